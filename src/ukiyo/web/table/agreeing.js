// What the people at a table may agree on: that nights do not count, to wait for somebody, to end the game.

import { html } from "../vendor/preact.js";
import { useTable } from "../core/table.js";
import { say } from "../core/words.js";

/** @import { Wish } from "../core/wire.js" */

/** @param {{ act: (path: string, body?: object) => void }} props */
export function Agreeing({ act }) {
  const { facts, version, view, player } = useTable();
  if (facts.status !== "playing" || !facts.yours.length || facts.day) return null;
  const away = facts.seats.findIndex(({ stands_in: stood }) => stood);
  const values = { player: player(away < 0 ? view.seat : away) };
  const { wishes } = facts;
  const message = (/** @type {Wish} */ { what, needed }) =>
    what === "nights" && facts.pace?.nights ? "days" : what === "end" && needed === 1 ? "end-alone" : what;
  return (
    wishes.length > 0 &&
    html`
      <details class="agreeing" open=${wishes.some(({ agreed, yours }) => agreed && !yours)}>
        <summary>${say("proposals")}</summary>
        ${wishes.map(
          (wish) => html`
            <button
              class="quiet"
              id=${`wish-${wish.what}`}
              aria-pressed=${wish.yours}
              disabled=${wish.yours}
              onclick=${() => act("/wish", { version, what: wish.what })}
            >
              ${say(`proposal-${message(wish)}`, { ...values, agreed: wish.agreed, needed: wish.needed })}
            </button>
          `,
        )}
      </details>
    `
  );
}
