// Home.

import { html } from "../vendor/preact.js";
import { Preferences } from "../core/preferences.js";
import { ask } from "../core/api.js";
import { introduce } from "../core/person.js";
import { go } from "../core/router.js";
import { say } from "../core/words.js";

/** Play against bots at once. @param {string} game @param {number} bots */
export async function playNow(game, bots) {
  await introduce();
  const seats = [{ kind: "human" }, ...Array.from({ length: bots }, () => ({ kind: "bot" }))];
  const { id } = await ask("POST", "/tables", { game, seats, options: {}, listed: false });
  await ask("POST", `/tables/${id}/start`);
  go("table", id);
}

export default function Home() {
  return html`<main class="sheet"><${Preferences} /><h1>Ukiyo</h1>${["iki", "hokusai"].map((game) => html`<button class="primary" onclick=${() => playNow(game, 2)}>${say("play-now", { game: say(`game-${game}`) })}</button>`)}</main>`;
}
