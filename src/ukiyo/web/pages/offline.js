// Shown when the page comes from the cache and the server is unreachable. Reloads when the server responds.

import { html, useEffect } from "../vendor/preact.js";
import { setTitle } from "../core/title.js";
import { translate } from "../core/locale.js";

const RETRY_INTERVAL = 5000; // ms

const isServerReachable = () =>
  fetch("/api/games", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

export default function Offline() {
  const reloadIfReachable = async () => (await isServerReachable()) && location.reload();
  useEffect(() => {
    setTitle(`${translate("offline")} · Ukiyo`);
    const timer = setInterval(reloadIfReachable, RETRY_INTERVAL);
    addEventListener("online", reloadIfReachable);
    return () => {
      clearInterval(timer);
      removeEventListener("online", reloadIfReachable);
    };
  }, []);
  return html`
    <div class="page offline">
      <main class="empty-state">
        <img src="/icon.svg" alt="" width="72" height="72" />
        <h1>${translate("offline")}</h1>
        <p role="status">${translate("offline-text")}</p>
        <button class="primary" onclick=${reloadIfReachable}>${translate("offline-again")}</button>
      </main>
    </div>
  `;
}
