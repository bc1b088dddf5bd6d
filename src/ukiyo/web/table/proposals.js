// Proposals that the players can agree on: night pauses, waiting for a player, ending the game.

import { html } from "../vendor/preact.js";
import { useTable } from "../core/table-context.js";
import { translate } from "../core/locale.js";

/** @import { Proposal } from "../core/wire.js" */

/** @param {{ act: (path: string, body?: object) => void }} props */
export function Proposals({ act }) {
  const { info, version, view, playerName } = useTable();
  if (info.status !== "playing" || !info.your_seats.length || info.daily_date) return null;
  const away = info.seats.findIndex(({ taken_over: takenOver }) => takenOver);
  const values = { player: playerName(away < 0 ? view.seat : away) };
  const { proposals } = info;
  const message = (/** @type {Proposal} */ { kind, needed }) =>
    kind === "nights" && info.time_control?.nights ? "days" : kind === "end" && needed === 1 ? "end-alone" : kind;
  return (
    proposals.length > 0 &&
    html`
      <details class="proposals" open=${proposals.some(({ agreed, yours }) => agreed && !yours)}>
        <summary>${translate("proposals")}</summary>
        ${proposals.map(
          (proposal) => html`
            <button
              class="quiet"
              id=${`proposal-${proposal.kind}`}
              aria-pressed=${proposal.yours}
              disabled=${proposal.yours}
              onclick=${() => act("/proposals", { version, kind: proposal.kind })}
            >
              ${translate(`proposal-${message(proposal)}`, { ...values, agreed: proposal.agreed, needed: proposal.needed })}
            </button>
          `,
        )}
      </details>
    `
  );
}
