// Choosing by pointing: every legal action has named fields, things on the table carry the same names, and pointing narrows what is left.

/** @import { Action, Choice, Frame, Names, Table } from "./types.js" */

/**
 * The legal actions of a frame, or of a position in a replay, with all the names they answer to.
 * @param {Pick<Frame, "view" | "previews">} frame
 * @param {Action[]} actions
 * @returns {Choice[]}
 */
export function choicesOf({ view, previews = [] }, actions) {
  return (view?.legal ?? []).map((action, place) => {
    const { kind, fields } = actions[action];
    const preview = previews[place] ?? {};
    return { action, kind, fields, preview, names: { ...preview.at, ...fields, kind } };
  });
}

/**
 * Whether a choice answers to all of these names.
 * @param {Choice} choice
 * @param {Names} names
 */
export const answers = (choice, names) => Object.entries(names).every(([name, value]) => choice.names[name] === value);

/**
 * What is left after pointing at these names one after the other.
 * @param {Choice[]} choices
 * @param {Names[]} pointed
 */
export const left = (choices, pointed) => choices.filter((choice) => pointed.every((names) => answers(choice, names)));

/**
 * The one choice that is being thought about, if it is one: pointed at, focused, or all that is left.
 * @param {Pick<Table, "choices" | "left" | "echo">} table
 */
export function weighed({ choices, left, echo }) {
  const heard = echo.length === 1 && echo[0].kind ? choices.filter((choice) => answers(choice, echo[0])) : [];
  const sole = left.length === 1 && choices.length > 1 ? left : [];
  return [heard, sole].find(({ length }) => length === 1)?.[0] ?? null;
}

/**
 * Whether two sets of names speak of the same thing: they share a name, and no shared name differs.
 * @param {Names} one
 * @param {Names} other
 */
export function agree(one, other) {
  const shared = Object.keys(one).filter((name) => name in other && name !== "kind");
  return shared.length > 0 && shared.every((name) => one[name] === other[name]);
}

/**
 * The first of these names that tells choices apart: a thing on the table may serve for several sorts of choices.
 * @param {Table} table
 * @param {Names[]} ways
 */
export function firstLit({ left }, ...ways) {
  const answering = (/** @type {Names} */ names) => left.filter((choice) => answers(choice, names)).length;
  return ways.find((names) => answering(names) > 0 && (answering(names) < left.length || left.length === 1)) ?? ways[0];
}

/**
 * Choices in the groups they are offered in, in the order of the first of each: as the game's room sorts them, or by kind.
 * @param {Choice[]} choices
 * @param {(kind: string) => string} [group]
 */
export function grouped(choices, group = (kind) => kind) {
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  for (const choice of choices) {
    const id = group(choice.kind);
    groups.set(id, [...(groups.get(id) ?? []), choice]);
  }
  return [...groups].map(([id, members]) => ({ id, members }));
}
