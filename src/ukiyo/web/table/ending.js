// The end: who has won and by what, the course of the game, and where to go from here. A sheet over the board that can be laid aside.

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { ask } from "../core/api.js";
import { Crest } from "../core/crest.js";
import { explained, Explainer } from "../core/explanations.js";
import { categoryName } from "../core/games.js";
import { lessonLink, lessonTitle, nextLesson, useLessons } from "../core/lessons.js";
import { NameField } from "../core/person.js";
import { Rated } from "../core/ratings.js";
import { go } from "../core/router.js";
import { settings } from "../core/settings.js";
import { useTable } from "../core/table-context.js";
import { language, numeral, percent, say, sayOr } from "../core/locale.js";
import { resultLine } from "../core/daily.js";
import { Link } from "./other-device.js";
import { Bars, Lines, scored, Swatch } from "./charts.js";
import { hasMaster } from "./hint.js";

/** @import { Score, Table } from "../core/types.js" */
/** @import { Point } from "./charts.js" */

/** @param {{ id: string, act: (path: string, body?: object) => Promise<any> }} props */
export function Ending({ id, act }) {
  const table = useTable();
  const { facts } = table;
  const sheet = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const open = () => sheet.current?.showModal();
  const course = useCourse(id);
  const complete = course !== undefined && table.scene !== null;
  useEffect(() => {
    if (complete) open(); // what is added to an open sheet moves the rest of it
  }, [id, complete]);
  const scores = facts.scores ?? [];
  const again = () => act("/rematch").then((found) => found && go("table", found.id));
  const { day } = facts;
  const ways = html`
    ${
      day &&
      facts.yours.length === 1 &&
      scores.length > 0 &&
      html`
        <p>${say("deal-line-label")}</p>
        <${Link}
          link=${resultLine({ game: facts.game, day, players: facts.seats.length }, scores[facts.yours[0]])}
          label=${say("deal-line-label")}
        />
      `
    }
    <div class="row ways">
      ${facts.tournament && html`<a class="button primary" href=${`#/tournament/${facts.tournament}`}>${say("to-tournament")}</a>`}
      ${day && html`<a class="button primary" href=${`#/daily/${facts.game}/${day}`}>${say("deal-to-results")}</a>`}
      ${
        facts.yours.length > 0
          ? html`
            <button class=${day || facts.tournament ? "" : "primary"} id="rematch" onclick=${again}>
              ${say(facts.rematch ? "to-rematch" : "rematch")}
            </button>
          `
          : facts.rematch &&
            html`
              <a class="button primary" href=${`#/table/${facts.rematch}`}>
                ${say("to-rematch")}
              </a>
            `
      }
      <a class="button" href=${`#/replay/${id}`}>
        ${say("replay")}
      </a>
      ${
        facts.yours.length > 0 &&
        !facts.unfinished &&
        hasMaster(table.game) &&
        html`
          <a class="button" href=${`#/replay/${id}/0/review`}>
            ${say("review-mine")}
          </a>
        `
      }
      ${facts.yours.length > 0 && settings.coach === "with-me" && html`<${NextLesson} game=${facts.game} />`}
      <a class="button" href="#/">
        ${say("home")}
      </a>
    </div>
  `;
  return html`
    <section class="panel game-over" aria-label=${say("final-scores")}>
      <h2>${verdict(table, scores)}</h2>
      <div class="row">
        ${!facts.unfinished && html`<button onclick=${open}>${say("show-scores")}</button>`}
      </div>
      ${ways}
    </section>
    <dialog class="ending" ref=${sheet} aria-labelledby="verdict">
      <button class="quiet close" autofocus onclick=${() => sheet.current?.close()}>
        ${say("look-at-table")} <span aria-hidden="true">✕</span>
      </button>
      <h2 id="verdict">${verdict(table, scores)}</h2>
      ${facts.corrected > 0 && html`<p class="corrected">✓ ${say("corrected-numbers", { n: facts.corrected })}</p>`}
      <${Ratings} table=${table} />
      <${Breakdown} table=${table} scores=${scores} />
      <${CourseLines} course=${course} table=${table} />
      ${facts.yours.length > 0 && html`<${NameField} />`}
      ${ways}
      <${Explainer} inside />
    </dialog>
  `;
}

/** Whoever still learns is led on. @param {{ game: string }} props */
function NextLesson({ game }) {
  const next = nextLesson(useLessons().filter((lesson) => lesson.game === game));
  return (
    next &&
    html`
      <a class="button" href=${lessonLink(next)}>
        ${say("lesson-next-one", { title: lessonTitle(next) })}
      </a>
    `
  );
}

/** Who has won, in a sentence. @param {Table} table @param {Score[]} scores */
function verdict(table, scores) {
  if (table.facts.unfinished) return say("game-ended-by-agreement");
  const alone = table.facts.seats.length === 1 && table.room.verdict?.(table, scores[0]?.total ?? 0);
  if (alone) return alone;
  const winners = scores.filter(({ rank }) => rank === 1);
  const names = winners.map(({ seat }) => table.player(seat));
  if (names.length === 1 && table.facts.yours.length === 1 && table.facts.yours[0] === winners[0].seat) return say("you-win");
  return names.length === 1
    ? say("winner", { player: names[0] })
    : say("winners", { players: new Intl.ListFormat(language()).format(names) });
}

/** What a rated game has done to whom. @param {{ table: Table }} props */
function Ratings({ table }) {
  const { rated, seats } = table.facts;
  return (
    rated &&
    html`
      <ul class="ratings" aria-label=${say("rated")}>
        ${seats.map(
          ({ rating }, seat) => html`
            <li>
              <${Crest} seat=${seat} />${" "}
              ${rating?.profile ? html`<a href=${`#/profile/${rating.profile}`}>${table.player(seat)}</a>` : table.player(seat)}${" "}
              <${Rated} rating=${rating} full />
              ${rating?.share !== undefined && html`${" "}<small>${say("rating-own-moves", { share: percent(rating.share) })}</small>`}
              ${rating?.counted !== undefined && html`${" "}<small>${say("rating-counted", { share: percent(rating.counted) })}</small>`}
            </li>
          `,
        )}
      </ul>
      ${seats.some(({ rating }) => rating?.counted !== undefined) && html`<p><small>${say("rating-counted-note")}</small></p>`}
    `
  );
}

/** @param {{ table: Table, scores: Score[] }} props */
function Breakdown({ table, scores }) {
  const { facts, game } = table;
  const categories = scored(game.categories, scores);
  if (!categories.length) return null;
  const words = categories.map((category) => categoryName(facts.game, category));
  const ranked = [...scores].sort((one, other) => one.rank - other.rank);
  const bars = ranked.map(({ seat, total, parts }) => ({
    seat,
    name: table.player(seat),
    total,
    parts: categories.map((category) => parts[category] ?? 0),
  }));
  return html`
    <h3>${say("by-category")}</h3>
    <${Bars} bars=${bars} categories=${words} label=${say("by-category")} />
    <div class="scroll" tabindex="0" role="region" aria-label=${say("final-scores")}>
      <table class="scores">
        <thead>
          <tr>
            <td></td>
            ${ranked.map(
              ({ seat, rank }) => html`
                <th scope="col">
                  <${Crest} seat=${seat} /> <span class="who">${table.player(seat)}</span>
                  ${ranked.length > 1 && html`<small>${say("ranked", { n: rank })}</small>`}
                </th>
              `,
            )}
          </tr>
        </thead>
        <tbody>
          ${categories.map(
            (category, place) => html`
              <tr>
                <th scope="row">
                  <${Swatch} place=${place} /> <${Heading} of=${category} name=${words[place]} />
                </th>
                ${ranked.map(
                  ({ parts }) => html`
                    <td>${numeral(parts[category] ?? 0)}</td>
                  `,
                )}
              </tr>
            `,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${say("total")}</th>
            ${ranked.map(
              ({ total }) => html`
                <td>${numeral(total)}</td>
              `,
            )}
          </tr>
        </tfoot>
      </table>
    </div>
  `;
}

/** What points are for; whoever asks is told more. @param {{ of: string, name: string }} props */
function Heading({ of, name }) {
  const table = useTable();
  const id = `score:${of}`;
  if (!table.scene?.explain(table, id)) return name;
  return html`
    <button class="askable" ...${explained(id, false)}>
      ${name}
    </button>
  `;
}

/** @typedef {{ unit: string, points: Point[] }} Course */

/** The totals after each round; undefined until they are known, and null if they are not to be had. @param {string} id */
function useCourse(id) {
  const [course, setCourse] = useState(/** @type {Course | null | undefined} */ (undefined));
  useEffect(() => void ask("GET", `/tables/${id}/course`).then(setCourse, () => setCourse(null)), [id]);
  return course;
}

/** @param {{ course: Course | null | undefined, table: Table }} props */
function CourseLines({ course, table }) {
  if (!course || course.points.length < 2 || !course.points.some(({ totals }) => totals.some(Boolean))) return null;
  return html`
    <h3>${say("course")}</h3>
    <${Lines}
      points=${course.points}
      names=${table.facts.seats.map((_, seat) => table.player(seat))}
      unit=${sayOr(`unit-${course.unit}`, course.unit)}
      label=${say("course")}
    />
  `;
}
