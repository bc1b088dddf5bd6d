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
      <linearGradient id="dawn" x2="0" y2="1">
        <stop offset="0" stop-color="#9db9cf" />
        <stop offset="0.3" stop-color="#dfe5e0" />
        <stop offset="0.65" stop-color="#f7e6cd" />
        <stop offset="1" stop-color="#f3cdb4" />
      </linearGradient>
      <linearGradient id="bay" x2="0" y2="1">
        <stop offset="0" stop-color="#b9d0dd" />
        <stop offset="1" stop-color="#3f7099" />
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
const LANDSCAPE = html`
  <svg class="landscape" viewBox="0 0 660 146" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <rect width="660" height="146" fill="url(#dawn)" />
    <circle cx="560" cy="42" r="20" fill="#d9654a" opacity="0.8" />
    <path d="M250 118C300 100 335 62 368 30Q378 24 388 30C420 62 462 100 520 118Z" fill="#7d9ab2" />
    <path
      d="M345 54C356 42 362 35 368 30Q378 24 388 30C394 35 402 44 412 55L402 52 396 62 386 50 378 64 368 50 360 60 354 51Z"
      fill="#fbf7ee"
    />
    <path d="M0 112Q80 98 150 108T300 112 460 108 660 110V146H0Z" fill="#9fb79b" />
    <path d="M0 122Q120 114 240 122T480 120 660 122V146H0Z" fill="url(#bay)" />
    <path
      d="M20 128H90M130 134H220M300 130H350M420 136H520M560 129H640M60 140H160M340 141H400"
      stroke="#e9f0f3"
      stroke-width="1.4"
      opacity="0.7"
    />
    <g fill="#fbf7ee" opacity="0.85">
      <path d="M-10 40H130Q140 40 140 46T130 52H60Q68 52 68 57T60 62H-10Z" />
      <path d="M470 74H620Q628 74 628 79T620 84H560Q566 84 566 88T560 92H500Q494 92 494 88T500 84H470Q464 84 464 79T470 74Z" />
    </g>
    <g fill="#f6efdf" stroke="#5c554a" stroke-width="0.8">
      <path d="M300 126V106L318 122 300 124M470 130V114L484 127" />
      <path d="M290 126H322L318 130H294ZM462 130H490L486 134H466Z" fill="#8a5a2b" />
    </g>
  </svg>
`;
export const Landscape = () => LANDSCAPE;
