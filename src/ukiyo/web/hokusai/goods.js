// The player's goods on a small screen: works and drops.

import { html } from "../vendor/preact.js";
import { previewedChoice } from "../core/choices.js";
import { useTable } from "../core/table-context.js";
import { componentName, translate } from "../core/locale.js";
import { Kakemono } from "./cards.js";
import { component } from "./components.js";
import { Drops } from "./pigment-areas.js";
import { AREAS, presentColours } from "./signs.js";

/** @import { HokusaiPlayer } from "../core/wire.js" */

/** @param {{ player: HokusaiPlayer }} props */
export function Goods({ player }) {
  const table = useTable();
  const { components } = table;
  const areas = (table.view.seat === player.seat && previewedChoice(table)?.preview.areas) || {};
  return html`
      ${player.atelier.map((work, i) => {
        const card = work && component(components.kakemono, work.card);
        return html`
          <svg key=${i} viewBox="-30 -39 60 78" role="img" aria-label=${card ? componentName(card) : translate("hk-room")}>
            ${
              work
                ? html`
                  <${Kakemono} card=${card} markers=${work.markers} missing=${work.missing} painted=${work.painted} />
                `
                : html`
                  <rect class="empty-slot" x="-27" y="-35" width="54" height="70" rx="3" />
                `
            }
          </svg>
        `;
      })}
      <span class="pigment-groups">
        ${AREAS.map(
          (area) => html`
            <span class=${`pigment-group ${area}`}>
              <span class="name">${translate(`hk-${area}`)}</span>
              <span class="drops">
                ${presentColours(player[area]).map(
                  ([colour, n]) => html`
                    <${Drops} colour=${colour} n=${n} change=${areas[area]?.[colour] ?? 0} each=${false} />
                  `,
                )}
              </span>
            </span>
          `,
        )}
      </span>
  `;
}
