// Tells an open page that the server has a newer version of it, and offers to reload. A page that is never reloaded would stay old for weeks.

import { html, useEffect, useLayoutEffect, useReducer } from "../vendor/preact.js";
import { say } from "./locale.js";

const EVERY = 600_000; // ms between two looks
const SELDOM = 30_000; // ms; a page that is shown and hidden often does not look each time
const LONGEST = 10_000; // ms; then the page is reloaded even if the service worker has not fetched everything

/** The version of this page: the service worker answers for the page that it serves, otherwise the server does. */
const own = versionAt("/version.json");
let newest = "";
let declined = "";
let looked = 0;
/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {string} path @returns {Promise<string>} empty if there is no answer */
async function versionAt(path) {
  const answer = await fetch(path, { cache: "no-store" }).catch(() => null);
  return answer?.ok ? (await answer.json()).version : "";
}

/** Ask the server which version it has. */
export async function lookForNewer() {
  if (Date.now() - looked < SELDOM) return;
  looked = Date.now();
  const [mine, found] = await Promise.all([own, versionAt("/api/version")]);
  if (!mine || !found) return;
  newest = found === mine ? "" : found;
  for (const listener of listeners) listener();
}

/** The connection to the server was lost: it may have been restarted with a newer version. */
export function lookSoon() {
  looked = 0;
  return lookForNewer();
}

setInterval(lookForNewer, EVERY);
document.addEventListener("visibilitychange", () => document.hidden || lookForNewer());

/** The service worker serves the newest version that it has fetched. */
async function reload() {
  const fetched = async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    const worker = (await registration?.update())?.installing;
    if (worker) await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
  };
  await Promise.race([fetched().catch(() => {}), new Promise((done) => setTimeout(done, LONGEST))]);
  location.reload();
}

/** The offer to reload, if there is a newer version. A page shows it only where a reload loses nothing. */
export function Newer() {
  const [, redraw] = useReducer((count) => count + 1, 0);
  useLayoutEffect(() => {
    listeners.add(redraw);
    return () => void listeners.delete(redraw);
  }, []);
  useEffect(() => void lookForNewer(), []);
  const later = () => {
    declined = newest;
    redraw();
  };
  return html`
    <div class="newer" role="status">
      ${
        newest &&
        newest !== declined &&
        html`
          <span>${say("newer-version")}</span>
          <button id="reload" onclick=${reload}>${say("newer-reload")}</button>
          <button class="quiet" onclick=${later}>${say("newer-later")}</button>
        `
      }
    </div>
  `;
}
