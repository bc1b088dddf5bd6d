// Alerts the player when their turn begins: a sound, a mark in the title and on the icon, and a browser notification if the page is hidden.

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

/** Clears the alert when the player leaves the table. */
export function clearTurnAlert() {
  wasYourTurn = false;
  setIconBadge(false);
}

/** Puts a dot on the icon. @param {boolean} on */
function setIconBadge(on) {
  const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
  const href = on ? "/icon-turn.svg" : "/icon.svg";
  if (icon.getAttribute("href") !== href) icon.href = href;
}

/** Shows a notification through the service worker, or from the page if none is registered. @param {string} game @param {string} table */
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

/** Returns whether to ask for permission. A player is asked only once. */
export const canAskForPermission = () => !settings.asked && supportsNotifications() && Notification.permission === "default";

/**
 * Turns notifications on or off and asks the browser for permission if necessary.
 * @param {boolean} enabled
 */
export async function setNotificationsEnabled(enabled) {
  saveSettings({ asked: true, notify: enabled });
  if (!enabled || !supportsNotifications()) return;
  if (Notification.permission === "default") saveSettings({ notify: (await Notification.requestPermission()) === "granted" });
  if (Notification.permission === "granted") await subscribeToPush().catch(() => {}); // push is optional
}

async function subscribeToPush() {
  const { pushProblem, subscribe } = await import("./push-subscription.js");
  const { push_key: key } = await request("GET", "/me/notifications");
  if (!pushProblem(key)) await subscribe(key);
}
