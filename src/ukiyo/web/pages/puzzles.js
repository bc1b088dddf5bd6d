// The puzzles of a game by grade, with the outcomes on this device.

import { html } from "../vendor/preact.js";
import { allGames, gameInfo, gameNameOrFirst } from "../core/games.js";
import { saveSettings, settings } from "../core/settings.js";
import { translate, translateOr } from "../core/locale.js";
import { GameTabs, Page, ErrorMessage, useFetch } from "./page.js";

/** @import { PuzzleInfo, PuzzleList } from "../core/types.js" */

export const MAX_GRADE = 5;

/** The outcome on this device; undefined if it was not tried. @param {string} game @param {string} id */
export const outcomeFor = (game, id) => settings.puzzles[`${game}/${id}`];

/**
 * The first attempt counts. A puzzle that is missed and then solved becomes `later`.
 * @param {string} game
 * @param {string} id
 * @param {"solved" | "missed"} outcome
 */
export function saveOutcome(game, id, outcome) {
  const before = outcomeFor(game, id);
  const now = before ? (before === "missed" && outcome === "solved" ? "later" : before) : outcome;
  if (now !== before) saveSettings({ puzzles: { ...settings.puzzles, [`${game}/${id}`]: now } });
}

/** @param {{ grade: number }} props */
export const Grade = ({ grade }) => html`
  <span class="grade" role="img" aria-label=${translate("puzzle-grade", { grade, most: MAX_GRADE })}>
    ${"●".repeat(grade)}<span class="unfilled">${"●".repeat(MAX_GRADE - grade)}</span>
  </span>
`;

/**
 * The number of players and the options that differ from the defaults.
 * @param {string} game
 * @param {{ players: number, options: Record<string, string> }} setup
 */
export function tableSummary(game, { players, options }) {
  const chosen = (gameInfo(game)?.options ?? []).filter(
    ({ name, default: defaultValue }) => (options[name] ?? defaultValue) !== defaultValue,
  );
  const values = chosen.flatMap(({ name }) => options[name].split(",").map((value) => translateOr(`option-${name}-${value}`, value)));
  return [translate("puzzle-players", { n: players }), ...values].join(", ");
}

const MARKS = { solved: "✓", later: "✓", missed: "✗" };

/** @param {{ params: string[] }} props */
export default function Puzzles({ params: [requestedGame] }) {
  const game = gameNameOrFirst(requestedGame);
  const /** @type {[PuzzleList | null, string]} */ [list, errorMessage] = useFetch(`/puzzles/${game}`);
  const /** @type {PuzzleInfo[]} */ puzzles = list?.puzzles ?? [];
  const solved = puzzles.filter(({ id }) => ["solved", "later"].includes(outcomeFor(game, id) ?? "")).length;
  const grades = [...new Set(puzzles.map(({ grade }) => grade))];
  return html`
    <${Page} title=${translate("puzzles")} kind="puzzles">
      <${GameTabs} page="puzzles" game=${game} games=${allGames()} />
      <p class="puzzles-about">${translate("puzzles-about")}</p>
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      ${list && !puzzles.length && html`<p>${translate("puzzles-none")}</p>`}
      ${
        list &&
        puzzles.length > 0 &&
        html`
          <p class="row actions">
            <a class="button primary" href=${`#/puzzle/${game}/${list.daily_puzzle}`}>
              ${translate("puzzle-today")}
            </a>
            <span>${translate("puzzles-done", { solved, all: puzzles.length })}</span>
          </p>
        `
      }
      ${grades.map(
        (grade) => html`
          <section class="puzzle-grade" key=${grade} aria-labelledby=${`grade-${grade}`}>
            <h2 id=${`grade-${grade}`}>${translate("puzzle-grade", { grade, most: MAX_GRADE })}</h2>
            <ul>
              ${puzzles.map(
                (puzzle, index) =>
                  puzzle.grade === grade &&
                  html`
                    <${Entry} key=${puzzle.id} puzzle=${puzzle} n=${index + 1} game=${game} unit=${list?.unit} />
                  `,
              )}
            </ul>
          </section>
        `,
      )}
    </${Page}>
  `;
}

/** @param {{ puzzle: PuzzleInfo, n: number, game: string, unit: string }} props */
function Entry({ puzzle, n, game, unit }) {
  const outcome = outcomeFor(game, puzzle.id);
  return html`
    <li>
      <a href=${`#/puzzle/${game}/${puzzle.id}`} class=${outcome ?? ""}>
        <b>${n}</b>
        <span>
          ${translateOr(`unit-${unit}`, unit)} ${puzzle.time}
          <small>${tableSummary(game, puzzle)}</small>
        </span>
        ${
          outcome &&
          html`
            <span class="mark" role="img" aria-label=${translate(`puzzle-${outcome}-mark`)} title=${translate(`puzzle-${outcome}-mark`)}>
              ${MARKS[outcome]}
            </span>
          `
        }
      </a>
    </li>
  `;
}
