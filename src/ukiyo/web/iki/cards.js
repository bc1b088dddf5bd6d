// Cards: characters, buildings, and tokens.

import { html } from "../vendor/preact.js";
import { cachedDrawing } from "../core/cached-drawing.js";
import { componentName, translate } from "../core/locale.js";
import { Portrait } from "./people.js";
import { Amounts, Disc, Emblem, Exchange, Kobun, Sign, Type } from "./signs.js";

/** @import { Component } from "./components.js" */

/** The ability of a character as signs. @param {{ of: Component }} props */
export function Ability({ of: { ability, pay = {}, gain = {}, discount, opponents } }) {
  return html`
    <${Exchange} pay=${pay}>
      ${Object.keys(gain).length > 0 && html`<${Amounts} of=${gain} />`}
      ${ability === "raise" && html`<${Sign} of="raise" />`}
      ${ability === "swap" && html`<${Sign} of="swap" />`}
      ${
        ability === "build" &&
        html`
          <${Sign} of="build" />
          <${Amounts} of=${negated(discount)} />
        `
      }
      ${
        opponents &&
        html`
          <span class="rivals">
            <${Sign} of="rival" />
            <${Amounts} of=${opponents} />
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
 * @param {{ of: Component, experience?: number, seat?: number | null }} props
 */
function Track({ of: { id, salaries, track, token }, experience = -1, seat = null }) {
  const steps = Array.from({ length: track }, (_, step) => step);
  const classes = (/** @type {number} */ step) => (step < experience ? "iki-past" : step === experience && seat !== null ? "iki-now" : "");
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
                    <${Special} of=${token} />
                  `
                  : html`
                    <i>·</i>
                  `
                : Object.keys(salaries[step]).length
                  ? html`
                    <${Amounts} of=${salaries[step]} />
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

/** A special token as signs. @param {{ of: string }} props */
export function Special({ of }) {
  const [sign, text] = SPECIAL_SIGNS[/** @type {keyof typeof SPECIAL_SIGNS} */ (of)];
  return html`
    <span class="special-token">
      <${Sign} of=${sign} />
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
 * @param {{ of: Component, seat?: number | null, experience?: number, cost?: boolean, mons?: number, neutral?: boolean }} props
 */
export const Character = ({ of, seat = null, experience, cost = false, mons = 0, neutral = false }) =>
  cachedDrawing(
    `${of.id} ${of.cost} ${seat} ${experience} ${cost} ${mons} ${neutral}`,
    () => html`
      <div
        aria-hidden="true"
        class=${[
          `iki-card character type-${of.type}`,
          hasLongAbility(of) && "wordy",
          componentName(of).length > LONG_NAME && "lengthy",
          seat !== null && `owned seat-${seat}`,
        ]
          .filter(Boolean)
          .join(" ")}
      >
        <div class="iki-head">
          <span class="iki-name">${componentName(of)}</span>
        </div>
        <div class="iki-portrait">
          <${Portrait} of=${of.id} />
          <${Type} of=${of.type} />
        </div>
        <div class="ability">
          <${Ability} of=${of} />
        </div>
        ${
          cost &&
          html`
            <div class="iki-price">
              <span>
                ${of.cost}
                <${Sign} of="mon" />
              </span>
              ${
                of.fire > 0 &&
                html`
                  <span class="bonus">
                    +${of.fire}
                    <${Sign} of="fire" />
                  </span>
                `
              }
              ${
                mons > 0 &&
                html`
                  <span class="waiting-mons">
                    +${mons}
                    <${Sign} of="mon" />
                  </span>
                `
              }
            </div>
          `
        }
        ${neutral ? html`<p class="neutral">${translate("neutral")}</p>` : html`<${Track} of=${of} experience=${experience} seat=${seat} />`}
        ${seat !== null && html`<${Disc} seat=${seat} class="iki-owner" />`}
      </div>
    `,
  );

/** The value of a building as signs. @param {{ of: Component }} props */
export function Worth({ of: { points, per, each, lasting, amount } }) {
  return html`
    <span class="iki-amounts worth">
      ${points > 0 && html`<${Amounts} of=${{ iki: points }} />`}
      ${
        per &&
        html`
          <span class="iki-amount">
            <b>${each}</b>
            <${Sign} of="iki" />
            <i>/</i>
            <${Sign} of=${per} />
          </span>
        `
      }
      ${
        lasting === "feed" &&
        html`
          <span class="iki-amount">
            +<b>${amount}</b>
            <${Sign} of="iki" />
            <i>/</i>
            <${Sign} of="rice" />
          </span>
        `
      }
      ${
        lasting === "watch" &&
        html`
          <span class="iki-amount">
            +<b>${amount}</b>
            <${Sign} of="iki" />
            <i>/</i>
            <${Sign} of="fire" />
          </span>
        `
      }
      ${
        lasting === "villa" &&
        html`
          <span class="iki-amount">
            +<b>${amount}</b>
            <${Sign} of="mon" />
            <i>/</i>
            <${Sign} of="same" />
          </span>
        `
      }
    </span>
  `;
}

/** @param {{ of: Component, seat?: number | null, cost?: boolean }} props */
export const Building = ({ of, seat = null, cost = false }) =>
  cachedDrawing(
    `${of.id} ${JSON.stringify(of.cost)} ${seat} ${cost}`,
    () => html`
      <div aria-hidden="true" class=${`iki-card building ${seat === null ? "" : `owned seat-${seat}`}`}>
        <div class="iki-head">
          <span class="iki-name">${componentName(of)}</span>
        </div>
        <div class="iki-portrait">
          <${Emblem} of=${of.id} />
          ${seat !== null && html`<${Kobun} seat=${seat} />`}
        </div>
        ${
          cost &&
          html`
            <div class="iki-price">
              <${Amounts} of=${of.cost} />
            </div>
          `
        }
        <div class="ability">
          <${Worth} of=${of} />
        </div>
        ${seat !== null && html`<${Disc} seat=${seat} class="iki-owner" />`}
      </div>
    `,
  );

const COUNTED_SIGNS = { fire: "fire", mon: "mon", types: "types", "largest-type": "same" };

/**
 * A season token: its price, kind and effect.
 * @param {{ of: Component, price?: boolean }} props
 */
export const Token = ({ of, price = false }) =>
  cachedDrawing(
    `${of.id} ${of.price} ${price}`,
    () => html`
      <span aria-hidden="true" class=${`iki-token ${of.kind}`}>
        <${Sign} of=${of.kind} />
        <${TokenEffect} of=${of} />
        ${
          price &&
          html`
            <span class="iki-price">
              ${of.price}
              <${Sign} of="mon" />
            </span>
          `
        }
      </span>
    `,
  );

/** @param {{ of: Component }} props */
const TokenEffect = ({ of: { kind, points = 0, gain = {}, ability, per, every } }) => html`
  <span class="gives">
    ${
      points > 0 &&
      html`
        <span class="iki-amount">
          <b>${kind === "fish" ? `+${points}` : points}</b>
          <${Sign} of="iki" />
        </span>
      `
    }
    ${Object.keys(gain).length > 0 && html`<${Amounts} of=${gain} />`}
    ${ability === "raise" && html`<${Sign} of="raise" />`}
    ${
      per &&
      html`
        <span class="iki-amount">
          <b>1</b>
          <${Sign} of="iki" />
          <i>/</i>
          ${every > 1 && html`<b>${every}</b>`}
          <${Sign} of=${COUNTED_SIGNS[/** @type {keyof typeof COUNTED_SIGNS} */ (per)]} />
        </span>
      `
    }
  </span>
`;
