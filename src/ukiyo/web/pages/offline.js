// No line: the page is here, the server is not. It says so, and goes on by itself as soon as the server answers.

import { html, useEffect } from "../vendor/preact.js";
import { setTitle } from "../core/title.js";
import { translate } from "../core/locale.js";

const EVERY = 5000; // ms

/** Whether the server answers, whatever it says. */
const answers = () =>
  fetch("/api/games", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

export default function Offline() {
  const look = async () => (await answers()) && location.reload();
  useEffect(() => {
    setTitle(`${translate("offline")} · Ukiyo`);
    const looking = setInterval(look, EVERY);
    addEventListener("online", look);
    return () => {
      clearInterval(looking);
      removeEventListener("online", look);
    };
  }, []);
  return html`
    <div class="page offline">
      <main class="bare">
        <img src="/icon.svg" alt="" width="72" height="72" />
        <h1>${translate("offline")}</h1>
        <p role="status">${translate("offline-text")}</p>
        <button class="primary" onclick=${look}>${translate("offline-again")}</button>
      </main>
    </div>
  `;
}
