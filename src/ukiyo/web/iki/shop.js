// A shop: its sign, its trades and tokens, and the oyakatas in front of it.

import { html } from "../vendor/preact.js";
import { cachedDrawing } from "../core/cached-drawing.js";
import { previewedChoice } from "../core/choices.js";
import { componentName, translate } from "../core/locale.js";
import { useTable } from "../core/table-context.js";
import { Target } from "../core/target.js";
import { Token } from "./cards.js";
import { component } from "./components.js";
import { Oyakata, OyakataFigure } from "./oyakata.js";
import { Amounts, Exchange, SHOP_SIGNS, Sign } from "./signs.js";
import { goodsText, exchangeText, shopLabel, tokenLabel } from "./messages.js";

/** @import { Choice, Table } from "../core/types.js" */
/** @import { Component } from "./components.js" */

const LONG_NAME = 30; // letters; longer names need two lines

/** @param {{ of: Component }} props */
export function Shop({ of }) {
  const table = useTable();
  const { view, components } = table;
  const trades = components.trade.filter((/** @type {Component} */ trade) => trade.shop === of.id);
  const oyakatas = view.players.filter(({ oyakata }) => oyakata === of.space);
  const moves = table.candidates.filter(({ kind, preview }) => kind === "move" && preview.at?.shop === of.id);
  const previewed = previewedChoice(table);
  const isPreviewed = previewed?.kind === "move" && previewed.names.shop === of.id;
  return html`
    <div class=${`shop-front ${of.side} ${oyakatas.some(({ seat }) => seat === view.seat) ? "attended" : ""}`}>
      <div class=${`iki-shop ${componentName(of).length > LONG_NAME ? "long" : ""}`}>
        <${Target} as="div" class="sign-board" on=${{ shop: of.id }} label=${shopLabel(table, of)} explain=${`shop:${of.id}`}>
          <span class="shop-name" aria-hidden="true">
            <${Sign} of=${SHOP_SIGNS[of.id]} />
            <i class="code">${of.space}</i>
            <span>${componentName(of)}</span>
          </span>
        </${Target}>
        <span class="offers">
          ${trades.map(
            (/** @type {Component} */ trade) => html`
              <${Target}
                as="span"
                class="trade"
                on=${{ trade: trade.id }}
                label=${exchangeText(trade.pay, trade.gain)}
                explain=${`shop:${of.id}`}
              >
                <${Trade} of=${trade} />
              </${Target}>
            `,
          )}
          ${
            of.id === "construction-site" &&
            html`
              <${Target}
                as="span"
                class="trade"
                on=${{ kind: "build", shop: of.id }}
                label=${translate("explain-site", { pay: goodsText({ mon: components.setup.site }) })}
                explain=${`shop:${of.id}`}
              >
                <span aria-hidden="true">
                  <${Exchange} pay=${{ mon: components.setup.site }}>
                    <${Sign} of="build" />
                  </${Exchange}>
                </span>
              </${Target}>
            `
          }
          ${tokensOnSale(table, of.id).map(
            (/** @type {Component} */ token) => html`
              <${Target}
                as="span"
                class="ware"
                key=${token.id}
                on=${{ token: token.id }}
                label=${tokenLabel(table, token)}
                explain=${`token:${token.id}`}
                piece=${`token-${token.id}`}
              >
                <${Token} of=${token} price />
              </${Target}>
            `,
          )}
        </span>
      </div>
      <div class="threshold" data-way=${`street:${of.space}`}>
        ${oyakatas.map(
          ({ seat }) => html`
            <${Oyakata} key=${seat} seat=${seat} />
          `,
        )}
        ${isPreviewed && html`<span class=${`oyakata ghost seat-${view.seat}`} aria-hidden="true"><${OyakataFigure} seat=${view.seat} /></span>`}
        ${moves.map(
          (move) => html`
            <${Steps} key=${move.action} of=${move} />
          `,
        )}
      </div>
    </div>
  `;
}

/** @param {{ of: Component }} props */
const Trade = ({ of }) =>
  cachedDrawing(
    of.id,
    () => html`
      <span aria-hidden="true">
        <${Exchange} pay=${of.pay}>
          <${Amounts} of=${of.gain} />
        </${Exchange}>
      </span>
    `,
  );

/** The season's tokens on sale in a shop. @param {Table} table @param {string} shop */
function tokensOnSale(table, shop) {
  const kinds = { "fish-market": ["fish"], "tobacco-shop": ["pipe", "pouch"] }[shop] ?? [];
  return table.view.market
    .map((/** @type {string} */ id) => component(table, id))
    .filter((/** @type {Component} */ token) => kinds.includes(token.kind));
}

/** The number of steps to the shop, and their cost. @param {{ of: Choice }} props */
const Steps = ({ of: { fields, preview } }) => html`
  <${Target} as="span" class="iki-steps" on=${{ steps: fields.steps }} explain=${`shop:${preview.at?.shop}`}>
    <span aria-hidden="true">
      <b>${fields.steps}</b>
      <${Sign} of="step" />
      ${
        preview.pay &&
        html`
          <em>
            −${preview.pay.sandal}
            <${Sign} of="sandal" />
          </em>
        `
      }
      ${preview.laps > 0 && html`<em>↻</em>`}
    </span>
  </${Target}>
`;
