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

/** @param {{ shop: Component }} props */
export function Shop({ shop }) {
  const table = useTable();
  const { view, components } = table;
  const trades = components.trade.filter((/** @type {Component} */ trade) => trade.shop === shop.id);
  const oyakatas = view.players.filter(({ oyakata }) => oyakata === shop.space);
  const moves = table.candidates.filter(({ kind, preview }) => kind === "move" && preview.at?.shop === shop.id);
  const previewed = previewedChoice(table);
  const isPreviewed = previewed?.kind === "move" && previewed.names.shop === shop.id;
  return html`
    <div class=${`shop-front ${shop.side} ${oyakatas.some(({ seat }) => seat === view.seat) ? "current-shop" : ""}`}>
      <div class=${`iki-shop ${componentName(shop).length > LONG_NAME ? "long-name" : ""}`}>
        <${Target} as="div" class="sign-board" on=${{ shop: shop.id }} label=${shopLabel(table, shop)} explain=${`shop:${shop.id}`}>
          <span class="shop-name" aria-hidden="true">
            <${Sign} name=${SHOP_SIGNS[shop.id]} />
            <i class="code">${shop.space}</i>
            <span>${componentName(shop)}</span>
          </span>
        </${Target}>
        <span class="shop-offers">
          ${trades.map(
            (/** @type {Component} */ trade) => html`
              <${Target}
                as="span"
                class="trade"
                on=${{ trade: trade.id }}
                label=${exchangeText(trade.pay, trade.gain)}
                explain=${`shop:${shop.id}`}
              >
                <${Trade} trade=${trade} />
              </${Target}>
            `,
          )}
          ${
            shop.id === "construction-site" &&
            html`
              <${Target}
                as="span"
                class="trade"
                on=${{ kind: "build", shop: shop.id }}
                label=${translate("explain-site", { pay: goodsText({ mon: components.setup.site }) })}
                explain=${`shop:${shop.id}`}
              >
                <span aria-hidden="true">
                  <${Exchange} pay=${{ mon: components.setup.site }}>
                    <${Sign} name="build" />
                  </${Exchange}>
                </span>
              </${Target}>
            `
          }
          ${tokensOnSale(table, shop.id).map(
            (/** @type {Component} */ token) => html`
              <${Target}
                as="span"
                class="token-for-sale"
                key=${token.id}
                on=${{ token: token.id }}
                label=${tokenLabel(token)}
                explain=${`token:${token.id}`}
                piece=${`token-${token.id}`}
              >
                <${Token} token=${token} price />
              </${Target}>
            `,
          )}
        </span>
      </div>
      <div class="shop-entrance" data-track-space=${`street:${shop.space}`}>
        ${oyakatas.map(
          ({ seat }) => html`
            <${Oyakata} key=${seat} seat=${seat} />
          `,
        )}
        ${
          isPreviewed &&
          html`<span class=${`oyakata ghost seat-${view.seat}`} aria-hidden="true"><${OyakataFigure} seat=${view.seat} /></span>`
        }
        ${moves.map(
          (move) => html`
            <${Steps} key=${move.action} choice=${move} />
          `,
        )}
      </div>
    </div>
  `;
}

/** @param {{ trade: Component }} props */
const Trade = ({ trade }) =>
  cachedDrawing(
    trade.id,
    () => html`
      <span aria-hidden="true">
        <${Exchange} pay=${trade.pay}>
          <${Amounts} amounts=${trade.gain} />
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

/** The number of steps to the shop, and their cost. @param {{ choice: Choice }} props */
const Steps = ({ choice: { fields, preview } }) => html`
  <${Target} as="span" class="iki-steps" on=${{ steps: fields.steps }} explain=${`shop:${preview.at?.shop}`}>
    <span aria-hidden="true">
      <b>${fields.steps}</b>
      <${Sign} name="step" />
      ${
        preview.pay &&
        html`
          <em>
            −${preview.pay.sandal}
            <${Sign} name="sandal" />
          </em>
        `
      }
      ${preview.laps > 0 && html`<em>↻</em>`}
    </span>
  </${Target}>
`;
