// The list of tournaments, and the form for a new one.

import { html, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { botName } from "../core/game.js";
import { allGames, gameInfo, gameTitle } from "../core/games.js";
import { saveName, NameField } from "../core/person.js";
import { navigate } from "../core/router.js";
import { settings } from "../core/settings.js";
import { loadStylesheet } from "../core/stylesheets.js";
import { loadMessages, translate } from "../core/locale.js";
import { PageEmblem, GameEmblem } from "./emblems.js";
import { timeControlName } from "./matchmaking.js";
import { useOptions } from "./options.js";
import { Page, ErrorMessage, useFetch, useAction } from "./page.js";
import { Select } from "./select.js";

/** @import { TournamentInfo, GameInfo } from "../core/types.js" */

await Promise.all([loadMessages("tournaments"), loadStylesheet("/pages/tournaments.css")]);

const [MIN_PLAYERS, MAX_PLAYERS] = [3, 16];
const TABLE_SIZES = [2, 3, 4];
const ROUND_COUNTS = [2, 3, 4, 5, 6, 7, 8, 9];

export default function Tournaments() {
  const /** @type {[TournamentInfo[] | null, string]} */ [tournaments, errorMessage] = useFetch("/tournaments");
  const [showForm, setShowForm] = useState(false);
  return html`
    <${Page} title=${translate("tournaments")} kind="tournaments">
      <p>${translate("tournaments-about")}</p>
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      ${
        showForm
          ? html`<${TournamentForm} />`
          : html`
            <button class="primary large" id="new-tournament" onclick=${() => setShowForm(true)}>${translate("tournament-new")}</button>
          `
      }
      ${
        tournaments &&
        (tournaments.length
          ? html`
            <ul class="table-list tournament-list">
              ${tournaments.map((tournament) => html`<${TournamentRow} key=${tournament.id} tournament=${tournament} />`)}
            </ul>
          `
          : html`<div class="empty-state"><${PageEmblem} page="tournaments" /><p>${translate("tournaments-none")}</p></div>`)
      }
    </${Page}>
  `;
}

/** @param {TournamentInfo} tournament */
export const statusLabel = ({ status, max_players: maxPlayers, player_count: playerCount, round, rounds }) =>
  translate(`tournament-status-${status}`, status === "open" ? { n: maxPlayers - playerCount } : { round, rounds });

/** @param {TournamentInfo} tournament */
export const summaryChips = ({ kind, players_per_table: playersPerTable, max_players: maxPlayers, time_control: timeControl, yours }) => [
  translate(`tournament-kind-${kind}`),
  translate("matchmaking-players-n", { n: maxPlayers }),
  translate("tournament-seats-n", { n: playersPerTable }),
  timeControlName(timeControl),
  ...(yours ? [translate("tournament-yours")] : []),
];

/** @param {{ tournament: TournamentInfo }} props */
function TournamentRow({ tournament }) {
  return html`
    <li>
      <a class=${`table-row ${tournament.game}`} href=${`#/tournament/${tournament.id}`}>
        <${GameEmblem} game=${tournament.game} />
        <span class="row-summary">
          <b>${tournament.name}</b>
          <span class="chips">
            <span>${gameTitle(tournament.game)}</span>
            ${summaryChips(tournament).map((chip) => html`<span>${chip}</span>`)}
          </span>
        </span>
        <span class="state">${statusLabel(tournament)}</span>
      </a>
    </li>
  `;
}

function TournamentForm() {
  const [game, setGame] = useState(allGames()[0].name);
  const /** @type {[GameInfo | null, string]} */ [info] = useFetch(`/games/${game}`, { cache: true });
  const [name, setName] = useState(translate("tournament-name-default", { name: settings.name || translate("default-name") }));
  const [kind, setKind] = useState("all");
  const [maxPlayers, setMaxPlayers] = useState(4);
  const [seats, setSeats] = useState(2);
  const [rounds, setRounds] = useState("");
  const [timeControl, setTimeControl] = useState("live");
  const [bots, setBots] = useState(0);
  const [level, setLevel] = useState("");
  const [listed, setListed] = useState(true);
  const [options, optionFields] = useOptions(info);
  const { busy, errorMessage, run } = useAction();
  const allowed = TABLE_SIZES.filter((n) => n <= maxPlayers && gameInfo(game)?.players.includes(n));
  const tableSize = allowed.includes(seats) ? seats : allowed[0];
  const levels = gameInfo(game)?.bots ?? [];
  const botCount = Math.min(bots, maxPlayers - 1);
  const preset = level || (botCount ? settings.level : "");
  const bot = levels.includes(preset) ? preset : levels[levels.length - 1];
  const createTournament = async () => {
    await saveName();
    const { id } = await request("POST", "/tournaments", {
      name,
      game,
      kind,
      max_players: maxPlayers,
      players_per_table: tableSize,
      time_control: timeControl,
      rounds: kind === "swiss" && rounds ? Number(rounds) : null,
      takeover_bot: bot,
      listed,
      bots: Array.from({ length: botCount }, () => bot),
      options,
    });
    navigate("tournament", id);
  };
  const range = (/** @type {number} */ from, /** @type {number} */ to) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
  return html`
    <section class="form-panel" aria-labelledby="new">
      <h2 id="new">${translate("tournament-new")}</h2>
      <${NameField} />
      <div class="form-fields">
        <label class="labelled-field">
          <span>${translate("tournament-name")}</span>
          <input
            maxlength="30"
            value=${name}
            oninput=${(/** @type {Event} */ event) => setName(/** @type {HTMLInputElement} */ (event.target).value)}
          />
        </label>
        <${Select}
          label=${translate("matchmaking-game")}
          value=${game}
          onChange=${setGame}
          options=${allGames().map((one) => [one.name, gameTitle(one.name)])}
        />
        <${Select}
          label=${translate("tournament-kind")}
          value=${kind}
          onChange=${setKind}
          options=${["all", "swiss"].map((one) => [one, translate(`tournament-kind-${one}`)])}
        />
        <${Select}
          label=${translate("tournament-places")}
          value=${String(maxPlayers)}
          onChange=${(/** @type {string} */ n) => setMaxPlayers(Number(n))}
          options=${range(MIN_PLAYERS, MAX_PLAYERS).map((n) => [String(n), translate("matchmaking-players-n", { n })])}
        />
        <${Select}
          label=${translate("tournament-seats")}
          value=${String(tableSize)}
          onChange=${(/** @type {string} */ n) => setSeats(Number(n))}
          options=${allowed.map((n) => [String(n), translate("tournament-seats-n", { n })])}
        />
        ${
          kind === "swiss" &&
          html`
            <${Select}
              label=${translate("tournament-rounds")}
              value=${rounds}
              onChange=${setRounds}
              options=${[
                ["", translate("tournament-rounds-auto")],
                ...ROUND_COUNTS.map((n) => [String(n), translate("tournament-rounds-n", { n })]),
              ]}
            />
          `
        }
        <${Select}
          label=${translate("matchmaking-time-control")}
          value=${timeControl}
          onChange=${setTimeControl}
          options=${["live", "brisk", "steady", "calm"].map((one) => [one, timeControlName(one)])}
        />
        <${Select}
          label=${translate("tournament-bots")}
          value=${String(botCount)}
          onChange=${(/** @type {string} */ n) => setBots(Number(n))}
          options=${range(0, maxPlayers - 1).map((n) => [
            String(n),
            n ? translate("tournament-bots-n", { n }) : translate("tournament-bots-none"),
          ])}
        />
        <${Select}
          label=${botCount ? translate("tournament-level") : translate("takeover-bot")}
          value=${bot}
          onChange=${setLevel}
          options=${levels.map((one) => [one, botName(one)])}
        />
      </div>
      ${optionFields}
      <label class="check">
        <input type="checkbox" checked=${listed} onchange=${() => setListed(!listed)} />
        <span>${translate("tournament-listed")}</span>
      </label>
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      <button class="primary large" id="create-tournament" disabled=${busy} onclick=${run(createTournament)}>
        ${translate("tournament-set")}
      </button>
    </section>
  `;
}
