// Any game in words: its messages where it has some, its notation where it has none.

import { capital, nameOf, sayOr } from "../core/locale.js";

/** @import { Choice, TableEvent, Effect, SceneOf, Table } from "../core/types.js" */

/** `play-card` and `play_card` as people write it. @param {string} id */
export const plainly = (id) => id.replace(/[-_]/g, " ");

/**
 * What a component is called, whatever its kind; other values stand as they are.
 * @param {Table} table
 * @param {string} id
 * @returns {string}
 */
export function called({ components }, id) {
  const kinds = Object.values(components ?? {}).filter(Array.isArray);
  const found = kinds.flatMap((kind) => kind.filter((entry) => entry.id === id && entry.name))[0];
  return found ? nameOf(found) : id;
}

/** What a message may speak of: numbers, names, and lists of names. @param {Table} table @param {Record<string, any>} facts */
function values(table, facts) {
  /** @type {Record<string, string | number>} */
  const found = {};
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === "number") found[name] = value;
    if (typeof value === "string") found[name] = called(table, value);
    if (Array.isArray(value)) found[name] = value.map((item) => called(table, String(item))).join(", ");
  }
  return found;
}

/** A kind with its values: `play card: three`. @param {Table} table @param {string} kind @param {Record<string, any>} facts */
const bare = (table, kind, facts) => [plainly(kind), Object.values(values(table, facts)).join(", ")].filter(Boolean).join(": ");

/** @param {Table} table */
export const question = ({ facts, view }) => sayOr(`${facts.game}-decide-${view.decision}`, plainly(view.decision));

/** @param {Table} table @param {Choice} choice */
export const choice = (table, { kind, fields }) =>
  sayOr(`${table.facts.game}-choice-${kind}`, bare(table, kind, fields), values(table, fields));

/** @param {Table} table @param {TableEvent} event */
export function logLine(table, { action, notation }) {
  if (action === null) return sayOr(`${table.facts.game}-log-${notation}`, plainly(notation ?? "…")); // a secret: only its kind is told
  const { kind, fields } = table.game.actions[action];
  return sayOr(`${table.facts.game}-log-${kind}`, bare(table, kind, fields), values(table, fields));
}

/** @param {Table} table @param {Effect} effect */
export function effectLine(table, { kind, seat, scene, changes, ...facts }) {
  const player = typeof seat === "number" ? table.player(seat) : "";
  const bareNews = capital([player, bare(table, kind, facts)].filter(Boolean).join(": "));
  return sayOr(`${table.facts.game}-effect-${kind}`, bareNews, { ...values(table, facts), player });
}

/** @param {Record<string, number>} counts */
export const amounts = (counts) =>
  Object.entries(counts)
    .map(([name, n]) => `${n} ${plainly(name)}`)
    .join(", ");

/** @param {Table} table @param {SceneOf} scene */
export function heading(table, { kind, seat, at }) {
  const text = sayOr(`${table.facts.game}-scene-${kind}`, `${sayOr(`unit-${kind}`, capital(plainly(kind)))} ${at}`, { n: at });
  return seat === null ? text : `${text}: ${table.player(seat)}`;
}

/** @param {Table} table */
export const stage = (table) => sayOr(`${table.facts.game}-stage`, "", values(table, table.view));

/** @type {import("../core/types.js").GameRoom} */
const texts = { question, choice, logLine, amounts, effectLine, heading, stage };

export default texts;
