// Moves the focus with the arrow keys to the nearest element in that direction.

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {KeyboardEvent} event */
export const isArrow = ({ key, ctrlKey, metaKey, altKey }) => key in DIRECTIONS && !ctrlKey && !metaKey && !altKey;

/** Returns whether a key belongs to a form field or a dialog. @param {KeyboardEvent} event */
export const isTyping = ({ target }) => target instanceof Element && target.closest("input, select, textarea, dialog") !== null;

/** @param {Element} element @returns {[number, number]} */
export function centerOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/**
 * Finds the element nearest to a point. Distance across the direction counts twice.
 * @param {[number, number]} from
 * @param {Iterable<Element>} elements
 * @param {[number, number]} [direction] only elements in this direction
 */
export function nearestElement([x, y], elements, direction) {
  let [nearest, shortest] = [/** @type {HTMLElement | null} */ (null), Infinity];
  for (const element of elements) {
    const [dx, dy] = centerOf(element).map((coordinate, axis) => coordinate - [x, y][axis]);
    const ahead = direction ? dx * direction[0] + dy * direction[1] : 0;
    const sideways = direction ? Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]) : Math.hypot(dx, dy);
    const distance = ahead + 2 * sideways;
    if ((direction && ahead < 2) || distance >= shortest) continue;
    [nearest, shortest] = [/** @type {HTMLElement} */ (element), distance];
  }
  return nearest;
}

/**
 * Moves the focus from `current` in the direction of the arrow key.
 * @param {KeyboardEvent} event
 * @param {Element} current
 * @param {Iterable<Element>} elements
 */
export function moveFocus(event, current, elements) {
  const next = nearestElement(
    centerOf(current),
    [...elements].filter((element) => element !== current),
    DIRECTIONS[event.key],
  );
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}
