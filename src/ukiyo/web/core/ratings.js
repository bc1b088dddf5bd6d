// A rating next to a name: the number, the rating deviation, and a question mark while the rating is provisional.

import { html } from "../vendor/preact.js";
import { translate } from "./locale.js";

/** @import { Rating } from "./types.js" */

/** @param {Rating} rating */
export const ratingText = ({ value, deviation, provisional }) =>
  translate(provisional ? "rating-provisional" : "rating-is", { value: `${value}`, doubt: `${deviation}` });

/** Formats a rating change with its sign. @param {number} change */
export const changeText = (change) => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0");

/** With `full`, the deviation and the change are shown too. @param {{ rating?: Rating | null, full?: boolean }} props */
export const RatingLabel = ({ rating, full = false }) =>
  rating
    ? html`
      <span class="rating" title=${ratingText(rating)}>
        <span aria-hidden="true">
          ${rating.value}${rating.provisional && "?"}${full && html` <small>±${rating.deviation}</small>`}
        </span>
        <span class="visually-hidden">${ratingText(rating)}</span>
        ${full && rating.change !== null && html` <b class=${rating.change < 0 ? "loss" : "gain"}>${changeText(rating.change)}</b>`}
      </span>
    `
    : null;
