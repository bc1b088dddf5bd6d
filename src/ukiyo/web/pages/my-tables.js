// My tables, as whoever comes back wants to see them: what yourTurn for me and how long, what happened last, who is there.

import { html, useEffect, useState } from "../vendor/preact.js";
import { componentsOf, gameFacts, serverTime } from "../core/api.js";
import { deed } from "../core/event-log.js";
import { duration, hourOf, leftNow, pausedUntil, useTicking } from "../core/clock.js";
import { Crest } from "../core/crest.js";
import { botName, sitterName, tableOf } from "../core/game.js";
import { folderOf, gameTitle } from "../core/games.js";
import { PresenceMark } from "../core/presence.js";
import { alsoSpeak, capital, language, say } from "../core/locale.js";
import { GameEmblem } from "./emblems.js";

/** @import { Frame, MyTable } from "../core/types.js" */

const MAX_LISTED = 6; // tables of those that do not wait for me

/** `children` are what else yourTurn for an answer, such as invitations. @param {{ tables: MyTable[], children?: unknown }} props */
export default function MyTables({ tables, children }) {
  const needsAttention = tables.filter(({ your_turn: yourTurn, reserved_seats: reserved }) => yourTurn || reserved.length);
  const others = tables.filter((table) => table.status === "playing" && !needsAttention.includes(table));
  const open = tables.filter(({ status, yours, seats }) => status === "open" && yours.some((seat) => seats[seat].kind !== "open"));
  const waiting = tables.filter(({ your_turn: yourTurn }) => yourTurn).length;
  if (!needsAttention.length && !others.length && !open.length) return children;
  return html`
    <section class="mine" aria-labelledby="running">
      <h2 id="running">${waiting ? say("tables-waiting", { n: waiting }) : say("tables-waiting-none")}</h2>
      <${TableRows} tables=${needsAttention} />
      ${children}
      ${others.length > 0 && html`<h3>${say("tables-others-turn")}</h3>`}
      <${TableRows} tables=${others.slice(0, MAX_LISTED)} />
      ${open.length > 0 && html`<h3>${say("tables-not-started")}</h3>`}
      <${TableRows} tables=${open.slice(0, MAX_LISTED)} />
      ${Math.max(others.length, open.length) > MAX_LISTED && html`<p><a href="#/tables/mine">${say("all-tables")}</a></p>`}
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
  const { id, game, seats, yours, your_turn: yourTurn, status, reserved_seats: reserved } = table;
  const free = seats.filter(({ kind }) => kind === "open").length;
  const best = table.result?.findIndex(({ rank }) => rank === 1) ?? -1;
  const state = {
    open: () => (free ? say("seats-free", { n: free }) : say("ready-to-start")),
    playing: () =>
      yourTurn
        ? say("your-turn")
        : reserved.length
          ? say("bot-plays-for-you", { bot: botName(seats[reserved[0]].bot ?? "") })
          : say("turn-of", { player: sitterName(seats, table.turn ?? 0) }),
    over: () =>
      table.unfinished
        ? say("ended-by-agreement")
        : best < 0
          ? say("is-over")
          : say("list-won", { player: sitterName(seats, best), score: table.result?.[best].total ?? 0 }),
  }[status]();
  return html`
    <li>
      <a class=${`table-line ${game}`} href=${`#/${status === "over" ? "replay" : "table"}/${id}`}>
        <${GameEmblem} game=${game} />
        <span class="what">
          <b>${gameTitle(game)}</b>
          <span class="sitters">
            ${seats.map(
              (_, seat) => html`
                <span class=${seat === table.turn ? "turn" : ""}>
                  <${Crest} seat=${seat} size=${14} /> ${sitterName(seats, seat)} ${table.result?.[seat].total}
                  ${
                    !yours.includes(seat) &&
                    !reserved.includes(seat) &&
                    status !== "over" &&
                    html`<${PresenceMark} presence=${table.presence[seat]} player=${sitterName(seats, seat)} />`
                  }
                </span>
              `,
            )}
          </span>
          ${status === "playing" && html`<${LastEvent} table=${table} />`}
        </span>
        <span class="state-of">
          <span class=${`state ${yourTurn ? "yours" : ""}`}>${state}</span>
          <${RemainingTime} table=${table} />
        </span>
      </a>
    </li>
  `;
}

/** How much time there is for whoever is asked, and until when. @param {{ table: MyTable }} props */
function RemainingTime({ table: { clocks, turn } }) {
  const seat = clocks && clocks.running >= 0 && clocks.running === turn ? clocks.running : -1;
  const left = clocks && seat >= 0 ? leftNow(clocks, seat) : 0;
  useTicking(seat >= 0, left);
  if (!clocks || seat < 0) return null;
  const paused = pausedUntil(clocks);
  return html`
    <small class="left">
      ${say("time-remaining", { time: duration(left) })}${paused ? ` · ${say("clock-resumes", { time: hourOf(paused) })}` : ""}
    </small>
  `;
}

const TIME_UNITS = /** @type {const} */ ([
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
]);

/** How long timeAgo, in the largest unit there is. @param {number} at seconds since 1970 */
function timeAgo(at) {
  const seconds = Math.max(0, serverTime() - at);
  const [unit, size] = TIME_UNITS.find(([, each]) => seconds >= each) ?? ["second", Infinity];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "short" }).format(-Math.floor(seconds / size), unit);
}

/** What happened last, in the description of the game, which are fetched when they are needed. @param {{ table: MyTable }} props */
function LastEvent({ table }) {
  const [description, setDescription] = useState("");
  const { last } = table;
  useEffect(() => void (last && describeLastEvent(table).then(setDescription)), [last?.version, language()]);
  if (!last || !description) return null;
  return html`
    <small class="last">
      ${last.seat >= 0 ? `${sitterName(table.seats, last.seat)} ${description}` : description} · <time>${timeAgo(last.at)}</time>
    </small>
  `;
}

/** @param {MyTable} facts @returns {Promise<string>} */
async function describeLastEvent(facts) {
  const last = /** @type {NonNullable<MyTable["last"]>} */ (facts.last);
  try {
    const [room, game, components] = await Promise.all([
      import(`${folderOf(facts.game)}/texts.js`),
      gameFacts(facts.game),
      componentsOf(facts.game, facts.corrected ? facts.id : ""),
      alsoSpeak(`${facts.game}-names`),
    ]);
    const frame = /** @type {Frame} */ (/** @type {unknown} */ ({ version: last.version, seat: -1, table: facts, view: null, events: [] }));
    const table = tableOf({ room: room.default, game, components }, frame);
    return deed(table, last) || say("has-moved");
  } catch {
    return capital(say("has-moved"));
  }
}
