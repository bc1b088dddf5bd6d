// The lessons of a game with their progress, and a first game after them.

import { html } from "../vendor/preact.js";
import { allGames, gameNameOrFirst, gameTitle } from "../core/games.js";
import { isLessonDone, lessonLink, lessonTitle, nextLesson, useLoadedLessons } from "../core/lessons.js";
import { translate } from "../core/locale.js";
import { startFirstGame } from "./home.js";
import { GameTabs, Page, ErrorMessage, useAction } from "./page.js";

/** @param {{ params: string[] }} props */
export default function Learn({ params: [requestedGame] }) {
  const loaded = useLoadedLessons();
  const lessons = loaded ?? [];
  const taughtGames = allGames().filter(({ name }) => lessons.some(({ game }) => game === name));
  const game = gameNameOrFirst(requestedGame, taughtGames.length ? taughtGames : allGames());
  const { busy, errorMessage, run } = useAction();
  const gameLessons = lessons.filter((lesson) => lesson.game === game);
  const next = nextLesson(gameLessons);
  return html`
    <${Page} title=${translate("learn-title", { game: gameTitle(game) })} kind="learn">
      <${GameTabs} page="learn" game=${game} games=${taughtGames} />
      <p class="hint">${translate("learn-how")}</p>
      <ol class="lessons">
        ${gameLessons.map(
          (lesson, index) => html`
            <li key=${lesson.id} class=${isLessonDone(lesson) ? "done" : lesson === next ? "next" : ""}>
              <a href=${lessonLink(lesson)}>
                <span class="lesson-number" aria-hidden="true">
                  ${isLessonDone(lesson) ? "✓" : index + 1}
                </span>
                <span>
                  <b>${lessonTitle(lesson)}</b>
                  ${isLessonDone(lesson) && html`<span class="visually-hidden"> (${translate("lesson-done")})</span>`}
                  <small>${translate(`${lesson.game}-lesson-${lesson.id}-about`)}</small>
                </span>
              </a>
            </li>
          `,
        )}
      </ol>
      ${
        loaded &&
        html`
          <section class="ready">
            <h2>${translate("learn-ready")}</h2>
            <p>${translate("learn-ready-text")}</p>
            <div class="row actions">
              <button class=${next ? "large" : "primary large"} disabled=${busy} onclick=${run(() => startFirstGame(game))}>
                ${translate("first-game")}
              </button>
              <a class="button" href=${`#/rules/${game}`}>
                ${translate("rules")}
              </a>
            </div>
            <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
          </section>
        `
      }
    </${Page}>
  `;
}
