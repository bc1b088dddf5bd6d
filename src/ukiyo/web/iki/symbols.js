// The signs of the table: goods, types, tokens and pieces, each drawn once around 0,0 in a square of 20.

import { html } from "../vendor/preact.js";
import { CrestMark } from "../core/crest.js";

/** @type {Record<string, unknown>} */
const DRAWN = {
  mon: html`
    <circle r="8.3" fill="#b98a3a" stroke="#3a2a10" stroke-width="1.4" />
    <circle r="6.1" fill="none" stroke="#f0dcae" stroke-width="0.9" />
    <path d="M-2.6-2.6H2.6V2.6H-2.6Z" fill="#faf5e9" stroke="#3a2a10" stroke-width="1.2" />
  `,
  rice: html`
    <path d="M-8.5-1.5H8.5C8.5 5 4.5 8.5 0 8.5S-8.5 5-8.5-1.5Z" fill="#1c3f66" stroke="#24211d" stroke-width="1.2" />
    <path d="M-7.3-1.7C-7-6-3.5-7.8 0-7.8S7-6 7.3-1.7Z" fill="#fffdf6" stroke="#24211d" stroke-width="1.2" />
    <path d="M-5.5 2.6Q0 5.4 5.5 2.6" fill="none" stroke="#c9d7e2" stroke-width="1.2" />
  `,
  wood: html`
    <path d="M-8.6-3.4H5V4.6H-8.6Z" fill="#8a5a2b" stroke="#24211d" stroke-width="1.2" />
    <path d="M-6.5-.7H1M-7.5 2H.5" stroke="#5b3817" stroke-width="1" />
    <ellipse cx="5" cy=".6" rx="3.5" ry="4.2" fill="#e0b878" stroke="#24211d" stroke-width="1.2" />
    <ellipse cx="5" cy=".6" rx="1.5" ry="2" fill="none" stroke="#8a5a2b" stroke-width="0.9" />
  `,
  sandal: html`
    <g transform="rotate(24)">
      <ellipse rx="4.9" ry="8.7" fill="#dcb866" stroke="#24211d" stroke-width="1.2" />
      <path d="M-3.8-3.6H3.8M-4.4 0H4.4M-3.9 3.6H3.9" stroke="#a67c2d" stroke-width="0.9" />
      <path
        d="M0-5.6 0-3.4M0-4C-3-3-4-1-4.2 2.4M0-4C3-3 4-1 4.2 2.4"
        fill="none"
        stroke="#b5321f"
        stroke-width="1.7"
        stroke-linecap="round"
      />
    </g>
  `,
  koban: html`
    <rect x="-5.6" y="-8.8" width="11.2" height="17.6" rx="5.6" fill="#eebf3f" stroke="#5a3d07" stroke-width="1.4" />
    <path d="M-3-4.6H3M-3 4.6H3M-2.4-1.4 0-2.6 2.4-1.4M-2.4 1.4H2.4" fill="none" stroke="#8a6110" stroke-width="1.2" />
  `,
  iki: html`
    <path d="M0 7.6-8.6-2.8A11 11 0 0 1 8.6-2.8Z" fill="#b5321f" stroke="#24211d" stroke-width="1.2" stroke-linejoin="round" />
    <path d="M0 7.6-4.4-5.6M0 7.6V-6.6M0 7.6 4.4-5.6" stroke="#faf5e9" stroke-width="0.9" />
    <path d="M-6.4-.2A9 9 0 0 1 6.4-.2" fill="none" stroke="#faf5e9" stroke-width="1.1" />
    <circle cy="7.2" r="1.5" fill="#24211d" />
  `,
  fire: html`
    <path
      d="M.6-9C1.8-5.6 6.6-3.6 6.6 2.4 6.6 6.4 3.6 8.8 0 8.8S-6.6 6.4-6.6 2.6C-6.6-.2-4.6-1.8-4-4.4-2.6-3.6-1.8-2.4-1.6-1-.2-3-.2-6.4.6-9Z"
      fill="#d9541e"
      stroke="#24211d"
      stroke-width="1.2"
      stroke-linejoin="round"
    />
    <path d="M.2 1C1.4 2.6 3 3.4 3 5.6 3 7.4 1.6 8.2 0 8.2S-3 7.2-3 5.6C-3 3.8-.8 3.4.2 1Z" fill="#f3c64e" />
  `,
  fish: html`
    <path
      d="M-8.8-4.6C-6-2-6 2-8.8 4.6-4.6 4.4-3.4 3.4-2 3.6 3 5.6 7 3.4 9 0 7-3.4 3-5.6-2-3.6-3.4-3.4-4.6-4.4-8.8-4.6Z"
      fill="#5d86ab"
      stroke="#24211d"
      stroke-width="1.2"
      stroke-linejoin="round"
    />
    <path d="M3.4-3.6Q1.6 0 3.4 3.6" fill="none" stroke="#24211d" stroke-width="0.9" />
    <circle cx="5.8" cy="-.9" r="1" fill="#24211d" />
    <path d="M-3 .2H1M-2-1.7H.6" stroke="#c9d7e2" stroke-width="0.9" />
  `,
  pipe: html`
    <path d="M-8.6 5.6-5.8 6.6 4.4-3.2" fill="none" stroke="#24211d" stroke-width="3.4" stroke-linejoin="round" />
    <path d="M-8-.5" />
    <path d="M-5.4 6 2-1.2" stroke="#8a5a2b" stroke-width="2" />
    <path d="M2-1.2 4.4-3.4" stroke="#c28a2c" stroke-width="2" />
    <path d="M3.4-6.4H8.6L7.6-2.4H4.4Z" fill="#c28a2c" stroke="#24211d" stroke-width="1.1" />
    <path d="M6-7.4C4.6-8.6 7-9.2 5.8-10" fill="none" stroke="#5c554a" stroke-width="0.9" />
  `,
  pouch: html`
    <path d="M-6.6-3C-8.6 2-8 8.4 0 8.4S8.6 2 6.6-3Z" fill="#6a4a7c" stroke="#24211d" stroke-width="1.2" />
    <path d="M-6.8-6.8H6.8L6.6-1.4Q0 1.8-6.6-1.4Z" fill="#8d6aa2" stroke="#24211d" stroke-width="1.2" stroke-linejoin="round" />
    <circle cy="0" r="2" fill="#eebf3f" stroke="#24211d" />
  `,
  raise: html`<path d="M0-8 7.4-1.2H3.4V8H-3.4V-1.2H-7.4Z" fill="#3f6148" stroke="#24211d" stroke-width="1.2" stroke-linejoin="round" />`,
  swap: html`
    <path
      d="M-8.4-3.6 -3.4-8V-5.2H8V-2H-3.4V.8ZM8.4 3.6 3.4 8V5.2H-8V2H3.4V-.8Z"
      fill="#1c3f66"
      stroke="#24211d"
      stroke-width="1"
      stroke-linejoin="round"
    />
  `,
  build: html`
    <path
      d="M-9-1.6C-5-3-2-5.6 0-8.4 2-5.6 5-3 9-1.6L8 .6H-8Z"
      fill="#3d4a57"
      stroke="#24211d"
      stroke-width="1.1"
      stroke-linejoin="round"
    />
    <path d="M-6.2.6H6.2V8H-6.2Z" fill="#e0b878" stroke="#24211d" stroke-width="1.2" />
    <path d="M-2 8V3H2V8" fill="#5b3817" />
  `,
  rival: html`
    <circle cx="-4.4" cy="-3.6" r="2.6" fill="#5c554a" />
    <path d="M-8.6 6C-8.6 1-6.8-.6-4.4-.6S-.2 1-.2 6Z" fill="#5c554a" />
    <circle cx="4.4" cy="-3.6" r="2.6" fill="#8b8375" />
    <path d="M.2 6C.2 1 2-.6 4.4-.6S8.6 1 8.6 6Z" fill="#8b8375" />
  `,
  types: html`
    <circle cx="-6" cy="-4" r="3.2" fill="#2f6f8f" />
    <circle cy="-6.4" r="3.2" fill="#3f6148" />
    <circle cx="6" cy="-4" r="3.2" fill="#6a4a7c" />
    <circle cx="-3.6" cy="3.4" r="3.2" fill="#b5802a" />
    <circle cx="3.6" cy="3.4" r="3.2" fill="#a83620" />
  `,
  same: html`
    <circle cx="-5" cy="-4" r="2.7" fill="#8a5a10" />
    <path d="M-9.4 6.6C-9.4 1.4-7.4-.4-5-.4S-.6 1.4-.6 6.6Z" fill="#8a5a10" />
    <circle cx="5" cy="-4" r="2.7" fill="#8a5a10" />
    <path d="M.6 6.6C.6 1.4 2.6-.4 5-.4S9.4 1.4 9.4 6.6Z" fill="#8a5a10" />
    <path d="M-2 8.4H2M-2 10H2" stroke="#24211d" stroke-width="1" />
  `,
  step: html`
    <g fill="#24211d">
      <path d="M-6.4-1.6C-8-5-6.6-8.6-4.4-8.6S-1.4-5-2.6-1.4C-3-.2-6-.4-6.4-1.6Z" />
      <ellipse cx="-4.6" cy="2" rx="1.9" ry="1.5" />
      <path d="M2.8 5.4C1.4 2-.2-1.4 3.2-1.4 5.4-1.4 7 2.2 6 5.6 5.6 6.8 3.4 6.8 2.8 5.4Z" />
      <ellipse cx="4.6" cy="8.8" rx="1.9" ry="1.4" />
    </g>
  `,
  deck: html`
    <rect x="-6.5" y="-9" width="13" height="18" rx="1.5" fill="#1c3f66" stroke="#24211d" stroke-width="1.2" />
    <path
      d="M-4.5 6A4.5 4.5 0 0 1 4.5 6M-4.5 2A4.5 4.5 0 0 1 4.5 2M-4.5-2A4.5 4.5 0 0 1 4.5-2"
      fill="none"
      stroke="#c9d7e2"
      stroke-width="1"
    />
  `,
  payday: html`
    <path
      d="M-3-8.6H3L1.6-5.4C6-3.4 8.4.6 8.4 4.2 8.4 7.2 6 8.6 0 8.6S-8.4 7.2-8.4 4.2C-8.4.6-6-3.4-1.6-5.4Z"
      fill="#e9d39b"
      stroke="#24211d"
      stroke-width="1.2"
      stroke-linejoin="round"
    />
    <path d="M-3.4-5.2H3.4" stroke="#b5321f" stroke-width="1.8" />
    <path d="M-2 .4H2V4.4H-2Z" fill="none" stroke="#7d5410" stroke-width="1.3" />
  `,
  newyear: html`
    <path d="M-8 7H8L5 3H-5Z" fill="#8a5a2b" stroke="#24211d" />
    <path d="M-5 3V-5L-3-7V3M-1.2 3V-7.4L.8-9.4V3M2.6 3V-5L4.6-7V3" fill="#3f6148" stroke="#24211d" stroke-width="1" />
  `,
  // The five types: a sign each, white on the colour of the type.
  peddler: html`
    <path d="M-8-4.6Q0-7.4 8-4.6" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
    <path d="M-6.6-4.4V.4M6.6-4.4V.4" stroke="currentColor" stroke-width="1.1" />
    <path d="M-9 .4H-4.2L-5 6H-8.2ZM4.2.4H9L8.2 6H5Z" fill="currentColor" />
    <circle cy="-1.2" r="2" fill="currentColor" />
    <path d="M-2.2 7V3.4Q0 .2 2.2 3.4V7Z" fill="currentColor" />
  `,
  artisan: html`
    <path d="M-1.6-9H1.6V1.4H-1.6Z" fill="currentColor" />
    <path d="M-2.6 2H2.6L1.6 5.4Q.4 6.4 0 9-.4 6.4-1.6 5.4Z" fill="currentColor" />
    <path d="M-8 6.6Q-5.4 4.4-3.8 6.6M8 6.6Q5.4 4.4 3.8 6.6" fill="none" stroke="currentColor" stroke-width="1.4" />
  `,
  special: html`<path d="M0-9 2.3-2.9 8.8-2.7 3.7 1.3 5.5 7.6 0 4-5.5 7.6-3.7 1.3-8.8-2.7-2.3-2.9Z" fill="currentColor" />`,
  master: html`
    <path d="M-7.6-7.6H4.6V-2.6H-7.6Z" fill="currentColor" />
    <path d="M-2.8-2.6H.2V8.6H-2.8Z" fill="currentColor" />
    <path d="M4.6-7.6 8.6-5.2 4.6-2.8Z" fill="currentColor" />
  `,
  seller: html`
    <path d="M-8.6-8H8.6V-5.4H-8.6Z" fill="currentColor" />
    <path d="M-7.8-4.6H-3V3.4H-7.8ZM-2.2-4.6H2.2V5.4H-2.2ZM3-4.6H7.8V3.4H3Z" fill="currentColor" />
  `,
};

/**
 * A sign in a line of text; as high as the text around it is told to make it.
 * @param {{ of: string, class?: string }} props
 */
export const Sign = ({ of, class: styles = "" }) => html`
  <svg class=${`iki-sign ${styles}`} viewBox="-10 -10 20 20" aria-hidden="true">
    ${DRAWN[of]}
  </svg>
`;

/** A type of character: its sign on its colour. @param {{ of: string }} props */
export const Type = ({ of }) => html`
  <svg class=${`type-sign type-${of}`} viewBox="-14 -14 28 28" aria-hidden="true">
    <circle r="13" fill="var(--type)" stroke="var(--sumi)" stroke-width="1.4" />
    ${DRAWN[of]}
  </svg>
`;

/**
 * Amounts in signs: 2 and a coin, 1 and a log.
 * @param {{ of: Record<string, number> }} props
 */
export const Amounts = ({ of }) => html`
  <span class="iki-amounts">
    ${Object.entries(of).map(
      ([good, amount]) => html`
        <span class="iki-amount">
          <b>${amount < 0 ? `−${-amount}` : amount}</b>
          <${Sign} of=${good} />
        </span>
      `,
    )}
  </span>
`;

/**
 * What is paid for what, in signs.
 * @param {{ pay: Record<string, number>, children?: unknown }} props
 */
export const Exchange = ({ pay, children }) => html`
  <span class="iki-exchange">
    ${
      Object.keys(pay).length > 0 &&
      html`
        <${Amounts} of=${pay} />
        <i class="iki-arrow">→</i>
      `
    }
    ${children}
  </span>
`;

/** A kobun: a small figure in the colour of the seat, its crest on the breast. @param {{ seat: number, away?: boolean }} props */
export const Kobun = ({ seat, away = false }) => html`
  <svg class=${`iki-kobun seat-${seat} ${away ? "away" : ""}`} viewBox="-10 -14 20 26" aria-hidden="true">
    <path
      d="M0-13C2.7-13 4.4-11 4.4-8.7 4.4-7.4 3.8-6.2 3-5.4 6.6-4.6 8.4-1.6 9 2.6L6 3.4 7.6 11H-7.6L-6 3.4-9 2.6C-8.4-1.6-6.6-4.6-3-5.4-3.8-6.2-4.4-7.4-4.4-8.7-4.4-11-2.7-13 0-13Z"
      stroke-linejoin="round"
    />
  </svg>
`;

/** A round marker with the crest. @param {{ seat: number, class?: string, piece?: string }} props */
export const Disc = ({ seat, class: styles = "", piece }) => html`
  <svg class=${`iki-disc ${styles}`} data-piece=${piece} viewBox="-10 -10 20 20" aria-hidden="true">
    <circle r="9.2" class=${`seat-${seat}`} fill="var(--kozo)" stroke="var(--seat)" stroke-width="1.5" />
    <${CrestMark} seat=${seat} />
  </svg>
`;
