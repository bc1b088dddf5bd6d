// A summary of the events since the player's last turn.

import { html, useEffect, useState } from "../vendor/preact.js";
import { eventText, botSubstitutes } from "../core/event-log.js";
import { Crest } from "../core/crest.js";
import { botName } from "../core/game.js";
import { useTable } from "../core/table-context.js";
import { translate } from "../core/locale.js";
import { AmountChanges, effectLines, totalChanges } from "./step-display.js";
import { sinceLastTurn } from "./since-last-turn.js";

/** @import { TableEvent } from "../core/types.js" */

/**
 * `jumped` counts the times that steps were skipped. The recap opens when that happens.
 * @param {{ events: TableEvent[], jumped: number }} props
 */
export function Recap({ events, jumped }) {
  const table = useTable();
  const { info, view } = table;
  const [open, setOpen] = useState(false);
  const own = [...info.your_seats, ...info.reserved_seats];
  const { events: since, effects } = sinceLastTurn(events, own);
  const substitutes = botSubstitutes(events);
  const replaced = since.some((event) => substitutes.has(event) && own.includes(event.seat));
  useEffect(() => setOpen((jumped > 0 && info.your_seats.length > 0) || replaced), [jumped, replaced]);
  if (!view) return null; // the game has not started
  const changes = [...since.map((event) => event.outcome?.changes), ...effects.map((item) => item.changes)];
  const actors = [...new Set(since.map(({ seat }) => seat))].sort((one, other) => Number(own.includes(other)) - Number(own.includes(one)));
  const mine = info.your_seats.includes(view.you ?? -1) ? [/** @type {number} */ (view.you)] : [];
  const ownEffects = effectLines(
    table,
    effects.filter(({ seat }) => seat === undefined || mine.includes(seat)),
  );
  if (!since.length && !ownEffects.length) return null;
  /** Describes the moves at a seat, and the bot if one played them. @param {number} seat */
  const describeSeat = (seat) => {
    const player = table.playerName(seat);
    const done = since.filter((event) => event.seat === seat);
    const bot = done.map((event) => substitutes.get(event)).find(Boolean);
    return {
      who: bot ? translate("bot-for-player", { bot: botName(bot), player }) : player,
      what: done.filter(({ kind }) => !bot || kind !== "seat").map((event) => eventText(table, event)),
    };
  };
  const onToggle = (/** @type {Event} */ event) => setOpen(/** @type {HTMLDetailsElement} */ (event.target).open);
  return html`
    <details class="recap" open=${open} ontoggle=${onToggle}>
      <summary>
        ${translate(own.length ? "since-your-turn" : "lately")}${" "}
        ${mine.map((seat) => html`<${AmountChanges} changes=${totalChanges(changes, seat)} seat=${seat} />`)}
      </summary>
      ${
        open &&
        html`
          <ul>
            ${actors.map((seat) => {
              const { who, what } = describeSeat(seat);
              return html`
                <li key=${seat}>
                  ${seat >= 0 && html`<${Crest} seat=${seat} /> <b>${who}</b>`} ${what.join("; ")}${" "}
                  <${AmountChanges} changes=${totalChanges(changes, seat)} seat=${seat} />
                </li>
              `;
            })}
            ${ownEffects.map(
              ({ text }) => html`
                <li class="own-effect">${text}</li>
              `,
            )}
          </ul>
        `
      }
    </details>
  `;
}
