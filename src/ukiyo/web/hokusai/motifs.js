// Motifs of the prints: mountains, waves, trees, boats, birds. Each takes its fill colours; outlines are in ink.

import { html } from "../vendor/preact.js";

export const INK = "#24211d";
export const PAPER = "#fbf6ea";

/** @typedef {string} Fill */

/** @param {string} d @param {Fill} [fill] @param {number} [width] */
export const line = (d, fill = "none", width = undefined) => html`<path d=${d} fill=${fill} stroke-width=${width} />`;
/** @param {number} x @param {number} y @param {number} r @param {Fill} fill */
export const disc = (x, y, r, fill) => html`<circle cx=${x} cy=${y} r=${r} fill=${fill} />`;
/** @param {number} x @param {number} y @param {number} s @param {unknown} drawn @param {number} [turn] */
export const at = (x, y, s, drawn, turn = 0) => html`<g transform=${`translate(${x} ${y})rotate(${turn})scale(${s})`}>${drawn}</g>`;

/** The sky; its fill fades out downwards. @param {Fill} fill @param {number} [down] */
export const sky = (fill, down = 62) => html`<rect width="100" height=${down} fill=${fill} stroke="none" />`;

/** Mount Fuji, with its peak at x,y. @param {number} x @param {number} y @param {number} w @param {Fill} fill @param {Fill} snow */
export function fuji(x, y, w, fill, snow) {
  const flank = (/** @type {number} */ side) =>
    `C${x + side * w * 0.3} ${y + w * 0.22} ${x + side * w * 0.5} ${y + w * 0.5} ${x + side * w} ${y + w * 0.66}`;
  const p = (/** @type {number} */ dx, /** @type {number} */ dy) => `${x + dx * w} ${y + dy * w}`;
  return html`
    ${line(
      `M${p(-1, 0.66)}C${p(-0.5, 0.5)} ${p(-0.3, 0.22)} ${p(-0.11, 0)}L${p(-0.04, 0.02)} ${p(0.03, -0.01)} ${p(0.11, 0)}${flank(1)}Z`,
      fill,
    )}
    ${line(
      [
        `M${p(-0.11, 0)}L${p(-0.04, 0.02)} ${p(0.03, -0.01)} ${p(0.11, 0)}`,
        `C${p(0.16, 0.06)} ${p(0.22, 0.14)} ${p(0.29, 0.23)}`,
        `L${p(0.19, 0.19)} ${p(0.14, 0.31)} ${p(0.05, 0.18)} ${p(-0.03, 0.34)} ${p(-0.1, 0.2)} ${p(-0.19, 0.3)} ${p(-0.22, 0.18)}`,
        `Q${p(-0.16, 0.08)} ${p(-0.11, 0)}Z`,
      ].join(""),
      snow,
    )}
  `;
}

/** A bank of clouds. @param {number} x @param {number} y @param {number} w @param {Fill} fill */
export const cloud = (x, y, w, fill) =>
  line(
    [
      `M${x} ${y}q${w * 0.02} ${-w * 0.14} ${w * 0.2} ${-w * 0.12}`,
      `q${w * 0.12} ${-w * 0.16} ${w * 0.3} ${-w * 0.03}`,
      `q${w * 0.2} ${-w * 0.1} ${w * 0.28} ${w * 0.05}`,
      `q${w * 0.2} 0 ${w * 0.22} ${w * 0.1}Z`,
    ].join(""),
    fill,
    1,
  );

/** Rows of small waves. @param {number} y @param {number} rows @param {number} [from] @param {number} [to] */
export const ripples = (y, rows, from = 0, to = 100) =>
  line(
    Array.from({ length: rows }, (_, row) => {
      const start = from + (row % 2 ? 5 : 0);
      return `M${start} ${y + row * 6}${"q5 -4 10 0".repeat(Math.max(1, Math.floor((to - start) / 10)))}`;
    }).join(""),
    "none",
    0.8,
  );

/** A pine. @param {Fill} leaf @param {Fill} wood */
export const pine = (leaf, wood) => html`
  ${line("M-2 30C2 18-4 10 0-2 2-10 8-14 12-20L15-18C10-10 6-6 5 2 3 12 7 20 4 30Z", wood)}
  ${line("M-16 4q2-7 9-5 5-6 11-1 8-1 7 5-13 4-27 1Z", leaf)}
  ${line("M0-10q1-7 8-6 4-6 10-2 9-1 9 5-13 6-27 3Z", leaf)}
  ${line("M2-22q2-7 9-5 7-4 11 3-9 5-20 2Z", leaf)}
  ${line("M-14 13q2-5 8-4 4-4 9 0 5 0 5 4-11 3-22 0Z", leaf)}
`;

/** A boat from the side. @param {Fill} hull @param {Fill} [sail] */
export const boat = (hull, sail) => html`
  ${
    sail &&
    html`
      ${line("M2 2V-25")}
      ${line("M-9-22Q-12-10-8-2H11Q13-12 10-23Z", sail)}
      ${line("M-3-22.500V-2M3.500-23V-2", "none", 0.7)}
    `
  }
  ${line("M-19-2C-12 4 12 4 20-5 18 5 12 8 4 8H-8C-14 8-18 4-19-2Z", hull)}
`;

/** A person under a straw hat. @param {Fill} robe @param {Fill} hat */
export const person = (robe, hat) => html`
  ${line("M-5 14C-7 4-4-1 0-1S7 4 5 14Z", robe)}
  ${line("M-7 0Q0-10 7 0 0 2-7 0Z", hat)}
`;

/** A bird flying to the right. @param {Fill} wing @param {Fill} breast */
export const flying = (wing, breast) => html`
  ${line("M-20-1C-10-4-4-7 4-5 9-8 15-7 17-3L22-1 16 0C14 6 4 8-4 4-10 3-14 4-20-1Z", breast)}
  ${line("M2-4C-2-14-12-22-22-22-16-18-13-12-12-5-6 1 0 0 2-4Z", wing)}
  ${disc(14, -3.5, 0.9, INK)}
`;

/** A bird on a branch, facing left. @param {Fill} wing @param {Fill} breast */
export const perched = (wing, breast) => html`
  ${line("M-14-9L-19-7.500-13.500-5.500C-13 4-5 9 3 7L15 17 18 14 10 3C10-7 2-14-6-14-10-14-13-12-14-9Z", breast)}
  ${line("M-3-5C4-7 9-2 10 4L17 14C8 13-3 9-3-5Z", wing)}
  ${disc(-9.5, -9.5, 1, INK)}
  ${line("M-2 7.500V11M2 7.500V11", "none", 0.9)}
`;

/**
 * A blossom with petals around its centre.
 * @param {Fill} fill
 * @param {Fill} heart
 * @param {number} [petals]
 * @param {number} [wide]
 */
export const blossom = (fill, heart, petals = 5, wide = 6) => html`
  ${Array.from(
    { length: petals },
    (_, i) => html`
      <path d=${`M0 0C${-wide}-5 ${-wide}-12 0-13 ${wide}-12 ${wide}-5 0 0Z`} fill=${fill} transform=${`rotate(${(i * 360) / petals})`} />
    `,
  )}
  ${disc(0, 0, 3, heart)}
`;

/** An iris. @param {Fill} fill @param {Fill} heart */
export const iris = (fill, heart) => html`
  ${line("M0 0C-10-4-14 4-12 12-5 10-2 6 0 0ZM0 0C10-4 14 4 12 12 5 10 2 6 0 0ZM0 0C-6 6-4 13 0 16 4 13 6 6 0 0Z", fill)}
  ${line("M0 1C-8-4-8-14-2-16-1-12 1-12 2-16 8-14 8-4 0 1Z", fill)}
  ${line("M-2 3L0 9 2 3Z", heart)}
`;

/** A peony. @param {Fill} fill @param {Fill} heart */
export const peony = (fill, heart) => html`
  ${line("M-14 2q-4-8 4-11 1-7 9-5 8-4 11 4 7 2 3 10 2 7-6 8-6 6-12 2-8 1-9-8Z", fill)}
  ${line("M-7 3q-2-6 4-7 4-5 8 0 5 3 0 8-6 4-12-1Z", fill)}
  ${line("M-3 2q3-4 6 0-3 3-6 0Z", heart)}
`;

/** A leaf that points up from the origin. @param {Fill} fill @param {number} [long] @param {number} [wide] */
export const leaf = (fill, long = 20, wide = 6) => html`
  ${line(`M0 0C${-wide} ${-long * 0.3} ${-wide} ${-long * 0.8} 0 ${-long} ${wide} ${-long * 0.8} ${wide} ${-long * 0.3} 0 0Z`, fill)}
  ${line(`M0 0V${-long * 0.75}`, "none", 0.6)}
`;

/** A cliff with furrows. @param {string} d @param {Fill} fill @param {string} cuts */
export const cliff = (d, fill, cuts) => html`
  ${line(d, fill)}
  ${line(cuts, "none", 0.8)}
`;

/** A thatched house. @param {Fill} roof @param {Fill} wall */
export const house = (roof, wall) => html`
  ${line("M-9 0H9V11H-9Z", wall)}
  ${line("M-14 2L-6-10H6L14 2Z", roof)}
  ${line("M-4 11V4H1V11", "none", 0.8)}
`;
