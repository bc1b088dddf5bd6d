// Presence of players at a table: a dot for connected, away or disconnected, and their time off.

import { html } from "../vendor/preact.js";
import { serverTime } from "./api.js";
import { language, say } from "./locale.js";

/** @import { Presence } from "./wire.js" */

/** A day as people say it. @param {number} at seconds since 1970 */
export const dayOf = (at) => new Intl.DateTimeFormat(language(), { weekday: "short", day: "numeric", month: "short" }).format(at * 1000);

/** The last day of time off: a period ends at the midnight after it, or when the person comes back. @param {number} ends */
const lastDay = (ends) => dayOf(ends - 1);

const SOON = 3 * 86400; // seconds before it begins in which time off is shown

/** The current time off, or one that begins soon, in words. @param {Presence | null | undefined} presence */
export function timeOffWords(presence) {
  const [begins, ends] = presence?.state !== "connected" && presence?.time_off ? presence.time_off : [Infinity, 0];
  if (begins > serverTime() + SOON) return "";
  return begins > serverTime()
    ? say("time-off-from", { first: dayOf(begins), day: lastDay(ends) })
    : say("time-off-until", { day: lastDay(ends) });
}

/**
 * With `brief`, time off is a mark too, where there is little room.
 * @param {{ presence?: Presence | null, player: string, brief?: boolean }} props
 */
export function PresenceMark({ presence, player, brief = false }) {
  if (!presence) return null;
  const timeOff = timeOffWords(presence);
  if (timeOff && !brief) return html`<small class="on-time-off">${timeOff}</small>`;
  const words = timeOff ? `${player}: ${timeOff}` : say(`presence-${presence.state}`, { player });
  return html`<i class=${`presence ${timeOff ? "time-off" : presence.state}`} role="img" aria-label=${words} title=${words}></i>`;
}
