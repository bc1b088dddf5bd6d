// Why a move is better, in words: the facts in which two lines of play differ, as the coach found them. It adds nothing to them.

import { html } from "../vendor/preact.js";
import { categoryName } from "./games.js";
import { numeral, percent, say, sayOr } from "./locale.js";

/** @import { Reason, Why } from "./types.js" */

const SCORE = "score:";
const OF_ALL_GAMES = ["rivals", "outlook"];
const FUTURES = 10; // in so many an event is told

/** A number with its sign. @param {number} amount */
const signed = (amount) => ({ sign: amount < 0 ? "−" : "+", n: Math.abs(Math.round(amount)) });

/** @param {string} game @param {Reason} reason */
export function reasonWords(game, { fact, event, here, there }) {
  if (event) {
    const of = (/** @type {number} */ share) => numeral(Math.round(FUTURES * share));
    return say("why-event", { what: say(`${game}-why-${fact}`), here: of(here), there: of(there) });
  }
  if (fact === "outlook-win") return say("why-outlook-win", { sign: here < there ? "−" : "+", share: percent(Math.abs(here - there)) });
  const amount = signed(here - there);
  if (fact.startsWith(SCORE)) return say("why-score", { ...amount, what: scoredFor(game, fact.slice(SCORE.length)) });
  return say(OF_ALL_GAMES.includes(fact) ? `why-${fact}` : `${game}-why-${fact}`, amount);
}

/** What points are for. @param {string} game @param {string} category */
const scoredFor = (game, category) => sayOr(`${game}-why-for-${category}`, `(${categoryName(game, category)})`);

/**
 * `beside` is the other move in words; nothing where it is said already.
 * @param {{ game: string, why: Why, beside: string }} props
 */
export function Reasons({ game, why, beside }) {
  if (!why.better && !why.worse)
    return html`
      <p class="why equal">${say("why-equal", { move: beside })}</p>
    `;
  const decided = why.reasons.some(({ good }) => good === why.better);
  const said = [
    ...(decided ? [] : [{ good: why.better, text: say("why-unclear") }]),
    ...why.reasons.map((reason) => ({ good: reason.good, text: reasonWords(game, reason) })),
  ];
  return html`
    <div class="why">
      ${beside && html`<p>${say("why-beside", { move: beside })}</p>`}
      <ul>
        ${said.map(
          ({ good, text }) => html`
            <li class=${good ? "good" : "bad"}>${text}</li>
          `,
        )}
      </ul>
      ${why.reasons.some(({ fact }) => !fact.startsWith("outlook")) && html`<small>${sayOr(`${game}-why-horizon`, "")}</small>`}
    </div>
  `;
}
