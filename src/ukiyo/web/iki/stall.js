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
  const there = table.view.stalls[of];
  const entry = there && component(table, there.card);
  const extra = boardOf(table).extra[Number(of[1]) - 1];
  const burning = table.view.burning === of;
  const thought = previewedChoice(table);
  const placed = thought?.kind === "stall" && thought.fields.stall === of && table.view.placing;
  const marks = [burning && "burning", there && table.view.visited === there.card && "visited"].filter(Boolean).join(" ");
  return html`
    <div class=${`stall ${marks}`}>
      <span class="code" aria-hidden="true">${of}</span>
      <${Target}
        as="div"
        class="iki-place"
        on=${{ stall: of }}
        label=${stallLabel(table, of)}
        explain=${there ? `card:${there.card}` : `stall:${of}`}
        piece=${there ? `card-${there.card}` : undefined}
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
            <${Character} of=${entry} seat=${there.owner} experience=${there.experience} neutral=${there.owner === null} />
          `
        }
        ${entry?.sort === "building" && html`<${Building} of=${entry} seat=${there.owner} />`}
        ${placed && html`<${Placed} of=${component(table, placed)} pay=${thought.preview.pay} />`}
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

/** A card as it would lie on a stall, and what the stall costs. @param {{ of: Component, pay?: Record<string, number> }} props */
function Placed({ of, pay }) {
  const { seat } = useTable().view;
  return html`
    <div class="iki-placed ghost" aria-hidden="true">
      ${of.sort === "character" && html`<${Character} of=${of} seat=${seat} experience=${0} neutral=${false} />`}
      ${of.sort === "building" && html`<${Building} of=${of} seat=${seat} />`}
      ${pay && html`<span class="surcharge">−${pay.mon}<${Sign} of="mon" /></span>`}
    </div>
  `;
}
