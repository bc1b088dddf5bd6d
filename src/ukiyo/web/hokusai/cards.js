// Cards: kakemonos as scrolls, works on the cloth, artisans, and masters.

import { html } from "../vendor/preact.js";
import { CrestMark } from "../core/crest.js";
import { cachedDrawing } from "../core/cached-drawing.js";
import { componentName } from "../core/locale.js";
import { dropSlots } from "./drop-slots.js";
import { print } from "./prints.js";
import { Drop, EdgeIcon, Marker, Icon, SIDES } from "./signs.js";

/** @import { Component } from "./components.js" */

/** The CSS class for the brocade of a collection, above and below the print. @param {{ collection: string }} card */
const brocade = ({ collection }) => `brocade ${collection}`;

/** A seal with the card's value. @param {{ value: number, x: number, y: number }} props */
export const ValueSeal = ({ value, x, y }) => html`
  <g class="value" transform=${`translate(${x} ${y})`}>
    <rect x="-8" y="-8.500" width="16" height="17" rx="2" />
    <text y="5.700">${value}</text>
  </g>
`;

/**
 * A scroll of 54 by 74, centred on the origin: the print, the drops that it needs, and its markers.
 * @param {{ card: Component, markers: string[], missing?: Record<string, number>, painted?: Record<string, number> }} props
 */
export const Kakemono = (props) =>
  cachedDrawing(`scroll ${props.card.id} ${props.markers} ${JSON.stringify([props.missing, props.painted])}`, () => scroll(props));

/** @param {{ card: Component, markers: string[], missing?: Record<string, number>, painted?: Record<string, number> }} props */
function scroll({ card, markers, missing = card.pigments, painted }) {
  const hollow = painted !== undefined;
  const slots = dropSlots(card.pigments, missing, painted ?? {});
  const step = Math.min(12.5, 50 / slots.length);
  return html`
    <g class="scroll">
      <rect class=${brocade(card)} x="-27" y="-35" width="54" height="70" />
      <rect class="rod" x="-29" y="-37.500" width="58" height="4" rx="2" />
      <rect class="rod" x="-29" y="34" width="58" height="4" rx="2" />
      <svg x="-23" y="-31" width="46" height="46" viewBox="0 0 100 100">
        <rect class="sheet-paper" width="100" height="100" />
        ${print(card, missing)}
      </svg>
      <rect class="frame" x="-23" y="-31" width="46" height="46" />
      <rect class="drop-panel" x="-25" y="17.500" width="50" height="15" rx="2" />
      ${slots.map(
        ({ colour, painted: drop }, i) => html`
          <g transform=${`translate(${((i - (slots.length - 1) / 2) * step).toFixed(1)} 25.500)scale(.74)`}>
            <${Drop} colour=${drop ?? colour} hollow=${hollow && !drop} />
          </g>
        `,
      )}
      <${ValueSeal} value=${card.value} x=${-19} y=${-26} />
      ${markers.map(
        (tool, i) => html`
          <g transform=${`translate(17 ${i * 19 - 23})scale(.86)`}>
            <${Marker} tool=${tool} />
          </g>
        `,
      )}
    </g>
  `;
}

/**
 * A work on the cloth, 96 by 96, centred on the origin: the rotated print, the icons of its edges, its value and signature.
 * @param {{ card: Component, north: string, edges: string[], by: number | null }} props
 */
export const ExhibitedWork = ({ card, north, edges, by }) =>
  cachedDrawing(
    `hung ${card.id} ${north} ${edges} ${by}`,
    () => html`
      <g class="exhibited">
        <rect class=${brocade(card)} x="-48" y="-48" width="96" height="96" rx="2" />
        <rect class="mount" x="-33.500" y="-33.500" width="67" height="67" />
        <g transform=${`rotate(${SIDES.indexOf(north) * 90})`}>
          <svg x="-32" y="-32" width="64" height="64" viewBox="0 0 100 100">
            <rect class="sheet-paper" width="100" height="100" />
            ${print(card, {})}
          </svg>
        </g>
        <rect class="frame" x="-32" y="-32" width="64" height="64" />
        ${edges.map(
          (icon, side) => html`
            <g transform=${`rotate(${side * 90})translate(0 -40)`}>
              <rect class="tab" x=${icon.includes("-") ? -14 : -8.5} y="-7.500" width=${icon.includes("-") ? 28 : 17} height="15" rx="7" />
              <g transform=${`scale(.88)`}>
                <g transform=${icon.includes("-") ? "" : `rotate(${-side * 90})`}>
                  <${EdgeIcon} icon=${icon} />
                </g>
              </g>
            </g>
          `,
        )}
        <g transform="scale(1.450)">
          <${ValueSeal} value=${card.value} x=${-26} y=${-25.5} />
        </g>
        ${
          by !== null &&
          html`
            <g class=${`signature seat-${by}`} transform="translate(38.500 38.500)">
              <rect x="-9" y="-9" width="18" height="18" rx="2" />
              <${CrestMark} seat=${by} />
            </g>
          `
        }
      </g>
    `,
  );

/** The points or the substitution of an artisan. @param {{ card: Component }} props */
const ArtisanBonus = ({ card }) =>
  card.points
    ? html`
      <${ValueSeal} value=${card.points} x=${0} y=${0} />
    `
    : card.use
      ? html`
        <g transform="scale(.78)">
          <g transform="translate(-15 0)">
            <${Drop} colour=${card.use} />
          </g>
          <path class="arrow" d="M-4 1H4M1.500-2 4.500 1 1.500 4" />
          <g transform="translate(15 0)">
            <${Drop} colour=${card.as} hollow=${true} />
          </g>
        </g>
      `
      : null;

/** An artisan, 48 by 62, centred on the origin. @param {{ card: Component }} props */
export const Artisan = ({ card }) =>
  cachedDrawing(
    `artisan ${card.id}`,
    () => html`
      <g class=${`artisan ${card.tool}`}>
        <rect class="hk-card" x="-24" y="-31" width="48" height="62" rx="4" />
        <path class="wall" d="M-22-27A2 2 0 0 1-20-29H20A2 2 0 0 1 22-27V12H-22Z" />
        <path class="coat" d="M-19 12C-19-3-10-7 0-7S19-3 19 12Z" />
        <path class="collar" d="M-5-7 0 4 5-7" />
        <circle class="face" cy="-15" r="8.500" />
        <path class="hair" d="M-8.500-15C-9.500-27 9.500-27 8.500-15 4-19-4-19-8.500-15ZM-2.500-24.500C-2.500-29 2.500-29 2.500-24.500Z" />
        <path class="features" d="M-4-14.500h2.500M1.500-14.500H4M-1.500-10.500h3" />
        ${Array.from(
          { length: card.icons },
          (_, i) => html`
            <g transform=${`translate(${card.icons > 1 ? i * 22 - 11 : 0} 4)scale(.84)`}>
              <${Marker} tool=${card.tool} />
            </g>
          `,
        )}
        <g transform="translate(0 22)">
          <${ArtisanBonus} card=${card} />
        </g>
      </g>
    `,
  );

/** An emblem for the power of each master, centred on the origin. @type {Record<string, () => unknown>} */
const MASTER_EMBLEMS = {
  hiroshige: () => html`
    <path class="stroke" d="M-9-9-13 3M-1-11-5 1M7-9 3 3M13-5 10 4" />
    <g transform="translate(2 8)scale(.8)">
      <${Drop} colour="blue" />
    </g>
  `,
  utamaro: () => html`
    <path class="coat" d="M-12 4C-12-8 12-8 12 4Z" />
    <path class="stroke" d="M-8 4V11M-4 4V11M0 4V11M4 4V11M8 4V11" />
  `,
  kuniyoshi: () => html`
    <g transform="translate(-6 2)scale(1.1)">
      <${Icon} name="bag" />
    </g>
    <g transform="translate(9 0)scale(.95)">
      <${Drop} colour="black" />
    </g>
  `,
  harunobu: () => html`
    <g>
      <path class="paper" d="M-6-6H6V6H-6Z" />
      <path class="stroke" d="M-11 3A11 11 0 0 1 3-11M1-14 4-11 1-8M11-3A11 11 0 0 1-3 11M-1 14-4 11-1 8" />
    </g>
  `,
  kiyonaga: () => html`
    ${[-12, -4, 4, 12].map(
      (x, i) => html`
        <ellipse class="coat" cx=${x} cy=${i % 2 ? 4 : -4} rx="3" ry="5" />
      `,
    )}
  `,
  toyokuni: () => html`
    ${[-12, -4, 4, 12].map(
      (x) => html`
        <g transform=${`translate(${x} 0)scale(.62)`}>
          <${Icon} name="artisan" />
        </g>
      `,
    )}
  `,
  kunisada: () => html`
    ${[-11, 0, 11].map(
      (x) => html`
        <g transform=${`translate(${x} 0)scale(.85)`}>
          <${Icon} name="kakemono" />
        </g>
      `,
    )}
  `,
  sharaku: () => html`
    <circle class="paper" r="11" />
    <path class="stroke" d="M-6-4-2-2M6-4 2-2M-4 5Q0 1 4 5M0-2-1.500 2" />
  `,
  eishi: () => html`
    <g transform="translate(-8 0)">
      <${Drop} colour="purple" />
    </g>
    <g transform="translate(4 0)">
      <${Drop} colour="green" />
    </g>
    <circle class="stroke" cx="6" r="9" />
    <path class="stroke" d="M12 7 17 12" />
  `,
  moronobu: () => html`
    <g transform="translate(-8 0)">
      <${Drop} colour="red" hollow=${true} />
    </g>
    <g transform="translate(9 0)">
      <${Drop} colour="yellow" />
    </g>
    <path class="stroke" d="M-3-10H4M1-13 4.500-10 1-7" />
  `,
  shunsho: () => html`
    <g transform="translate(-8 0)scale(.9)">
      <${Icon} name="chisel" />
    </g>
    <g transform="translate(9 0)scale(.9)">
      <${Icon} name="baren" />
    </g>
    <path class="stroke" d="M-3 10H4M1 7 4.500 10 1 13" />
  `,
  hokusai: () => html`<path class="coat" d="M-15 9C-11-8 4-16 13-5 6-7 2-4 2 1 8-1 13 3 13 9Z" />`,
};

/** A master, 64 by 62, centred on the origin: a fan with the emblem and the name. @param {{ card: Component }} props */
export const Master = ({ card }) =>
  cachedDrawing(
    `master ${card.id}`,
    () => html`
      <g class="master">
        <path class="fan" d="M-32-8C-32-38 32-38 32-8 32 14 10 16 4 20H-4C-10 16-32 14-32-8Z" />
        <path class="ribs" d="M0 20-24-18M0 20-12-26M0 20V-29M0 20 12-26M0 20 24-18" />
        <rect class="handle" x="-3" y="19" width="6" height="12" rx="2" />
        <g transform="translate(0 -11)">${MASTER_EMBLEMS[card.id]()}</g>
        <text y="13">${componentName(card)}</text>
      </g>
    `,
  );
