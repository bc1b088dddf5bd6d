// The daily deal: the setup, the person's own attempt, and everyone's results.

import { html } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { formatDate, resultText } from "../core/daily.js";
import { botName } from "../core/game.js";
import { gameNameOrFirst, gameTitle } from "../core/games.js";
import { saveName, NameField } from "../core/person.js";
import { navigate } from "../core/router.js";
import { formatNumber, translate } from "../core/locale.js";
import { CopyLink } from "../table/other-device.js";
import { GameTabs, Page, ErrorMessage, useFetch, useAction } from "./page.js";
import { tableSummary } from "./puzzles.js";

/** @import { DailyDeal, DailyResult } from "../core/types.js" */

/** Starts or resumes the person's attempt at today's deal. @param {string} game */
export async function playDaily(game) {
  await saveName();
  const { id } = await request("POST", `/daily/${game}`);
  navigate("table", id);
}

/** @param {string} day @param {number} days */
const addDays = (day, days) => new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** @param {{ params: string[] }} props */
export default function DailyPage({ params: [requestedGame, day] }) {
  const game = gameNameOrFirst(requestedGame);
  const { busy, errorMessage, run } = useAction();
  const /** @type {[DailyDeal | null, string]} */ [deal, loadError] = useFetch(`/daily/${game}${day ? `?day=${day}` : ""}`);
  const ownResult = deal?.results?.find((result) => result.yours);
  const title = deal ? translate("daily-title", { game: gameTitle(game), day: formatDate(deal.date) }) : translate("daily-deal");
  return html`
    <${Page} title=${title} kind="daily">
      <${GameTabs} page="daily" game=${game} />
      <${ErrorMessage}>${loadError || errorMessage}</${ErrorMessage}>
      ${
        deal &&
        html`
          <p>${translate("daily-description")}</p>
          <p class="daily-table">
            <b>${tableSummary(game, deal)}</b>
            ${deal.players > 1 && html` · ${translate("against", { n: deal.players - 1 })} (${botName(deal.bot)})`}
          </p>
          ${deal.is_today && deal.status !== "over" && html`<p class="daily-rules">${translate("daily-rules")}</p>`}
          ${deal.is_today && !deal.table && html`<${NameField} />`}
          <div class="row actions">
            ${
              deal.is_today &&
              deal.status !== "over" &&
              html`
                <button class="primary large" id="play-deal" disabled=${busy} onclick=${run(() => playDaily(game))}>
                  ${translate(deal.table ? "daily-continue" : "daily-play")}
                </button>
              `
            }
            ${deal.status === "over" && html`<a class="button" href=${`#/table/${deal.table}`}>${translate("daily-open-table")}</a>`}
            ${!deal.is_today && html`<a class="button primary" href=${`#/daily/${game}`}>${translate("daily-open-today")}</a>`}
            <a class="button" href=${`#/daily/${game}/${addDays(deal.date, -1)}`}>${translate("daily-previous-day")}</a>
          </div>
          ${
            ownResult &&
            html`
              <h2>${translate("daily-share-label")}</h2>
              <${CopyLink} link=${resultText({ ...deal, day: deal.date }, ownResult)} label=${translate("daily-share-label")} />
            `
          }
          <h2>${translate("daily-results")}</h2>
          <p>${translate("daily-attempts", { n: deal.attempts })} ${deal.results === null && translate("daily-results-later")}</p>
          ${deal.results && html`<${Results} results=${deal.results} solo=${deal.players === 1} />`}
        `
      }
    </${Page}>
  `;
}

/** @param {{ results: DailyResult[], solo: boolean }} props */
function Results({ results, solo }) {
  if (!results.length) return html`<p>${translate("daily-no-results")}</p>`;
  const columns = solo ? ["player", "points"] : ["player", "place", "points", "best"];
  return html`
    <div class="scroll" tabindex="0" role="region" aria-label=${translate("daily-results")}>
      <table class="daily-results">
        <thead>
          <tr>${columns.map((column) => html`<th scope="col">${translate(`daily-column-${column}`)}</th>`)}</tr>
        </thead>
        <tbody>
          ${results.map(
            ({ name, rank, total, best_opponent: best, table, yours }) => html`
              <tr class=${yours ? "yours" : ""} key=${table}>
                <th scope="row">
                  <a href=${`#/table/${table}`}>${name}</a> ${yours && html`<small>${translate("daily-you")}</small>`}
                </th>
                ${!solo && html`<td>${translate("ranked", { n: rank })}</td>`}
                <td>${formatNumber(total)}</td>
                ${!solo && html`<td>${formatNumber(best ?? 0)}</td>`}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}
