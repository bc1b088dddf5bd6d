// Being told of one's turn while elsewhere: asked once, when for the first time one waits for other people.

import { html, useReducer } from "../vendor/preact.js";
import { askToNotify, unasked } from "../core/turn-alert.js";
import { useTable } from "../core/table-context.js";
import { say } from "../core/locale.js";

export function Notify() {
  const { facts, view, choices } = useTable();
  const [, redraw] = useReducer((count) => count + 1, 0);
  const waiting = facts.status === "playing" && facts.yours.length > 0 && !choices.length && view.moves > 0;
  if (!waiting || facts.seats[view.seat].kind !== "human" || facts.yours.includes(view.seat) || !unasked()) return null;
  const answer = (/** @type {boolean} */ wanted) => () => {
    askToNotify(wanted);
    redraw(); // what the browser and the server make of it may take long
  };
  return html`
    <section class="notify" aria-label=${say("prefer-notify")}>
      <p>${say("notify-question")}</p>
      <div class="row">
        <button onclick=${answer(true)}>${say("notify-yes")}</button>
        <button class="quiet" onclick=${answer(false)}>${say("notify-no")}</button>
      </div>
    </section>
  `;
}
