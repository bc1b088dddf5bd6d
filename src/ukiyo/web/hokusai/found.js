// Finding things: a component by its id, and the names that light something up.

import { answers } from "../core/choices.js";

/** @import { Names, Table } from "../core/types.js" */

/** @param {any[]} entries @param {string} id */
export const found = (entries, id) => entries.find((entry) => entry.id === id);

/**
 * The first of these names that tells choices apart: a thing on the table may serve for several sorts of choices.
 * @param {Table} table
 * @param {Names[]} ways
 */
export function firstLit({ left }, ...ways) {
  const answering = (/** @type {Names} */ names) => left.filter((choice) => answers(choice, names)).length;
  return ways.find((names) => answering(names) > 0 && (answering(names) < left.length || left.length === 1)) ?? ways[0];
}
