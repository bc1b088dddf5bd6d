// Your turn: a sound, a sign in the title and on the icon, and of a hidden page the browser's own notification, once each time it comes
// round.

import { request } from "./api.js";
import { gameTitle } from "./games.js";
import { saveSettings, settings } from "./settings.js";
import { playSound } from "./sounds.js";
import { setTitle } from "./title.js";
import { translate } from "./locale.js";

/** @import { Frame } from "./types.js" */

const VIBRATION_PATTERN = [90, 60, 90]; // ms

let wasYourTurn = false;

/** @param {Frame} frame */
export function updateTurnAlert({ table, view }) {
  const now = table.status === "playing" && view !== null && view.legal.length > 0;
  const game = gameTitle(table.game);
  setTitle(now ? `● ${translate("your-turn")} · ${game}` : `${game} · Ukiyo`);
  setIconBadge(now);
  if (now && !wasYourTurn) {
    playSound("turn");
    if (document.hidden) notify(game, table.id);
  }
  wasYourTurn = now;
}

/** Away from the table it is nobody's turn. */
export function clearTurnAlert() {
  wasYourTurn = false;
  setIconBadge(false);
}

/** A dot on the icon. @param {boolean} on */
function setIconBadge(on) {
  const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
  const href = on ? "/icon-turn.svg" : "/icon.svg";
  if (icon.getAttribute("href") !== href) icon.href = href;
}

/** As the service worker would show it, or the page itself where there is none. @param {string} game @param {string} table */
async function notify(game, table) {
  navigator.vibrate?.(VIBRATION_PATTERN);
  if (!settings.notify || !supportsNotifications() || Notification.permission !== "granted") return;
  const options = { body: game, tag: table, icon: "/icons/192.png", renotify: true, data: { url: `/#/table/${table}` } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(translate("your-turn"), options);
  const notification = new Notification(translate("your-turn"), options);
  notification.onclick = () => {
    focus();
    notification.close();
  };
}

const supportsNotifications = () => "Notification" in window;

/** Whether a person who has never been asked could be. */
export const canAskForPermission = () => !settings.asked && supportsNotifications() && Notification.permission === "default";

/**
 * The browser asks; it may be asked again from the preferences. If the server can, the page need not be open.
 * @param {boolean} wanted
 */
export async function setNotificationsEnabled(wanted) {
  saveSettings({ asked: true, notify: wanted });
  if (!wanted || !supportsNotifications()) return;
  if (Notification.permission === "default") saveSettings({ notify: (await Notification.requestPermission()) === "granted" });
  if (Notification.permission === "granted") await subscribeToPush().catch(() => {}); // a browser without push still tells while it is open
}

async function subscribeToPush() {
  const { pushProblem, subscribe } = await import("./push-subscription.js");
  const { push_key: key } = await request("GET", "/me/notifications");
  if (!pushProblem(key)) await subscribe(key);
}
