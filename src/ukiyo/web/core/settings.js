// What a person prefers, kept in the browser.

const DEFAULTS = {
  language: "",
  name: "",
  sound: true,
  volume: 0.7,
  notify: false,
  asked: false, // whether to be notified
  pace: "normal", // of what others do
  motion: true,
  theme: "system",
  confirm: matchMedia("(pointer: coarse)").matches,
  level: "novice",
  coach: "asked", // one of COACHES
  learned: /** @type {Record<string, boolean>} */ ({}), // by game and id of a lesson
  sought: { game: "", players: 2, time_control: "live", wait: "2min", rated: false }, // the last wish for others to play with
  opponents: /** @type {Record<string, number>} */ ({}), // by game
  puzzles: /** @type {Record<string, "solved" | "missed" | "later">} */ ({}), // by game and id: how it went
};
/** @typedef {typeof DEFAULTS} Settings */

/** @returns {Settings} */
function read() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem("ukiyo") ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = read();

/** @param {Partial<Settings>} changes */
export function saveSettings(changes) {
  Object.assign(settings, changes);
  try {
    localStorage.setItem("ukiyo", JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Whether pieces may move. */
export const animationsEnabled = () => settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether it is touched rather than pointed at with a mouse. */
export const hasTouchInput = () => matchMedia("(pointer: coarse)").matches;

/** When the coach speaks. */
export const COACH_MODES = ["off", "asked", "with-me"];

/** How long a step of others is shown, in ms. @type {Record<string, number>} */
export const STEP_DURATIONS_MS = { calm: 1300, normal: 700, quick: 300, "at-once": 0 };
