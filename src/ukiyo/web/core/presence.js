// Who is at a table: a dot that says here, away or gone; and on holiday until when.

import { html } from "../vendor/preact.js";
import { serverTime } from "./api.js";
import { language, say } from "./words.js";

/** @import { Presence } from "./wire.js" */

/** A day as people say it. @param {number} at seconds since 1970 */
export const dayOf = (at) => new Intl.DateTimeFormat(language(), { weekday: "short", day: "numeric", month: "short" }).format(at * 1000);

/** The last day of a holiday: it ends with the midnight after it, or whenever she came back. @param {number} ends */
const lastDay = (ends) => dayOf(ends - 1);

const SOON = 3 * 86400; // seconds before which a holiday is spoken of

/** Where somebody is on holiday or soon will be, until when. @param {Presence | null | undefined} presence */
export function holidayWords(presence) {
  const [begins, ends] = presence?.state !== "here" && presence?.holiday ? presence.holiday : [Infinity, 0];
  if (begins > serverTime() + SOON) return "";
  return begins > serverTime()
    ? say("time-off-from", { first: dayOf(begins), day: lastDay(ends) })
    : say("time-off-until", { day: lastDay(ends) });
}

/**
 * `brief` where there is little room: then a holiday is a mark, too.
 * @param {{ presence?: Presence | null, player: string, brief?: boolean }} props
 */
export function PresenceMark({ presence, player, brief = false }) {
  if (!presence) return null;
  const holiday = holidayWords(presence);
  if (holiday && !brief) return html`<small class="on-holiday">${holiday}</small>`;
  const words = holiday ? `${player}: ${holiday}` : say(`presence-${presence.state}`, { player });
  return html`<i class=${`presence ${holiday ? "holiday" : presence.state}`} role="img" aria-label=${words} title=${words}></i>`;
}
