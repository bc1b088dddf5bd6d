// Explains why a move is better, using the features in which the coach found that two lines of play differ.

import { html } from "../vendor/preact.js";
import { categoryName } from "./games.js";
import { formatNumber, formatPercent, translate, translateOr } from "./locale.js";

/** @import { Reason, MoveComparison } from "./types.js" */

const SCORE_PREFIX = "score:";
const SHARED_FEATURES = ["rivals", "outlook"];
const SHARE_DENOMINATOR = 10; // event probabilities are shown as "n in 10"

/** Formats a number with its sign. @param {number} amount */
const signed = (amount) => ({ sign: amount < 0 ? "−" : "+", n: Math.abs(Math.round(amount)) });

/** @param {string} game @param {Reason} reason */
export function reasonText(game, { feature, event, value: here, other_value: there }) {
  if (event) {
    const tenths = (/** @type {number} */ share) => formatNumber(Math.round(SHARE_DENOMINATOR * share));
    return translate("why-event", { what: translate(`${game}-why-${feature}`), here: tenths(here), there: tenths(there) });
  }
  if (feature === "outlook-win")
    return translate("why-outlook-win", { sign: here < there ? "−" : "+", share: formatPercent(Math.abs(here - there)) });
  const amount = signed(here - there);
  if (feature.startsWith(SCORE_PREFIX))
    return translate("why-score", { ...amount, what: categoryPurpose(game, feature.slice(SCORE_PREFIX.length)) });
  return translate(SHARED_FEATURES.includes(feature) ? `why-${feature}` : `${game}-why-${feature}`, amount);
}

/** Describes what the points of a category are for. @param {string} game @param {string} category */
const categoryPurpose = (game, category) => translateOr(`${game}-why-for-${category}`, `(${categoryName(game, category)})`);

/**
 * Lists the reasons. `otherMove` describes the other move, or is empty if it is shown elsewhere.
 * @param {{ game: string, comparison: MoveComparison, otherMove: string }} props
 */
export function Reasons({ game, comparison, otherMove }) {
  if (!comparison.better && !comparison.worse)
    return html`
      <p class="why equal">${translate("why-equal", { move: otherMove })}</p>
    `;
  const decided = comparison.reasons.some(({ favourable: good }) => good === comparison.better);
  const items = [
    ...(decided ? [] : [{ good: comparison.better, text: translate("why-unclear") }]),
    ...comparison.reasons.map((reason) => ({ good: reason.favourable, text: reasonText(game, reason) })),
  ];
  return html`
    <div class="why">
      ${otherMove && html`<p>${translate("why-beside", { move: otherMove })}</p>`}
      <ul>
        ${items.map(
          ({ good, text }) => html`
            <li class=${good ? "good" : "bad"}>${text}</li>
          `,
        )}
      </ul>
      ${
        comparison.reasons.some(({ feature }) => !feature.startsWith("outlook")) &&
        html`<small>${translateOr(`${game}-why-horizon`, "")}</small>`
      }
    </div>
  `;
}
