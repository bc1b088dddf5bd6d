// Swings: large changes of the win probability in a reviewed game.

/** @import { Review } from "../core/types.js" */

const MIN_SWING = 0.15; // of the win probability
const MAX_SWINGS = 3;
const AVERAGED_DECISIONS = 2; // on either side of a swing, because single evaluations are noisy

/** A change of the win probability between two decisions. @typedef {{ from: number, to: number, change: number }} Swing */

/** Finds the largest swings that the seat's own mistakes did not cause, in chronological order. @param {Review} review */
export function findSwings({ course, moves }) {
  const mistakes = new Set(moves.map(({ move }) => move));
  const ownMistakeFollows = (/** @type {number} */ index) =>
    course.slice(index + 1, index + 2 * AVERAGED_DECISIONS).some(({ move }) => mistakes.has(move));
  const mean = (/** @type {number} */ from) =>
    course.slice(from, from + AVERAGED_DECISIONS).reduce((sum, { win }) => sum + win, 0) / AVERAGED_DECISIONS;
  const found = course
    .slice(AVERAGED_DECISIONS, 1 - AVERAGED_DECISIONS || undefined)
    .map((point, index) => ({
      index,
      from: course[index + AVERAGED_DECISIONS - 1].move,
      to: point.move,
      change: mean(index + AVERAGED_DECISIONS) - mean(index),
    }))
    .filter(({ index, to, change }) => Math.abs(change) >= MIN_SWING && !mistakes.has(to) && (change > 0 || !ownMistakeFollows(index)))
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  const separate = /** @type {Swing[]} */ ([]);
  for (const swing of found)
    if (separate.length < MAX_SWINGS && separate.every(({ from, to }) => swing.from >= to || swing.to <= from)) separate.push(swing);
  return separate.sort((one, other) => one.to - other.to);
}
