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

/** @param {{ of: string }} props */
export function Stall({ of }) {
  const table = useTable();
  const occupant = table.view.stalls[of];
  const entry = occupant && component(table, occupant.card);
  const extra = boardOf(table).extra[Number(of[1]) - 1];
  const burning = table.view.burning === of;
  const previewed = previewedChoice(table);
  const placed = previewed?.kind === "stall" && previewed.fields.stall === of && table.view.placing;
  const stateClasses = [burning && "burning", occupant && table.view.visited === occupant.card && "visited"].filter(Boolean).join(" ");
  return html`
    <div class=${`stall ${stateClasses}`}>
      <span class="code" aria-hidden="true">${of}</span>
      <${Target}
        as="div"
        class="iki-place"
        on=${{ stall: of }}
        label=${stallLabel(table, of)}
        explain=${occupant ? `card:${occupant.card}` : `stall:${of}`}
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
                    <${Sign} of="mon" />
                  </span>
                `
              }
            </div>
          `
        }
        ${
          entry?.sort === "character" &&
          html`
            <${Character} of=${entry} seat=${occupant.owner} experience=${occupant.experience} neutral=${occupant.owner === null} />
          `
        }
        ${entry?.sort === "building" && html`<${Building} of=${entry} seat=${occupant.owner} />`}
        ${placed && html`<${PlacedCard} of=${component(table, placed)} pay=${previewed.preview.pay} />`}
        ${
          burning &&
          html`
            <span class="flames">
              <${Sign} of="fire" />
              <${Sign} of="fire" />
              <${Sign} of="fire" />
            </span>
          `
        }
      </${Target}>
      <span class="paths">
        ${shopsServing(table, of).map(
          (shop) => html`
            <i class=${shop.side}></i>
          `,
        )}
      </span>
    </div>
  `;
}

/** The preview of a card on a stall, with the surcharge of the stall. @param {{ of: Component, pay?: Record<string, number> }} props */
function PlacedCard({ of, pay }) {
  const { seat } = useTable().view;
  return html`
    <div class="iki-placed ghost" aria-hidden="true">
      ${of.sort === "character" && html`<${Character} of=${of} seat=${seat} experience=${0} neutral=${false} />`}
      ${of.sort === "building" && html`<${Building} of=${of} seat=${seat} />`}
      ${pay && html`<span class="surcharge">−${pay.mon}<${Sign} of="mon" /></span>`}
    </div>
  `;
}
