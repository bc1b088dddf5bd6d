// The players' crests. Each seat has a shape as well as a colour, for players who cannot distinguish the colours.

import { html } from "../vendor/preact.js";

const SHAPES = [
  () => html`
    <path d="M0-7 7 5.2H-7Z" />
    <path class="hole" d="M0 5.2-3.5-.9H3.5Z" />
  `, // three scales
  () => html`
    <circle r="7" />
    <circle class="hole" r="3.2" />
  `, // snake's eye
  () => html`
    <path d="M0-7.6 6 0 0 7.6-6 0Z" />
    <path class="hole" d="M0-3.2 2.5 0 0 3.2-2.5 0Z" />
  `, // lozenge
  () => html`<path d="M-6-3.4H6V-.9H-6ZM-6 1.4H6V3.9H-6ZM-3.6-6H-1.1V6.4H-3.6ZM1.4-6H3.9V6.4H1.4Z" />`, // well frame
  () => html`
    ${[0, 72, 144, 216, 288].map(
      (angle) => html`
        <circle cy="-4.3" r="2.9" transform=${`rotate(${angle})`} />
      `,
    )}
    <circle class="hole" r="1.7" />
  `, // plum blossom
];

/**
 * Draws a crest around 0,0 with a radius of about 7, for use inside an SVG.
 * @param {{ seat: number }} props
 */
export const CrestMark = ({ seat }) => html`<g class=${`crest seat-${seat}`}>${SHAPES[seat]?.()}</g>`;

/** A crest in a line of text. @param {{ seat: number, size?: number }} props */
export const Crest = ({ seat, size = 16 }) => html`
  <svg class="crest-icon" width=${size} height=${size} viewBox="-8 -8 16 16" aria-hidden="true">
    <${CrestMark} seat=${seat} />
  </svg>
`;
