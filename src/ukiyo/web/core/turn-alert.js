// Your turn: a sound, a sign in the title and on the icon, and of a hidden page the browser's own notification, once each time it comes
// round.

import { ask } from "./api.js";
import { gameTitle } from "./games.js";
import { prefer, settings } from "./settings.js";
import { sound } from "./sounds.js";
import { setTitle } from "./title.js";
import { say } from "./locale.js";

/** @import { Frame } from "./types.js" */

const BUZZ = [90, 60, 90]; // ms

let yours = false;

/** @param {Frame} frame */
export function alertTurn({ table, view }) {
  const now = table.status === "playing" && view !== null && view.legal.length > 0;
  const game = gameTitle(table.game);
  setTitle(now ? `● ${say("your-turn")} · ${game}` : `${game} · Ukiyo`);
  badge(now);
  if (now && !yours) {
    sound("turn");
    if (document.hidden) notify(game, table.id);
  }
  yours = now;
}

/** Away from the table it is nobody's turn. */
export function alertNothing() {
  yours = false;
  badge(false);
}

/** A dot on the icon. @param {boolean} on */
function badge(on) {
  const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
  const href = on ? "/icon-turn.svg" : "/icon.svg";
  if (icon.getAttribute("href") !== href) icon.href = href;
}

/** As the service worker would show it, or the page itself where there is none. @param {string} game @param {string} table */
async function notify(game, table) {
  navigator.vibrate?.(BUZZ);
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  const how = { body: game, tag: table, icon: "/icons/192.png", renotify: true, data: { url: `/#/table/${table}` } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(say("your-turn"), how);
  const told = new Notification(say("your-turn"), how);
  told.onclick = () => {
    focus();
    told.close();
  };
}

const canNotify = () => "Notification" in window;

/** Whether a person who has never been asked could be. */
export const unasked = () => !settings.asked && canNotify() && Notification.permission === "default";

/**
 * The browser asks; it may be asked again from the preferences. If the server can, the page need not be open.
 * @param {boolean} wanted
 */
export async function askToNotify(wanted) {
  prefer({ asked: true, notify: wanted });
  if (!wanted || !canNotify()) return;
  if (Notification.permission === "default") prefer({ notify: (await Notification.requestPermission()) === "granted" });
  if (Notification.permission === "granted") await pushHere().catch(() => {}); // a browser without push still tells while it is open
}

async function pushHere() {
  const { hindrance, subscribe } = await import("./push-subscription.js");
  const { push_key: key } = await ask("GET", "/me/notifications");
  if (!hindrance(key)) await subscribe(key);
}
