// The strip above a table: where we are, who plays, how the line is, language and preferences.

import { html } from "../vendor/preact.js";
import { Crest } from "../core/crest.js";
import { botName } from "../core/game.js";
import { categoryName, gameTitle } from "../core/games.js";
import { useTable } from "../core/table.js";
import { numeral, say } from "../core/words.js";
import { Preferences } from "../core/preferences.js";
import { OtherDevice } from "./device.js";

/** @import { Line } from "../core/live.js" */

/** @param {{ line?: Line, children?: unknown }} props */
export function Header({ line, children }) {
  const table = useTable();
  const { facts, view } = table;
  return html`
    <header class="strip">
      <a class="skip" href="#choices" onclick=${skip}>
        ${say("skip-to-choices")}
      </a>
      <a class="seal" href="#/" aria-label=${say("home")}>
        <img src="/icon.svg" alt="" width="28" height="28" />
      </a>
      <h1>
        <span class="game-title">${gameTitle(facts.game)}</span>
        ${
          facts.status !== "open" &&
          html`
            ${" "}
            <small>${table.room.stage(table)}</small>
          `
        }
      </h1>
      ${
        facts.status !== "open" &&
        html`
          <ol class="standing" aria-label=${say("standing")}>
            ${facts.seats.map(
              (_, seat) => html`
                <${Standing} seat=${seat} score=${view.players?.[seat].score} />
              `,
            )}
          </ol>
        `
      }
      ${children}
      ${
        line &&
        html`
          <span class=${`line ${line}`} role="status" title=${say(`line-${line}`)}>
            ${line === "open" ? html`<span class="unseen">${say("line-open")}</span>` : say(`line-${line}`)}
          </span>
        `
      }
      <${Preferences} game=${facts.game}>
        <${OtherDevice} />
      </${Preferences}>
    </header>
  `;
}

/** Past everything on the board, to the first choice. @param {Event} event */
function skip(event) {
  event.preventDefault();
  const first = document.querySelector(".choices [data-action]") ?? document.querySelector(".side button, .side a");
  if (first instanceof HTMLElement) first.focus();
}

/**
 * A player's running score, if the view tells it; its parts unfold.
 * @param {{ seat: number, score?: Record<string, number | null> }} props
 */
function Standing({ seat, score = {} }) {
  const table = useTable();
  const { facts, view, game } = table;
  const parts = game.categories.filter((category) => category in score);
  const total = parts.reduce((sum, category) => sum + (score[category] ?? 0), 0);
  const turn = facts.status === "playing" && view.seat === seat;
  return html`
    <li class=${turn ? "turn" : ""} aria-current=${turn ? "true" : undefined}>
      <details name="standing">
        <summary>
          <${Crest} seat=${seat} />
          <span class="who">${table.player(seat)}</span>
          ${facts.seats[seat].bot && html`<small class="level">${botName(facts.seats[seat].bot)}</small>`}
          ${parts.length > 0 && html`<b>${numeral(total)}</b>`}
        </summary>
        <table class="parts">
          <tbody>
            ${parts.map(
              (category) => html`
                <tr>
                  <th scope="row">${categoryName(facts.game, category)}</th>
                  <td>${score[category] ?? "?"}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </details>
    </li>
  `;
}
