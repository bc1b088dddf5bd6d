// The person's preferences, stored in the browser.

const DEFAULTS = {
  language: "",
  name: "",
  sound: true,
  volume: 0.7,
  notify: false,
  asked: false, // whether the person was asked about notifications
  playbackSpeed: "normal", // of other players' steps
  motion: true,
  theme: "system",
  confirm: matchMedia("(pointer: coarse)").matches,
  level: "novice",
  coach: "asked", // one of COACH_MODES
  learned: /** @type {Record<string, boolean>} */ ({}), // done lessons, by game and lesson id
  sought: { game: "", players: 2, time_control: "live", wait: "2min", rated: false }, // the person's latest seek
  opponents: /** @type {Record<string, number>} */ ({}), // number of opponents, by game
  puzzles: /** @type {Record<string, "solved" | "missed" | "later">} */ ({}), // results, by game and puzzle id
};
/** @typedef {typeof DEFAULTS} Settings */

/** @returns {Settings} */
function loadSettings() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem("ukiyo") ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = loadSettings();

/** @param {Partial<Settings>} changes */
export function saveSettings(changes) {
  Object.assign(settings, changes);
  try {
    localStorage.setItem("ukiyo", JSON.stringify(settings));
  } catch {
    // Without storage, the settings last until the page is closed.
  }
}

/** Returns whether animations may run. */
export const animationsEnabled = () => settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Returns whether the main pointer is a finger rather than a mouse. */
export const hasTouchInput = () => matchMedia("(pointer: coarse)").matches;

/** When the coach comments. */
export const COACH_MODES = ["off", "asked", "with-me"];

/** How long each step of another player is shown, in ms. @type {Record<string, number>} */
export const STEP_DURATIONS_MS = { calm: 1300, normal: 700, quick: 300, "at-once": 0 };
