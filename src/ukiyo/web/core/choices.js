// Choosing by pointing. Legal actions have named fields, targets on the board have the same names, and each target selected narrows the
// choices.

/** @import { Action, Choice, Frame, Names, Table } from "./types.js" */

/**
 * Returns the legal actions of a frame with all the names that match them.
 * @param {Pick<Frame, "view" | "previews">} frame
 * @param {Action[]} actions
 * @returns {Choice[]}
 */
export function legalChoices({ view, previews = [] }, actions) {
  return (view?.legal ?? []).map((action, index) => {
    const { kind, fields } = actions[action];
    const preview = previews[index] ?? {};
    return { action, kind, fields, preview, names: { ...preview.at, ...fields, kind } };
  });
}

/**
 * Returns whether a choice matches all of these names.
 * @param {Choice} choice
 * @param {Names} names
 */
export const matches = (choice, names) => Object.entries(names).every(([name, value]) => choice.names[name] === value);

/**
 * Returns the choices that match all selected names.
 * @param {Choice[]} choices
 * @param {Names[]} selected
 */
export const matchingChoices = (choices, selected) => choices.filter((choice) => selected.every((names) => matches(choice, names)));

/**
 * Returns the choice to preview: the one that is highlighted, or the last candidate that remains. Null if there are several.
 * @param {Pick<Table, "choices" | "candidates" | "highlight">} table
 */
export function previewedChoice({ choices, candidates, highlight }) {
  const highlightedChoices = highlight.length === 1 && highlight[0].kind ? choices.filter((choice) => matches(choice, highlight[0])) : [];
  const lastCandidate = candidates.length === 1 && choices.length > 1 ? candidates : [];
  return [highlightedChoices, lastCandidate].find(({ length }) => length === 1)?.[0] ?? null;
}

/**
 * Returns whether two sets of names describe the same target: they share a name, and no shared name differs.
 * @param {Names} one
 * @param {Names} other
 */
export function sameTarget(one, other) {
  const shared = Object.keys(one).filter((name) => name in other && name !== "kind");
  return shared.length > 0 && shared.every((name) => one[name] === other[name]);
}

/**
 * Returns the first set of names that distinguishes between candidates, because a target can serve several kinds of choices.
 * @param {Table} table
 * @param {Names[]} alternatives
 */
export function firstSelectable({ candidates }, ...alternatives) {
  const matchCount = (/** @type {Names} */ names) => candidates.filter((choice) => matches(choice, names)).length;
  return (
    alternatives.find((names) => matchCount(names) > 0 && (matchCount(names) < candidates.length || candidates.length === 1)) ??
    alternatives[0]
  );
}

/**
 * Groups choices by kind, or as the game's texts define, in the order in which each group first appears.
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
