// How to play in five minutes: short steps with a drawing each, and a table at the end.

import { html } from "../vendor/preact.js";
import { settings } from "../core/settings.js";
import { say } from "../core/words.js";
import { playNow } from "./home.js";
import { GAMES, GameTabs, Page, Trouble, useDeed } from "./page.js";

const LESSONS = 7;

/** @param {{ of: string[] }} props */
export default function Learn({ of: [asked] }) {
  const game = /** @type {"iki" | "hokusai"} */ (GAMES.includes(asked) ? asked : GAMES[0]);
  const { busy, trouble, doing } = useDeed();
  return html`
    <${Page} title=${say("learn-title", { game: say(`game-${game}`) })} kind="learn">
      <${GameTabs} page="learn" game=${game} />
      <ol class="lessons">
        ${Array.from(
          { length: LESSONS },
          (_, place) => html`
            <li>
              <svg viewBox="0 0 200 130" role="presentation" aria-hidden="true">
                <rect class="paper" x="1" y="1" width="198" height="128" rx="3" />
                <use href=${`/${game}/lessons.svg#${place + 1}`} />
              </svg>
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
                onclick=${doing(() => playNow(game, Math.max(1, settings.opponents[game]), "novice"))}
              >
                ${say("play-now", { game: say(`game-${game}`) })}
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
