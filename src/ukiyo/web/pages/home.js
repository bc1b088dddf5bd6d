// Home: play at once, or find a table, a replay, an explanation.

import { html, useEffect, useReducer, useState } from "../vendor/preact.js";
import { ask } from "../core/api.js";
import { botName } from "../core/game.js";
import { allGames, factsOf, folderOf, gameTitle } from "../core/games.js";
import { isDone, lessonLink } from "../core/lessons.js";
import { introduce } from "../core/person.js";
import { go } from "../core/router.js";
import { prefer, settings } from "../core/settings.js";
import { useMine } from "../core/waiting.js";
import { say, sayOr } from "../core/words.js";
import { DoorEmblem, GameEmblem } from "./emblems.js";
import { Page, Trouble, useAnswer, useDeed } from "./page.js";
import { Grade, outcomeOf, tableWords } from "./puzzles.js";
import { Invited, TableList } from "./tables.js";

/** @import { DailyDeal, GameFacts, LessonFacts } from "../core/types.js" */

const OPPONENTS = 2;
const DOORS = { new: "#/new", find: "#/find", tournaments: "#/tournaments", watch: "#/tables/watch" };

/** How many bots one plays against: as last time, or as many as there can be. @param {string} game */
export function opponentsOf(game) {
  const counts = factsOf(game)?.players.map((all) => all - 1) ?? [];
  const wanted = settings.opponents[game] ?? OPPONENTS;
  return counts.includes(wanted) ? wanted : counts[counts.length - 1];
}

/**
 * Play against bots at once.
 * @param {string} game
 * @param {number} bots
 * @param {string} [level]
 * @param {Record<string, string>} [options]
 */
export async function playNow(game, bots, level = settings.level, options = {}) {
  await introduce();
  const seats = [{ kind: "human" }, ...Array.from({ length: bots }, () => ({ kind: "bot", bot: level }))];
  const { id } = await ask("POST", "/tables", { game, seats, options, listed: false });
  await ask("POST", `/tables/${id}/start`);
  go("table", id);
}

/**
 * A first game: with the coach at one's elbow, and without choices that only somebody who knows the game can make.
 * @param {string} game
 * @param {number} [bots]
 * @param {string} [level] by default novices
 */
export async function firstGame(game, bots = Math.max(1, opponentsOf(game)), level = factsOf(game)?.bots[0]) {
  prefer({ coach: "with-me" });
  const { default: room } = await import(`${folderOf(game)}/room.js`);
  await playNow(game, bots, level, room.firstOptions);
}

/** Whether nobody has sat down or learned anything on this device yet. */
const isFresh = () => !settings.name && !Object.keys(settings.learned).length;

export default function Home() {
  const mine = useMine();
  const [MyTables, setMyTables] = useState(/** @type {unknown} */ (null));
  useEffect(() => void (mine?.length && import("./mine.js").then((found) => setMyTables(() => found.default))), [mine?.length]);
  const /** @type {[LessonFacts[] | null, string]} */ [lessons, unknown] = useAnswer("/lessons");
  const head = html`
    <div class="hero">
      <img class="woodblock" src="/art/great-wave.svg" alt=${say("print-described")} />
      <div class="hero-title">
        <h1>Ukiyo</h1>
        <p>${say("tagline")}</p>
      </div>
    </div>
  `;
  // Drawn only with what stands above it, so that nothing is pushed down later.
  const loaded = isFresh() || ((lessons || unknown) && (!settings.name || (mine && (MyTables || !mine.length))));
  const running = mine?.some(({ status }) => status !== "over") ?? false;
  const finished = mine?.filter(({ status }) => status === "over") ?? [];
  return html`
    <${Page} title=${say("home")} kind=${`home ${running ? "returning" : ""}`} head=${head}>
      ${
        loaded &&
        html`
      ${running ? MyTables && html`<${MyTables} mine=${mine}><${Invited} /></${MyTables}>` : html`<${Invited} />`}
      <div class="boxes">
        ${allGames().map(
          (facts) => html`
            <${Box}
              key=${facts.name}
              facts=${facts}
              lessons=${lessons?.filter(({ game }) => game === facts.name)}
              fresh=${isFresh() && !mine?.length}
            />
          `,
        )}
      </div>
      <${Today} />
      <nav class="doors" aria-label=${say("more")}>
        ${Object.entries(DOORS).map(
          ([door, page]) => html`
            <a key=${door} href=${page}>
              <${DoorEmblem} door=${door} />
              <span>
                <b>${say(`home-${door}`)}</b>
                <small>${say(`home-${door}-note`)}</small>
              </span>
            </a>
          `,
        )}
      </nav>
      ${
        finished.length > 0 &&
        html`
          <section aria-labelledby="finished">
            <h2 id="finished">${say("tables-finished")}</h2>
            <${TableList} tables=${finished.slice(0, 4)} />
            ${finished.length > 4 && html`<p><a href="#/tables/replays">${say("all-finished")}</a></p>`}
          </section>
        `
      }
      `
      }
    </${Page}>
  `;
}

/** What is new every day: a deal and a puzzle of each game. */
function Today() {
  const /** @type {[DailyDeal[] | null, string]} */ [deals] = useAnswer("/daily");
  return (
    deals &&
    html`
      <section class="today" aria-labelledby="today">
        <h2 id="today">${say("today")}</h2>
        <ul>
          ${deals.map(
            ({ game, status, ...deal }) => html`
              <li key=${game}>
                <h3>${gameTitle(game)}</h3>
                <a href=${`#/deal/${game}`}>
                  <b>${say("deal")}</b>
                  <small>
                    ${tableWords(game, deal)}${status && ` · ${say(status === "over" ? "deal-to-results" : "deal-go-on")}`}
                  </small>
                </a>
                ${
                  deal.puzzle &&
                  html`
                    <a href=${`#/puzzle/${game}/${deal.puzzle.id}`}>
                      <b>${say("puzzle-today")}</b>
                      <small>
                        <${Grade} grade=${deal.puzzle.grade} /> ${tableWords(game, deal.puzzle)}
                        ${outcomeOf(game, deal.puzzle.id) && ` · ${say(`puzzle-${outcomeOf(game, deal.puzzle.id)}-mark`)}`}
                      </small>
                    </a>
                  `
                }
              </li>
            `,
          )}
        </ul>
      </section>
    `
  );
}

/**
 * A game's box on the shelf. Whoever is `fresh` is led to the first lesson, as far as is known whether there is one; others play.
 * @param {{ facts: GameFacts, lessons?: LessonFacts[], fresh: boolean }} props
 */
function Box({ facts: { name: game, players, bots: levels }, lessons, fresh }) {
  const [, redraw] = useReducer((count) => count + 1, 0);
  const { busy, trouble, doing } = useDeed();
  const bots = opponentsOf(game);
  const level = levels.includes(settings.level) ? settings.level : levels[levels.length - 1];
  const taught = !lessons || lessons.length > 0;
  const leads = fresh && taught;
  const play = leads ? firstGame : playNow;
  const value = (/** @type {Event} */ event) => /** @type {HTMLSelectElement} */ (event.target).value;
  const choose = (/** @type {Parameters<typeof prefer>[0]} */ changes) => {
    prefer(changes);
    redraw();
  };
  const against = (/** @type {Event} */ event) => choose({ opponents: { ...settings.opponents, [game]: Number(value(event)) } });
  return html`
    <section class="game-box" aria-labelledby=${`box-${game}`}>
      <${GameEmblem} game=${game} />
      <div>
        <h2 id=${`box-${game}`}>${gameTitle(game)}</h2>
        <p>${sayOr(`about-${game}`, "")}</p>
        ${
          leads &&
          html`
            <a class="button primary play" href=${lessons ? lessonLink(lessons[0]) : `#/learn/${game}`}>
              ${say("first-lesson")}
            </a>
          `
        }
        <div class="against">
          <button class=${leads ? "" : "primary play"} disabled=${busy} onclick=${doing(() => play(game, bots, level))}>
            ${say("play-now", { game: gameTitle(game) })}
          </button>
          <label>
            <span class="unseen">${say("opponents")}</span>
            <select onchange=${against}>
              ${players
                .map((all) => all - 1)
                .map(
                  (count) => html`
                  <option value=${count} selected=${count === bots}>
                    ${say("against", { n: count })}
                  </option>
                `,
                )}
            </select>
          </label>
          ${
            bots > 0 &&
            html`
              <label>
                ${say("bots-level")}${" "}
                <select onchange=${(/** @type {Event} */ event) => choose({ level: value(event) })}>
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
          ${!fresh && lessons?.length && !lessons.some(isDone) && html`<a href=${`#/learn/${game}`}>${say("learn-first")}</a>`}
        </div>
        <${Trouble}>${trouble}</${Trouble}>
      </div>
    </section>
  `;
}
