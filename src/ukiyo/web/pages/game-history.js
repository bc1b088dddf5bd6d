// A person's finished games in pages, the newest first, with their records.

import { html, useEffect, useReducer, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { gameTitle } from "../core/games.js";
import { RatingLabel } from "../core/ratings.js";
import { language, formatNumber, formatPercent, translate } from "../core/locale.js";
import { formatDate } from "./dates.js";
import { ErrorMessage, useAction } from "./page.js";
import { playersLabel } from "./profile-statistics.js";

/** @import { FinishedGame } from "../core/types.js" */

const PAGE_SIZE = 30; // games

/** @param {string[]} names */
const joinNames = (names) => new Intl.ListFormat(language(), { type: "unit" }).format(names);

/** @param {{ path: string, yours: boolean }} props */
export function GameHistory({ path, yours }) {
  const [, redraw] = useReducer((count) => count + 1, 0);
  const [games] = useState(/** @type {FinishedGame[]} */ ([]));
  const [more, setMore] = useState(true);
  const { busy, errorMessage, run } = useAction();
  const loadMore = () =>
    request("GET", `${path}/games${games.length ? `?before=${games[games.length - 1].started_at}` : ""}`).then((page) => {
      games.push(...page);
      setMore(page.length === PAGE_SIZE);
      redraw();
    });
  useEffect(() => run(loadMore)(), []);
  return html`
    <section aria-labelledby="finished-games">
      <h2 id="finished-games">${translate("profile-finished")}</h2>
      <div class="scroll" tabindex="0" role="group" aria-labelledby="finished-games">
        <table class="daily-results finished-games">
          <thead>
            <tr>
              <th scope="col">${translate("profile-column-day")}</th>
              <th scope="col">${translate("profile-column-game")}</th>
              <th scope="col">${translate("daily-column-place")}</th>
              <th scope="col">${translate("profile-column-points")}</th>
              <th scope="col">${translate("profile-rating")}</th>
              <th scope="col"><span class="visually-hidden">${translate("profile-record")}</span></th>
            </tr>
          </thead>
          <tbody>
            ${games.map((game) => html`<${GameRow} key=${`${game.started_at}/${game.table}`} game=${game} />`)}
          </tbody>
        </table>
      </div>
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      <div class="row">
        ${
          more &&
          games.length > 0 &&
          html`
            <button class="quiet more" disabled=${busy} onclick=${run(loadMore)}>
              ${translate("profile-older")}
            </button>
          `
        }
        ${
          yours &&
          games.length > 0 &&
          html`
            <a class="button" id="all-records" href="/api/profiles/me/records.zip" download>
              ${translate("profile-records")}
            </a>
            <small class="hint">${translate("profile-records-note")}</small>
          `
        }
      </div>
    </section>
  `;
}

/** @param {{ game: FinishedGame }} props */
function GameRow({
  game: { game, started_at: began, ended_at: ended, players, place, total, rating, own_move_share: share, table, opponents: others },
}) {
  const when = formatDate(ended ?? began);
  return html`
    <tr>
      <th scope="row">${table ? html`<a href=${`#/replay/${table}`}>${when}</a>` : when}</th>
      <td>
        ${gameTitle(game)}
        <small>${[playersLabel(players), joinNames(others)].filter(Boolean).join(" · ")}</small>
      </td>
      <td>
        ${place === null ? html`<small>${translate("profile-not-counted")}</small>` : players > 1 ? translate("ranked", { n: place }) : "–"}
      </td>
      <td>${total !== null && formatNumber(total)}</td>
      <td>
        <${RatingLabel} rating=${rating} full />
        ${share !== null && share < 1 && html`<small>${translate("rating-own-moves", { share: formatPercent(share) })}</small>`}
      </td>
      <td>${table && html`<a href=${`/api/tables/${table}/record`} download=${`${table}.uki`}>${translate("profile-record")}</a>`}</td>
    </tr>
  `;
}
