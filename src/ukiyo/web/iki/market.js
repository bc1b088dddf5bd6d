// The market: characters for hire, income, and buildings.

import { html } from "../vendor/preact.js";
import { Target } from "../core/target.js";
import { useTable } from "../core/table-context.js";
import { translate } from "../core/locale.js";
import { Building, Character } from "./cards.js";
import { Landscape } from "./scenery.js";
import { Amounts, Sign } from "./signs.js";
import { component } from "./components.js";
import { cardLabel } from "./messages.js";

/** @import { Component } from "./components.js" */
/** @import { Table } from "../core/types.js" */

const MAX_LARGE_CARDS = 6; // more cards are shown in two rows

/**
 * The cards for hire with the coins on them. During setup these are the remaining starting characters.
 * @param {Table} table
 * @returns {[string, number][]}
 */
function cardsForHire({ view, components }) {
  if (view.month > 0) return Object.entries(view.row);
  const taken = new Set([view.placing, ...Object.values(view.stalls).map((occupant) => occupant?.card)]);
  return components.character
    .filter((/** @type {Component} */ { id, season }) => season === "start" && !taken.has(id))
    .map((/** @type {Component} */ { id }) => [id, 0]);
}

export function HireRow() {
  const table = useTable();
  const { view } = table;
  const cards = cardsForHire(table);
  const placing = view.placing && component(table, view.placing);
  const count = cards.length + (placing ? 1 : 0);
  const many = count > MAX_LARGE_CARDS;
  return html`
    <section class=${`for-hire ${view.season} ${many ? "many" : ""}`} aria-label=${translate("characters")}>
      <div class="iki-market-side">
        <${Target} as="div" class="income" on=${{ kind: "income" }} label=${translate("choice-income")} explain="income:income">
          <span class="coins" aria-hidden="true">
            <${Sign} name="mon" />
            <${Sign} name="mon" />
            <${Sign} name="mon" />
            <${Sign} name="mon" />
          </span>
          <span aria-hidden="true">
            <${Amounts} amounts=${{ mon: table.components.setup.income }} />
          </span>
        </${Target}>
        <${Target} as="div" class="iki-deck" label=${translate("deck-left", { n: view.deck })} explain="deck:deck">
          <${Sign} name="deck" />
          <b>${view.deck}</b>
        </${Target}>
        <${Target} as="div" class="iki-price-note" label=${translate("prices-reconstructed")} explain="about:prices">≈</${Target}>
      </div>
      <div class="iki-cards" style=${{ "--columns": many ? Math.max(4, Math.ceil(count / 2)) : MAX_LARGE_CARDS }}>
        <${Landscape} />
        ${
          placing &&
          html`
            <${Target}
              as="div"
              class="card-slot placing"
              key=${placing.id}
              label=${cardLabel(table, placing)}
              explain=${`card:${placing.id}`}
              piece=${`card-${placing.id}`}
            >
              ${placing.sort === "building" ? html`<${Building} card=${placing} />` : html`<${Character} card=${placing} />`}
            </${Target}>
          `
        }
        ${cards.map(
          ([id, mons]) => html`
            <${Target}
              as="div"
              class="card-slot"
              key=${id}
              on=${{ card: id }}
              label=${cardLabel(table, component(table, id))}
              explain=${`card:${id}`}
              piece=${`card-${id}`}
            >
              <${Character} card=${component(table, id)} cost=${view.month > 0} mons=${mons} />
            </${Target}>
          `,
        )}
        ${!cards.length && !placing && html`<p class="empty-row">${translate(view.month > 12 ? "row-new-year" : "row-empty")}</p>`}
      </div>
    </section>
  `;
}

export function Buildings() {
  const table = useTable();
  return html`
    <section class="building-row" aria-label=${translate("buildings-offered")}>
      ${table.view.buildings.map(
        (/** @type {string} */ id) => html`
          <${Target}
            as="div"
            class="card-slot"
            key=${id}
            on=${{ building: id }}
            label=${cardLabel(table, component(table, id))}
            explain=${`card:${id}`}
            piece=${`card-${id}`}
          >
            <${Building} card=${component(table, id)} cost />
          </${Target}>
        `,
      )}
    </section>
  `;
}
