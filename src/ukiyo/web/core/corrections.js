// A printed box as this browser keeps it: what its owner has confirmed or corrected, by kind, id and field. Components files are read here.

/** What is printed, by kind, id and field. @typedef {Record<string, any>} Printed */

const placeOf = (/** @type {string} */ game) => `ukiyo-box-${game}`;

/** @param {string} game @returns {Printed} */
export const boxOf = (game) => JSON.parse(localStorage.getItem(placeOf(game)) ?? "{}");

/** @param {string} game @param {Printed} printed */
export const keepBox = (game, printed) => localStorage.setItem(placeOf(game), JSON.stringify(printed));

/** As the server is told of it. @param {Printed} printed */
export const listed = (printed) =>
  Object.entries(printed).map(([name, value]) => {
    const [kind, id, field] = name.split("/");
    return { kind, id, field, value };
  });

/** A components file as it is kept here, an entry under its heading and a value a line. @param {string} text @returns {Printed} */
export function read(text) {
  const /** @type {Printed} */ found = {};
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
