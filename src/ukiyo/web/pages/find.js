// Finding a game: others about one's level, with bots after an agreed wait; open tables; a friend's link.

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { ask, serverTime } from "../core/api.js";
import { botName, sitterName } from "../core/game.js";
import { Crest } from "../core/crest.js";
import { allGames, factsOf, gameTitle } from "../core/games.js";
import { introduce, NameField } from "../core/person.js";
import { go } from "../core/router.js";
import { prefer, settings } from "../core/settings.js";
import { sound } from "../core/sound.js";
import { wear } from "../core/stylesheet.js";
import { alsoSpeak, LANGUAGES, say, sayOr } from "../core/words.js";
import { duration } from "../core/clock.js";
import { DoorEmblem, GameEmblem } from "./emblems.js";
import { Page, Trouble, useDeed, usePages } from "./page.js";
import { Select } from "./select.js";
import { JoinByLink } from "./tables.js";

/** @import { OpenTable, Seek } from "../core/types.js" */

await Promise.all([alsoSpeak("matchmaking"), wear("/pages/find.css")]);

const TIME_CONTROLS = ["live", "brisk", "steady", "calm"];
const WAITS = ["2min", "10min", "day"];
const AGAIN = 3000; // ms between looks whether others have come

/** @param {string} game */
const counts = (game) => factsOf(game)?.players.filter((n) => n > 1) ?? [];

/** What a time control is called in a few words. @param {string} name */
export const timeControlWord = (name) => sayOr(`matchmaking-time-control-${name}`, name);

export default function Find() {
  const [seeks, setSeeks] = useState(/** @type {Seek[] | null} */ (null));
  const known = useRef(/** @type {Seek[] | null} */ (null));
  const looked = useRef(Promise.resolve());
  const [trouble, setTrouble] = useState("");
  const heard = (/** @type {Seek[]} */ now) => {
    const before = known.current; // what was found before this page was opened waits for a tap
    const found = before && now.find(({ id, table }) => table && !before.some((seek) => seek.id === id && seek.table));
    known.current = now;
    setSeeks(now);
    if (found) leave(found);
  };
  useEffect(() => {
    let gone = false;
    const look = () =>
      ask("GET", "/seeks").then(
        (now) => void (gone || (heard(now), setTrouble(""))),
        (error) => void (gone || setTrouble(error.message)),
      );
    const timer = setInterval(() => known.current?.some(({ table }) => !table) && look(), AGAIN);
    looked.current = look();
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  return html`
    <${Page} title=${say("matchmaking")} kind="find">
      <${Trouble}>${trouble}</${Trouble}>
      ${seeks && seeks.length > 0 && html`<${Waiting} seeks=${seeks} heard=${heard} />`}
      <${Wish} heard=${heard} looked=${() => looked.current} />
      <${OpenTables} />
      <section aria-labelledby="bring">
        <h2 id="bring">${say("matchmaking-bring")}</h2>
        <${JoinByLink} />
        <p class="row">
          <a class="button" href="#/new">${say("home-new")}</a>
          <a class="button" href="#/tournaments">${say("matchmaking-to-tournaments")}</a>
        </p>
      </section>
    </${Page}>
  `;
}

/** To the table that was found; the seek has done its work. @param {Seek} seek */
function leave({ id, table }) {
  sound("turn");
  ask("DELETE", `/seeks/${id}`).catch(() => {});
  go("table", table ?? "");
}

/** What one waits for. @param {{ seeks: Seek[], heard: (seeks: Seek[]) => void }} props */
function Waiting({ seeks, heard }) {
  const [, tick] = useState(0);
  const { busy, trouble, doing } = useDeed();
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const end = (/** @type {Seek} */ { id }) => doing(() => ask("DELETE", `/seeks/${id}`).finally(() => ask("GET", "/seeks").then(heard)));
  return html`
    <section class="seeking" aria-labelledby="waiting">
      <h2 id="waiting">${say("matchmaking-waiting")}</h2>
      <ul>
        ${seeks.map(
          (seek) => html`
            <li key=${seek.id} class=${seek.table ? "found" : ""}>
              <${GameEmblem} game=${seek.game} />
              <div role="status">
                <b>
                  ${say("matchmaking-what", {
                    game: gameTitle(seek.game),
                    players: say("matchmaking-players-n", { n: seek.players }),
                    pace: timeControlWord(seek.time_control),
                  })}
                  ${seek.rated && html`${" "}<small>(${say("matchmaking-rated-mark")})</small>`}
                </b>
                ${
                  seek.table
                    ? html`<p>${say("matchmaking-found")}</p>`
                    : html`
                      <p>${say("matchmaking-others", { n: seek.others })}</p>
                      <p class="hint">
                        ${countdown(seek.until - serverTime())}${" "} ${say(seek.time_control === "live" ? "matchmaking-stay" : "matchmaking-may-go")}
                      </p>
                    `
                }
              </div>
              ${
                seek.table
                  ? html`<button class="primary" onclick=${() => leave(seek)}>${say("matchmaking-to-table")}</button>`
                  : html`<button class="quiet" disabled=${busy} onclick=${end(seek)}>${say("matchmaking-cancel")}</button>`
              }
            </li>
          `,
        )}
      </ul>
      <${Trouble}>${trouble}</${Trouble}>
    </section>
  `;
}

/** @param {number} seconds */
const countdown = (seconds) => (seconds > 0 ? say("matchmaking-bots-in", { time: duration(seconds) }) : say("matchmaking-bots-now"));

/**
 * Say what you would like to play; once it has been `looked` what was wished for before, to know what is new.
 * @param {{ heard: (seeks: Seek[]) => void, looked: () => Promise<void> }} props
 */
function Wish({ heard, looked }) {
  const last = settings.sought;
  const [game, setGame] = useState(factsOf(last.game) ? last.game : allGames()[0].name);
  const [players, setPlayers] = useState(last.players);
  const [timeControl, setTimeControl] = useState(TIME_CONTROLS.includes(last.time_control) ? last.time_control : "live");
  const [wait, setWait] = useState(last.wait);
  const [rated, setRated] = useState(last.rated);
  const { busy, trouble, doing } = useDeed();
  const waits = timeControl === "live" ? WAITS.slice(0, 2) : WAITS;
  const wanted = {
    game,
    players: counts(game).includes(players) ? players : counts(game)[0],
    time_control: timeControl,
    wait: waits.includes(wait) ? wait : waits[waits.length - 1],
    rated,
  };
  const look = async () => {
    prefer({ sought: wanted });
    await introduce();
    await looked();
    heard(await ask("POST", "/seeks", wanted));
    scrollTo({ top: 0 });
  };
  return html`
    <section class="wish" aria-labelledby="wish">
      <h2 id="wish">${say("matchmaking-level-title")}</h2>
      <p>${say("matchmaking-level-about")}</p>
      <${NameField} />
      <div class="wishes">
        <${Select} label=${say("matchmaking-game")} now=${game} set=${setGame} values=${allGames().map(({ name }) => [name, gameTitle(name)])} />
        <${Select}
          label=${say("matchmaking-players")}
          now=${String(wanted.players)}
          set=${(/** @type {string} */ n) => setPlayers(Number(n))}
          values=${counts(game).map((n) => [String(n), say("matchmaking-players-n", { n })])}
        />
        <${Select} label=${say("matchmaking-time-control")} now=${timeControl} set=${setTimeControl} values=${TIME_CONTROLS.map((name) => [name, timeControlWord(name)])} />
        <${Select}
          label=${say("matchmaking-wait")}
          now=${wanted.wait}
          set=${setWait}
          values=${waits.map((name) => [name, say(`matchmaking-wait-${name}`)])}
        />
      </div>
      <label class="check">
        <input type="checkbox" checked=${rated} onchange=${() => setRated(!rated)} />
        <span>${say("matchmaking-rated")}</span>
      </label>
      <${Trouble}>${trouble}</${Trouble}>
      <button class="primary play" id="look" disabled=${busy} onclick=${doing(look)}>${say("matchmaking-look")}</button>
    </section>
  `;
}

/** Tables that wait for somebody, by game, time control, level and language. */
function OpenTables() {
  const [wanted, setWanted] = useState({ game: "", time_control: "", level: "", language: "" });
  const began = (/** @type {OpenTable} */ { table }) => table.began;
  const { found: tables, trouble, more } = usePages(`/open-tables?${new URLSearchParams(wanted)}`, began);
  const levels = [...new Set(allGames().flatMap(({ bots }) => bots))];
  const choose = (/** @type {keyof typeof wanted} */ what) => (/** @type {string} */ value) => setWanted({ ...wanted, [what]: value });
  return html`
    <section aria-labelledby="open">
      <h2 id="open">${say("matchmaking-open-title")}</h2>
      <div class="wishes filters" role="group" aria-label=${say("matchmaking-open-title")}>
        <${Select}
          label=${say("matchmaking-game")}
          now=${wanted.game}
          set=${choose("game")}
          values=${[["", say("matchmaking-any-game")], ...allGames().map(({ name }) => [name, gameTitle(name)])]}
        />
        <${Select}
          label=${say("matchmaking-time-control")}
          now=${wanted.time_control}
          set=${choose("time_control")}
          values=${[["", say("matchmaking-any-pace")], ...["none", ...TIME_CONTROLS].map((name) => [name, timeControlWord(name)])]}
        />
        <${Select}
          label=${say("matchmaking-level")}
          now=${wanted.level}
          set=${choose("level")}
          values=${[["", say("matchmaking-any-level")], ...levels.map((bot) => [bot, botName(bot)])]}
        />
        <${Select}
          label=${say("matchmaking-language")}
          now=${wanted.language}
          set=${choose("language")}
          values=${[["", say("matchmaking-any-language")], ...Object.entries(LANGUAGES)]}
        />
      </div>
      <${Trouble}>${trouble}</${Trouble}>
      ${
        tables?.length === 0
          ? html`<div class="bare"><${DoorEmblem} door="join" /><p role="status">${say("matchmaking-open-none")}</p></div>`
          : html`<ul class="table-list">${tables?.map((one) => html`<${Line} key=${one.table.id} one=${one} />`)}</ul>${more}`
      }
    </section>
  `;
}

/** @param {{ one: OpenTable }} props */
function Line({ one: { table, time_control: timeControl, level, language } }) {
  const free = table.seats.filter(({ kind, name }) => kind === "open" && !name).length;
  return html`
    <li>
      <a class=${`table-line ${table.game}`} href=${`#/table/${table.id}`}>
        <${GameEmblem} game=${table.game} />
        <span class="what">
          <b>${gameTitle(table.game)}</b>
          <span class="chips">
            <span>${timeControlWord(timeControl)}</span>
            ${level && html`<span>${botName(level)}</span>`}
            <span lang=${language}>${LANGUAGES[language]}</span>
          </span>
          <span class="sitters">
            ${table.seats.map((_, seat) => html`<span><${Crest} seat=${seat} size=${14} /> ${sitterName(table.seats, seat)}</span>`)}
          </span>
        </span>
        <span class="state">${say("seats-free", { n: free })}</span>
      </a>
    </li>
  `;
}
