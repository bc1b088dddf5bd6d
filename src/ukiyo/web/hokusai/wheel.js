// The wheel in the middle of the rondel: five pigment spaces, the oval, and the drops that are about to enter.

import { html } from "../vendor/preact.js";
import { translate } from "../core/locale.js";
import { useTable } from "../core/table-context.js";
import { Target } from "../core/target.js";
import { pointAt, RADII, transformTo, WHEEL_RADIUS } from "./rondel-geometry.js";
import { Drop, dropName, PRIMARIES, presentColours } from "./signs.js";

/** @import { HokusaiSector } from "../core/wire.js" */

/** Shows a number above 1. @param {{ n: number }} props */
const Count = ({ n }) =>
  n > 1 &&
  html`
    <g class="count">
      <circle cx="7" cy="9" r="8.500" />
      <text x="7" y="14.500">${n}</text>
    </g>
  `;

export function Wheel() {
  const table = useTable();
  const { view } = table;
  const oval = view.oval - 1;
  const entering = presentColours(view.entering);
  const directions = ["counterclockwise", "clockwise"].filter((kind) => table.choices.some((choice) => choice.kind === kind));
  return html`
    <g class="wheel">
      <circle class="hk-disc" cx="240" cy="240" r=${WHEEL_RADIUS} />
      <circle cx="240" cy="240" r=${WHEEL_RADIUS} fill="url(#hk-seigaiha)" />
      <g transform="translate(240 240)" class="swirl">
        ${[0, 72, 144, 216, 288].map(
          (turn) => html`
            <path d="M0-24C16-30 24-50 14-84" transform=${`rotate(${turn + 36})`} />
          `,
        )}
      </g>
      <circle class="rim" cx="240" cy="240" r=${WHEEL_RADIUS - 3} />
      <g class="oval" style=${{ transform: `rotate(${oval * 72}deg)` }}>
        <${Target} explain="oval:oval" label=${translate("hk-oval")}>
          <ellipse cx="240" cy=${240 - WHEEL_RADIUS + 2} rx="19" ry="9" />
          <path d=${`M233 ${240 - WHEEL_RADIUS + 3}L240 ${240 - WHEEL_RADIUS - 4} 247 ${240 - WHEEL_RADIUS + 3}`} />
        </${Target}>
      </g>
      ${view.sectors.map(
        (/** @type {HokusaiSector} */ sector, /** @type {number} */ s) => html`
          ${
            s !== oval &&
            table.choices.some(({ kind }) => kind === "turn") &&
            html`
              <${Target}
                on=${{ kind: "turn", sector: String(s + 1) }}
                label=${translate("hk-sector", { n: s + 1 })}
                explain="oval:oval"
                class="turn-target"
              >
                <g transform=${`rotate(${s * 72} 240 240)`}>
                  <circle class="hit-area" cx="240" cy=${240 - WHEEL_RADIUS + 2} r="28" />
                  <ellipse cx="240" cy=${240 - WHEEL_RADIUS + 2} rx="19" ry="9" />
                </g>
              </${Target}>
            `
          }
          <g key=${`space-${(s - oval + 5) % 5}`} data-piece=${`wheel-${(s - oval + 5) % 5}`}>
            ${PRIMARIES.map((colour, i) => {
              const n = sector.wheel[colour];
              const [dropAt, countAt] = [RADII.drops, RADII.counts].map((radius) => pointAt(s * 2 + (i - 1) * 0.62, radius));
              return html`
                <${Target}
                  on=${{ kind: "collect", sector: String(s + 1), colour }}
                  label=${`${translate("hk-sector", { n: s + 1 })}: ${n} × ${translate(`hk-${colour}`)}`}
                  explain=${`wheel:${s + 1}`}
                  class=${n ? "" : "none"}
                >
                  <g transform=${transformTo(dropAt, 1.15)}>
                    <circle class="hit-area" r="13" />
                    <${Drop} colour=${colour} hollow=${!n} />
                  </g>
                  ${
                    n > 1 &&
                    html`
                      <text class=${`amount ink-${colour}`} x=${countAt[0].toFixed(1)} y=${(countAt[1] + 5.5).toFixed(1)}>${n}</text>
                    `
                  }
                </${Target}>
              `;
            })}
          </g>
        `,
      )}
      ${
        entering.length > 0 || directions.length > 0
          ? html`
            <g transform="translate(240 240)" class="entering">
              <circle r="31" />
              ${entering.map(
                ([colour, n], i) => html`
                  <g transform=${`translate(${(i - (entering.length - 1) / 2) * 19} ${directions.length ? -9 : 1})`}>
                    <${Target} on=${{ colour }} label=${dropName(colour, n)} explain=${`colour:${colour}`}>
                      <circle class="hit-area" r="9.500" />
                      <${Drop} colour=${colour} />
                      <${Count} n=${n} />
                    </${Target}>
                  </g>
                `,
              )}
              ${directions.map(
                (kind) => html`
                  <${Target} on=${{ kind }} label=${translate(`hk-${kind}`)} explain="mixing:mixing" class="direction">
                    <g transform=${`translate(${kind === "clockwise" ? 12 : -12} 15)scale(${kind === "clockwise" ? 1 : -1} 1)`}>
                      <circle r="10" />
                      <path d="M-5 3A5.500 5.500 0 1 1 4 3.500M7 .500 4 4.500 .500 1.500" />
                    </g>
                  </${Target}>
                `,
              )}
            </g>
          `
          : html`
            <g transform="translate(240 240)" class="hub">
              <circle r="21" />
              <path d="M-14 6C-10-8 4-14 12-4 6-6 2-4 2 0 8-2 12 2 12 8 4 4-6 6-14 6Z" />
            </g>
          `
      }
    </g>
  `;
}
