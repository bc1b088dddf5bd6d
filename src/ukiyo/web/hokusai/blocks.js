// Carved once, printed often: what always looks the same is drawn once, and Preact passes over what it knows already.

/** @type {Map<string, unknown>} */
const carved = new Map();

/**
 * @param {string} key
 * @param {() => unknown} draw
 */
export function block(key, draw) {
  let drawn = carved.get(key);
  if (drawn === undefined) {
    drawn = draw();
    carved.set(key, drawn);
  }
  return drawn;
}
