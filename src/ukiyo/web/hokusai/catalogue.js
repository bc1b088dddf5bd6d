// Hokusai's components in words and as they are drawn at the table, for the pages that show them.

import { html } from "../vendor/preact.js";
import { hasMessage, translate } from "../core/locale.js";
import { Artisan, ExhibitedWork, Master, Kakemono } from "./cards.js";
import { PrintDefinitions } from "./prints.js";
import { SIDES, Token } from "./signs.js";

const EVERY_DROP = 99; // as the pigment track writes it

/** What comes with an expansion. @type {Record<string, string>} */
const EXPANSIONS = { track: "track", journey: "journey", path: "paths" };

/** What is drawn around 0,0, on a sheet of its own. @param {number} width @param {number} height @param {unknown} drawing */
const sheet = (width, height, drawing) => html`
  <svg viewBox=${`${-width / 2} ${-height / 2} ${width} ${height}`}>
    ${drawing}
  </svg>
`;

/** @type {import("../core/types.js").Catalogue} */
const catalogue = {
  effect(file, kind, { id }) {
    const message = `hk-${kind}-${id}`;
    if (!hasMessage(message)) return "";
    const { ranking, own_sets: sets, placed } = file.scoring;
    const n = kind === "token" ? file.setup.offer : placed;
    return translate(message, { n, ranking: ranking.join(", "), sets: sets.slice(1).join(", ") });
  },
  value(field, value) {
    if (field === "expansion") return translate(`option-expansions-${value}`);
    if (field === "refills" && value === EVERY_DROP) return translate("value-all");
    if (typeof value !== "string") return undefined;
    if (/^\d+$/.test(value)) return translate("hk-points", { n: Number(value) });
    const [first, second] = value.split("-");
    if (first === second) return `2 ${translate(`hk-${first}`)}`;
    return field === "as" || field === "use" ? translate(`hk-${value}`) : undefined;
  },
  facet: (name, kind) => (name === "expansion" ? EXPANSIONS[kind] : undefined),
  draw(_, kind, row) {
    if (kind === "kakemono")
      return html`
        <${PrintDefinitions} />
        ${sheet(62, 80, html`<${Kakemono} card=${row} markers=${[]} />`)}
        ${sheet(100, 100, html`<${ExhibitedWork} card=${row} north="north" edges=${SIDES.map((side) => row[side])} by=${null} />`)}
      `;
    if (kind === "artisan") return sheet(52, 66, html`<${Artisan} card=${row} />`);
    if (kind === "master") return sheet(70, 66, html`<${Master} card=${row} />`);
    return kind === "token" ? sheet(38, 38, html`<${Token} id=${row.id} />`) : null;
  },
  messages: (field, value) => [`hk-${field === "bonus" ? "path" : "journey"}-${value}`, `hk-${value}`],
};

export default catalogue;
