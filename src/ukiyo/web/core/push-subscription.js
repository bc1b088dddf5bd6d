// Subscribes this browser to push notifications with the server's key, and registers it as a device.

import { request } from "./api.js";

/** @import { NotificationSettings } from "./types.js" */

/** Returns why this browser can't receive push notifications, or an empty string if it can. @param {string | null} key */
export function pushProblem(key) {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unable";
  if (!key) return "serverless";
  return Notification.permission === "denied" ? "blocked" : "";
}

/** Returns this browser's subscription, or null. */
async function currentSubscription() {
  const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** Returns the server's id for this browser, or an empty string without a subscription. */
export async function currentDeviceId() {
  const subscription = await currentSubscription();
  if (!subscription) return "";
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(subscription.endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 24);
}

/**
 * Asks the person for permission, subscribes at the push service and registers the device.
 * @param {string} key
 * @returns {Promise<NotificationSettings>}
 */
export async function subscribe(key) {
  if ((await Notification.requestPermission()) !== "granted") return request("GET", "/me/notifications");
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (old && keyOf(old) !== key) await old.unsubscribe(); // from an earlier server at this address
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  return request("POST", "/me/notifications/devices", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, name: deviceName() });
}

export const unsubscribe = () => currentSubscription().then((subscription) => subscription?.unsubscribe());

/** @param {PushSubscription} subscription */
const keyOf = ({ options: { applicationServerKey } }) =>
  btoa(String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Returns a name that the owner recognizes, such as "Firefox · Linux". */
function deviceName() {
  const agent = navigator.userAgent;
  const browser = [
    [/Edg\//, "Edge"],
    [/OPR\//, "Opera"],
    [/Firefox\//, "Firefox"],
    [/Chrom(e|ium)\//, "Chrome"],
    [/Safari\//, "Safari"],
  ].find(([mark]) => /** @type {RegExp} */ (mark).test(agent))?.[1];
  const system = agent.match(/iPhone|iPad|Android|Windows|Mac OS|CrOS|Linux/)?.[0];
  return [browser, system].filter(Boolean).join(" · ");
}
