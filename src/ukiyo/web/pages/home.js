// Home page: current tables, a quick start against bots, and links to the other pages.

import { html, useEffect, useReducer, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { botName } from "../core/game.js";
import { allGames, gameInfo, gameFolder, gameTitle } from "../core/games.js";
import { isLessonDone, lessonLink } from "../core/lessons.js";
import { saveName } from "../core/person.js";
import { navigate } from "../core/router.js";
import { saveSettings, settings } from "../core/settings.js";
import { useMyTables } from "../core/my-tables.js";
import { translate, translateOr } from "../core/locale.js";
import { PageEmblem, GameEmblem } from "./emblems.js";
import { Page, ErrorMessage, useFetch, useAction } from "./page.js";
import { Grade, outcomeFor, tableSummary } from "./puzzles.js";
import { Invitations, TableList } from "./tables.js";

/** @import { DailyDeal, GameInfo, LessonInfo } from "../core/types.js" */

const DEFAULT_OPPONENTS = 2;
const LINKS = { new: "#/new", find: "#/matchmaking", tournaments: "#/tournaments", watch: "#/tables/watch" };

/** The number of bots in a quick start: as in the last one if the game allows it, otherwise the maximum. @param {string} game */
export function opponentCount(game) {
  const counts = gameInfo(game)?.players.map((all) => all - 1) ?? [];
  const preferred = settings.opponents[game] ?? DEFAULT_OPPONENTS;
  return counts.includes(preferred) ? preferred : counts[counts.length - 1];
}

/**
 * Creates and starts a table with bots.
 * @param {string} game
 * @param {number} bots
 * @param {string} [level]
 * @param {Record<string, string>} [options]
 */
export async function startGame(game, bots, level = settings.level, options = {}) {
  await saveName();
  const seats = [{ kind: "human" }, ...Array.from({ length: bots }, () => ({ kind: "bot", bot: level }))];
  const { id } = await request("POST", "/tables", { game, seats, options, listed: false });
  await request("POST", `/tables/${id}/start`);
  navigate("table", id);
}

/**
 * Starts a game for a beginner, with the coach and without options that require knowing the game.
 * @param {string} game
 * @param {number} [bots]
 * @param {string} [level] the weakest bot by default
 */
export async function startFirstGame(game, bots = Math.max(1, opponentCount(game)), level = gameInfo(game)?.bots[0]) {
  saveSettings({ coach: "with-me" });
  const { default: textsModule } = await import(`${gameFolder(game)}/texts.js`);
  await startGame(game, bots, level, textsModule.firstOptions);
}

/** Whether this device has neither joined a table nor completed a lesson. */
const isNewcomer = () => !settings.name && !Object.keys(settings.learned).length;

export default function Home() {
  const tables = useMyTables();
  const [MyTables, setMyTables] = useState(/** @type {unknown} */ (null));
  useEffect(() => void (tables?.length && import("./my-tables.js").then((found) => setMyTables(() => found.default))), [tables?.length]);
  const /** @type {[LessonInfo[] | null, string]} */ [lessons, lessonsError] = useFetch("/lessons");
  const /** @type {[DailyDeal[] | null, string]} */ [deals, dealsError] = useFetch("/daily");
  const head = html`
    <div class="hero">
      <img class="hero-image" src="/art/great-wave.svg" alt=${translate("print-described")} />
      <div class="hero-title">
        <h1>Ukiyo</h1>
        <p>${translate("tagline")}</p>
      </div>
    </div>
  `;
  // Draw the page only when the sections at the top have loaded, to avoid layout shifts.
  const loaded = tables && (MyTables || !tables.length) && (isNewcomer() || lessons || lessonsError) && (deals || dealsError);
  const hasRunning = tables?.some(({ status }) => status !== "over") ?? false;
  const finished = tables?.filter(({ status }) => status === "over") ?? [];
  return html`
    <${Page} title=${translate("home")} kind=${`home ${hasRunning ? "returning" : ""}`} head=${head}>
      ${
        loaded &&
        html`
      ${hasRunning ? MyTables && html`<${MyTables} tables=${tables}><${Invitations} /></${MyTables}>` : html`<${Invitations} />`}
      <div class="game-boxes">
        ${allGames().map(
          (info) => html`
            <${GameBox}
              key=${info.name}
              info=${info}
              lessons=${lessons?.filter(({ game }) => game === info.name)}
              newcomer=${isNewcomer() && !tables?.length}
            />
          `,
        )}
      </div>
      ${deals && html`<${DailySection} deals=${deals} />`}
      <nav class="page-links" aria-label=${translate("more")}>
        ${Object.entries(LINKS).map(
          ([name, page]) => html`
            <a key=${name} href=${page}>
              <${PageEmblem} page=${name} />
              <span>
                <b>${translate(`home-${name}`)}</b>
                <small>${translate(`home-${name}-note`)}</small>
              </span>
            </a>
          `,
        )}
      </nav>
      ${
        finished.length > 0 &&
        html`
          <section aria-labelledby="finished">
            <h2 id="finished">${translate("tables-finished")}</h2>
            <${TableList} tables=${finished.slice(0, 4)} />
            ${finished.length > 4 && html`<p><a href="#/tables/replays">${translate("all-finished")}</a></p>`}
          </section>
        `
      }
      `
      }
    </${Page}>
  `;
}

/** The daily deal and the daily puzzle of each game. @param {{ deals: DailyDeal[] }} props */
function DailySection({ deals }) {
  return html`
    <section class="today" aria-labelledby="today">
      <h2 id="today">${translate("today")}</h2>
      <ul>
        ${deals.map(
          ({ game, status, ...deal }) => html`
            <li key=${game}>
              <h3>${gameTitle(game)}</h3>
              <a href=${`#/daily/${game}`}>
                <b>${translate("daily-deal")}</b>
                <small>
                  ${tableSummary(game, deal)}${status && ` · ${translate(status === "over" ? "daily-compare-results" : "daily-continue")}`}
                </small>
              </a>
              ${
                deal.puzzle &&
                html`
                  <a href=${`#/puzzle/${game}/${deal.puzzle.id}`}>
                    <b>${translate("puzzle-today")}</b>
                    <small>
                      <${Grade} grade=${deal.puzzle.grade} /> ${tableSummary(game, deal.puzzle)}
                      ${outcomeFor(game, deal.puzzle.id) && ` · ${translate(`puzzle-${outcomeFor(game, deal.puzzle.id)}-mark`)}`}
                    </small>
                  </a>
                `
              }
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/**
 * Offers newcomers the first lesson, if the game has lessons; everyone else can start a game.
 * @param {{ info: GameInfo, lessons?: LessonInfo[], newcomer: boolean }} props
 */
function GameBox({ info: { name: game, players, bots: levels }, lessons, newcomer }) {
  const [, redraw] = useReducer((count) => count + 1, 0);
  const { busy, errorMessage, run } = useAction();
  const bots = opponentCount(game);
  const level = levels.includes(settings.level) ? settings.level : levels[levels.length - 1];
  const hasLessons = !lessons || lessons.length > 0;
  const startsWithLesson = newcomer && hasLessons;
  const play = startsWithLesson ? startFirstGame : startGame;
  const selectedValue = (/** @type {Event} */ event) => /** @type {HTMLSelectElement} */ (event.target).value;
  const savePreference = (/** @type {Parameters<typeof saveSettings>[0]} */ changes) => {
    saveSettings(changes);
    redraw();
  };
  const setOpponents = (/** @type {Event} */ event) =>
    savePreference({ opponents: { ...settings.opponents, [game]: Number(selectedValue(event)) } });
  return html`
    <section class="game-card" aria-labelledby=${`box-${game}`}>
      <${GameEmblem} game=${game} />
      <div>
        <h2 id=${`box-${game}`}>${gameTitle(game)}</h2>
        <p>${translateOr(`about-${game}`, "")}</p>
        ${
          startsWithLesson &&
          html`
            <a class="button primary large" href=${lessons ? lessonLink(lessons[0]) : `#/learn/${game}`}>
              ${translate("first-lesson")}
            </a>
          `
        }
        <div class="quick-start">
          <button class=${startsWithLesson ? "" : "primary large"} disabled=${busy} onclick=${run(() => play(game, bots, level))}>
            ${translate("play-now", { game: gameTitle(game) })}
          </button>
          <label>
            <span class="visually-hidden">${translate("opponents")}</span>
            <select onchange=${setOpponents}>
              ${players
                .map((all) => all - 1)
                .map(
                  (count) => html`
                  <option value=${count} selected=${count === bots}>
                    ${translate("against", { n: count })}
                  </option>
                `,
                )}
            </select>
          </label>
          ${
            bots > 0 &&
            html`
              <label>
                ${translate("bots-level")}${" "}
                <select onchange=${(/** @type {Event} */ event) => savePreference({ level: selectedValue(event) })}>
                  ${levels.map(
                    (bot) => html`
                      <option value=${bot} selected=${bot === level}>
                        ${botName(bot)}
                      </option>
                    `,
                  )}
                </select>
              </label>
            `
          }
          ${
            !newcomer &&
            lessons?.length &&
            !lessons.some(isLessonDone) &&
            html`<a href=${`#/learn/${game}`}>${translate("learn-first")}</a>`
          }
        </div>
        <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      </div>
    </section>
  `;
}
