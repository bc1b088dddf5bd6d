// Finding things: a component by its id, and the names that light something up.

import { answers } from "../core/choices.js";

/** @import { Names, Table } from "../core/types.js" */

/** @param {any[]} entries @param {string} id */
export const found = (entries, id) => entries.find((entry) => entry.id === id);

/**
 * The first of these names that a choice answers to: a thing on the table may serve for several sorts of choices.
 * @param {Table} table
 * @param {Names[]} ways
 */
export const firstLit = (table, ...ways) => ways.find((names) => table.left.some((choice) => answers(choice, names))) ?? ways[0];
