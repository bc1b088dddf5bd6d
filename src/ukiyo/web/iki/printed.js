// A face is printed once: given the same print again, Preact passes over it, so a move redraws only what it changed.

import { language } from "../core/words.js";

/** @type {Map<string, unknown>} */
const prints = new Map();

/**
 * @param {string} name what is shown, to the last detail
 * @param {() => unknown} make
 */
export function printed(name, make) {
  const key = `${language()} ${name}`;
  let print = prints.get(key);
  if (!print) prints.set(key, (print = make()));
  return print;
}
