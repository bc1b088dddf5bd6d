// The background of the board: the river with its bridge, trees, passers-by, and the season's petals, fireflies, leaves or snow.

import { html } from "../vendor/preact.js";
import { cachedDrawing } from "../core/cached-drawing.js";

/** The patterns that the drawings of the board share. */
const patterns = () => html`
  <svg class="patterns" width="0" height="0" aria-hidden="true">
    <defs>
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
export const Patterns = () => cachedDrawing("patterns", patterns);

/** @param {{ x: string, y: string }} props */
const Boat = ({ x, y }) => html`
  <g transform=${`translate(${x} ${y})`}>
    <path d="M-4-17C2-15 5-8 5 0S2 14-3 17C-7 12-8-10-4-17Z" fill="#a9793e" stroke="#24211d" />
    <path d="M-6-6H4M-6.4 3H4" stroke="#5b3817" />
    <circle cx="-1" cy="9" r="3.4" fill="#e5c274" stroke="#24211d" stroke-width="0.8" />
  </g>
`;

/** Returns scattered positions with angles. They are deterministic, so that nothing jumps. @param {number} count @returns {number[][]} */
const scatter = (count) =>
  Array.from({ length: count }, (_, i) => [12 + ((i * 31) % 48), (i * 372) / count + ((i * 17) % 13), (i * 67) % 360]);

/** The river and the bridge Nihonbashi. */
const river = () => html`
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
export const River = () => cachedDrawing("river", river);

/** A tree. CSS colours its crown for the season. @param {{ at: string }} props */
const Tree = ({ at }) => html`
  <svg class=${`tree ${at}`} viewBox="-30 -44 60 64" aria-hidden="true">
    <path
      d="M-5 20C-3 8-8 0-14-8L-11-10C-7-5-4-3-2 2-2-8-3-14-1-24L2-24C2-14 3-8 3-3 6-8 10-10 15-15L17-12C11-6 6 2 5 20Z"
      fill="#4a3524"
      stroke="#24211d"
      stroke-width="1.2"
    />
    <g class="crown">
      <path d="M-27-14C-31-22-24-30-17-28-16-37-4-41 1-35 8-42 20-37 19-28 28-27 30-16 23-12 20-7 12-8 10-12 5-7-5-7-9-12-14-7-24-8-27-14
          Z" />
      <path class="tufts" d="M-22-16h.1M-14-22h.1M-18-26h.1M-6-30h.1M-8-18h.1M2-24h.1M8-34h.1M12-20h.1M20-20h.1M16-28h.1M4-14h.1
          M-2-36h.1" />
    </g>
    <path class="branches" d="M-12-9-22-18M-9-7-18-26M0-22-8-36M1-24 6-38M14-14 24-22M12-12 20-30M-20-16-25-24M18-17 26-14" />
  </svg>
`;

/** A passer-by. @param {{ at: string, robe: string, children?: unknown }} props */
const Passerby = ({ at, robe, children }) => html`
  <svg class=${`passerby ${at}`} viewBox="-12 -18 24 32" aria-hidden="true">
    <g stroke="#24211d" stroke-width="0.8" stroke-linejoin="round">
      <path d="M-3 8-4 13M3 8 4 13" stroke-width="1.6" />
      <path d="M0-8C4-8 6-4 7 3L5 9H-5L-7 3C-6-4-4-8 0-8Z" fill=${robe} />
      <path d="M-6 2H6" stroke="#faf5e9" stroke-width="1.4" />
      <circle cy="-10.6" r="3.4" fill="#efcfa8" />
      ${children}
    </g>
  </svg>
`;
const topknot = () => html`<path d="M-3.6-10.6C-4-14.6 4-14.6 3.6-10.6 2-12.4-2-12.4-3.6-10.6ZM-1-14.6V-16.4H1.4V-14.2Z" fill="#24211d" />`;

/** Trees and passers-by. */
const crowd = () => html`
  <${Tree} at="north" />
  <${Tree} at="south" />
  <${Passerby} at="first" robe="#8d9a86">
    ${topknot()}
    <path d="M-11-5Q0-10 11-5" fill="none" stroke="#7a5426" stroke-width="1.4" />
    <path d="M-11-5V0M11-5V0M-13 0H-8.4L-9.4 5H-12ZM8.4 0H13L12 5H9.4Z" fill="#c7a063" />
  </${Passerby}>
  <${Passerby} at="second" robe="#a88c9b">
    <path d="M-4-10C-5-15 5-15 4-10 2-12-2-12-4-10ZM-2-14.4C-2-16.6 2-16.6 2-14.4Z" fill="#24211d" />
    <path d="M7 2V-16" stroke="#7a5426" stroke-width="1.2" />
    <path d="M-3-12Q7-22 17-12Q7-15-3-12Z" fill="#b5321f" />
  </${Passerby}>
  <${Passerby} at="third" robe="#8794a3">
    ${topknot()}
    <path d="M-12-3H-4V6H-12Z" fill="#9a7b4a" />
    <path d="M-12 0H-4M-12 3H-4" />
  </${Passerby}>
  <${Passerby} at="fourth" robe="#b39a6b">
    <path d="M0-17C3-15 7-12 8-9.6 4-8.6-4-8.6-8-9.6-7-12-3-15 0-17Z" fill="#e5c274" />
    <path d="M8-2V13" stroke="#7a5426" stroke-width="1.2" />
  </${Passerby}>
`;
export const Crowd = () => cachedDrawing("crowd", crowd);

/** Mount Fuji over the bay. */
const landscape = () => html`<img class="landscape" src="/iki/landscape.svg" alt="" />`;
export const Landscape = () => cachedDrawing("landscape", landscape);
