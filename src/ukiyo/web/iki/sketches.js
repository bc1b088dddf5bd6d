// Small pictures of choices for the panel.

import { html } from "../vendor/preact.js";
import { Crest } from "../core/crest.js";
import { componentName } from "../core/locale.js";
import { Ability, Token, Worth } from "./cards.js";
import { component, shopsServing } from "./components.js";
import { Face } from "./people.js";
import { Amounts, Emblem, Exchange, SHOP_SIGNS, Sign } from "./signs.js";

/** @import { Choice, Names, Preview, Table } from "../core/types.js" */
/** @import { Component } from "./components.js" */
/** @typedef {(table: Table, fields: Names, preview: Preview) => unknown} Sketch */

const shopSign = (/** @type {string} */ id) => html`<span class="iki-noren"><${Sign} name=${SHOP_SIGNS[id]} /></span>`;
/** Costs and gains. @param {Preview} preview */
const price = ({ pay = {}, gain = {} }) =>
  Object.keys({ ...pay, ...gain }).length > 0 &&
  html`
    <span class="iki-cost">
      ${Object.entries(pay).map(([good, n]) => html`<span>−${n}<${Sign} name=${good} /></span>`)}
      ${Object.entries(gain).map(([good, n]) => html`<span class="gain">+${n}<${Sign} name=${good} /></span>`)}
    </span>
  `;

/** A row with a picture, a name, an ability, and costs. @type {(...parts: unknown[]) => unknown} */
const row = (picture, name, ability, costs) => html`
  ${picture}
  <span class="iki-description">
    <b>${name}</b>
    ${ability}
  </span>
  ${costs}
`;
const face = (/** @type {Component} */ { id, type }) => html`<span class=${`iki-face type-${type}`}><${Face} id=${id} /></span>`;
/** @type {Sketch} */
const hire = (table, { card: id }, preview) => {
  const card = component(table, id);
  return row(face(card), componentName(card), html`<${Ability} card=${card} />`, price(preview));
};
/** The character or building on a stall. @type {Sketch} */
const occupant = (table, { stall }) => {
  const { card: id, owner } = table.view.stalls[stall];
  const card = component(table, id);
  const crest = owner !== null && owner !== table.view.seat && html`<${Crest} seat=${owner} size=${16} />`;
  return card.sort === "building"
    ? row(html`<${Emblem} id=${id} />`, componentName(card), html`<${Worth} building=${card} />`, crest)
    : row(face(card), componentName(card), html`<${Ability} card=${card} />`, crest);
};

/** @type {Record<string, Sketch>} */
const SKETCHES = {
  move: (_, { steps }, preview) => html`
    <b>${steps}</b>
    ${shopSign(preview.at?.shop ?? "")} ${price(preview)} ${preview.laps > 0 && html`<em class="iki-lap">↻</em>`}
  `,
  stand: (table, { shop }) => html`
    ${shopSign(shop)}
    <b>${componentName(component(table, shop))}</b>
  `,
  stall: (table, { stall }, preview) => html`
    <b>${stall}</b>
    ${shopsServing(table, stall).map(({ id }) => shopSign(id))} ${price(preview)}
  `,
  take: hire,
  hire,
  neutral: hire,
  visit: occupant,
  raise: occupant,
  swap: occupant,
  with: occupant,
  starve: occupant,
  trade: (table, { trade: id }) => {
    const { shop, pay, gain } = component(table, id);
    return html`
      ${shopSign(shop)}
      <${Exchange} pay=${pay}><${Amounts} amounts=${gain} /></${Exchange}>
    `;
  },
  build: (table, { building: id }, preview) => {
    const building = component(table, id);
    return row(html`<${Emblem} id=${id} />`, componentName(building), html`<${Worth} building=${building} />`, price(preview));
  },
  buy: (table, { token: id }) => html`<${Token} token=${component(table, id)} price />`,
};

/** @param {Table} table @param {Choice} choice */
export const sketch = (table, { kind, fields, preview }) => SKETCHES[kind]?.(table, fields, preview) ?? null;
