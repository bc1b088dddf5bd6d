// The end of a game: winners, scores, score history and links, in a dialog over the board.

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { Crest } from "../core/crest.js";
import { explanationProps, ExplanationPopup } from "../core/explanations.js";
import { categoryName } from "../core/games.js";
import { lessonLink, lessonTitle, nextLesson, useLessons } from "../core/lessons.js";
import { NameField } from "../core/person.js";
import { RatingLabel } from "../core/ratings.js";
import { navigate } from "../core/router.js";
import { settings } from "../core/settings.js";
import { useTable } from "../core/table-context.js";
import { language, formatNumber, formatPercent, translate, translateOr } from "../core/locale.js";
import { resultText } from "../core/daily.js";
import { CopyLink } from "./other-device.js";
import { BarChart, LineChart, scoredCategories, Swatch } from "./charts.js";
import { hasMaster } from "./hint.js";

/** @import { Score, Table } from "../core/types.js" */
/** @import { Point } from "./charts.js" */

/** @param {{ id: string, act: (path: string, body?: object) => Promise<{ id: string } | void> }} props */
export function GameOver({ id, act }) {
  const table = useTable();
  const { info } = table;
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const open = () => dialog.current?.showModal();
  const history = useScoreHistory(id);
  const complete = history !== undefined && table.board !== null;
  useEffect(() => {
    if (complete) open(); // content that arrives later would move an open dialog
  }, [id, complete]);
  const scores = info.scores ?? [];
  const rematch = () => act("/rematch").then((found) => found && navigate("table", found.id));
  const { daily_date: day } = info;
  const links = html`
    ${
      day &&
      info.your_seats.length === 1 &&
      scores.length > 0 &&
      html`
        <p>${translate("daily-share-label")}</p>
        <${CopyLink}
          link=${resultText({ game: info.game, day, players: info.seats.length }, scores[info.your_seats[0]])}
          label=${translate("daily-share-label")}
        />
      `
    }
    <div class="row actions">
      ${info.tournament && html`<a class="button primary" href=${`#/tournament/${info.tournament}`}>${translate("to-tournament")}</a>`}
      ${day && html`<a class="button primary" href=${`#/daily/${info.game}/${day}`}>${translate("daily-compare-results")}</a>`}
      ${
        info.your_seats.length > 0
          ? html`
            <button class=${day || info.tournament ? "" : "primary"} id="rematch" onclick=${rematch}>
              ${translate(info.rematch ? "to-rematch" : "rematch")}
            </button>
          `
          : info.rematch &&
            html`
              <a class="button primary" href=${`#/table/${info.rematch}`}>
                ${translate("to-rematch")}
              </a>
            `
      }
      <a class="button" href=${`#/replay/${id}`}>
        ${translate("replay")}
      </a>
      ${
        info.your_seats.length > 0 &&
        !info.unfinished &&
        hasMaster(table.game) &&
        html`
          <a class="button" href=${`#/replay/${id}/0/review`}>
            ${translate("review-own")}
          </a>
        `
      }
      ${info.your_seats.length > 0 && settings.coach === "with-me" && html`<${NextLesson} game=${info.game} />`}
      <a class="button" href="#/">
        ${translate("home")}
      </a>
    </div>
  `;
  return html`
    <section class="panel game-over" aria-label=${translate("final-scores")}>
      <h2>${verdictText(table, scores)}</h2>
      <div class="row">
        ${!info.unfinished && html`<button onclick=${open}>${translate("show-scores")}</button>`}
      </div>
      ${links}
    </section>
    <dialog class="game-over-dialog" ref=${dialog} aria-labelledby="verdict">
      <button class="quiet close" autofocus onclick=${() => dialog.current?.close()}>
        ${translate("look-at-table")} <span aria-hidden="true">✕</span>
      </button>
      <h2 id="verdict">${verdictText(table, scores)}</h2>
      ${info.correction_count > 0 && html`<p class="corrected">✓ ${translate("corrected-numbers", { n: info.correction_count })}</p>`}
      <${Ratings} table=${table} />
      <${Breakdown} table=${table} scores=${scores} />
      <${ScoreHistoryChart} history=${history} table=${table} />
      ${info.your_seats.length > 0 && html`<${NameField} />`}
      ${links}
      <${ExplanationPopup} inside />
    </dialog>
  `;
}

/** Suggests the next lesson to players who use the coach. @param {{ game: string }} props */
function NextLesson({ game }) {
  const next = nextLesson(useLessons().filter((lesson) => lesson.game === game));
  return (
    next &&
    html`
      <a class="button" href=${lessonLink(next)}>
        ${translate("lesson-next-one", { title: lessonTitle(next) })}
      </a>
    `
  );
}

/** Names the winners. @param {Table} table @param {Score[]} scores */
function verdictText(table, scores) {
  if (table.info.unfinished) return translate("game-ended-by-agreement");
  const alone = table.info.seats.length === 1 && table.texts.verdict?.(table, scores[0]?.total ?? 0);
  if (alone) return alone;
  const winners = scores.filter(({ rank }) => rank === 1);
  const names = winners.map(({ seat }) => table.playerName(seat));
  if (names.length === 1 && table.info.your_seats.length === 1 && table.info.your_seats[0] === winners[0].seat) return translate("you-win");
  return names.length === 1
    ? translate("winner", { player: names[0] })
    : translate("winners", { players: new Intl.ListFormat(language()).format(names) });
}

/** Shows the rating changes of a rated game. @param {{ table: Table }} props */
function Ratings({ table }) {
  const { rated, seats } = table.info;
  return (
    rated &&
    html`
      <ul class="ratings" aria-label=${translate("rated")}>
        ${seats.map(
          ({ rating }, seat) => html`
            <li>
              <${Crest} seat=${seat} />${" "}
              ${
                rating?.profile ? html`<a href=${`#/profile/${rating.profile}`}>${table.playerName(seat)}</a>` : table.playerName(seat)
              }${" "}
              <${RatingLabel} rating=${rating} full />
              ${
                rating?.share !== undefined &&
                html`${" "}<small>${translate("rating-own-moves", { share: formatPercent(rating.share) })}</small>`
              }
              ${
                rating?.counted !== undefined &&
                html`${" "}<small>${translate("rating-counted", { share: formatPercent(rating.counted) })}</small>`
              }
            </li>
          `,
        )}
      </ul>
      ${seats.some(({ rating }) => rating?.counted !== undefined) && html`<p><small>${translate("rating-counted-note")}</small></p>`}
    `
  );
}

/** @param {{ table: Table, scores: Score[] }} props */
function Breakdown({ table, scores }) {
  const { info, game } = table;
  const categories = scoredCategories(game.categories, scores);
  if (!categories.length) return null;
  const names = categories.map((category) => categoryName(info.game, category));
  const ranked = [...scores].sort((one, other) => one.rank - other.rank);
  const bars = ranked.map(({ seat, total, parts }) => ({
    seat,
    name: table.playerName(seat),
    total,
    parts: categories.map((category) => parts[category] ?? 0),
  }));
  return html`
    <h3>${translate("by-category")}</h3>
    <${BarChart} bars=${bars} categories=${names} label=${translate("by-category")} />
    <div class="scroll" tabindex="0" role="region" aria-label=${translate("final-scores")}>
      <table class="scores">
        <thead>
          <tr>
            <td></td>
            ${ranked.map(
              ({ seat, rank }) => html`
                <th scope="col">
                  <${Crest} seat=${seat} /> <span class="player-name">${table.playerName(seat)}</span>
                  ${ranked.length > 1 && html`<small>${translate("ranked", { n: rank })}</small>`}
                </th>
              `,
            )}
          </tr>
        </thead>
        <tbody>
          ${categories.map(
            (category, index) => html`
              <tr>
                <th scope="row">
                  <${Swatch} index=${index} /> <${CategoryHeading} category=${category} name=${names[index]} />
                </th>
                ${ranked.map(
                  ({ parts }) => html`
                    <td>${formatNumber(parts[category] ?? 0)}</td>
                  `,
                )}
              </tr>
            `,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${translate("total")}</th>
            ${ranked.map(
              ({ total }) => html`
                <td>${formatNumber(total)}</td>
              `,
            )}
          </tr>
        </tfoot>
      </table>
    </div>
  `;
}

/** A category heading, with an explanation if the game has one. @param {{ category: string, name: string }} props */
function CategoryHeading({ category, name }) {
  const table = useTable();
  const id = `score:${category}`;
  if (!table.board?.explain(table, id)) return name;
  return html`
    <button class="explainable" ...${explanationProps(id, false)}>
      ${name}
    </button>
  `;
}

/** @typedef {{ unit: string, points: Point[] }} ScoreHistory */

/** Loads the totals after each round. Returns undefined while loading, and null if they are not available. @param {string} id */
function useScoreHistory(id) {
  const [history, setHistory] = useState(/** @type {ScoreHistory | null | undefined} */ (undefined));
  useEffect(() => void request("GET", `/tables/${id}/course`).then(setHistory, () => setHistory(null)), [id]);
  return history;
}

/** @param {{ history: ScoreHistory | null | undefined, table: Table }} props */
function ScoreHistoryChart({ history, table }) {
  if (!history || history.points.length < 2 || !history.points.some(({ totals }) => totals.some(Boolean))) return null;
  return html`
    <h3>${translate("course")}</h3>
    <${LineChart}
      points=${history.points}
      names=${table.info.seats.map((_, seat) => table.playerName(seat))}
      unit=${translateOr(`unit-${history.unit}`, history.unit)}
      label=${translate("course")}
    />
  `;
}
