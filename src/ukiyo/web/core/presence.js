// Presence of players at a table: a dot for connected, away or disconnected, and their time off.

import { html } from "../vendor/preact.js";
import { serverTime } from "./api.js";
import { language, translate } from "./locale.js";

/** @import { Presence } from "./wire.js" */

/** A day as people say it. @param {number} at seconds since 1970 */
export const formatDay = (at) =>
  new Intl.DateTimeFormat(language(), { weekday: "short", day: "numeric", month: "short" }).format(at * 1000);

/** The last day of time off: a period ends at the midnight after it, or when the person comes back. @param {number} ends */
const lastDay = (ends) => formatDay(ends - 1);

const ANNOUNCED_BEFORE_S = 3 * 86400; // seconds before it begins in which time off is shown

/** The current time off, or one that begins soon, in words. @param {Presence | null | undefined} presence */
export function timeOffText(presence) {
  const [begins, ends] = presence?.state !== "connected" && presence?.time_off ? presence.time_off : [Infinity, 0];
  if (begins > serverTime() + ANNOUNCED_BEFORE_S) return "";
  return begins > serverTime()
    ? translate("time-off-from", { first: formatDay(begins), day: lastDay(ends) })
    : translate("time-off-until", { day: lastDay(ends) });
}

/**
 * With `brief`, time off is a mark too, where there is little room.
 * @param {{ presence?: Presence | null, player: string, brief?: boolean }} props
 */
export function PresenceMark({ presence, player, brief = false }) {
  if (!presence) return null;
  const timeOff = timeOffText(presence);
  if (timeOff && !brief) return html`<small class="on-time-off">${timeOff}</small>`;
  const words = timeOff ? `${player}: ${timeOff}` : translate(`presence-${presence.state}`, { player });
  return html`<i class=${`presence ${timeOff ? "time-off" : presence.state}`} role="img" aria-label=${words} title=${words}></i>`;
}
