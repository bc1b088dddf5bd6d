// The strip above a table: where we are, who plays, how the line is, language and preferences.

import { html, useRef } from "../vendor/preact.js";
import { Crest } from "../core/crest.js";
import { AskButton } from "../core/explanations.js";
import { botName } from "../core/game.js";
import { categoryName, gameTitle } from "../core/games.js";
import { PresenceMark } from "../core/presence.js";
import { useTable } from "../core/table-context.js";
import { numeral, say } from "../core/locale.js";
import { Preferences } from "../core/preferences.js";
import { Rated, ratingWords } from "../core/ratings.js";
import { TimeLeft } from "./clocks.js";
import { OtherDevice } from "./other-device.js";
import { ZoomKeys } from "./zoom-buttons.js";

/** @import { Line } from "../core/connection.js" */

/** By category; null is a secret. @typedef {Record<string, number | null>} Points */

/** `skipTo` names what the side of the table offers. @param {{ line?: Line, skipTo?: string }} props */
export function Header({ line, skipTo = "skip-to-choices" }) {
  const table = useTable();
  const { facts, view } = table;
  return html`
    <header class="strip">
      <a class="skip" href="#side" onclick=${skip}>
        ${say(skipTo)}
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
        facts.corrected > 0 &&
        html`
          <a
            class="corrected"
            href=${`#/components/${facts.game}/table/${facts.id}`}
            title=${say("corrected-note")}
            aria-label=${say("corrected-numbers", { n: facts.corrected })}
          >
            ✓ ${numeral(facts.corrected)}
          </a>
        `
      }
      ${facts.rated && html`<span class="rated" title=${say("rated-note")}>${say("rated")}</span>`}
      ${
        facts.status !== "open" &&
        html`
          <ol class="standing" aria-label=${say("standing")} style=${{ "--players": facts.seats.length }}>
            ${facts.seats.map(
              (_, seat) => html`
                <${Standing} seat=${seat} score=${view.players?.[seat].score} />
              `,
            )}
          </ol>
        `
      }
      <${ZoomKeys} />
      ${
        line &&
        html`
          <span class=${`line ${line}`} role="status" title=${say(`connection-${line}`)}>
            ${line === "open" ? html`<span class="unseen">${say("connection-open")}</span>` : say(`connection-${line}`)}
          </span>
        `
      }
      ${facts.status !== "open" && html`<${AskButton} />`}
      <${Preferences} game=${facts.game} table=${facts.yours?.length ? facts.id : ""}>
        <${OtherDevice} />
      </${Preferences}>
    </header>
  `;
}

/** Past everything on the board, to the first choice or control. @param {Event} event */
function skip(event) {
  event.preventDefault();
  const first = [".choices [data-action]", ".side :is(a[href], summary, :is(button, input, select):enabled)", ".side"]
    .map((what) => document.querySelector(what))
    .find(Boolean);
  if (first instanceof HTMLElement) first.focus();
}

/**
 * A player's running score, if the view tells it; its parts unfold.
 * @param {{ seat: number, score?: Points }} props
 */
function Standing({ seat, score = {} }) {
  const table = useTable();
  const { facts, view, game } = table;
  const parts = game.categories.filter((category) => category in score);
  const turn = facts.status === "playing" && view.seat === seat;
  const { bot, rating } = facts.seats[seat];
  const whose = [table.player(seat), bot && botName(bot), rating && ratingWords(rating)];
  const details = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const pointed = useRef(false);
  const unfold = (/** @type {boolean} */ open) => details.current && (details.current.open = open);
  /** Whoever has a mouse points, and a click changes nothing; a finger and the keyboard fold and unfold. @param {boolean} on */
  const pointing = (on) => (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== "mouse") return;
    pointed.current = on;
    unfold(on);
  };
  return html`
    <li
      class=${turn ? "turn" : ""}
      aria-current=${turn ? "true" : undefined}
      onpointerenter=${pointing(true)}
      onpointerleave=${pointing(false)}
    >
      <details name="standing" ref=${details}>
        <summary
          onclick=${(/** @type {Event} */ event) => pointed.current && event.preventDefault()}
          onfocus=${(/** @type {FocusEvent} */ event) => /** @type {Element} */ (event.target).matches(":focus-visible") && unfold(true)}
          onblur=${() => unfold(false)}
        >
          <${Crest} seat=${seat} />
          <span class="who">${table.player(seat)}</span>
          <${Rated} rating=${facts.seats[seat].rating} />
          ${facts.seats[seat].bot && html`<small class="level">${botName(facts.seats[seat].bot)}</small>`}
          ${!facts.yours.includes(seat) && html`<${PresenceMark} presence=${facts.presence?.[seat]} player=${table.player(seat)} brief />`}
          <${TimeLeft} seat=${seat} />
          ${parts.length > 0 && html`<b>${numeral(total(score, parts))}</b>`}
        </summary>
        <${Parts} score=${score} whose=${whose} />
      </details>
    </li>
  `;
}

/** What a score is made of, now and if the game ended so. @param {{ score: Points, whose: (string | null)[] }} props */
function Parts({ score, whose }) {
  const { facts, game, room } = useTable();
  const parts = game.categories.filter((category) => category in score);
  const now = facts.status === "playing" ? parts.filter((category) => room.pointsNow?.includes(category)) : [];
  const then = parts.filter((category) => !now.includes(category));
  const row = (/** @type {string} */ category) => html`
    <tr>
      <th scope="row">${categoryName(facts.game, category)}</th>
      <td>${score[category] ?? "?"}</td>
    </tr>
  `;
  const sum = (/** @type {string} */ name, /** @type {string[]} */ of) => html`
    <tr class="sum">
      <th scope="row">${name}</th>
      <td>${numeral(total(score, of))}</td>
    </tr>
  `;
  return html`
    <div class="parts">
      <table>
        <caption>
          ${whose.filter(Boolean).join(" · ")}
        </caption>
        <tbody>
          ${now.map(row)} ${now.length > 0 && sum(say("score-now"), now)} ${then.map(row)}
          ${parts.length > 0 && sum(facts.status === "playing" ? say("score-if-ended") : say("total"), parts)}
        </tbody>
      </table>
    </div>
  `;
}

/** @param {Points} score @param {string[]} categories */
const total = (score, categories) => categories.reduce((sum, category) => sum + (score[category] ?? 0), 0);
