// How to play in five minutes: short steps with a drawing each, and a table at the end.

import { html } from "../vendor/preact.js";
import { allGames, factsOf, gameOr, gameTitle, lessonsOf } from "../core/games.js";
import { say } from "../core/words.js";
import { opponentsOf, playNow } from "./home.js";
import { GameTabs, Page, Trouble, useDeed } from "./page.js";

/** @param {{ of: string[] }} props */
export default function Learn({ of: [asked] }) {
  const taught = allGames().filter(({ name }) => lessonsOf(name) > 0);
  const game = gameOr(asked, taught);
  const { busy, trouble, doing } = useDeed();
  return html`
    <${Page} title=${say("learn-title", { game: gameTitle(game) })} kind="learn">
      <${GameTabs} page="learn" game=${game} games=${taught} />
      <ol class="lessons">
        ${Array.from(
          { length: lessonsOf(game) },
          (_, place) => html`
            <li>
              ${
                factsOf(game)?.room &&
                html`
                  <svg viewBox="0 0 200 130" role="presentation" aria-hidden="true">
                    <rect class="paper" x="1" y="1" width="198" height="128" rx="3" />
                    <use href=${`/${game}/lessons.svg#${place + 1}`} />
                  </svg>
                `
              }
              <div>
                <h2>
                  <span class="lesson-number" aria-hidden="true">
                    ${place + 1}
                  </span>
                  ${say(`learn-${game}-${place + 1}`)}
                </h2>
                <p>${say(`learn-${game}-${place + 1}-text`)}</p>
              </div>
            </li>
          `,
        )}
        <li class="ready">
          <div>
            <h2>${say("learn-ready")}</h2>
            <p>${say("learn-ready-text")}</p>
            <div class="row ways">
              <button
                class="primary play"
                disabled=${busy}
                onclick=${doing(() => playNow(game, Math.max(1, opponentsOf(game)), "novice"))}
              >
                ${say("play-now", { game: gameTitle(game) })}
              </button>
              <a class="button" href=${`#/rules/${game}`}>
                ${say("rules")}
              </a>
            </div>
            <${Trouble}>${trouble}</${Trouble}>
          </div>
        </li>
      </ol>
    </${Page}>
  `;
}
