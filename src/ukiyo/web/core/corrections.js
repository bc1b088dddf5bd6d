// A printed box as this browser keeps it: what its owner has confirmed or corrected, by kind, id and field. Components files are read here.

/** What is printed, by kind, id and field. @typedef {Record<string, any>} Corrections */

const storageKey = (/** @type {string} */ game) => `ukiyo-box-${game}`;

/** @param {string} game @returns {Corrections} */
export const loadCorrections = (game) => JSON.parse(localStorage.getItem(storageKey(game)) ?? "{}");

/** @param {string} game @param {Corrections} printed */
export const saveCorrections = (game, printed) => localStorage.setItem(storageKey(game), JSON.stringify(printed));

/** As the server is told of it. @param {Corrections} printed */
export const correctionList = (printed) =>
  Object.entries(printed).map(([name, value]) => {
    const [kind, id, field] = name.split("/");
    return { kind, id, field, value };
  });

/** A components file as it is kept here, an entry under its heading and a value a line. @param {string} text @returns {Corrections} */
export function parseComponentsFile(text) {
  const /** @type {Corrections} */ found = {};
  let [kind, id] = ["", ""];
  for (const line of text.split(/\r?\n/)) {
    const heading = line.match(/^\[\[?([\w-]+)(?:\.([\w-]+))?\]\]?$/);
    const [, field, value] = line.match(/^([\w-]+) = (.+)$/) ?? [];
    const worth = () => JSON.parse(value.replace(/([\w-]+) = /g, '"$1": '));
    if (heading) [kind, id] = [heading[1], heading[2] ?? ""];
    else if (field === "id") id = worth();
    else if (field) found[`${kind}/${id}/${field}`] = worth();
  }
  return found;
}
