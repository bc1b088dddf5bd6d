// A stall of a nagaya, with its character or building.

import { html } from "../vendor/preact.js";
import { previewedChoice } from "../core/choices.js";
import { useTable } from "../core/table-context.js";
import { Target } from "../core/target.js";
import { Building, Character } from "./cards.js";
import { boardOf, component, shopsServing } from "./components.js";
import { Sign } from "./signs.js";
import { stallLabel } from "./messages.js";

/** @import { Component } from "./components.js" */

/** @param {{ stall: string }} props */
export function Stall({ stall }) {
  const table = useTable();
  const occupant = table.view.stalls[stall];
  const entry = occupant && component(table, occupant.card);
  const extra = boardOf(table).extra[Number(stall[1]) - 1];
  const burning = table.view.burning === stall;
  const previewed = previewedChoice(table);
  const placed = previewed?.kind === "stall" && previewed.fields.stall === stall && table.view.placing;
  const stateClasses = [burning && "burning", occupant && table.view.visited === occupant.card && "visited"].filter(Boolean).join(" ");
  return html`
    <div class=${`stall ${stateClasses}`}>
      <span class="code" aria-hidden="true">${stall}</span>
      <${Target}
        as="div"
        class="card-slot"
        on=${{ stall }}
        label=${stallLabel(table, stall)}
        explain=${occupant ? `card:${occupant.card}` : `stall:${stall}`}
        piece=${occupant ? `card-${occupant.card}` : undefined}
      >
        ${
          !entry &&
          html`
            <div class="iki-empty" aria-hidden="true">
              ${
                extra > 0 &&
                html`
                  <span class="surcharge">
                    −${extra}
                    <${Sign} name="mon" />
                  </span>
                `
              }
            </div>
          `
        }
        ${
          entry?.sort === "character" &&
          html`
            <${Character} card=${entry} seat=${occupant.owner} experience=${occupant.experience} neutral=${occupant.owner === null} />
          `
        }
        ${entry?.sort === "building" && html`<${Building} card=${entry} seat=${occupant.owner} />`}
        ${placed && html`<${PlacedCard} card=${component(table, placed)} pay=${previewed.preview.pay} />`}
        ${
          burning &&
          html`
            <span class="flames">
              <${Sign} name="fire" />
              <${Sign} name="fire" />
              <${Sign} name="fire" />
            </span>
          `
        }
      </${Target}>
      <span class="paths">
        ${shopsServing(table, stall).map(
          (shop) => html`
            <i class=${shop.side}></i>
          `,
        )}
      </span>
    </div>
  `;
}

/** The preview of a card on a stall, with the surcharge of the stall. @param {{ card: Component, pay?: Record<string, number> }} props */
function PlacedCard({ card, pay }) {
  const { seat } = useTable().view;
  return html`
    <div class="iki-placed ghost" aria-hidden="true">
      ${card.sort === "character" && html`<${Character} card=${card} seat=${seat} experience=${0} neutral=${false} />`}
      ${card.sort === "building" && html`<${Building} card=${card} seat=${seat} />`}
      ${pay && html`<span class="surcharge">−${pay.mon}<${Sign} name="mon" /></span>`}
    </div>
  `;
}
