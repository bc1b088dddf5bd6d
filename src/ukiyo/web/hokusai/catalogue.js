// Texts and drawings of Hokusai's components for the component pages.

import { html } from "../vendor/preact.js";
import { hasMessage, translate } from "../core/locale.js";
import { Artisan, ExhibitedWork, Master, Kakemono } from "./cards.js";
import { PrintDefinitions } from "./prints.js";
import { SIDES, Token } from "./signs.js";

const ALL_DROPS = 99; // in the refills of the pigment track

/** The expansion of a kind of component. @type {Record<string, string>} */
const EXPANSIONS = { track: "track", journey: "journey", path: "paths" };

/** An SVG around a drawing that is centred on the origin. @param {number} width @param {number} height @param {unknown} drawing */
const svg = (width, height, drawing) => html`
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
    if (field === "refills" && value === ALL_DROPS) return translate("value-all");
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
        ${svg(62, 80, html`<${Kakemono} card=${row} markers=${[]} />`)}
        ${svg(100, 100, html`<${ExhibitedWork} card=${row} north="north" edges=${SIDES.map((side) => row[side])} by=${null} />`)}
      `;
    if (kind === "artisan") return svg(52, 66, html`<${Artisan} card=${row} />`);
    if (kind === "master") return svg(70, 66, html`<${Master} card=${row} />`);
    return kind === "token" ? svg(38, 38, html`<${Token} id=${row.id} />`) : null;
  },
  messages: (field, value) => [`hk-${field === "bonus" ? "path" : "journey"}-${value}`, `hk-${value}`],
};

export default catalogue;
