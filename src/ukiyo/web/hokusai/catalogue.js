// Hokusai's components in words, for the page that lists them.

import { known, say } from "../core/words.js";

const EVERY_DROP = 99; // as the pigment track writes it

/** @type {import("../core/types.js").Catalogue} */
const catalogue = {
  effect(file, kind, { id }) {
    const message = `hk-${kind}-${id}`;
    if (!known(message)) return "";
    const { ranking, own_sets: sets, placed } = file.scoring;
    const n = kind === "token" ? file.setup.offer : placed;
    return say(message, { n, ranking: ranking.join(", "), sets: sets.slice(1).join(", ") });
  },
  value(field, value) {
    if (field === "refills" && value === EVERY_DROP) return say("value-all");
    if (typeof value !== "string") return undefined;
    if (/^\d+$/.test(value)) return say("hk-points", { n: Number(value) });
    const [first, second] = value.split("-");
    if (first === second) return `2 ${say(`hk-${first}`)}`;
    return field === "as" || field === "use" ? say(`hk-${value}`) : undefined;
  },
  messages: (field, value) => [`hk-${field === "bonus" ? "path" : "journey"}-${value}`, `hk-${value}`],
};

export default catalogue;
