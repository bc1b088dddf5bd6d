// Who is at a table: a dot that says here, away or gone; and on holiday until when.

import { html } from "../vendor/preact.js";
import { serverTime } from "./api.js";
import { language, say } from "./words.js";

/** @import { Presence } from "./wire.js" */

/** A day as people say it. @param {number} at seconds since 1970 */
export const dayOf = (at) => new Intl.DateTimeFormat(language(), { weekday: "short", day: "numeric", month: "short" }).format(at * 1000);

/** The last day of a holiday: it ends with the midnight after it, or whenever she came back. @param {number} ends */
const lastDay = (ends) => dayOf(ends - 1);

/** @param {[number, number]} holiday */
const holidayWords = ([begins, ends]) =>
  begins > serverTime()
    ? say("calm-holiday-from", { first: dayOf(begins), day: lastDay(ends) })
    : say("calm-holiday-until", { day: lastDay(ends) });

const SOON = 3 * 86400; // seconds before which a holiday is spoken of

/** @param {{ presence: Presence | null | undefined, player: string }} props */
export function PresenceMark({ presence, player }) {
  if (!presence) return null;
  const { state } = presence;
  const holiday = /** @type {[number, number] | null} */ (presence.holiday);
  if (holiday && state !== "here" && holiday[0] < serverTime() + SOON)
    return html`<small class="on-holiday">${holidayWords(holiday)}</small>`;
  const words = say(`calm-${state}`, { player });
  return html`<i class=${`presence ${state}`} role="img" aria-label=${words} title=${words}></i>`;
}
