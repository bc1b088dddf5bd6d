// A tournament: players, standings, and rounds with their tables.

import { html, useEffect, useState } from "../vendor/preact.js";
import { request, serverTime } from "../core/api.js";
import { botName } from "../core/game.js";
import { gameTitle } from "../core/games.js";
import { saveName, NameField } from "../core/person.js";
import { navigate } from "../core/router.js";
import { hasMessage, language, formatNumber, translate } from "../core/locale.js";
import { formatDuration } from "../core/clock.js";
import { CopyLink } from "../table/other-device.js";
import { summaryChips, statusLabel } from "./tournaments.js";
import { GameEmblem } from "./emblems.js";
import { Page, ErrorMessage, useAction } from "./page.js";

/** @import { TournamentPage, TournamentTable } from "../core/types.js" */

const POLL_INTERVAL = 5000; // ms

/** @param {{ params: string[] }} props */
export default function TournamentPage({ params: [id] }) {
  const [tournament, setTournament] = useState(/** @type {TournamentPage | null} */ (null));
  const [errorMessage, setErrorMessage] = useState("");
  useEffect(() => {
    let cancelled = false;
    const poll = () =>
      request("GET", `/tournaments/${id}`).then(
        (now) => cancelled || (setTournament(now), setErrorMessage("")),
        (error) => cancelled || setErrorMessage(error.message),
      );
    const timer = setInterval(() => document.hidden || poll(), POLL_INTERVAL);
    poll();
    return () => {
      cancelled = true;
      clearInterval(timer);
    };
  }, [id]);
  return html`
    <${Page} title=${tournament?.name ?? translate("tournaments")} kind="tournament">
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      ${
        tournament &&
        html`
          <p class="tournament-head">
            <${GameEmblem} game=${tournament.game} />
            <span class="chips">
              <span class="state">${statusLabel(tournament)}</span>
              <span>${gameTitle(tournament.game)}</span>
              ${[...summaryChips(tournament), ...optionLabels(tournament)].map((chip) => html`<span>${chip}</span>`)}
            </span>
          </p>
          ${tournament.status === "over" && html`<${Winner} tournament=${tournament} />`}
          <${TournamentActions} tournament=${tournament} onUpdate=${setTournament} />
          ${
            tournament.status === "open"
              ? html`<${Players} tournament=${tournament} />`
              : html`<${Standings} tournament=${tournament} /><${Rounds} tournament=${tournament} />`
          }
          <${ScoringRules} kind=${tournament.kind} />
        `
      }
    </${Page}>
  `;
}

/** @param {TournamentPage} tournament */
const optionLabels = ({ options }) =>
  Object.entries(options)
    .flatMap(([name, value]) => value.split(",").map((part) => `option-${name}-${part}`))
    .filter(hasMessage)
    .map((message) => translate(message));

/** Formats points. Shared points are fractions. @param {number} number @param {"auto" | "exceptZero"} [signDisplay] */
const formatDecimal = (number, signDisplay) => new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay }).format(number);

/** @param {string[]} names */
const joinNames = (names) => new Intl.ListFormat(language()).format(names);

/** @param {{ tournament: TournamentPage }} props */
function Winner({ tournament: { standings, players } }) {
  const winners = standings.filter(({ rank }) => rank === 1).map(({ player }) => players[player].name);
  return html`
    <p class="tournament-won">
      ${
        winners.length === 1
          ? translate("tournament-won", { player: winners[0] })
          : translate("tournament-shared", { players: joinNames(winners) })
      }
    </p>
  `;
}

/** @param {{ tournament: TournamentPage, onUpdate: (tournament: TournamentPage) => void }} props */
function TournamentActions({ tournament, onUpdate }) {
  const [confirming, setConfirming] = useState(false);
  const { busy, errorMessage, run } = useAction();
  const post = (/** @type {string} */ path, /** @type {object} */ body = {}) =>
    run(async () => {
      await saveName();
      onUpdate(await request("POST", `/tournaments/${tournament.id}/${path}`, body));
    });
  const leave = run(async () => {
    await request("POST", `/tournaments/${tournament.id}/leave`);
    setConfirming(false);
    if (tournament.status === "open" && tournament.player_count === 1) return navigate("tournaments");
    onUpdate(await request("GET", `/tournaments/${tournament.id}`));
  });
  const { you, status, max_players: maxPlayers, player_count: playerCount } = tournament;
  const free = maxPlayers - playerCount;
  const ownTable = you !== null && tournament.tables.find((table) => table.status === "playing" && table.players.includes(you));
  const takenOver = you !== null && status === "playing" && tournament.players[you].taken_over;
  return html`
    ${you === null && status === "open" && free > 0 && html`<${NameField} />`}
    ${
      takenOver && html`<p class="notice" role="status">${translate("tournament-stands-in", { bot: botName(tournament.takeover_bot) })}</p>`
    }
    <div class="row actions">
      ${
        ownTable &&
        html`<a class="button primary large" id="to-table" href=${`#/table/${ownTable.table}`}>${translate("tournament-to-table")}</a>`
      }
      ${takenOver && html`<button class="primary" disabled=${busy} onclick=${post("join")}>${translate("tournament-back")}</button>`}
      ${
        status === "open" &&
        you === null &&
        free > 0 &&
        html`
          <button class="primary large" id="join-tournament" disabled=${busy} onclick=${post("join")}>
            ${translate("tournament-join")}
          </button>
        `
      }
      ${
        status === "open" &&
        tournament.is_host &&
        html`
          ${
            playerCount >= 3 &&
            html`
              <button class="primary" id="start-tournament" disabled=${busy} onclick=${post("start")}>
                ${translate(free ? "tournament-start" : "tournament-start-full")}
              </button>
            `
          }
          ${
            free > 0 &&
            html`
              <button id="start-bots" disabled=${busy} onclick=${post("start", { bot: tournament.takeover_bot })}>
                ${translate("tournament-start-bots")}
              </button>
            `
          }
        `
      }
      ${
        you !== null &&
        status !== "over" &&
        !takenOver &&
        html`
          <button class="quiet" disabled=${busy} onclick=${status === "open" || confirming ? leave : () => setConfirming(true)}>
            ${translate("tournament-leave")}
          </button>
        `
      }
    </div>
    ${confirming && html`<p class="hint" role="status">${translate("tournament-leave-sure")}</p>`}
    <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
  `;
}

/** Players and free places before the start. @param {{ tournament: TournamentPage }} props */
function Players({ tournament: { id, players, max_players: maxPlayers, time_control: timeControl } }) {
  const free = Array.from({ length: maxPlayers - players.length });
  return html`
    <section aria-labelledby="players">
      <h2 id="players">${translate("tournament-players")}</h2>
      <ol class="tournament-players">
        ${players.map(({ name, bot }) => html`<li><b>${name}</b> ${bot && html`<small>${botName(bot)}</small>`}</li>`)}
        ${free.map(() => html`<li class="free">${translate("tournament-free")}</li>`)}
      </ol>
      ${
        free.length > 0 &&
        html`
          <p>${translate("tournament-invite")}</p>
          <${CopyLink} link=${`${location.origin}/#/tournament/${id}`} label=${translate("tournament-invite")} />
        `
      }
      <p class="hint">${translate(timeControl === "live" ? "tournament-waits-host" : "tournament-waits-days")}</p>
    </section>
  `;
}

/** @param {{ tournament: TournamentPage }} props */
function Standings({ tournament: { kind, players, standings, you } }) {
  const columns = ["points", ...(kind === "swiss" ? ["opponents"] : []), "wins", "difference", "played"];
  return html`
    <section aria-labelledby="standings">
      <h2 id="standings">${translate("tournament-standings")}</h2>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="standings">
        <table class="tournament-standings">
          <thead>
            <tr>
              <th scope="col"><span class="visually-hidden">${translate("tournament-column-rank")}</span></th>
              <th scope="col">${translate("tournament-column-player")}</th>
              ${columns.map((column) => html`<th scope="col">${translate(`tournament-column-${column}`)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${standings.map((row) => {
              const { name, bot, taken_over: takenOver } = players[row.player];
              const /** @type {Record<string, string>} */ cells = {
                  points: formatDecimal(row.points),
                  opponents: formatDecimal(row.opponents_points),
                  wins: formatNumber(row.wins),
                  difference: formatDecimal(row.score_difference, "exceptZero"),
                  played: formatNumber(row.played),
                };
              return html`
                <tr key=${row.player} class=${row.player === you ? "yours" : ""}>
                  <td class=${row.rank === 1 && row.played ? "rank first" : "rank"}>${row.rank}</td>
                  <th scope="row">
                    ${name} ${bot && html`<small>${botName(bot)}</small>`}${" "}
                    ${takenOver && html`<small>${translate("tournament-away")}</small>`}
                  </th>
                  ${columns.map((column) => html`<td class=${column}>${cells[column]}</td>`)}
                </tr>
              `;
            })}
          </tbody>
        </table>
      </div>
    </section>
  `;
}

/** The latest round comes first. @param {{ tournament: TournamentPage }} props */
function Rounds({ tournament }) {
  const rounds = Array.from({ length: tournament.round }, (_, n) => tournament.round - n);
  return rounds.map((round) => {
    const title = translate("tournament-round", { n: round });
    const tables = html`<${Round} tournament=${tournament} round=${round} />`;
    return round === tournament.round && tournament.status === "playing"
      ? html`<section key=${round}><h2>${title}</h2>${tables}</section>`
      : html`<${Collapsible} key=${round} title=${title}>${tables}</${Collapsible}>`;
  });
}

/** @param {{ title: string, children?: unknown }} props */
const Collapsible = ({ title, children }) => html`
  <details class="tournament-round">
    <summary>${title}</summary>
    ${children}
  </details>
`;

/** @param {{ tournament: TournamentPage, round: number }} props */
function Round({ tournament, round }) {
  const tables = tournament.tables.filter((table) => table.round === round);
  const seated = tables.flatMap((table) => table.players);
  const sittingOut = tournament.players.filter((_, player) => !seated.includes(player)).map(({ name }) => name);
  return html`
    <ul class="tournament-tables">
      ${tables.map((table, number) => html`<${Table} key=${table.table} tournament=${tournament} table=${table} number=${number + 1} />`)}
    </ul>
    ${sittingOut.length > 0 && html`<p class="hint">${translate("tournament-sits-out", { players: joinNames(sittingOut) })}</p>`}
  `;
}

/** @param {{ tournament: TournamentPage, table: TournamentTable, number: number }} props */
function Table({ tournament, table, number }) {
  const { players, ranks, totals, status, player_to_move: awaited, clock_expires_at: due } = table;
  const ownTable = tournament.you !== null && players.includes(tournament.you);
  const seats = players.map((player, seat) => ({ player, rank: ranks?.[seat], total: totals?.[seat] }));
  if (ranks) seats.sort((row, other) => (row.rank ?? 0) - (other.rank ?? 0));
  return html`
    <li class=${`${status} ${ownTable ? "mine" : ""}`}>
      <a href=${`#/${status === "over" ? "replay" : "table"}/${table.table}`}>
        <span class="title">${translate("tournament-table", { n: number })}</span>
        <ol>
          ${seats.map(
            ({ player, rank, total }) => html`
              <li class=${rank === 1 ? "first" : player === awaited ? "awaited" : ""}>
                <span>${tournament.players[player].name}</span>${total !== undefined && html`<b>${formatNumber(total)}</b>`}
              </li>
            `,
          )}
        </ol>
        <small>${status === "over" ? translate("tournament-ended") : waitingLabel(tournament, awaited, due)}</small>
      </a>
    </li>
  `;
}

/** @param {TournamentPage} tournament @param {number | null} awaited @param {number | null} due */
function waitingLabel(tournament, awaited, due) {
  if (awaited === null) return "";
  const { name: player } = tournament.players[awaited];
  return due === null
    ? translate("tournament-thinks", { player })
    : translate("tournament-awaits-until", { player, time: formatDuration(due - serverTime()) });
}

/** @param {{ kind: string }} props */
const ScoringRules = ({ kind }) => html`
  <${Collapsible} title=${translate("tournament-counting")}>
    <p>${translate("tournament-counting-points")}</p>
    <p>${translate(`tournament-counting-${kind}`)}</p>
    <p>${translate("tournament-counting-tables")}</p>
  </${Collapsible}>
`;
