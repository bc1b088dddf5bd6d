// Signs for goods, types, emblems and pieces. Their drawings are in drawings.svg.

import { html } from "../vendor/preact.js";
import { CrestMark } from "../core/crest.js";

/** The sign on the noren of each shop. @type {Record<string, string>} */
export const SHOP_SIGNS = {
  "sandal-shop": "sandal",
  "rice-shop": "rice",
  "fire-tower": "fire",
  "tobacco-shop": "pipe",
  "pawn-shop": "mon",
  "construction-site": "build",
  "fish-market": "fish",
  "money-changer": "koban",
};

/** @param {{ id: string }} props */
const Drawing = ({ id }) => html`<use href=${`/iki/drawings.svg#${id}`} />`;

/**
 * A sign in a line of text. CSS sets its height.
 * @param {{ name: string, class?: string }} props
 */
export const Sign = ({ name, class: styles = "" }) => html`
  <svg class=${`iki-sign ${styles}`} viewBox="-10 -10 20 20" aria-hidden="true">
    <${Drawing} id=${name} />
  </svg>
`;

/** The emblem of a character or building. @param {{ id: string }} props */
export const Emblem = ({ id }) => html`
  <svg class="iki-emblem" viewBox="-12 -12 24 24" aria-hidden="true">
    <${Drawing} id=${id} />
  </svg>
`;

/** The sign of a type of character, in its colour. @param {{ type: string }} props */
export const Type = ({ type }) => html`
  <svg class=${`type-sign type-${type}`} viewBox="-14 -14 28 28" aria-hidden="true">
    <circle r="13" fill="var(--type)" stroke="var(--sumi)" stroke-width="1.4" />
    <${Drawing} id=${type} />
  </svg>
`;

/**
 * Amounts with signs, for example 2 and a coin.
 * @param {{ amounts: Record<string, number> }} props
 */
export const Amounts = ({ amounts }) => html`
  <span class="iki-amounts">
    ${Object.entries(amounts).map(
      ([good, amount]) => html`
        <span class="iki-amount">
          <b>${amount < 0 ? `−${-amount}` : amount}</b>
          <${Sign} name=${good} />
        </span>
      `,
    )}
  </span>
`;

/**
 * The payment of an exchange, followed by its gain as `children`.
 * @param {{ pay: Record<string, number>, children?: unknown }} props
 */
export const Exchange = ({ pay, children }) => html`
  <span class="iki-exchange">
    ${
      Object.keys(pay).length > 0 &&
      html`
        <${Amounts} amounts=${pay} />
        <i class="iki-arrow">→</i>
      `
    }
    ${children}
  </span>
`;

/**
 * A kobun in the colour of the seat. It is `away` if it is on the board, and `goes` if the previewed choice would use it.
 * @param {{ seat?: number, away?: boolean, goes?: boolean, piece?: string }} props
 */
export const Kobun = ({ seat, away = false, goes = false, piece }) => html`
  <svg
    class=${`iki-kobun ${seat === undefined ? "" : `seat-${seat}`} ${away ? "away" : ""} ${goes ? "preview-use" : ""}`}
    data-piece=${piece}
    viewBox="-10 -14 20 26"
    aria-hidden="true"
  >
    <${Drawing} id="kobun" />
  </svg>
`;

/** The sign of an amount in a line of text. @param {{ name: string }} props */
export const AmountSign = ({ name }) =>
  name === "kobun" ? html`<${Kobun} />` : html`<${Sign} name=${name === "experience" ? "raise" : name} />`;

/** A round marker with the crest. @param {{ seat: number, class?: string, piece?: string }} props */
export const Disc = ({ seat, class: styles = "", piece }) => html`
  <svg class=${`iki-disc ${styles}`} data-piece=${piece} viewBox="-10 -10 20 20" aria-hidden="true">
    <circle r="9.2" class=${`seat-${seat}`} fill="var(--kozo)" stroke="var(--seat)" stroke-width="1.5" />
    <${CrestMark} seat=${seat} />
  </svg>
`;
