// The texts of any game: its messages where they exist, its notation otherwise.

import { capitalize, componentName, translateOr } from "../core/locale.js";

/** @import { Choice, TableEvent, Effect, Scene, Table } from "../core/types.js" */

/** Replaces hyphens and underscores with spaces. @param {string} id */
export const humanize = (id) => id.replace(/[-_]/g, " ");

/**
 * Returns the name of a component of any kind, or the value itself.
 * @param {Table} table
 * @param {string} id
 * @returns {string}
 */
export function nameOf({ components }, id) {
  const kinds = Object.values(components ?? {}).filter(Array.isArray);
  const found = kinds.flatMap((kind) => kind.filter((entry) => entry.id === id && entry.name))[0];
  return found ? componentName(found) : id;
}

/**
 * Converts fields to variables for a message: numbers, names, and lists of names.
 * @param {Table} table
 * @param {Record<string, any>} fields
 */
function values(table, fields) {
  /** @type {Record<string, string | number>} */
  const found = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "number") found[name] = value;
    if (typeof value === "string") found[name] = nameOf(table, value);
    if (Array.isArray(value)) found[name] = value.map((item) => nameOf(table, String(item))).join(", ");
  }
  return found;
}

/** Formats a kind with its values: `play card: three`. @param {Table} table @param {string} kind @param {Record<string, any>} fields */
const fallbackText = (table, kind, fields) => [humanize(kind), Object.values(values(table, fields)).join(", ")].filter(Boolean).join(": ");

/** @param {Table} table */
export const question = ({ info, view }) => translateOr(`${info.game}-decide-${view.decision}`, humanize(view.decision));

/** @param {Table} table @param {Choice} choice */
export const choice = (table, { kind, fields }) =>
  translateOr(`${table.info.game}-choice-${kind}`, fallbackText(table, kind, fields), values(table, fields));

/** @param {Table} table @param {TableEvent} event */
export function logLine(table, { action, notation }) {
  // Hidden information: only the kind is known.
  if (action === null) return translateOr(`${table.info.game}-log-${notation}`, humanize(notation ?? "…"));
  const { kind, fields } = table.game.actions[action];
  return translateOr(`${table.info.game}-log-${kind}`, fallbackText(table, kind, fields), values(table, fields));
}

/** @param {Table} table @param {Effect} effect */
export function effectLine(table, { kind, seat, scene, changes, ...fields }) {
  const player = typeof seat === "number" ? table.playerName(seat) : "";
  const bareNews = capitalize([player, fallbackText(table, kind, fields)].filter(Boolean).join(": "));
  return translateOr(`${table.info.game}-effect-${kind}`, bareNews, { ...values(table, fields), player });
}

/** @param {Record<string, number>} counts */
export const amounts = (counts) =>
  Object.entries(counts)
    .map(([name, n]) => `${n} ${humanize(name)}`)
    .join(", ");

/** @param {Table} table @param {Scene} scene */
export function heading(table, { kind, seat, at }) {
  const text = translateOr(`${table.info.game}-scene-${kind}`, `${translateOr(`unit-${kind}`, capitalize(humanize(kind)))} ${at}`, {
    n: at,
  });
  return seat === null ? text : `${text}: ${table.playerName(seat)}`;
}

/** @param {Table} table */
export const progress = (table) => translateOr(`${table.info.game}-stage`, "", values(table, table.view));

/** @type {import("../core/types.js").GameTexts} */
const texts = { question, choice, logLine, amounts, effectLine, heading, progress };

export default texts;
