// Asks once whether to notify the player of their turn, when they first wait for other people.

import { html, useReducer } from "../vendor/preact.js";
import { setNotificationsEnabled, canAskForPermission } from "../core/turn-alert.js";
import { useTable } from "../core/table-context.js";
import { translate } from "../core/locale.js";

export function NotifyPrompt() {
  const { info, view, choices } = useTable();
  const [, redraw] = useReducer((count) => count + 1, 0);
  const waiting = info.status === "playing" && info.your_seats.length > 0 && !choices.length && view.moves > 0;
  if (!waiting || info.seats[view.seat].kind !== "human" || info.your_seats.includes(view.seat) || !canAskForPermission()) return null;
  const answer = (/** @type {boolean} */ wanted) => () => {
    setNotificationsEnabled(wanted);
    redraw(); // hides the prompt without waiting for the browser and the server
  };
  return html`
    <section class="notify-prompt" aria-label=${translate("prefer-notify")}>
      <p>${translate("notify-question")}</p>
      <div class="row">
        <button onclick=${answer(true)}>${translate("notify-yes")}</button>
        <button class="quiet" onclick=${answer(false)}>${translate("notify-no")}</button>
      </div>
    </section>
  `;
}
