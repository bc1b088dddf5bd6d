// Cards: characters, buildings, and tokens.

import { html } from "../vendor/preact.js";
import { cachedDrawing } from "../core/cached-drawing.js";
import { componentName, translate } from "../core/locale.js";
import { Portrait } from "./people.js";
import { Amounts, Disc, Emblem, Exchange, Kobun, Sign, Type } from "./signs.js";

/** @import { Component } from "./components.js" */

/** The ability of a character as signs. @param {{ card: Component }} props */
export function Ability({ card: { ability, pay = {}, gain = {}, discount, opponents } }) {
  return html`
    <${Exchange} pay=${pay}>
      ${Object.keys(gain).length > 0 && html`<${Amounts} amounts=${gain} />`}
      ${ability === "raise" && html`<${Sign} name="raise" />`}
      ${ability === "swap" && html`<${Sign} name="swap" />`}
      ${
        ability === "build" &&
        html`
          <${Sign} name="build" />
          <${Amounts} amounts=${negated(discount)} />
        `
      }
      ${
        opponents &&
        html`
          <span class="rivals">
            <${Sign} name="rival" />
            <${Amounts} amounts=${opponents} />
          </span>
        `
      }
    </${Exchange}>
  `;
}

/** @param {Record<string, number>} goods */
const negated = (goods) => Object.fromEntries(Object.entries(goods).map(([good, amount]) => [good, -amount]));

/**
 * The experience track: salaries, or steps to a special token. The kobun stands on the current step.
 * @param {{ card: Component, experience?: number, seat?: number | null }} props
 */
function Track({ card: { id, salaries, track, token }, experience = -1, seat = null }) {
  const steps = Array.from({ length: track }, (_, step) => step);
  const classes = (/** @type {number} */ step) =>
    step < experience ? "iki-past" : step === experience && seat !== null ? "iki-current" : "";
  return html`
    <ol class="iki-track">
      ${steps.map(
        (step) => html`
          <li class=${classes(step)}>
            ${step === experience && seat !== null && html`<${Kobun} seat=${seat} piece=${`kobun-${id}`} />`}
            ${
              token
                ? step === track - 1
                  ? html`
                    <${Special} id=${token} />
                  `
                  : html`
                    <i>·</i>
                  `
                : Object.keys(salaries[step]).length
                  ? html`
                    <${Amounts} amounts=${salaries[step]} />
                  `
                  : html`
                    <i>–</i>
                  `
            }
          </li>
        `,
      )}
    </ol>
  `;
}

const SPECIAL_SIGNS = {
  "move-plus-one": ["sandal", "+1"],
  "hire-minus-one": ["mon", "−1"],
  joker: ["special", "?"],
  "avoid-fire-1": ["fire", "✕"],
  "avoid-fire-2": ["fire", "✕"],
};

/** A special token as signs. @param {{ id: string }} props */
export function Special({ id }) {
  const [sign, text] = SPECIAL_SIGNS[/** @type {keyof typeof SPECIAL_SIGNS} */ (id)];
  return html`
    <span class="special-token">
      <${Sign} name=${sign} />
      <b>${text}</b>
    </span>
  `;
}

/** Whether the signs of an ability need more space than usual. @param {Component} character */
const hasLongAbility = ({ pay = {}, gain = {}, opponents }) =>
  Object.keys({ ...pay, ...gain, ...opponents }).length + (opponents ? 1 : 0) > 2;

const LONG_NAME = 18; // letters; longer names need two or three lines

/**
 * A character: the name on a noren, the portrait, the ability, and the experience track.
 * `mons` are the coins on a card that stayed in the row. Neutral characters have no track.
 * @param {{ card: Component, seat?: number | null, experience?: number, cost?: boolean, mons?: number, neutral?: boolean }} props
 */
export const Character = ({ card, seat = null, experience, cost = false, mons = 0, neutral = false }) =>
  cachedDrawing(
    `${card.id} ${card.cost} ${seat} ${experience} ${cost} ${mons} ${neutral}`,
    () => html`
      <div
        aria-hidden="true"
        class=${[
          `iki-card character type-${card.type}`,
          hasLongAbility(card) && "long-ability",
          componentName(card).length > LONG_NAME && "long-name",
          seat !== null && `owned seat-${seat}`,
        ]
          .filter(Boolean)
          .join(" ")}
      >
        <div class="iki-head">
          <span class="iki-name">${componentName(card)}</span>
        </div>
        <div class="iki-portrait">
          <${Portrait} id=${card.id} />
          <${Type} type=${card.type} />
        </div>
        <div class="ability">
          <${Ability} card=${card} />
        </div>
        ${
          cost &&
          html`
            <div class="iki-price">
              <span>
                ${card.cost}
                <${Sign} name="mon" />
              </span>
              ${
                card.fire > 0 &&
                html`
                  <span class="bonus">
                    +${card.fire}
                    <${Sign} name="fire" />
                  </span>
                `
              }
              ${
                mons > 0 &&
                html`
                  <span class="mons-on-card">
                    +${mons}
                    <${Sign} name="mon" />
                  </span>
                `
              }
            </div>
          `
        }
        ${
          neutral
            ? html`<p class="neutral">${translate("neutral")}</p>`
            : html`<${Track} card=${card} experience=${experience} seat=${seat} />`
        }
        ${seat !== null && html`<${Disc} seat=${seat} class="iki-owner" />`}
      </div>
    `,
  );

/** The value of a building as signs. @param {{ building: Component }} props */
export function Worth({ building: { points, per, each, lasting, amount } }) {
  return html`
    <span class="iki-amounts worth">
      ${points > 0 && html`<${Amounts} amounts=${{ iki: points }} />`}
      ${
        per &&
        html`
          <span class="iki-amount">
            <b>${each}</b>
            <${Sign} name="iki" />
            <i>/</i>
            <${Sign} name=${per} />
          </span>
        `
      }
      ${
        lasting === "feed" &&
        html`
          <span class="iki-amount">
            +<b>${amount}</b>
            <${Sign} name="iki" />
            <i>/</i>
            <${Sign} name="rice" />
          </span>
        `
      }
      ${
        lasting === "watch" &&
        html`
          <span class="iki-amount">
            +<b>${amount}</b>
            <${Sign} name="iki" />
            <i>/</i>
            <${Sign} name="fire" />
          </span>
        `
      }
      ${
        lasting === "villa" &&
        html`
          <span class="iki-amount">
            +<b>${amount}</b>
            <${Sign} name="mon" />
            <i>/</i>
            <${Sign} name="same" />
          </span>
        `
      }
    </span>
  `;
}

/** @param {{ card: Component, seat?: number | null, cost?: boolean }} props */
export const Building = ({ card, seat = null, cost = false }) =>
  cachedDrawing(
    `${card.id} ${JSON.stringify(card.cost)} ${seat} ${cost}`,
    () => html`
      <div aria-hidden="true" class=${`iki-card building ${seat === null ? "" : `owned seat-${seat}`}`}>
        <div class="iki-head">
          <span class="iki-name">${componentName(card)}</span>
        </div>
        <div class="iki-portrait">
          <${Emblem} id=${card.id} />
          ${seat !== null && html`<${Kobun} seat=${seat} />`}
        </div>
        ${
          cost &&
          html`
            <div class="iki-price">
              <${Amounts} amounts=${card.cost} />
            </div>
          `
        }
        <div class="ability">
          <${Worth} building=${card} />
        </div>
        ${seat !== null && html`<${Disc} seat=${seat} class="iki-owner" />`}
      </div>
    `,
  );

const COUNTED_SIGNS = { fire: "fire", mon: "mon", types: "types", "largest-type": "same" };

/**
 * A season token: its price, kind and effect.
 * @param {{ token: Component, price?: boolean }} props
 */
export const Token = ({ token, price = false }) =>
  cachedDrawing(
    `${token.id} ${token.price} ${price}`,
    () => html`
      <span aria-hidden="true" class=${`iki-token ${token.kind}`}>
        <${Sign} name=${token.kind} />
        <${TokenEffect} token=${token} />
        ${
          price &&
          html`
            <span class="iki-price">
              ${token.price}
              <${Sign} name="mon" />
            </span>
          `
        }
      </span>
    `,
  );

/** @param {{ token: Component }} props */
const TokenEffect = ({ token: { kind, points = 0, gain = {}, ability, per, every } }) => html`
  <span class="token-effect">
    ${
      points > 0 &&
      html`
        <span class="iki-amount">
          <b>${kind === "fish" ? `+${points}` : points}</b>
          <${Sign} name="iki" />
        </span>
      `
    }
    ${Object.keys(gain).length > 0 && html`<${Amounts} amounts=${gain} />`}
    ${ability === "raise" && html`<${Sign} name="raise" />`}
    ${
      per &&
      html`
        <span class="iki-amount">
          <b>1</b>
          <${Sign} name="iki" />
          <i>/</i>
          ${every > 1 && html`<b>${every}</b>`}
          <${Sign} name=${COUNTED_SIGNS[/** @type {keyof typeof COUNTED_SIGNS} */ (per)]} />
        </span>
      `
    }
  </span>
`;
