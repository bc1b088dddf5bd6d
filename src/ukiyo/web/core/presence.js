// The presence of players at a table (connected, away or disconnected) and their time off.

import { html } from "../vendor/preact.js";
import { serverTime } from "./api.js";
import { language, translate } from "./locale.js";

/** @import { Presence } from "./wire.js" */

/** Formats a day. @param {number} timestamp seconds since 1970 */
export const formatDay = (timestamp) =>
  new Intl.DateTimeFormat(language(), { weekday: "short", day: "numeric", month: "short" }).format(timestamp * 1000);

/** Formats the last day of time off. A period ends at the midnight after it, or when the person returns. @param {number} ends */
const lastDay = (ends) => formatDay(ends - 1);

const ANNOUNCED_BEFORE_S = 3 * 86400; // time off is shown from this long before it begins

/** Describes the person's current time off, or time off that starts soon. @param {Presence | null | undefined} presence */
export function timeOffText(presence) {
  const [begins, ends] = presence?.state !== "connected" && presence?.time_off ? presence.time_off : [Infinity, 0];
  if (begins > serverTime() + ANNOUNCED_BEFORE_S) return "";
  return begins > serverTime()
    ? translate("time-off-from", { first: formatDay(begins), day: lastDay(ends) })
    : translate("time-off-until", { day: lastDay(ends) });
}

/**
 * With `brief`, time off is shown as a mark only.
 * @param {{ presence?: Presence | null, player: string, brief?: boolean }} props
 */
export function PresenceMark({ presence, player, brief = false }) {
  if (!presence) return null;
  const timeOff = timeOffText(presence);
  if (timeOff && !brief) return html`<small class="on-time-off">${timeOff}</small>`;
  const label = timeOff ? `${player}: ${timeOff}` : translate(`presence-${presence.state}`, { player });
  return html`<i class=${`presence ${timeOff ? "time-off" : presence.state}`} role="img" aria-label=${label} title=${label}></i>`;
}
