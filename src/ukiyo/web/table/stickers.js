// Stickers: stamps that need no language. Each is a small picture in vermilion with a label.

import { html } from "../vendor/preact.js";
import { translate } from "../core/locale.js";

const PETAL = "M20 18.4c-4.6-2.6-5.6-8.2-2.4-11.4L20 9l2.4-2c3.2 3.2 2.2 8.8-2.4 11.4Z";
const BACKGROUND = "M4 1.5Q20 .5 36.5 1.5q2.3.3 2.2 2.7-.4 16 .1 32-.1 2.5-2.6 2.5-16-.5-32.5 0-2.3-.1-2.3-2.5.5-16 0-32Q1.5 1.8 4 1.5Z";

/** @type {Record<string, () => unknown>} */
const DRAWINGS = {
  "well-played": () => html`
    <path d="M20 32 5.5 17.5a20.5 20.5 0 0 1 29 0Z" />
    <path d="M20 32 12.8 13.6M20 32V11.6M20 32l7.2-18.4M14.6 26.6a7.6 7.6 0 0 1 10.8 0" />
  `, // an open fan
  thanks: () => html`
    ${[0, 72, 144, 216, 288].map(
      (turn) => html`
        <path class="full" d=${PETAL} transform=${`rotate(${turn} 20 20)`} />
      `,
    )}
    <circle cx="20" cy="20" r="2" />
  `, // a cherry blossom
  moment: () => html`
    <path d="M8.5 18.5h21l-1.4 9.2q-.7 4.3-5 4.3h-8.2q-4.3 0-5-4.3Z" />
    <path d="M29 21q5 .2 3.8 4.2-1 2.8-4.6 2.6M14 14.5q-2.2-3 0-6M20 14.5q-2.2-3 0-6M26 14.5q-2.2-3 0-6" />
  `, // hot tea
  oh: () => html`
    <path d="M5 31c1.5-12.5 8-21 17.5-21 7 0 11.5 4.5 10.5 10.5-2.5-4-6.5-4.5-9-2-3.5 3.5-.5 9 11 12.5Z" />
    <path d="M12 27q3-8 8.5-10.5M30 7.5v.1M35 11v.1M26 5v.1" />
  `, // a breaking wave
  luck: () => html`
    <path d="M20 6.5c8.5 0 13.5 6 13.5 14 0 7.5-5 12.5-13.5 12.5S6.5 28 6.5 20.5c0-8 5-14 13.5-14Z" />
    <path d="M10.5 15.5q4-3 8-.5M21.5 15q4-2.5 8 .5M16 28q4 2 8 0" />
    <circle class="full" cx="15" cy="20.5" r="2.8" />
    <circle cx="25" cy="20.5" r="2.8" />
  `, // a daruma with one eye painted, for a wish
  sorry: () => html`
    <circle class="full" cx="10.5" cy="26" r="4" />
    <path d="M6 32.5h29M14.5 23q4.5-9 11.5-8.5 7.5.5 8 18M17 32q4-1.5 4-6.5" />
  `, // a deep bow
  ha: () => html`
    <path d="M9 17.5q4-6.5 8 0M23 17.5q4-6.5 8 0" />
    <path class="full" d="M9 22h22q-.5 10.5-11 10.5T9 22Z" />
  `, // a laughing mask
  back: () => html`
    <path d="M5.5 10q14.5 4 29 0M8.5 17.5h23M20 12.5v5M13 12.5 11.5 33M27 12.5 28.5 33" />
  `, // a torii gate, for coming back
};

export const STICKERS = Object.keys(DRAWINGS);

/** @param {string} sticker */
export const stickerName = (sticker) => translate(`sticker-${sticker}`);

/** @param {{ sticker: string }} props */
export const Sticker = ({ sticker }) => html`
  <svg class="sticker icon" viewBox="0 0 40 40" aria-hidden="true">
    <path class="sticker-background" d=${BACKGROUND} />
    ${DRAWINGS[sticker]?.()}
  </svg>
`;
