// The mats: each player's goods, retired characters and tokens. The viewing player's mat is the large one.

import { html } from "../vendor/preact.js";
import { previewedChoice } from "../core/choices.js";
import { Crest } from "../core/crest.js";
import { amountProps, Target } from "../core/target.js";
import { useTable } from "../core/table-context.js";
import { componentName, translate } from "../core/locale.js";
import { Special, Token } from "./cards.js";
import { Face } from "./people.js";
import { Amounts, Sign, Type } from "./signs.js";
import { GOODS, component } from "./components.js";
import { Kobuns, PreviewedAmount } from "./goods.js";
import { cardLabel, fireTexts, paydayIncome, paydayTexts, tokenLabel } from "./messages.js";

export function Mats() {
  const { view } = useTable();
  return html`
    <section class="mats" data-zone aria-label=${translate("mats")}>
      ${view.players.map(
        ({ seat }) => html`
          <${Mat} key=${seat} seat=${seat} own=${view.you === seat} />
        `,
      )}
    </section>
  `;
}

/** @param {{ seat: number, own: boolean }} props */
function Mat({ seat, own }) {
  const table = useTable();
  const { view } = table;
  const { goods, kobun, power, retired, tokens, specials } = view.players[seat];
  const deciding = view.seat === seat && !view.over;
  const previewed = deciding ? previewedChoice(table) : null;
  const bought = previewed?.kind === "buy" && component(table, previewed.fields.token);
  const amount = (/** @type {string} */ good, /** @type {number} */ n) => html`<${PreviewedAmount} seat=${seat} good=${good} n=${n} />`;
  const avoidFireIndex = specials.findIndex((/** @type {string} */ id) => id.startsWith("avoid-fire"));
  const kobuns = html`
    <${Target} as="span" class="kobuns" label=${translate("kobuns-at-hand", { n: kobun })}
      explain="good:kobun" ...${amountProps(seat, "kobun", kobun)}>
      <${Kobuns} seat=${seat} n=${kobun} />
    </${Target}>
  `;
  return html`
    <section
      class=${`iki-mat seat-${seat} ${own ? "iki-own" : ""} ${deciding ? "deciding" : ""}`}
      style=${{ "--chips": specials.length + retired.length + tokens.length }}
      aria-label=${table.playerName(seat)}
    >
      <header>
        <${Crest} seat=${seat} size="1.7em" />
        <b title=${table.playerName(seat)}>${table.playerName(seat)}</b>
        ${
          view.players.length === 2 &&
          html`
            <${Target}
              as="span"
              class="heaven"
              explain=${view.first === seat ? "heaven:sun" : "heaven:moon"}
              label=${translate(view.first === seat ? "sun" : "moon")}
            >
              ${view.first === seat ? "☀" : "☾"}
            </${Target}>
          `
        }
        ${own && kobuns}
        <${Target} as="span" class="mat-track" label=${translate("iki", { n: goods.iki })}
          explain="track:iki" ...${amountProps(seat, "iki", goods.iki)}>
          <${Sign} name="iki" />
          ${amount("iki", goods.iki)}
        </${Target}>
        <${Target} as="span" class="mat-track" label=${translate("fire", { n: power })}
          explain="track:fire" ...${amountProps(seat, "fire", power)}>
          <${Sign} name="fire" />
          ${amount("fire", power)}
        </${Target}>
      </header>
      <div class="iki-store">
        ${GOODS.map(
          (good) => html`
            <${Target}
              as="span"
              class=${`iki-good ${goods[good] ? "" : "iki-zero"}`}
              key=${good}
              label=${translate(good, { n: goods[good] })}
              explain=${`good:${good}`}
              ...${amountProps(seat, good, goods[good])}
            >
              <${Sign} name=${good} />
              ${amount(good, goods[good])}
            </${Target}>
          `,
        )}
        ${!own && kobuns}
      </div>
      ${own && view.forecast && html`<${Forecast} />`}
      <div class="iki-chips">
        ${specials.map(
          (/** @type {string} */ id, /** @type {number} */ index) => html`
            <${Target}
              as="span"
              class="iki-chip"
              key=${id}
              on=${index === avoidFireIndex && deciding ? { kind: "save" } : undefined}
              label=${componentName(component(table, id))}
              explain=${`special:${id}`}
            >
              <${Special} id=${id} />
            </${Target}>
          `,
        )}
        ${retired.map(
          (/** @type {string} */ id) => html`
            <${Retired} key=${id} id=${id} />
          `,
        )}
        ${tokens.map(
          (/** @type {string} */ id) => html`
            <${Target}
              as="span"
              class="iki-chip"
              key=${id}
              label=${tokenLabel(component(table, id))}
              explain=${`token:${id}`}
              piece=${`token-${id}`}
            >
              <${Token} token=${component(table, id)} />
            </${Target}>
          `,
        )}
        ${bought && html`<span class="iki-chip ghost" aria-hidden="true"><${Token} token=${bought} /></span>`}
      </div>
    </section>
  `;
}

/** The forecast for the next payday and the next fire. */
function Forecast() {
  const table = useTable();
  const { payday, fire } = table.view.forecast;
  const income = paydayIncome(payday);
  const highlightStalls = {
    onpointerenter: () => table.setHighlight(fire.reaches.map((/** @type {string} */ stall) => ({ stall }))),
    onpointerleave: () => table.setHighlight([]),
  };
  return html`
    <div class="iki-forecast">
      <${Target} as="span" class="iki-forecast-item" label=${paydayTexts(payday).join(", ")} explain="forecast:payday">
        <${Sign} name="payday" />
        ${Object.keys(income).length > 0 && html`<${Amounts} amounts=${income} />`}
        <span class=${payday.rice_needed > payday.rice ? "iki-short" : ""}>
          <b>${payday.rice}/${payday.rice_needed}</b>
          <${Sign} name="rice" />
        </span>
      </${Target}>
      ${
        fire &&
        html`
          <${Target} as="span" class="iki-forecast-item" label=${fireTexts(table).join(", ")} explain="forecast:fire" ...${highlightStalls}>
            <${Sign} name="fire" />
            <b>${fire.strength}</b>
            <span class=${fire.reaches.length ? "iki-short" : ""}>${fire.reaches.join(" ") || "✓"}</span>
          </${Target}>
        `
      }
    </div>
  `;
}

/** A retired character. It still earns its last salary. @param {{ id: string }} props */
function Retired({ id }) {
  const table = useTable();
  const card = component(table, id);
  const pension = card.salaries.at(-1);
  return html`
    <${Target}
      as="span"
      class=${`iki-chip retired type-${card.type}`}
      label=${`${translate("retired")}: ${cardLabel(table, card)}`}
      explain=${`card:${id}`}
      piece=${`card-${id}`}
    >
      <${Face} id=${id} />
      <${Type} type=${card.type} />
      ${pension && html`<${Amounts} amounts=${pension} />`}
    </${Target}>
  `;
}
