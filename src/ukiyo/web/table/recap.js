// Since your last turn: in a few lines, what everybody did, what it brought you, and what came up.

import { html, useEffect, useState } from "../vendor/preact.js";
import { deed, standIns } from "../core/event-log.js";
import { Crest } from "../core/crest.js";
import { botName } from "../core/game.js";
import { useTable } from "../core/table-context.js";
import { say } from "../core/locale.js";
import { Changes, lines, total } from "./step-display.js";
import { sinceLastTurn } from "./since-last-turn.js";

/** @import { TableEvent } from "../core/types.js" */

/** `jumped` says how often steps were left out: then it opens by itself. @param {{ events: TableEvent[], jumped: number }} props */
export function Recap({ events, jumped }) {
  const table = useTable();
  const { facts, view } = table;
  const [open, setOpen] = useState(false);
  const own = [...facts.yours, ...facts.reserved_seats];
  const { events: since, effects } = sinceLastTurn(events, own);
  const stood = standIns(events);
  const replaced = since.some((event) => stood.has(event) && own.includes(event.seat));
  useEffect(() => setOpen((jumped > 0 && facts.yours.length > 0) || replaced), [jumped, replaced]);
  if (!view) return null; // the game has not begun
  const changes = [...since.map((event) => event.outcome?.changes), ...effects.map((item) => item.changes)];
  const actors = [...new Set(since.map(({ seat }) => seat))].sort((one, other) => Number(own.includes(other)) - Number(own.includes(one)));
  const mine = facts.yours.includes(view.you ?? -1) ? [/** @type {number} */ (view.you)] : [];
  const befell = lines(
    table,
    effects.filter(({ seat }) => seat === undefined || mine.includes(seat)),
  );
  if (!since.length && !befell.length) return null;
  /** Who played there, perhaps a bot for somebody, and what. @param {number} seat */
  const told = (seat) => {
    const player = table.player(seat);
    const done = since.filter((event) => event.seat === seat);
    const bot = done.map((event) => stood.get(event)).find(Boolean);
    return {
      who: bot ? say("bot-for-player", { bot: botName(bot), player }) : player,
      what: done.filter(({ kind }) => !bot || kind !== "seat").map((event) => deed(table, event)),
    };
  };
  const toggled = (/** @type {Event} */ event) => setOpen(/** @type {HTMLDetailsElement} */ (event.target).open);
  return html`
    <details class="recap" open=${open} ontoggle=${toggled}>
      <summary>
        ${say(own.length ? "since-your-turn" : "lately")}${" "}
        ${mine.map((seat) => html`<${Changes} of=${total(changes, seat)} seat=${seat} />`)}
      </summary>
      ${
        open &&
        html`
          <ul>
            ${actors.map((seat) => {
              const { who, what } = told(seat);
              return html`
                <li key=${seat}>
                  ${seat >= 0 && html`<${Crest} seat=${seat} /> <b>${who}</b>`} ${what.join("; ")}${" "}
                  <${Changes} of=${total(changes, seat)} seat=${seat} />
                </li>
              `;
            })}
            ${befell.map(
              ({ text }) => html`
                <li class="befell">${text}</li>
              `,
            )}
          </ul>
        `
      }
    </details>
  `;
}
