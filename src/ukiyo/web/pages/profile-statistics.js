// A person's ratings and results in one game.

import { html, useEffect, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { botName } from "../core/game.js";
import { categoryName, gameTitle } from "../core/games.js";
import { RatingLabel, ratingText } from "../core/ratings.js";
import { loadMessages, capitalize, language, formatNumber, translate, translateOr } from "../core/locale.js";
import { formatDate } from "./dates.js";
import { GameEmblem } from "./emblems.js";
import { ErrorMessage, useAction } from "./page.js";

/** @import { OpponentStats, FavouriteKind, Favourites, GameProfile, PlayerCountRating } from "../core/types.js" */

/** @param {number} number */
const formatDecimal = (number) => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(number);
/** @param {number} players */
export const playersLabel = (players) => translate("puzzle-players", { n: players });

/** @param {{ path: string, game: string, stats?: GameProfile, ratings: PlayerCountRating[], onLoaded: () => void }} props */
export function GameSection({ path, game, stats, ratings, onLoaded }) {
  return html`
    <section class="game-section" aria-labelledby=${`game-${game}`}>
      <header>
        <${GameEmblem} game=${game} />
        <h2 id=${`game-${game}`}>${gameTitle(game)}</h2>
        ${stats && html`<p>${translate("profile-games", { n: stats.games })}</p>`}
      </header>
      ${
        ratings.length > 0 &&
        html`
          <h3>${translate("profile-rating")}</h3>
          <div class="rating-charts">
            ${ratings.map((rated) => html`<${RatingCurve} key=${rated.players} rated=${rated} />`)}
          </div>
          <p class="hint">${translate("profile-rating-about")}</p>
        `
      }
      ${
        stats &&
        html`
          <div class="columns">
            <div>
              <h3>${translate("profile-numbers")}</h3>
              <${ResultsTable} stats=${stats} />
              <dl class="best-and-worst">
                ${
                  /** @type {const} */ (["best_game", "worst_game"]).map(
                    (which) => html`
                      <div>
                        <dt>${translate(`profile-${which.replace("_", "-")}`)}</dt>
                        <dd>
                          <b>${formatNumber(stats[which].total)}</b> ${playersLabel(stats[which].players)},${" "}
                          ${
                            stats[which].table
                              ? html`<a href=${`#/replay/${stats[which].table}`}>${formatDate(stats[which].ended_at)}</a>`
                              : formatDate(stats[which].ended_at)
                          }
                        </dd>
                      </div>
                    `,
                  )
                }
              </dl>
              ${stats.opponents.length > 0 && html`<${HeadToHead} opponents=${stats.opponents} />`}
            </div>
            <div>
              <h3>${translate("profile-categories")}</h3>
              <${CategoryBars} stats=${stats} />
              <${FavouriteComponents} path=${path} game=${game} onLoaded=${onLoaded} />
            </div>
          </div>
        `
      }
    </section>
  `;
}

const [WIDTH, HEIGHT, LEFT_MARGIN, BOTTOM_MARGIN] = [300, 150, 38, 20];

/** The rating over time with its deviation, and the bots' ratings for comparison. @param {{ rated: PlayerCountRating }} props */
function RatingCurve({ rated: { players, games, rating, history: curve, bots } }) {
  const points = curve.length > 1 ? curve : [curve[0], curve[0]];
  const values = points.flatMap(({ value, deviation }) => [value - deviation, value + deviation]);
  const [min, max] = [Math.min(...values) - 20, Math.max(...values) + 20];
  const x = (/** @type {number} */ index) => LEFT_MARGIN + ((WIDTH - LEFT_MARGIN - 8) * index) / (points.length - 1);
  const y = (/** @type {number} */ value) => 8 + ((HEIGHT - BOTTOM_MARGIN - 8) * (max - value)) / (max - min);
  const edge = (/** @type {1 | -1} */ sign) =>
    points.map(({ value, deviation }, index) => `${x(index).toFixed(1)} ${y(value + sign * deviation).toFixed(1)}`);
  const visible = Object.entries(bots).filter(([, value]) => value > min && value < max);
  const labelled = visible.filter(([, value], index) =>
    visible.every(([, other], earlier) => earlier >= index || Math.abs(y(value) - y(other)) > 12),
  );
  const label = `${playersLabel(players)}: ${ratingText(rating)}`;
  return html`
    <figure>
      <figcaption>
        <span>${capitalize(playersLabel(players))}</span>
        <${RatingLabel} rating=${rating} full />
      </figcaption>
      <svg class="chart rating-curve" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${label}>
        <path class="deviation" d=${`M${edge(1).join("L")}L${edge(-1).reverse().join("L")}Z`} />
        ${labelled.map(
          ([bot, value]) => html`
            <path class="bot" d=${`M${LEFT_MARGIN} ${y(value)}H${WIDTH - 8}`} />
            <text class="tick" x=${LEFT_MARGIN + 4} y=${y(value) + (y(value) < 20 ? 12 : -3)}>${botName(bot)}</text>
          `,
        )}
        ${[max - 20, min + 20].map(
          (value) => html`
            <text class="tick" x=${LEFT_MARGIN - 5} y=${y(value) + 4} text-anchor="end">${Math.round(value)}</text>
          `,
        )}
        <path class="curve-line" d=${`M${points.map(({ value }, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join("L")}`} />
        <circle cx=${x(points.length - 1)} cy=${y(rating.value)} r="4" />
        <text class="tick" x=${LEFT_MARGIN} y=${HEIGHT - 4}>${formatDate(curve[0].ended_at)}</text>
        ${
          curve.length > 1 &&
          html`<text class="tick" x=${WIDTH - 8} y=${HEIGHT - 4} text-anchor="end">${formatDate(curve[curve.length - 1].ended_at)}</text>`
        }
      </svg>
      <p>${translate("profile-rated-games", { n: games })}</p>
    </figure>
  `;
}

/** @param {{ stats: GameProfile }} props */
function ResultsTable({ stats: { game, by_player_count: rows, time_controls: timeControls } }) {
  const columns = /** @type {const} */ (["players", "games", "wins", "mean_place", "mean_score", "best_score", "worst_score"]);
  const playedControls = Object.entries(timeControls).filter(([, n]) => n > 0);
  return html`
    <div class="scroll" tabindex="0" role="region" aria-label=${`${gameTitle(game)}: ${translate("profile-numbers")}`}>
      <table class="daily-results by-players">
        <thead>
          <tr>${columns.map((column) => html`<th scope="col">${translate(`profile-column-${column.replace("_", "-")}`)}</th>`)}</tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) => html`
              <tr key=${row.players}>
                ${columns.map((column) =>
                  column === "players"
                    ? html`<th scope="row">${row.players}</th>`
                    : html`
                      <td>${row.players === 1 && (column === "wins" || column === "mean_place") ? "–" : formatDecimal(row[column])}</td>
                    `,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
    <p class="chips">
      ${playedControls.map(([timeControl, n]) => html`<span>${translate(`profile-time-control-${timeControl}`, { n })}</span>`)}
    </p>
  `;
}

/** @param {{ stats: GameProfile }} props */
function CategoryBars({ stats: { game, categories } }) {
  const most = Math.max(1, ...categories.map(({ maximum }) => maximum));
  return html`
    <ul class="category-bars">
      ${categories.map(
        ({ name, mean, maximum: highest }) => html`
          <li key=${name}>
            <span>${categoryName(game, name)}</span>
            <span class="bar" aria-hidden="true">
              <i class="maximum" style=${`width: ${(100 * Math.max(highest, 0)) / most}%`}></i>
              <i style=${`width: ${(100 * Math.max(mean, 0)) / most}%`}></i>
            </span>
            <b>${formatDecimal(mean)}</b>
            <small>${translate("profile-most", { n: highest })}</small>
          </li>
        `,
      )}
    </ul>
  `;
}

/** The components that the person takes most often. @param {{ path: string, game: string, onLoaded: () => void }} props */
function FavouriteComponents({ path, game, onLoaded }) {
  const [favourites, setFavourites] = useState(/** @type {Favourites | null} */ (null));
  const { busy, errorMessage, run } = useAction();
  const loadFavourites = () =>
    Promise.all([request("GET", `${path}/favourites/${game}`), loadMessages(`${game}-names`)]).then(([answer]) => setFavourites(answer));
  useEffect(() => run(() => loadFavourites().finally(onLoaded))(), []);
  return html`
    <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
    ${
      favourites &&
      favourites.kinds.length > 0 &&
      html`
        <h3>${translate("profile-favourites")}</h3>
        <div class="favourites">
          ${favourites.kinds.map((kind) => html`<${FavouriteList} key=${kind.kind} game=${game} kind=${kind} />`)}
        </div>
        <p class="hint">
          ${translate("profile-favourites-of", { n: favourites.analysed_games, all: favourites.total_games })}${" "}
          ${
            favourites.analysed_games < favourites.total_games &&
            html`
              <button class="quiet small" disabled=${busy} onclick=${run(loadFavourites)}>
                ${translate("profile-favourites-more")}
              </button>
            `
          }
        </p>
      `
    }
  `;
}

/** @param {{ game: string, kind: FavouriteKind }} props */
const FavouriteList = ({ game, kind: { kind, favourites: most } }) => html`
  <div>
    <h4>${translateOr(`${game}-taken-${kind}`, capitalize(kind))}</h4>
    <ol>
      ${most.map(
        ({ name, games }) => html`
          <li key=${name}>
            <span>${translateOr(`${game}-${kind}-${name}`, capitalize(name))}</span>
            <small title=${translate("profile-taken", { n: games })}>
              <span aria-hidden="true">${formatNumber(games)}</span>
              <span class="visually-hidden">${translate("profile-taken", { n: games })}</span>
            </small>
          </li>
        `,
      )}
    </ol>
  </div>
`;

/** @param {{ opponents: OpponentStats[] }} props */
const HeadToHead = ({ opponents }) => html`
  <h3>${translate("profile-against")}</h3>
  <p class="color-key" aria-hidden="true">
    ${["ahead", "even", "behind"].map((outcome) => html`<span class=${outcome}>${translate(`profile-${outcome}`)}</span>`)}
  </p>
  <ul class="head-to-head">
    ${opponents.map(
      ({ name, bot, profile, games_ahead: ahead, games_tied: even, games_behind: behind }) => html`
        <li>
          <span class="opponent-name">
            ${
              bot
                ? translate("profile-bots", { level: botName(bot) })
                : profile
                  ? html`<a href=${`#/profile/${profile}`}>${name}</a>`
                  : name
            }
          </span>
          <span class="result-bar" role="img" aria-label=${translate("profile-faced", { ahead, even, behind })}>
            ${Object.entries({ ahead, even, behind }).map(
              ([outcome, n]) => n > 0 && html`<i class=${outcome} style=${`flex-grow: ${n}`}>${formatNumber(n)}</i>`,
            )}
          </span>
        </li>
      `,
    )}
  </ul>
`;
