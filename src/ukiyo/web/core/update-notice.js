// Checks whether the server has a newer version of the page and offers to reload. Without a reload, an open page could stay old for weeks.

import { html, useEffect, useLayoutEffect, useReducer } from "../vendor/preact.js";
import { translate } from "./locale.js";

const CHECK_INTERVAL_MS = 600_000;
const MIN_CHECK_INTERVAL_MS = 30_000; // limits checks when the page is shown and hidden often
const RELOAD_TIMEOUT_MS = 10_000; // then reload even if the service worker is still downloading

/** The version of this page. The service worker answers for the page that it serves, otherwise the server does. */
const ownVersion = fetchVersion("/version.json");
let availableVersion = "";
let dismissedVersion = "";
let lastCheckedAt = 0;
/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {string} path @returns {Promise<string>} empty if the request fails */
async function fetchVersion(path) {
  const response = await fetch(path, { cache: "no-store" }).catch(() => null);
  return response?.ok ? (await response.json()).version : "";
}

/** Asks the server for its version. */
export async function checkForUpdate() {
  if (Date.now() - lastCheckedAt < MIN_CHECK_INTERVAL_MS) return;
  lastCheckedAt = Date.now();
  const [current, latest] = await Promise.all([ownVersion, fetchVersion("/api/version")]);
  if (!current || !latest) return;
  availableVersion = latest === current ? "" : latest;
  for (const listener of listeners) listener();
}

/** Checks immediately. Called after a lost connection, because the server may have restarted with a newer version. */
export function checkForUpdateNow() {
  lastCheckedAt = 0;
  return checkForUpdate();
}

setInterval(checkForUpdate, CHECK_INTERVAL_MS);
document.addEventListener("visibilitychange", () => document.hidden || checkForUpdate());

/** Reloads the page once the service worker has downloaded the newest version. */
async function reload() {
  const updateWorker = async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    const worker = (await registration?.update())?.installing;
    if (worker) await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  };
  await Promise.race([updateWorker().catch(() => {}), new Promise((resolve) => setTimeout(resolve, RELOAD_TIMEOUT_MS))]);
  location.reload();
}

/** Offers to reload if there is a newer version. Pages show it only when a reload is safe. */
export function UpdateNotice() {
  const [, redraw] = useReducer((count) => count + 1, 0);
  useLayoutEffect(() => {
    listeners.add(redraw);
    return () => void listeners.delete(redraw);
  }, []);
  useEffect(() => void checkForUpdate(), []);
  const dismiss = () => {
    dismissedVersion = availableVersion;
    redraw();
  };
  return html`
    <div class="update-notice" role="status">
      ${
        availableVersion &&
        availableVersion !== dismissedVersion &&
        html`
          <span>${translate("newer-version")}</span>
          <button id="reload" onclick=${reload}>${translate("newer-reload")}</button>
          <button class="quiet" onclick=${dismiss}>${translate("newer-later")}</button>
        `
      }
    </div>
  `;
}
