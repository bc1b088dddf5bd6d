// Somebody's profile: ratings, what her finished games tell, against whom, and the games themselves with their records.

import { html, useEffect, useReducer, useState } from "../vendor/preact.js";
import { request, ApiError } from "../core/api.js";
import { botName } from "../core/game.js";
import { categoryName, gameTitle } from "../core/games.js";
import { RatingLabel, ratingText } from "../core/ratings.js";
import { loadMessages, capitalize, language, formatNumber, formatPercent, translate, translateOr } from "../core/locale.js";
import { CopyLink } from "../table/other-device.js";
import { GameEmblem } from "./emblems.js";
import { Page, ErrorMessage, useAction } from "./page.js";

/** @import { Faced, FavouriteKind, Favourites, Finished, GameProfile, Profile, RatedAs } from "../core/types.js" */

const PAGE_SIZE = 30; // games
const VISIBILITIES = /** @type {const} */ (["everyone", "opponents", "nobody"]);

const style = document.querySelector("link[href='/pages/profile.css']") ?? document.createElement("link");
await new Promise((done) => {
  if (style.isConnected) return done(null);
  document.head.append(Object.assign(style, { rel: "stylesheet", href: "/pages/profile.css", onload: done, onerror: done }));
});

/** @param {number} at seconds since 1970 */
const formatDate = (at) => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at * 1000);
/** @param {number} number */
const decimal = (number) => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(number);
/** @param {string[]} names */
const joinNames = (names) => new Intl.ListFormat(language(), { type: "unit" }).format(names);
/** @param {number} players */
const playersLabel = (players) => translate("puzzle-players", { n: players });

/** @param {{ of: string[] }} props */
export default function ProfilePage({ of: [handle] }) {
  const path = `/profiles/${handle || "me"}`;
  const [profile, setProfile] = useState(/** @type {Profile | null} */ (null));
  const [errorMessage, setErrorMessage] = useState("");
  useEffect(() => {
    Promise.all([request("GET", path), loadMessages("profile")]).then(
      ([found]) => setProfile(found),
      async (error) => {
        await loadMessages("profile");
        const status = error instanceof ApiError ? error.status : 0;
        setErrorMessage(status === 403 ? translate("profile-refused") : status === 401 ? translate("profile-empty") : error.message);
      },
    );
  }, [path]);
  const games = profile ? [...new Set([...profile.games.map(({ game }) => game), ...Object.keys(profile.ratings)])] : [];
  return html`
    <${Page} title=${profile?.name || translate("profile")} kind="profile">
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      ${
        profile &&
        html`
          ${profile.since && html`<p class="since">${translate("profile-since", { day: formatDate(profile.since) })}</p>`}
          ${profile.yours && profile.handle && html`<${ProfileSettings} profile=${profile} handle=${profile.handle} />`}
          ${!games.length && html`<p>${translate("profile-empty")}</p>`}
          ${games.map(
            (game) => html`
              <${GameSection}
                key=${game}
                path=${path}
                game=${game}
                stats=${profile.games.find((one) => one.game === game)}
                ratings=${profile.ratings[game] ?? []}
              />
            `,
          )}
          ${games.length > 0 && html`<${GameHistory} path=${path} yours=${profile.yours} />`}
        `
      }
    </${Page}>
  `;
}

/** Who may see it, where it is, and all records. @param {{ profile: Profile, handle: string }} props */
function ProfileSettings({ profile, handle }) {
  const [shown, setShown] = useState(profile.visibility);
  const { errorMessage, run } = useAction();
  const show = (/** @type {Event} */ event) => {
    const wanted = /** @type {Profile["visibility"]} */ (/** @type {HTMLSelectElement} */ (event.target).value);
    run(() => request("POST", "/profiles/me", { visibility: wanted }).then(() => setShown(wanted)))();
  };
  return html`
    <details class="own">
      <summary>${translate("profile-shown")}: <b>${translate(`profile-shown-${shown}`)}</b></summary>
      <p>
        <label>
          ${translate("profile-shown")}${" "}
          <select id="profile-shown" onchange=${show}>
            ${VISIBILITIES.map(
              (who) => html`
                <option value=${who} selected=${who === shown}>
                  ${translate(`profile-shown-${who}`)}
                </option>
              `,
            )}
          </select>
        </label>
      </p>
      <p class="hint">${translate("profile-shown-note")}</p>
      <p>${translate("profile-link")}</p>
      <${CopyLink} link=${`${location.origin}/#/profile/${handle}`} label=${translate("profile-link")} />
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
    </details>
  `;
}

/** @param {{ path: string, game: string, stats?: GameProfile, ratings: RatedAs[] }} props */
function GameSection({ path, game, stats, ratings }) {
  return html`
    <section class="of-game" aria-labelledby=${`of-${game}`}>
      <header>
        <${GameEmblem} game=${game} />
        <h2 id=${`of-${game}`}>${gameTitle(game)}</h2>
        ${stats && html`<p>${translate("profile-games", { n: stats.games })}</p>`}
      </header>
      ${
        ratings.length > 0 &&
        html`
          <h3>${translate("profile-rating")}</h3>
          <div class="multiples">
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
              <dl class="extremes">
                ${
                  /** @type {const} */ (["best", "worst"]).map(
                    (which) => html`
                      <div>
                        <dt>${translate(`profile-${which}`)}</dt>
                        <dd>
                          <b>${formatNumber(stats[which].total)}</b> ${playersLabel(stats[which].players)},${" "}
                          ${
                            stats[which].table
                              ? html`<a href=${`#/replay/${stats[which].table}`}>${formatDate(stats[which].ended)}</a>`
                              : formatDate(stats[which].ended)
                          }
                        </dd>
                      </div>
                    `,
                  )
                }
              </dl>
              ${stats.against.length > 0 && html`<${HeadToHead} against=${stats.against} />`}
            </div>
            <div>
              <h3>${translate("profile-categories")}</h3>
              <${CategoryBars} stats=${stats} />
              <${FavouriteComponents} path=${path} game=${game} />
            </div>
          </div>
        `
      }
    </section>
  `;
}

const [WIDTH, HEIGHT, LEFT_MARGIN, BOTTOM_MARGIN] = [300, 150, 38, 20];

/** How a rating came about, with its doubt, among the bots. @param {{ rated: RatedAs }} props */
function RatingCurve({ rated: { players, games, rating, curve, bots } }) {
  const points = curve.length > 1 ? curve : [curve[0], curve[0]];
  const values = points.flatMap(({ value, deviation }) => [value - deviation, value + deviation]);
  const [least, most] = [Math.min(...values) - 20, Math.max(...values) + 20];
  const x = (/** @type {number} */ place) => LEFT_MARGIN + ((WIDTH - LEFT_MARGIN - 8) * place) / (points.length - 1);
  const y = (/** @type {number} */ value) => 8 + ((HEIGHT - BOTTOM_MARGIN - 8) * (most - value)) / (most - least);
  const edge = (/** @type {1 | -1} */ way) =>
    points.map(({ value, deviation }, place) => `${x(place).toFixed(1)} ${y(value + way * deviation).toFixed(1)}`);
  const visible = Object.entries(bots).filter(([, value]) => value > least && value < most);
  const labelled = visible.filter(([, value], place) =>
    visible.every(([, other], before) => before >= place || Math.abs(y(value) - y(other)) > 12),
  );
  const label = `${playersLabel(players)}: ${ratingText(rating)}`;
  return html`
    <figure>
      <figcaption>
        <span>${capitalize(playersLabel(players))}</span>
        <${RatingLabel} rating=${rating} full />
      </figcaption>
      <svg class="chart rating-curve" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${label}>
        <path class="doubt" d=${`M${edge(1).join("L")}L${edge(-1).reverse().join("L")}Z`} />
        ${labelled.map(
          ([bot, value]) => html`
            <path class="bot" d=${`M${LEFT_MARGIN} ${y(value)}H${WIDTH - 8}`} />
            <text class="tick" x=${LEFT_MARGIN + 4} y=${y(value) + (y(value) < 20 ? 12 : -3)}>${botName(bot)}</text>
          `,
        )}
        ${[most - 20, least + 20].map(
          (value) => html`
            <text class="tick" x=${LEFT_MARGIN - 5} y=${y(value) + 4} text-anchor="end">${Math.round(value)}</text>
          `,
        )}
        <path class="way" d=${`M${points.map(({ value }, place) => `${x(place).toFixed(1)} ${y(value).toFixed(1)}`).join("L")}`} />
        <circle cx=${x(points.length - 1)} cy=${y(rating.value)} r="4" />
        <text class="tick" x=${LEFT_MARGIN} y=${HEIGHT - 4}>${formatDate(curve[0].at)}</text>
        ${
          curve.length > 1 &&
          html`<text class="tick" x=${WIDTH - 8} y=${HEIGHT - 4} text-anchor="end">${formatDate(curve[curve.length - 1].at)}</text>`
        }
      </svg>
      <p>${translate("profile-rated-games", { n: games })}</p>
    </figure>
  `;
}

/** @param {{ stats: GameProfile }} props */
function ResultsTable({ stats: { game, tables, time_controls: timeControls } }) {
  const columns = /** @type {const} */ (["players", "games", "won", "place", "score", "best", "worst"]);
  const kept = Object.entries(timeControls).filter(([, n]) => n > 0);
  return html`
    <div class="scroll" tabindex="0" role="region" aria-label=${`${gameTitle(game)}: ${translate("profile-numbers")}`}>
      <table class="deal-results by-players">
        <thead>
          <tr>${columns.map((column) => html`<th scope="col">${translate(`profile-column-${column}`)}</th>`)}</tr>
        </thead>
        <tbody>
          ${tables.map(
            (row) => html`
              <tr key=${row.players}>
                ${columns.map((column) =>
                  column === "players"
                    ? html`<th scope="row">${row.players}</th>`
                    : html`<td>${row.players === 1 && (column === "won" || column === "place") ? "–" : decimal(row[column])}</td>`,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
    <p class="chips">${kept.map(([timeControl, n]) => html`<span>${translate(`profile-time-control-${timeControl}`, { n })}</span>`)}</p>
  `;
}

/** @param {{ stats: GameProfile }} props */
function CategoryBars({ stats: { game, categories } }) {
  const most = Math.max(1, ...categories.map(({ most }) => most));
  return html`
    <ul class="bars-of">
      ${categories.map(
        ({ name, mean, most: highest }) => html`
          <li key=${name}>
            <span>${categoryName(game, name)}</span>
            <span class="bar" aria-hidden="true">
              <i class="reach" style=${`width: ${(100 * Math.max(highest, 0)) / most}%`}></i>
              <i style=${`width: ${(100 * Math.max(mean, 0)) / most}%`}></i>
            </span>
            <b>${decimal(mean)}</b>
            <small>${translate("profile-most", { n: highest })}</small>
          </li>
        `,
      )}
    </ul>
  `;
}

/** Characters, masters: what a game has to take. @param {{ path: string, game: string }} props */
function FavouriteComponents({ path, game }) {
  const [found, setFound] = useState(/** @type {Favourites | null} */ (null));
  const { busy, errorMessage, run } = useAction();
  const look = () =>
    Promise.all([request("GET", `${path}/favourites/${game}`), loadMessages(`${game}-names`)]).then(([answer]) => setFound(answer));
  useEffect(() => run(look)(), []);
  return html`
    <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
    ${
      found &&
      found.kinds.length > 0 &&
      html`
        <h3>${translate("profile-favourites")}</h3>
        <div class="favourites">
          ${found.kinds.map((kind) => html`<${FavouriteList} key=${kind.kind} game=${game} kind=${kind} />`)}
        </div>
        <p class="hint">
          ${translate("profile-favourites-of", { n: found.games, all: found.counted })}${" "}
          ${
            found.games < found.counted &&
            html`
              <button class="quiet small" disabled=${busy} onclick=${run(look)}>
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
const FavouriteList = ({ game, kind: { kind, most } }) => html`
  <div>
    <h4>${translateOr(`${game}-taken-${kind}`, capitalize(kind))}</h4>
    <ol>
      ${most.map(
        ({ name, games }) => html`
          <li key=${name}>
            <span>${translateOr(`${game}-${kind}-${name}`, capitalize(name))}</span>
            <small title=${translate("profile-taken", { n: games })}>
              <span aria-hidden="true">${formatNumber(games)}</span>
              <span class="unseen">${translate("profile-taken", { n: games })}</span>
            </small>
          </li>
        `,
      )}
    </ol>
  </div>
`;

/** @param {{ against: Faced[] }} props */
const HeadToHead = ({ against }) => html`
  <h3>${translate("profile-against")}</h3>
  <p class="key" aria-hidden="true">
    ${["ahead", "even", "behind"].map((how) => html`<span class=${how}>${translate(`profile-${how}`)}</span>`)}
  </p>
  <ul class="faced">
    ${against.map(
      ({ name, bot, profile, ahead, even, behind }) => html`
        <li>
          <span class="whom">
            ${bot ? translate("profile-bots", { level: botName(bot) }) : profile ? html`<a href=${`#/profile/${profile}`}>${name}</a>` : name}
          </span>
          <span class="balance" role="img" aria-label=${translate("profile-faced", { ahead, even, behind })}>
            ${Object.entries({ ahead, even, behind }).map(
              ([how, n]) => n > 0 && html`<i class=${how} style=${`flex-grow: ${n}`}>${formatNumber(n)}</i>`,
            )}
          </span>
        </li>
      `,
    )}
  </ul>
`;

/** The games themselves, page by page. @param {{ path: string, yours: boolean }} props */
function GameHistory({ path, yours }) {
  const [, redraw] = useReducer((count) => count + 1, 0);
  const [games] = useState(/** @type {Finished[]} */ ([]));
  const [more, setMore] = useState(true);
  const { busy, errorMessage, run } = useAction();
  const next = () =>
    request("GET", `${path}/games${games.length ? `?before=${games[games.length - 1].began}` : ""}`).then((page) => {
      games.push(...page);
      setMore(page.length === PAGE_SIZE);
      redraw();
    });
  useEffect(() => run(next)(), []);
  return html`
    <section aria-labelledby="finished-games">
      <h2 id="finished-games">${translate("profile-finished")}</h2>
      <div class="scroll" tabindex="0" role="group" aria-labelledby="finished-games">
        <table class="deal-results finished-games">
          <thead>
            <tr>
              <th scope="col">${translate("profile-column-day")}</th>
              <th scope="col">${translate("profile-column-game")}</th>
              <th scope="col">${translate("deal-column-place")}</th>
              <th scope="col">${translate("profile-column-points")}</th>
              <th scope="col">${translate("profile-rating")}</th>
              <th scope="col"><span class="unseen">${translate("profile-record")}</span></th>
            </tr>
          </thead>
          <tbody>
            ${games.map((one) => html`<${GameRow} key=${`${one.began}/${one.table}`} one=${one} />`)}
          </tbody>
        </table>
      </div>
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      <div class="row">
        ${
          more &&
          games.length > 0 &&
          html`
            <button class="quiet more" disabled=${busy} onclick=${run(next)}>
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

/** @param {{ one: Finished }} props */
function GameRow({ one: { game, began, ended, players, place, total, rating, share, table, others } }) {
  const when = formatDate(ended ?? began);
  return html`
    <tr>
      <th scope="row">${table ? html`<a href=${`#/replay/${table}`}>${when}</a>` : when}</th>
      <td>
        ${gameTitle(game)}
        <small>${[playersLabel(players), joinNames(others)].filter(Boolean).join(" · ")}</small>
      </td>
      <td>${place === null ? html`<small>${translate("profile-not-counted")}</small>` : players > 1 ? translate("ranked", { n: place }) : "–"}</td>
      <td>${total !== null && formatNumber(total)}</td>
      <td>
        <${RatingLabel} rating=${rating} full />
        ${share !== null && share < 1 && html`<small>${translate("rating-own-moves", { share: formatPercent(share) })}</small>`}
      </td>
      <td>${table && html`<a href=${`/api/tables/${table}/record`} download=${`${table}.uki`}>${translate("profile-record")}</a>`}</td>
    </tr>
  `;
}
