// The header of a table: game, players, connection, language and preferences.

import { html, useRef } from "../vendor/preact.js";
import { Crest } from "../core/crest.js";
import { WhatIsThisButton } from "../core/explanations.js";
import { botName } from "../core/game.js";
import { categoryName, gameTitle } from "../core/games.js";
import { PresenceMark } from "../core/presence.js";
import { useTable } from "../core/table-context.js";
import { formatNumber, translate } from "../core/locale.js";
import { PreferencesMenu } from "../core/preferences.js";
import { RatingLabel, ratingText } from "../core/ratings.js";
import { RemainingTime } from "./clocks.js";
import { OtherDevice } from "./other-device.js";
import { ZoomButtons } from "./zoom-buttons.js";

/** @import { ConnectionState } from "../core/connection.js" */

/** Points by category; null means hidden. @typedef {Record<string, number | null>} Points */

/** `skipTo` is the message that names the target of the skip link. @param {{ connection?: ConnectionState, skipTo?: string }} props */
export function Header({ connection, skipTo = "skip-to-choices" }) {
  const table = useTable();
  const { info, view } = table;
  return html`
    <header class="table-header">
      <a class="skip" href="#side" onclick=${skipToSide}>
        ${translate(skipTo)}
      </a>
      <a class="home-link" href="#/" aria-label=${translate("home")}>
        <img src="/icon.svg" alt="" width="28" height="28" />
      </a>
      <h1>
        <span class="game-title">${gameTitle(info.game)}</span>
        ${
          info.status !== "open" &&
          html`
            ${" "}
            <small>${table.texts.progress(table)}</small>
          `
        }
      </h1>
      ${
        info.correction_count > 0 &&
        html`
          <a
            class="corrected"
            href=${`#/components/${info.game}/table/${info.id}`}
            title=${translate("corrected-note")}
            aria-label=${translate("corrected-numbers", { n: info.correction_count })}
          >
            ✓ ${formatNumber(info.correction_count)}
          </a>
        `
      }
      ${info.rated && html`<span class="rated" title=${translate("rated-note")}>${translate("rated")}</span>`}
      ${
        info.status !== "open" &&
        html`
          <ol class="scoreboard" aria-label=${translate("standing")} style=${{ "--players": info.seats.length }}>
            ${info.seats.map(
              (_, seat) => html`
                <${PlayerScore} seat=${seat} score=${view.players?.[seat].score} />
              `,
            )}
          </ol>
        `
      }
      <${ZoomButtons} />
      ${
        connection &&
        html`
          <span class=${`connection ${connection}`} role="status" title=${translate(`connection-${connection}`)}>
            ${
              connection === "open"
                ? html`<span class="visually-hidden">${translate("connection-open")}</span>`
                : translate(`connection-${connection}`)
            }
          </span>
        `
      }
      ${info.status !== "open" && html`<${WhatIsThisButton} />`}
      <${PreferencesMenu} game=${info.game} table=${info.your_seats?.length ? info.id : ""}>
        <${OtherDevice} />
      </${PreferencesMenu}>
    </header>
  `;
}

/** Moves the focus past the board to the first choice or control. @param {Event} event */
function skipToSide(event) {
  event.preventDefault();
  const first = [".choices [data-action]", ".side :is(a[href], summary, :is(button, input, select):enabled)", ".side"]
    .map((selector) => document.querySelector(selector))
    .find(Boolean);
  if (first instanceof HTMLElement) first.focus();
}

/**
 * A player's running score, if the view includes it, with a table of categories that unfolds.
 * @param {{ seat: number, score?: Points }} props
 */
function PlayerScore({ seat, score = {} }) {
  const table = useTable();
  const { info, view, game } = table;
  const parts = game.categories.filter((category) => category in score);
  const turn = info.status === "playing" && view.seat === seat;
  const { bot, rating } = info.seats[seat];
  const caption = [table.playerName(seat), bot && botName(bot), rating && ratingText(rating)];
  const details = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const isHovered = useRef(false);
  const setOpen = (/** @type {boolean} */ open) => details.current && (details.current.open = open);
  /** A mouse unfolds the scores by hovering, and its clicks have no effect. Touch and keyboard toggle them. @param {boolean} on */
  const hoverHandler = (on) => (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== "mouse") return;
    isHovered.current = on;
    setOpen(on);
  };
  return html`
    <li
      class=${turn ? "turn" : ""}
      aria-current=${turn ? "true" : undefined}
      onpointerenter=${hoverHandler(true)}
      onpointerleave=${hoverHandler(false)}
    >
      <details name="standing" ref=${details}>
        <summary
          onclick=${(/** @type {Event} */ event) => isHovered.current && event.preventDefault()}
          onfocus=${(/** @type {FocusEvent} */ event) => /** @type {Element} */ (event.target).matches(":focus-visible") && setOpen(true)}
          onblur=${() => setOpen(false)}
        >
          <${Crest} seat=${seat} />
          <span class="player-name">${table.playerName(seat)}</span>
          <${RatingLabel} rating=${info.seats[seat].rating} />
          ${info.seats[seat].bot && html`<small class="level">${botName(info.seats[seat].bot)}</small>`}
          ${
            !info.your_seats.includes(seat) &&
            html`<${PresenceMark} presence=${info.presence?.[seat]} player=${table.playerName(seat)} brief />`
          }
          <${RemainingTime} seat=${seat} />
          ${parts.length > 0 && html`<b>${formatNumber(sumOf(score, parts))}</b>`}
        </summary>
        <${ScoreTable} score=${score} caption=${caption} />
      </details>
    </li>
  `;
}

/** The score by category, now and if the game ended now. @param {{ score: Points, caption: (string | null)[] }} props */
function ScoreTable({ score, caption }) {
  const { info, game, texts } = useTable();
  const parts = game.categories.filter((category) => category in score);
  const now = info.status === "playing" ? parts.filter((category) => texts.pointsNow?.includes(category)) : [];
  const later = parts.filter((category) => !now.includes(category));
  const row = (/** @type {string} */ category) => html`
    <tr>
      <th scope="row">${categoryName(info.game, category)}</th>
      <td>${score[category] ?? "?"}</td>
    </tr>
  `;
  const sum = (/** @type {string} */ name, /** @type {string[]} */ categories) => html`
    <tr class="sum">
      <th scope="row">${name}</th>
      <td>${formatNumber(sumOf(score, categories))}</td>
    </tr>
  `;
  return html`
    <div class="score-breakdown">
      <table>
        <caption>
          ${caption.filter(Boolean).join(" · ")}
        </caption>
        <tbody>
          ${now.map(row)} ${now.length > 0 && sum(translate("score-now"), now)} ${later.map(row)}
          ${parts.length > 0 && sum(info.status === "playing" ? translate("score-if-ended") : translate("total"), parts)}
        </tbody>
      </table>
    </div>
  `;
}

/** @param {Points} score @param {string[]} categories */
const sumOf = (score, categories) => categories.reduce((sum, category) => sum + (score[category] ?? 0), 0);
