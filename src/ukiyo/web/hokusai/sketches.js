// Small pictures of choices for the panel.

import { html } from "../vendor/preact.js";
import { translate } from "../core/locale.js";
import { Artisan, ExhibitedWork, Kakemono } from "./cards.js";
import { component } from "./components.js";
import { ARROWS } from "./component-texts.js";
import { print } from "./prints.js";
import { COLOURS, DropSign, Marker, Sign, SIDES, Token } from "./signs.js";

/** @import { Choice, Names, Preview, Table } from "../core/types.js" */
/** @typedef {(table: Table, fields: Names, preview: Preview) => unknown} Sketch */

const repeatedDrops = (/** @type {string} */ colour, /** @type {number} */ n) =>
  Array.from({ length: n }, () => html`<${DropSign} colour=${colour} />`);
const edgeBonuses = (/** @type {Record<string, number>} */ icons) =>
  Object.entries(icons).map(([icon, n]) =>
    COLOURS.includes(icon) ? html`<${DropSign} colour=${icon} n=${n} />` : html`<${Sign} name=${icon} n=${n} />`,
  );

/**
 * A small print without its missing colours.
 * @param {Table} table
 * @param {string | undefined} id
 * @param {Record<string, number>} [missing]
 */
function smallPrint({ components }, id, missing = {}) {
  const card = id && component(components.kakemono, id);
  if (!card) return null;
  return html`
    <svg class="hk-small" viewBox="0 0 100 100" aria-hidden="true">
      <rect class="sheet-paper" width="100" height="100" />
      ${print(card, missing)}
    </svg>
  `;
}
const marker = (/** @type {string} */ tool) => html`
  <svg class="hk-mark" viewBox="-12 -12 24 24" aria-hidden="true"><${Marker} tool=${tool} /></svg>
`;
const artisan = (/** @type {Table} */ { components }, /** @type {string | undefined} */ id) =>
  id &&
  html`
    <svg class="hk-portrait" viewBox="-25 -32 50 64" aria-hidden="true"><${Artisan} card=${component(components.artisan, id)} /></svg>
  `;
/** @type {Sketch} */
const drop = (_, { colour }) => html`<${DropSign} colour=${colour} />`;
/** @type {Sketch} */
const markedWork = (table, { tool }, { at }) => html`${marker(tool)}${smallPrint(table, at?.kakemono)}`;

/** @type {Record<string, Sketch>} */
const SKETCHES = {
  move: (_, { space }, { blacks = 0 }) => html`
    <b>${space}</b>
    <span class="cost">${repeatedDrops("black", blacks)}</span>
  `,
  mix: (_, { colour, one, other }) => html`
    <span class="mixed"><${DropSign} colour=${colour} /></span>
    <span class="of"><${DropSign} colour=${one} /><${DropSign} colour=${other} /></span>
  `,
  paint: (table, { colour, drop: laid }, { at }) => html`
    <${DropSign} colour=${laid} />${laid !== colour && html`<span class="as">›<${DropSign} colour=${colour} hollow=${true} /></span>`}
    ${smallPrint(table, at?.kakemono)}
  `,
  exhibit: (table, _, { at, points = 0 }) => html`
    ${smallPrint(table, at?.kakemono)}
    <b class="seal-points">${points}</b>
  `,
  take: ({ components }, _, { at, markers = [] }) =>
    at?.kakemono &&
    html`
      <svg class="hk-portrait" viewBox="-30 -39 60 78" aria-hidden="true">
        <${Kakemono} card=${component(components.kakemono, at.kakemono)} markers=${markers} />
      </svg>
    `,
  hire: (table, _, { at }) => artisan(table, at?.artisan),
  pick: (table, fields) => artisan(table, fields.artisan),
  dismiss: (table, _, { at }) => artisan(table, at?.artisan),
  collect: ({ choices }, { sector, colour }) => html`
    <${DropSign} colour=${colour} />
    ${choices.some(({ kind, fields }) => kind === "collect" && fields.sector !== sector) && html`<small class="sector">${sector}</small>`}
  `,
  turn: (_, { sector }, { token }) => html`
    <b>${sector}</b>
    ${token && html`<svg class="hk-mark" viewBox="-18 -18 36 36" aria-hidden="true"><${Token} id=${token} /></svg>`}
  `,
  place: (_, { cell }, { max_bonuses: maxBonuses = 0, points = 0 }) => html`
    <b>${cell}</b>
    ${maxBonuses > 0 && html`<span class="bonus">×${maxBonuses}</span>`}${points > 0 && html`<b class="seal-points">+${points}</b>`}
  `,
  orient: ({ components }, { side }, { at, edges = [], edge_bonuses: bonuses = {} }) =>
    at?.kakemono &&
    html`
      <svg class="hk-small" viewBox="-49 -49 98 98" aria-hidden="true">
        <${ExhibitedWork} card=${component(components.kakemono, at.kakemono)} north=${side} edges=${edges} by=${null} />
      </svg>
      <b>${ARROWS[SIDES.indexOf(side)]}</b>
      ${edgeBonuses(bonuses)}
    `,
  rotate: (table, { kakemono }) => smallPrint(table, kakemono),
  remove: (table, fields, preview) => html`<b>✕</b>${markedWork(table, fields, preview)}`,
  sacrifice: (table, fields, preview) => html`
    <${Sign} name="artisan" />
    ›${markedWork(table, fields, preview)}
  `,
  exchange: (table, fields, preview) => html`<b>⇄</b>${markedWork(table, fields, preview)}`,
  enter: drop,
  keep: drop,
  gain: drop,
  recover: drop,
  fetch: drop,
  lose: (table, { colour, area }, { at }) => html`
    <${DropSign} colour=${colour} />
    ${at?.kakemono ? smallPrint(table, at.kakemono) : html`<small>${translate(`hk-${area}`)}</small>`}
  `,
};

/** @param {Table} table @param {Choice} choice */
export const sketch = (table, { kind, fields, preview }) => SKETCHES[kind]?.(table, fields, preview) ?? null;
