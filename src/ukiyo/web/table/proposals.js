// What the people at a table may agree on: that nights do not count, to wait for somebody, to end the game.

import { html } from "../vendor/preact.js";
import { useTable } from "../core/table-context.js";
import { say } from "../core/locale.js";

/** @import { Proposal } from "../core/wire.js" */

/** @param {{ act: (path: string, body?: object) => void }} props */
export function Agreeing({ act }) {
  const { facts, version, view, player } = useTable();
  if (facts.status !== "playing" || !facts.yours.length || facts.day) return null;
  const away = facts.seats.findIndex(({ taken_over: stood }) => stood);
  const values = { player: player(away < 0 ? view.seat : away) };
  const { proposals } = facts;
  const message = (/** @type {Proposal} */ { kind, needed }) =>
    kind === "nights" && facts.time_control?.nights ? "days" : kind === "end" && needed === 1 ? "end-alone" : kind;
  return (
    proposals.length > 0 &&
    html`
      <details class="agreeing" open=${proposals.some(({ agreed, yours }) => agreed && !yours)}>
        <summary>${say("proposals")}</summary>
        ${proposals.map(
          (proposal) => html`
            <button
              class="quiet"
              id=${`proposal-${proposal.kind}`}
              aria-pressed=${proposal.yours}
              disabled=${proposal.yours}
              onclick=${() => act("/proposals", { version, kind: proposal.kind })}
            >
              ${say(`proposal-${message(proposal)}`, { ...values, agreed: proposal.agreed, needed: proposal.needed })}
            </button>
          `,
        )}
      </details>
    `
  );
}
