// What always looks the same is drawn once: given the same drawing again, Preact passes over it, so a move redraws only what it changed.

import { language } from "./words.js";

/** A keeper of drawings; a key says what is shown, to the last detail. */
export function keptDrawings() {
  /** @type {Map<string, unknown>} */
  const kept = new Map();
  return (/** @type {string} */ name, /** @type {() => unknown} */ draw) => {
    const key = `${language()} ${name}`;
    if (!kept.has(key)) kept.set(key, draw());
    return kept.get(key);
  };
}
