// Moves the focus with the arrow keys to the nearest element in that direction.

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {KeyboardEvent} event */
export const isArrow = ({ key, ctrlKey, metaKey, altKey }) => key in DIRECTIONS && !ctrlKey && !metaKey && !altKey;

/** Returns whether a key belongs to a form field or a dialog. @param {KeyboardEvent} event */
export const isTyping = ({ target }) => target instanceof Element && target.closest("input, select, textarea, dialog") !== null;

/** @param {Element} thing @returns {[number, number]} */
export function centerOf(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/**
 * Finds the element nearest to a point. Sideways distance counts twice.
 * @param {[number, number]} from
 * @param {Iterable<Element>} things
 * @param {[number, number]} [way] only elements in this direction
 */
export function nearestElement([x, y], things, way) {
  let [found, least] = [/** @type {HTMLElement | null} */ (null), Infinity];
  for (const thing of things) {
    const [dx, dy] = centerOf(thing).map((at, axis) => at - [x, y][axis]);
    const ahead = way ? dx * way[0] + dy * way[1] : 0;
    const aside = way ? Math.abs(dx * way[1]) + Math.abs(dy * way[0]) : Math.hypot(dx, dy);
    const far = ahead + 2 * aside;
    if ((way && ahead < 2) || far >= least) continue;
    [found, least] = [/** @type {HTMLElement} */ (thing), far];
  }
  return found;
}

/**
 * Moves the focus from `here` in the direction of the arrow key.
 * @param {KeyboardEvent} event
 * @param {Element} here
 * @param {Iterable<Element>} things
 */
export function moveFocus(event, here, things) {
  const next = nearestElement(
    centerOf(here),
    [...things].filter((thing) => thing !== here),
    DIRECTIONS[event.key],
  );
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}
