// Drawings of drops, tools, tokens and edges. Each colour also has a shape, so that players can tell drops apart without colour.

import { html } from "../vendor/preact.js";
import { CrestMark } from "../core/crest.js";
import { cachedDrawing } from "../core/cached-drawing.js";
import { translate } from "../core/locale.js";

export const PRIMARIES = ["blue", "red", "yellow"];
export const SECONDARIES = ["purple", "green", "orange"];
export const COLOURS = [...PRIMARIES, ...SECONDARIES, "black"];
export const TOOLS = ["chisel", "knife", "brush", "baren", "mallet"];
/** The areas of an atelier that hold drops. */
export const AREAS = /** @type {const} */ (["active", "discard", "bag"]);
export const SIDES = ["north", "east", "south", "west"];

/** @type {Record<string, () => unknown>} */
const DROP_MARKS = {
  blue: () => html`<path class="mark" d="M-3.800 1.200q1.900-2.600 3.800 0t3.800 0M-3.400 4.200q1.700-2.200 3.400 0t3.400 0" />`, // waves
  red: () => html`<circle class="mark full" cy="2" r="2.300" />`, // the sun
  yellow: () => html`<path class="mark" d="M0-1.600V5.800M-3.700 2.100H3.700M-2.400-.300 2.400 4.500M2.400-.300-2.400 4.500" />`, // a star
  purple: () => html`
    <path
      class="mark full"
      d="M0-1.800a1.500 1.500 0 1 1-.010 0ZM-2.200 2.200a1.500 1.500 0 1 1-.010 0ZM2.200 2.200a1.500 1.500 0 1 1-.010 0Z"
    />
  `, // wisteria
  green: () => html`<path class="mark" d="M-3.200 2.200 0-1.200 3.200 2.200M-3.200 5.400 0 2 3.200 5.400" />`, // pine
  orange: () => html`<circle class="mark" cy="2.200" r="2.700" />`, // a persimmon
  black: () => html`<path class="mark" d="M-3.200 2.200H3.200" />`, // a brush stroke
};
const DROP_OUTLINE = "M0-8.600C2.800-5.200 6.300-1.500 6.300 2.200A6.300 6.300 0 0 1-6.300 2.200C-6.300-1.500-2.800-5.200 0-8.600Z";

/**
 * A drop of pigment, about 13 by 17, centred on the origin. Missing drops are `hollow`.
 * @param {{ colour: string, hollow?: boolean }} props
 */
export const Drop = ({ colour, hollow = false }) =>
  cachedDrawing(
    `drop ${colour} ${hollow}`,
    () => html`
      <g class=${`drop ink-${colour} ${hollow ? "hollow" : ""}`}>
        <path d=${DROP_OUTLINE} />
        ${DROP_MARKS[colour]()}
      </g>
    `,
  );

/** A drop in a line of text. @param {{ colour: string, hollow?: boolean, n?: number }} props */
export const DropSign = ({ colour, hollow = false, n = 1 }) =>
  cachedDrawing(
    `drops ${colour} ${hollow} ${n}`,
    () => html`
      <span class="drop-sign">
        <svg viewBox="-7.500 -9.500 15 19" aria-hidden="true">
          <${Drop} colour=${colour} hollow=${hollow} />
        </svg>
        ${n > 1 && html`<b>${n}</b>`}
      </span>
    `,
  );

/** A drawing from drawings.svg, about 16 wide, centred on the origin. @param {{ name: string }} props */
export const Icon = ({ name }) =>
  cachedDrawing(`sign ${name}`, () => html`<g class="sign"><use href=${`/hokusai/drawings.svg#${name}`} /></g>`);
/** A sign in a line of text. @param {{ name: string, n?: number }} props */
export const Sign = ({ name, n = 1 }) =>
  cachedDrawing(
    `signs ${name} ${n}`,
    () => html`
      <span class="drop-sign">
        <svg viewBox="-9 -9.500 18 19" aria-hidden="true">
          <${Icon} name=${name} />
        </svg>
        ${n > 1 && html`<b>${n}</b>`}
      </span>
    `,
  );

/** The sign of an amount in a line of text. @param {{ name: string }} props */
export function AmountSign({ name }) {
  if (COLOURS.includes(name)) return html`<${DropSign} colour=${name} />`;
  if (name === "jokers") return html`<${DropSign} colour="black" />`;
  const drawing = { kakemonos: "kakemono", artisans: "artisan", objectives: "objective", markers: "brush" }[name];
  return drawing ? html`<${Sign} name=${drawing} />` : html`<i class=${`counted-${name}`}>${name === "points" ? "★" : "印"}</i>`;
}

/** A tool marker: the tool on a wooden disc. @param {{ tool: string }} props */
export const Marker = ({ tool }) =>
  cachedDrawing(
    `marker ${tool}`,
    () => html`
      <g class="hk-marker">
        <circle r="10.500" />
        <${Icon} name=${tool} />
      </g>
    `,
  );

/** The icons of an edge, one or two. @param {{ icon: string }} props */
export function EdgeIcon({ icon }) {
  const icons = icon.split("-");
  return html`
    <g>
      ${icons.map(
        (name, i) => html`
          <g transform=${`translate(${icons.length > 1 ? i * 13 - 6.5 : 0} 0)scale(.82)`}>
            ${COLOURS.includes(name) ? html`<${Drop} colour=${name} />` : html`<${Icon} name=${name} />`}
          </g>
        `,
      )}
    </g>
  `;
}

const scaled = (/** @type {number} */ x, /** @type {number} */ y, /** @type {unknown} */ drawn, s = 0.62) => html`
  <g transform=${`translate(${x} ${y})scale(${s})`}>${drawn}</g>
`;
const blankDrop = () => html`<path class="blank-drop" d=${DROP_OUTLINE} />`;
/** The drawing of each token shows its effect. @type {Record<string, () => unknown>} */
const TOKEN_DRAWINGS = {
  "five-artisans": () => html`
    ${scaled(-4, 1, html`<${Icon} name="artisan" />`, 0.95)}
    <text x="8" y="5">
      5
    </text>
  `,
  "three-drops": () => html`
    ${[-7, 0, 7].map((x) => scaled(x, -2, blankDrop()))}
    <path class="arrow" d="M-7 7H7M0 4V10M-3 7.500 0 10.500 3 7.500" />
  `,
  "two-drops": () => html`
    ${[-4.5, 4.5].map((x) => scaled(x, 0, blankDrop(), 0.75))}
    <path class="arrow" d="M-11-5V-9H-7M11-5V-9H7M-11 6V10H-7M11 6V10H7" />
  `,
  recover: () => html`
    ${[-5, 5].map((x) => scaled(x, -3, blankDrop(), 0.72))}
    <path class="arrow" d="M-9 8C-4 12 5 12 8 6M5 7 8.500 5.500 9.500 9" />
  `,
  "ready-drop": () => html`
    ${scaled(-3, 1, blankDrop(), 0.95)}
    <path class="arrow" d="M8 8V-7M4.500-3.500 8-7.500 11-3.500" />
  `,
  "new-objective": () => html`
    ${scaled(0, -2, html`<${Icon} name="objective" />`, 0.95)}
    <path class="arrow" d="M-8 8H7M4 5.500 7.500 8 4 10.500" />
  `,
  fetch: () => html`
    ${scaled(-4, 1, html`<${Icon} name="bag" />`, 0.9)}
    ${scaled(8, -1, blankDrop(), 0.62)}
    <path class="arrow" d="M3 9H11" />
  `,
  recolour: () => html`
    ${scaled(-6, -1, html`<${Drop} colour="purple" />`, 0.68)}
    ${scaled(6, -1, html`<${Drop} colour="orange" />`, 0.68)}
    <path class="arrow" d="M-6 9C-2 12 3 12 6 9M4 8 6.500 8.500 6 11" />
  `,
};
/** An action token with a radius of 17, centred on the origin. @param {{ id: string }} props */
export const Token = ({ id }) =>
  cachedDrawing(
    `token ${id}`,
    () => html`
      <g class="hk-token">
        <circle r="17" />
        <circle class="rim" r="14.500" />
        ${TOKEN_DRAWINGS[id]()}
      </g>
    `,
  );

/** An apprentice: a pawn in the player's colour with the crest. @param {{ seat: number }} props */
export const Pawn = ({ seat }) =>
  cachedDrawing(
    `pawn ${seat}`,
    () => html`
      <g class=${`pawn seat-${seat}`}>
        <path d="M-8 9C-8 3-5 1-4.500-1A7 7 0 1 1 4.500-1C5 1 8 3 8 9Z" />
        <g transform="translate(0 -5.500)scale(.62)">
          <${CrestMark} seat=${seat} />
        </g>
      </g>
    `,
  );

/** The colours of which there is at least one drop. @param {Record<string, number>} amounts @returns {[colour: string, n: number][]} */
export const presentColours = (amounts) => COLOURS.filter((colour) => amounts[colour] > 0).map((colour) => [colour, amounts[colour]]);

/** @param {string} colour @param {number} [n] */
export const dropName = (colour, n = 1) => (n > 1 ? `${n} × ${translate(`hk-${colour}`)}` : translate(`hk-${colour}`));
