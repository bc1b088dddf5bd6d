// The person's tables with the remaining time, the last event and the players' presence. Tables with the person's turn come first.

import { html, useEffect, useState } from "../vendor/preact.js";
import { loadComponents, loadGameInfo, serverTime } from "../core/api.js";
import { eventText } from "../core/event-log.js";
import { formatDuration, formatTime, remainingSeconds, pauseEnd, useClockTick } from "../core/clock.js";
import { Crest } from "../core/crest.js";
import { botName, seatName, createTable } from "../core/game.js";
import { gameFolder, gameTitle } from "../core/games.js";
import { PresenceMark } from "../core/presence.js";
import { loadMessages, capitalize, language, translate } from "../core/locale.js";
import { GameEmblem } from "./emblems.js";

/** @import { Frame, MyTable } from "../core/types.js" */

const MAX_LISTED = 6; // tables in each list where it is not the person's turn

/** `children` follow the tables that need attention. @param {{ tables: MyTable[], children?: unknown }} props */
export default function MyTables({ tables, children }) {
  const needsAttention = tables.filter(({ your_turn: yourTurn, reserved_seats: reserved }) => yourTurn || reserved.length);
  const others = tables.filter((table) => table.status === "playing" && !needsAttention.includes(table));
  const open = tables.filter(
    ({ status, your_seats: yours, seats }) => status === "open" && yours.some((seat) => seats[seat].kind !== "open"),
  );
  const waiting = tables.filter(({ your_turn: yourTurn }) => yourTurn).length;
  if (!needsAttention.length && !others.length && !open.length) return children;
  return html`
    <section class="my-tables" aria-labelledby="running">
      <h2 id="running">${waiting ? translate("tables-waiting", { n: waiting }) : translate("tables-waiting-none")}</h2>
      <${TableRows} tables=${needsAttention} />
      ${children}
      ${others.length > 0 && html`<h3>${translate("tables-others-turn")}</h3>`}
      <${TableRows} tables=${others.slice(0, MAX_LISTED)} />
      ${open.length > 0 && html`<h3>${translate("tables-not-started")}</h3>`}
      <${TableRows} tables=${open.slice(0, MAX_LISTED)} />
      ${Math.max(others.length, open.length) > MAX_LISTED && html`<p><a href="#/tables/mine">${translate("all-tables")}</a></p>`}
    </section>
  `;
}

/** @param {{ tables: MyTable[] }} props */
const TableRows = ({ tables }) =>
  tables.length > 0 &&
  html`
    <ul class="table-list">
      ${tables.map((table) => html`<${TableRow} key=${table.id} table=${table} />`)}
    </ul>
  `;

/** @param {{ table: MyTable }} props */
function TableRow({ table }) {
  const { id, game, seats, your_seats: yours, your_turn: yourTurn, status, reserved_seats: reserved } = table;
  const free = seats.filter(({ kind }) => kind === "open").length;
  const winner = table.result?.findIndex(({ rank }) => rank === 1) ?? -1;
  const stateText = {
    open: () => (free ? translate("seats-free", { n: free }) : translate("ready-to-start")),
    playing: () =>
      yourTurn
        ? translate("your-turn")
        : reserved.length
          ? translate("bot-plays-for-you", { bot: botName(seats[reserved[0]].bot ?? "") })
          : translate("turn-of", { player: seatName(seats, table.seat_to_move ?? 0) }),
    over: () =>
      table.unfinished
        ? translate("ended-by-agreement")
        : winner < 0
          ? translate("is-over")
          : translate("list-won", { player: seatName(seats, winner), score: table.result?.[winner].total ?? 0 }),
  }[status]();
  return html`
    <li>
      <a class=${`table-row ${game} ${yourTurn ? "your-turn" : ""}`} href=${`#/${status === "over" ? "replay" : "table"}/${id}`}>
        <${GameEmblem} game=${game} />
        <span class="row-summary">
          <b>${gameTitle(game)}</b>
          <span class="players">
            ${seats.map(
              (_, seat) => html`
                <span class=${seat === table.seat_to_move ? "turn" : ""}>
                  <${Crest} seat=${seat} size=${14} /> ${seatName(seats, seat)} ${table.result?.[seat].total}
                  ${
                    !yours.includes(seat) &&
                    !reserved.includes(seat) &&
                    status !== "over" &&
                    html`<${PresenceMark} presence=${table.presence[seat]} player=${seatName(seats, seat)} />`
                  }
                </span>
              `,
            )}
          </span>
          ${status === "playing" && html`<${LastEvent} table=${table} />`}
        </span>
        <span class="status-column">
          <span class=${`state ${yourTurn ? "yours" : ""}`}>${stateText}</span>
          <${RemainingTime} table=${table} />
        </span>
      </a>
    </li>
  `;
}

/** The remaining time of the seat whose turn it is. @param {{ table: MyTable }} props */
function RemainingTime({ table: { clocks, seat_to_move: turn } }) {
  const seat = clocks && clocks.running >= 0 && clocks.running === turn ? clocks.running : -1;
  const left = clocks && seat >= 0 ? remainingSeconds(clocks, seat) : 0;
  useClockTick(seat >= 0, left);
  if (!clocks || seat < 0) return null;
  const paused = pauseEnd(clocks);
  return html`
    <small class="remaining-time">
      ${translate("time-remaining", { time: formatDuration(left) })}${
        paused ? ` · ${translate("clock-resumes", { time: formatTime(paused) })}` : ""
      }
    </small>
  `;
}

const TIME_UNITS = /** @type {const} */ ([
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
]);

/** The time since then, in the largest unit that fits. @param {number} at seconds since 1970 */
function timeAgo(at) {
  const seconds = Math.max(0, serverTime() - at);
  const [unit, size] = TIME_UNITS.find(([, length]) => seconds >= length) ?? ["second", Infinity];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "short" }).format(-Math.floor(seconds / size), unit);
}

/** Describes the last event. The game's texts are loaded on demand. @param {{ table: MyTable }} props */
function LastEvent({ table }) {
  const [description, setDescription] = useState("\u00a0"); // reserves the line while the texts load
  const { last_event: last } = table;
  useEffect(() => void (last && describeLastEvent(table).then(setDescription)), [last?.version, language()]);
  if (!last) return null;
  return html`
    <small class="last-event">
      ${last.seat >= 0 ? `${seatName(table.seats, last.seat)} ${description}` : description} · <time>${timeAgo(last.created_at)}</time>
    </small>
  `;
}

/** @param {MyTable} myTable @returns {Promise<string>} */
async function describeLastEvent(myTable) {
  const last = /** @type {NonNullable<MyTable["last_event"]>} */ (myTable.last_event);
  try {
    const [textsModule, game, components] = await Promise.all([
      import(`${gameFolder(myTable.game)}/texts.js`),
      loadGameInfo(myTable.game),
      loadComponents(myTable.game, myTable.correction_count ? myTable.id : ""),
      loadMessages(`${myTable.game}-names`),
    ]);
    const frame = /** @type {Frame} */ (
      /** @type {unknown} */ ({ version: last.version, seat: -1, table: myTable, view: null, events: [] })
    );
    const table = createTable({ texts: textsModule.default, game, components }, frame);
    return eventText(table, last) || translate("has-moved");
  } catch {
    return capitalize(translate("has-moved"));
  }
}
