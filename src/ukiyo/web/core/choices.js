// Choosing by pointing: every legal action has named fields, things on the table carry the same names, and pointing narrows what is left.

/** @import { Action, Choice, Frame, Names, Table } from "./types.js" */

/**
 * The legal actions of a frame, or of a position in a replay, with all the names they answer to.
 * @param {Pick<Frame, "view" | "previews">} frame
 * @param {Action[]} actions
 * @returns {Choice[]}
 */
export function legalChoices({ view, previews = [] }, actions) {
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
export const matches = (choice, names) => Object.entries(names).every(([name, value]) => choice.names[name] === value);

/**
 * What is left after pointing at these names one after the other.
 * @param {Choice[]} choices
 * @param {Names[]} pointed
 */
export const matchingChoices = (choices, pointed) => choices.filter((choice) => pointed.every((names) => matches(choice, names)));

/**
 * The one choice that is being thought about, if it is one: pointed at, focused, or all that is left.
 * @param {Pick<Table, "choices" | "candidates" | "highlight">} table
 */
export function previewedChoice({ choices, candidates, highlight }) {
  const heard = highlight.length === 1 && highlight[0].kind ? choices.filter((choice) => matches(choice, highlight[0])) : [];
  const sole = candidates.length === 1 && choices.length > 1 ? candidates : [];
  return [heard, sole].find(({ length }) => length === 1)?.[0] ?? null;
}

/**
 * Whether two sets of names speak of the same thing: they share a name, and no shared name differs.
 * @param {Names} one
 * @param {Names} other
 */
export function sameTarget(one, other) {
  const shared = Object.keys(one).filter((name) => name in other && name !== "kind");
  return shared.length > 0 && shared.every((name) => one[name] === other[name]);
}

/**
 * The first of these names that tells choices apart: a thing on the table may serve for several sorts of choices.
 * @param {Table} table
 * @param {Names[]} ways
 */
export function firstSelectable({ candidates }, ...ways) {
  const answering = (/** @type {Names} */ names) => candidates.filter((choice) => matches(choice, names)).length;
  return ways.find((names) => answering(names) > 0 && (answering(names) < candidates.length || candidates.length === 1)) ?? ways[0];
}

/**
 * Choices in the groups they are offered in, in the order of the first of each: as the game's room sorts them, or by kind.
 * @param {Choice[]} choices
 * @param {(kind: string) => string} [group]
 */
export function groupChoices(choices, group = (kind) => kind) {
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  for (const choice of choices) {
    const id = group(choice.kind);
    groups.set(id, [...(groups.get(id) ?? []), choice]);
  }
  return [...groups].map(([id, members]) => ({ id, members }));
}
