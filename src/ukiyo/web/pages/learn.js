// The lessons of a game, in order, with what is done already; and a first game at the end.

import { html } from "../vendor/preact.js";
import { allGames, gameOr, gameTitle } from "../core/games.js";
import { isDone, lessonLink, lessonTitle, nextLesson, useLoadedLessons } from "../core/lessons.js";
import { say } from "../core/locale.js";
import { startFirstGame } from "./home.js";
import { GameTabs, Page, ErrorMessage, useAction } from "./page.js";

/** @param {{ of: string[] }} props */
export default function Learn({ of: [asked] }) {
  const loaded = useLoadedLessons();
  const lessons = loaded ?? [];
  const taught = allGames().filter(({ name }) => lessons.some(({ game }) => game === name));
  const game = gameOr(asked, taught.length ? taught : allGames());
  const { busy, errorMessage, run } = useAction();
  const own = lessons.filter((lesson) => lesson.game === game);
  const next = nextLesson(own);
  return html`
    <${Page} title=${say("learn-title", { game: gameTitle(game) })} kind="learn">
      <${GameTabs} page="learn" game=${game} games=${taught} />
      <p class="hint">${say("learn-how")}</p>
      <ol class="lessons">
        ${own.map(
          (lesson, place) => html`
            <li key=${lesson.id} class=${isDone(lesson) ? "done" : lesson === next ? "next" : ""}>
              <a href=${lessonLink(lesson)}>
                <span class="lesson-number" aria-hidden="true">
                  ${isDone(lesson) ? "✓" : place + 1}
                </span>
                <span>
                  <b>${lessonTitle(lesson)}</b>
                  ${isDone(lesson) && html`<span class="unseen"> (${say("lesson-done")})</span>`}
                  <small>${say(`${lesson.game}-lesson-${lesson.id}-about`)}</small>
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
            <h2>${say("learn-ready")}</h2>
            <p>${say("learn-ready-text")}</p>
            <div class="row ways">
              <button class=${next ? "play" : "primary play"} disabled=${busy} onclick=${run(() => startFirstGame(game))}>
                ${say("first-game")}
              </button>
              <a class="button" href=${`#/rules/${game}`}>
                ${say("rules")}
              </a>
            </div>
            <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
          </section>
        `
      }
    </${Page}>
  `;
}
