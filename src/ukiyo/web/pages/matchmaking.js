// Matchmaking: seeks for opponents of a similar rating, open tables, and links from friends.

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { request, serverTime } from "../core/api.js";
import { botName, seatName } from "../core/game.js";
import { Crest } from "../core/crest.js";
import { allGames, gameInfo, gameTitle } from "../core/games.js";
import { saveName, NameField } from "../core/person.js";
import { navigate } from "../core/router.js";
import { saveSettings, settings } from "../core/settings.js";
import { playSound } from "../core/sounds.js";
import { loadStylesheet } from "../core/stylesheets.js";
import { loadMessages, LANGUAGES, translate, translateOr } from "../core/locale.js";
import { formatDuration } from "../core/clock.js";
import { PageEmblem, GameEmblem } from "./emblems.js";
import { Page, ErrorMessage, useAction, usePagination } from "./page.js";
import { Select } from "./select.js";
import { JoinByLink } from "./tables.js";

/** @import { OpenTable, Seek } from "../core/types.js" */

await Promise.all([loadMessages("matchmaking"), loadStylesheet("/pages/matchmaking.css")]);

const TIME_CONTROLS = ["live", "brisk", "steady", "calm"];
const WAITS = ["2min", "10min", "day"];
const POLL_INTERVAL = 3000; // ms

/** @param {string} game */
const playerCounts = (game) => gameInfo(game)?.players.filter((n) => n > 1) ?? [];

/** @param {string} name */
export const timeControlName = (name) => translateOr(`matchmaking-time-control-${name}`, name);

export default function Matchmaking() {
  const [seeks, setSeeks] = useState(/** @type {Seek[] | null} */ (null));
  const latestSeeks = useRef(/** @type {Seek[] | null} */ (null));
  const firstLoad = useRef(Promise.resolve());
  const [errorMessage, setErrorMessage] = useState("");
  const updateSeeks = (/** @type {Seek[]} */ latest) => {
    const before = latestSeeks.current; // null until the first response: a table found earlier does not open by itself
    const newMatch = before && latest.find(({ id, table }) => table && !before.some((seek) => seek.id === id && seek.table));
    latestSeeks.current = latest;
    setSeeks(latest);
    if (newMatch) goToTable(newMatch);
  };
  useEffect(() => {
    let cancelled = false;
    const poll = () =>
      request("GET", "/seeks").then(
        (latest) => void (cancelled || (updateSeeks(latest), setErrorMessage(""))),
        (error) => void (cancelled || setErrorMessage(error.message)),
      );
    const timer = setInterval(() => latestSeeks.current?.some(({ table }) => !table) && poll(), POLL_INTERVAL);
    firstLoad.current = poll();
    return () => {
      cancelled = true;
      clearInterval(timer);
    };
  }, []);
  return html`
    <${Page} title=${translate("matchmaking")} kind="matchmaking">
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      ${seeks && seeks.length > 0 && html`<${CurrentSeeks} seeks=${seeks} updateSeeks=${updateSeeks} />`}
      <${SeekForm} updateSeeks=${updateSeeks} firstLoad=${() => firstLoad.current} />
      <${OpenTableList} />
      <section aria-labelledby="other-ways">
        <h2 id="other-ways">${translate("matchmaking-bring")}</h2>
        <${JoinByLink} />
        <p class="row">
          <a class="button" href="#/new">${translate("home-new")}</a>
          <a class="button" href="#/tournaments">${translate("matchmaking-to-tournaments")}</a>
        </p>
      </section>
    </${Page}>
  `;
}

/** Opens the table that the seek found, and deletes the seek. @param {Seek} seek */
function goToTable({ id, table }) {
  playSound("turn");
  request("DELETE", `/seeks/${id}`).catch(() => {});
  navigate("table", table ?? "");
}

/** @param {{ seeks: Seek[], updateSeeks: (seeks: Seek[]) => void }} props */
function CurrentSeeks({ seeks, updateSeeks }) {
  const [, tick] = useState(0);
  const { busy, errorMessage, run } = useAction();
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const cancelSeek = (/** @type {Seek} */ { id }) =>
    run(() => request("DELETE", `/seeks/${id}`).finally(() => request("GET", "/seeks").then(updateSeeks)));
  return html`
    <section class="current-seeks" aria-labelledby="waiting">
      <h2 id="waiting">${translate("matchmaking-waiting")}</h2>
      <ul>
        ${seeks.map(
          (seek) => html`
            <li key=${seek.id} class=${seek.table ? "found" : ""}>
              <${GameEmblem} game=${seek.game} />
              <div role="status">
                <b>
                  ${translate("matchmaking-what", {
                    game: gameTitle(seek.game),
                    players: translate("matchmaking-players-n", { n: seek.players }),
                    time_control: timeControlName(seek.time_control),
                  })}
                  ${seek.rated && html`${" "}<small>(${translate("matchmaking-rated-mark")})</small>`}
                </b>
                ${
                  seek.table
                    ? html`<p>${translate("matchmaking-found")}</p>`
                    : html`
                      <p>${translate("matchmaking-others", { n: seek.others_waiting })}</p>
                      <p class="hint">
                        ${countdown(seek.bots_join_at - serverTime())}${" "}
                        ${translate(seek.time_control === "live" ? "matchmaking-stay" : "matchmaking-may-go")}
                      </p>
                    `
                }
              </div>
              ${
                seek.table
                  ? html`<button class="primary" onclick=${() => goToTable(seek)}>${translate("matchmaking-to-table")}</button>`
                  : html`<button class="quiet" disabled=${busy} onclick=${cancelSeek(seek)}>${translate("matchmaking-cancel")}</button>`
              }
            </li>
          `,
        )}
      </ul>
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
    </section>
  `;
}

/** @param {number} seconds */
const countdown = (seconds) =>
  seconds > 0 ? translate("matchmaking-bots-in", { time: formatDuration(seconds) }) : translate("matchmaking-bots-now");

/**
 * Waits for `firstLoad` before it sends a seek, so that earlier seeks are known.
 * @param {{ updateSeeks: (seeks: Seek[]) => void, firstLoad: () => Promise<void> }} props
 */
function SeekForm({ updateSeeks, firstLoad }) {
  const last = settings.sought;
  const [game, setGame] = useState(gameInfo(last.game) ? last.game : allGames()[0].name);
  const [players, setPlayers] = useState(last.players);
  const [timeControl, setTimeControl] = useState(TIME_CONTROLS.includes(last.time_control) ? last.time_control : "live");
  const [wait, setWait] = useState(last.wait);
  const [rated, setRated] = useState(last.rated);
  const { busy, errorMessage, run } = useAction();
  const waits = timeControl === "live" ? WAITS.slice(0, 2) : WAITS;
  const wanted = {
    game,
    players: playerCounts(game).includes(players) ? players : playerCounts(game)[0],
    time_control: timeControl,
    wait: waits.includes(wait) ? wait : waits[waits.length - 1],
    rated,
  };
  const startSeek = async () => {
    saveSettings({ sought: wanted });
    await saveName();
    await firstLoad();
    updateSeeks(await request("POST", "/seeks", wanted));
    scrollTo({ top: 0 });
  };
  return html`
    <section class="form-panel" aria-labelledby="seek-form">
      <h2 id="seek-form">${translate("matchmaking-level-title")}</h2>
      <p>${translate("matchmaking-level-about")}</p>
      <${NameField} />
      <div class="form-fields">
        <${Select}
          label=${translate("matchmaking-game")}
          value=${game}
          onChange=${setGame}
          options=${allGames().map(({ name }) => [name, gameTitle(name)])}
        />
        <${Select}
          label=${translate("matchmaking-players")}
          value=${String(wanted.players)}
          onChange=${(/** @type {string} */ n) => setPlayers(Number(n))}
          options=${playerCounts(game).map((n) => [String(n), translate("matchmaking-players-n", { n })])}
        />
        <${Select}
          label=${translate("matchmaking-time-control")}
          value=${timeControl}
          onChange=${setTimeControl}
          options=${TIME_CONTROLS.map((name) => [name, timeControlName(name)])}
        />
        <${Select}
          label=${translate("matchmaking-wait")}
          value=${wanted.wait}
          onChange=${setWait}
          options=${waits.map((name) => [name, translate(`matchmaking-wait-${name}`)])}
        />
      </div>
      <label class="check">
        <input type="checkbox" checked=${rated} onchange=${() => setRated(!rated)} />
        <span>${translate("matchmaking-rated")}</span>
      </label>
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      <button class="primary large" id="start-seek" disabled=${busy} onclick=${run(startSeek)}>${translate("matchmaking-look")}</button>
    </section>
  `;
}

function OpenTableList() {
  const [wanted, setWanted] = useState({ game: "", time_control: "", level: "", language: "" });
  const startOf = (/** @type {OpenTable} */ { table }) => table.started_at;
  const { items: tables, errorMessage, more } = usePagination(`/open-tables?${new URLSearchParams(wanted)}`, startOf);
  const levels = [...new Set(allGames().flatMap(({ bots }) => bots))];
  const setFilter = (/** @type {keyof typeof wanted} */ filter) => (/** @type {string} */ value) =>
    setWanted({ ...wanted, [filter]: value });
  return html`
    <section aria-labelledby="open">
      <h2 id="open">${translate("matchmaking-open-title")}</h2>
      <div class="form-fields filters" role="group" aria-label=${translate("matchmaking-open-title")}>
        <${Select}
          label=${translate("matchmaking-game")}
          value=${wanted.game}
          onChange=${setFilter("game")}
          options=${[["", translate("matchmaking-any-game")], ...allGames().map(({ name }) => [name, gameTitle(name)])]}
        />
        <${Select}
          label=${translate("matchmaking-time-control")}
          value=${wanted.time_control}
          onChange=${setFilter("time_control")}
          options=${[
            ["", translate("matchmaking-any-time-control")],
            ...["none", ...TIME_CONTROLS].map((name) => [name, timeControlName(name)]),
          ]}
        />
        <${Select}
          label=${translate("matchmaking-level")}
          value=${wanted.level}
          onChange=${setFilter("level")}
          options=${[["", translate("matchmaking-any-level")], ...levels.map((bot) => [bot, botName(bot)])]}
        />
        <${Select}
          label=${translate("matchmaking-language")}
          value=${wanted.language}
          onChange=${setFilter("language")}
          options=${[["", translate("matchmaking-any-language")], ...Object.entries(LANGUAGES)]}
        />
      </div>
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      ${
        tables?.length === 0
          ? html`<div class="empty-state"><${PageEmblem} page="join" /><p role="status">${translate("matchmaking-open-none")}</p></div>`
          : html`
            <ul class="table-list">
              ${tables?.map((openTable) => html`<${OpenTableRow} key=${openTable.table.id} openTable=${openTable} />`)}
            </ul>
            ${more}
          `
      }
    </section>
  `;
}

/** @param {{ openTable: OpenTable }} props */
function OpenTableRow({ openTable: { table, time_control: timeControl, level, language } }) {
  const free = table.seats.filter(({ kind, name }) => kind === "open" && !name).length;
  return html`
    <li>
      <a class=${`table-row ${table.game}`} href=${`#/table/${table.id}`}>
        <${GameEmblem} game=${table.game} />
        <span class="row-summary">
          <b>${gameTitle(table.game)}</b>
          <span class="chips">
            <span>${timeControlName(timeControl)}</span>
            ${level && html`<span>${botName(level)}</span>`}
            <span lang=${language}>${LANGUAGES[language]}</span>
          </span>
          <span class="players">
            ${table.seats.map((_, seat) => html`<span><${Crest} seat=${seat} size=${14} /> ${seatName(table.seats, seat)}</span>`)}
          </span>
        </span>
        <span class="state">${translate("seats-free", { n: free })}</span>
      </a>
    </li>
  `;
}
