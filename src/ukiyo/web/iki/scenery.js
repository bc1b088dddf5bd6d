// The print under the pieces: the river with its bridge, the roofs, and what the season scatters over them.

import { html } from "../vendor/preact.js";

/** The patterns every drawing of the table uses, once. */
const PATTERNS = html`
  <svg class="patterns" width="0" height="0" aria-hidden="true">
    <defs>
      <pattern id="kawara" width="14" height="16" patternUnits="userSpaceOnUse">
        <rect width="14" height="16" fill="#46535f" />
        <path d="M0 0V16M7 0V16" stroke="#2b343d" stroke-width="1.6" />
        <path d="M3.5 0V16M10.5 0V16" stroke="#6d7c89" stroke-width="1.4" />
        <path d="M0 8Q3.5 11 7 8T14 8" fill="none" stroke="#2b343d" />
      </pattern>
      <pattern id="seigaiha" width="20" height="10" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="#8fb0cb" stroke-width="0.9" opacity="0.55">
          <path d="M-10 10a10 10 0 0 1 20 0M0 10a10 10 0 0 1 20 0M10 10a10 10 0 0 1 20 0" />
          <path d="M-6 10a6 6 0 0 1 12 0M4 10a6 6 0 0 1 12 0M14 10a6 6 0 0 1 12 0" />
          <path d="M7 10a3 3 0 0 1 6 0" />
        </g>
      </pattern>
      <linearGradient id="deep" x2="1" y2="0">
        <stop offset="0" stop-color="#16324f" />
        <stop offset="0.25" stop-color="#2a5a88" />
        <stop offset="0.5" stop-color="#5b8bb0" />
        <stop offset="0.75" stop-color="#2a5a88" />
        <stop offset="1" stop-color="#16324f" />
      </linearGradient>
      <linearGradient id="planks" x2="0" y2="1">
        <stop offset="0" stop-color="#c79a5b" />
        <stop offset="1" stop-color="#a9793e" />
      </linearGradient>
    </defs>
  </svg>
`;
export const Patterns = () => PATTERNS;

/** A roof of kawara tiles over a nagaya. */
const ROOF = html`
  <svg class="iki-roof" aria-hidden="true" preserveAspectRatio="none">
    <rect width="100%" height="100%" fill="url(#kawara)" />
  </svg>
`;
export const Roof = () => ROOF;

/** @param {{ x: string, y: string }} props */
const Boat = ({ x, y }) => html`
  <g transform=${`translate(${x} ${y})`}>
    <path d="M-4-17C2-15 5-8 5 0S2 14-3 17C-7 12-8-10-4-17Z" fill="#a9793e" stroke="#24211d" />
    <path d="M-6-6H4M-6.4 3H4" stroke="#5b3817" />
    <circle cx="-1" cy="9" r="3.4" fill="#e5c274" stroke="#24211d" stroke-width="0.8" />
  </g>
`;

/** The same places every time: a print does not change while one looks at it. @param {number} count @returns {number[][]} */
const scatter = (count) =>
  Array.from({ length: count }, (_, i) => [12 + ((i * 31) % 48), (i * 372) / count + ((i * 17) % 13), (i * 67) % 360]);

/** The river runs through the crossroads; Nihonbashi carries the street over it. */
const RIVER = html`
  <svg class="river" viewBox="0 0 72 372" preserveAspectRatio="none" aria-hidden="true">
    <path
      d="M8 0C4 60 14 110 8 186S14 310 8 372H64C68 310 58 262 64 186S58 60 64 0Z"
      fill="url(#deep)"
      stroke="#24211d"
      stroke-width="1.2"
    />
    <path d="M8 0C4 60 14 110 8 186S14 310 8 372H64C68 310 58 262 64 186S58 60 64 0Z" fill="url(#seigaiha)" />
    <${Boat} x="30" y="66" />
    <${Boat} x="44" y="306" />
    <g class="bridge">
      <path d="M-6 152Q36 140 78 152V220Q36 208-6 220Z" fill="url(#planks)" stroke="#24211d" stroke-width="1.4" />
      <path d="M4 150V218M14 148V216M24 147V214M34 146V214M44 147V214M54 148V215M64 150V217" stroke="#7a5426" stroke-width="0.8" />
      <path d="M-6 153Q36 141 78 153M-6 219Q36 207 78 219" fill="none" stroke="#b5321f" stroke-width="3.4" />
      ${[4, 36, 68].map(
        (x) => html`
          <g transform=${`translate(${x} ${x === 36 ? 145 : 149})`}>
            <path d="M-2.4-7H2.4V6H-2.4Z" fill="#b5321f" stroke="#24211d" stroke-width="0.8" />
            <path d="M0-13C3-10 2.6-8 0-7-2.6-8-3-10 0-13Z" fill="#c28a2c" stroke="#24211d" stroke-width="0.8" />
          </g>
          <g transform=${`translate(${x} ${x === 36 ? 212 : 216})`}>
            <path d="M-2.4-7H2.4V6H-2.4Z" fill="#b5321f" stroke="#24211d" stroke-width="0.8" />
            <path d="M0-13C3-10 2.6-8 0-7-2.6-8-3-10 0-13Z" fill="#c28a2c" stroke="#24211d" stroke-width="0.8" />
          </g>
        `,
      )}
    </g>
    <g class="scattered">
      <g class="petals" fill="#f2b8b0">
        ${scatter(14).map(
          ([x, y, turn]) => html`
            <path d="M0-3C2-2 2 2 0 3-2 2-2-2 0-3Z" transform=${`translate(${x} ${y}) rotate(${turn})`} />
          `,
        )}
      </g>
      <g class="fireflies" fill="#f3e08a">
        ${scatter(12).map(
          ([x, y]) => html`
            <circle cx=${x} cy=${y} r="1.3" />
          `,
        )}
      </g>
      <g class="leaves" fill="#d9541e">
        ${scatter(12).map(
          ([x, y, turn]) => html`
            <path d="M0-4 1-1 4-2 2 1 3 4 0 2.4-3 4-2 1-4-2-1-1Z" transform=${`translate(${x} ${y}) rotate(${turn})`} />
          `,
        )}
      </g>
      <g class="snow" fill="#fffdf6">
        ${scatter(26).map(
          ([x, y]) => html`
            <circle cx=${x} cy=${y} r="1.5" />
          `,
        )}
      </g>
    </g>
  </svg>
`;
export const River = () => RIVER;

/** The view beyond the counter: Fuji over the bay, in the light of the season. */
const LANDSCAPE = html`<img class="landscape" src="/iki/landscape.svg" alt="" />`;
export const Landscape = () => LANDSCAPE;
