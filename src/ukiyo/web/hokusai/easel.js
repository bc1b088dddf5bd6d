// An easel: a kakemono in progress, with its drops and markers.

import { html } from "../vendor/preact.js";
import { firstSelectable } from "../core/choices.js";
import { componentName, translate } from "../core/locale.js";
import { useTable } from "../core/table-context.js";
import { Target } from "../core/target.js";
import { selectsWholeWorks } from "./atelier-parts.js";
import { Kakemono, ValueSeal } from "./cards.js";
import { component } from "./components.js";
import { dropSlots } from "./drop-slots.js";
import { print } from "./prints.js";
import { Drop, dropName, Marker, presentColours } from "./signs.js";

/** @import { Choice, Names } from "../core/types.js" */
/** @import { HokusaiMissingDrops, HokusaiWork } from "../core/wire.js" */

/**
 * A kakemono in progress. Players select the picture to exhibit it, a drop to paint it, and a marker to remove it.
 * A free easel shows a ghost of the kakemono that the previewed choice `taken` would put there.
 * @param {{ work: HokusaiWork | null, place: string, decides: boolean, taken: Choice | null }} props
 */
export function Easel({ work, place, decides, taken }) {
  const table = useTable();
  if (!work)
    return html`
      <div class="easel vacant">
        <svg viewBox="-58 -78 116 156" aria-label=${translate("hk-room")} role="img">
          <rect x="-48" y="-66" width="96" height="132" rx="4" />
          <path d="M-48-66L48 66M48-66L-48 66" />
          ${
            taken &&
            html`
              <g class="ghost" transform="scale(1.9)">
                <${Kakemono} card=${component(table.components.kakemono, taken.names.kakemono)} markers=${taken.preview.markers} />
              </g>
            `
          }
        </svg>
      </div>
    `;
  const card = component(table.components.kakemono, work.card);
  const slots = dropSlots(card.pigments, work.missing, work.painted);
  const available = availableDrops(work, table.view.forecast?.works);
  const step = Math.min(24, 104 / slots.length);
  const selectsParts = decides && !selectsWholeWorks();
  /** @type {Names[]} */
  const targets = [selectsParts ? { kind: "exhibit", place } : { place }, { kakemono: work.card }];
  return html`
    <div class="easel">
      <svg viewBox="-58 -78 116 156" role="group" aria-label=${componentName(card)}>
        <${Target}
          on=${decides ? firstSelectable(table, ...targets) : undefined}
          label=${componentName(card)}
          explain=${`own:${work.card}`}
          piece=${`kakemono-${work.card}`}
        >
          <rect class=${`brocade ${card.collection}`} x="-50" y="-72" width="100" height="144" />
          <rect class="rod" x="-56" y="-77" width="112" height="6" rx="3" />
          <rect class="rod" x="-56" y="71" width="112" height="6" rx="3" />
          <svg x="-44" y="-64" width="88" height="88" viewBox="0 0 100 100">
            <rect class="sheet-paper" width="100" height="100" />
            ${print(card, work.missing)}
          </svg>
          <rect class="frame" x="-44" y="-64" width="88" height="88" />
          <g transform="translate(-36 -54)scale(1.250)">
            <${ValueSeal} value=${card.value} x=${0} y=${0} />
          </g>
        </${Target}>
        <rect class="drop-panel" x="-54" y="30" width="108" height="34" rx="4" />
        ${slots.map(
          ({ colour, painted }, i) => html`
            <g
              class=${!painted && available[colour]-- > 0 ? "available" : ""}
              transform=${`translate(${((i - (slots.length - 1) / 2) * step).toFixed(1)} 47.500)scale(1.420)`}
            >
              <${Target}
                on=${selectsParts ? (painted ? { area: place, colour: painted } : { kind: "paint", place, colour }) : undefined}
                label=${`${translate(painted ? "hk-laid" : "hk-asked")}: ${dropName(painted ?? colour)}`}
                explain=${`colour:${painted ?? colour}`}
              >
                <rect class="hit-area" x=${-step / 2.84} y="-12" width=${step / 1.42} height="24" />
                <${Drop} colour=${painted ?? colour} hollow=${!painted} />
              </${Target}>
            </g>
          `,
        )}
        ${work.markers.map(
          (/** @type {string} */ tool, /** @type {number} */ i) => html`
            <g transform=${`translate(30 ${i * 36 - 44})scale(1.450)`}>
              <${Target}
                on=${selectsParts ? { place, tool } : undefined}
                label=${componentName(component(table.components.tool, tool))}
                explain=${`tool:${tool}`}
              >
                <${Marker} tool=${tool} />
              </${Target}>
            </g>
          `,
        )}
      </svg>
    </div>
  `;
}

/**
 * The number of missing drops of each colour that the player's active area can provide.
 * @param {HokusaiWork} work
 * @param {HokusaiMissingDrops[]} [works]
 * @returns {Record<string, number>}
 */
function availableDrops({ card, missing }, works = []) {
  const own = works.find((one) => one.card === card);
  return own ? Object.fromEntries(presentColours(missing).map(([colour, n]) => [colour, n - (own.missing[colour] ?? 0)])) : {};
}
