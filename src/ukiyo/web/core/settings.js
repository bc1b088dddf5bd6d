// What a person prefers, kept in the browser.

const DEFAULTS = {
  language: "",
  name: "",
  sound: true,
  motion: true,
  theme: "system",
  confirm: matchMedia("(pointer: coarse)").matches,
  level: "apprentice",
  opponents: /** @type {Record<string, number>} */ ({}), // by game
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
export function prefer(changes) {
  Object.assign(settings, changes);
  try {
    localStorage.setItem("ukiyo", JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Whether pieces may move. */
export const moving = () => settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
