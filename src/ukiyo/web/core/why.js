// Why a move is better, in words: the facts in which two lines of play differ, as the coach found them. It adds nothing to them.

import { html } from "../vendor/preact.js";
import { categoryName } from "./games.js";
import { numeral, percent, say, sayOr } from "./words.js";

/** @import { Reason, Why } from "./types.js" */

const SCORE = "score:";
const FUTURES = 10; // in so many an event is told

/** A number with its sign. @param {number} amount */
const signed = (amount) => ({ sign: amount < 0 ? "−" : "+", n: Math.abs(Math.round(amount)) });

/** @param {string} game @param {Reason} reason */
export function reasonWords(game, { fact, event, here, there }) {
  if (event) {
    const of = (/** @type {number} */ share) => numeral(Math.round(FUTURES * share));
    return say("why-event", { what: say(`${game}-why-${fact}`), here: of(here), there: of(there) });
  }
  const amount = signed(here - there);
  if (fact.startsWith(SCORE)) return say("why-score", { ...amount, category: categoryName(game, fact.slice(SCORE.length)) });
  return say(fact === "rivals" ? "why-rivals" : `${game}-why-${fact}`, amount);
}

/** What the master expects in the end, where nothing before it tells. @param {Why} why */
function outlook({ win, score }) {
  const { sign, n } = signed(score);
  if (n) return say("why-outlook", { sign, n });
  return Math.abs(win) >= 0.005 ? say("why-outlook-win", { sign: win < 0 ? "−" : "+", share: percent(Math.abs(win)) }) : say("why-unclear");
}

/**
 * `beside` is the other move in words.
 * @param {{ game: string, why: Why, beside: string }} props
 */
export function Reasons({ game, why, beside }) {
  if (!why.better && !why.worse)
    return html`
      <p class="why equal">${say("why-equal", { move: beside })}</p>
    `;
  const said = why.reasons.length
    ? why.reasons.map((reason) => ({ good: reason.good, text: reasonWords(game, reason) }))
    : [{ good: why.better, text: outlook(why) }];
  return html`
    <div class="why">
      <p>${say("why-beside", { move: beside })}</p>
      <ul>
        ${said.map(
          ({ good, text }) => html`
            <li class=${good ? "good" : "bad"}>${text}</li>
          `,
        )}
      </ul>
      ${why.reasons.length > 0 && html`<small>${sayOr(`${game}-why-horizon`, "")}</small>`}
    </div>
  `;
}
