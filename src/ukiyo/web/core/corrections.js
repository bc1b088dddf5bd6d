// The component values that the owner of a printed game has confirmed or corrected, stored in this browser.

/** @import { Value } from "./types.js" */

/** Values by `kind/id/field`. @typedef {Record<string, Value>} Corrections */

const storageKey = (/** @type {string} */ game) => `ukiyo-box-${game}`;

/** @param {string} game @returns {Corrections} */
export const loadCorrections = (game) => JSON.parse(localStorage.getItem(storageKey(game)) ?? "{}");

/** @param {string} game @param {Corrections} corrections */
export const saveCorrections = (game, corrections) => localStorage.setItem(storageKey(game), JSON.stringify(corrections));

/** Converts corrections to the list that the API expects. @param {Corrections} corrections */
export const correctionList = (corrections) =>
  Object.entries(corrections).map(([key, value]) => {
    const [kind, id, field] = key.split("/");
    return { kind, id, field, value };
  });

/** Parses a components file with one heading for each entry and one value on each line. @param {string} text @returns {Corrections} */
export function parseComponentsFile(text) {
  const /** @type {Corrections} */ values = {};
  let [kind, id] = ["", ""];
  for (const line of text.split(/\r?\n/)) {
    const heading = line.match(/^\[\[?([\w-]+)(?:\.([\w-]+))?\]\]?$/);
    const [, field, value] = line.match(/^([\w-]+) = (.+)$/) ?? [];
    const parsedValue = () => JSON.parse(value.replace(/([\w-]+) = /g, '"$1": '));
    if (heading) [kind, id] = [heading[1], heading[2] ?? ""];
    else if (field === "id") id = parsedValue();
    else if (field) values[`${kind}/${id}/${field}`] = parsedValue();
  }
  return values;
}
