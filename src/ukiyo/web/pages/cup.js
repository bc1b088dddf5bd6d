// A cup: who plays, the standings, round after round with its tables, and who is awaited.

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask, serverTime } from "../core/api.js";
import { botName } from "../core/game.js";
import { gameTitle } from "../core/games.js";
import { introduce, NameField } from "../core/person.js";
import { go } from "../core/router.js";
import { known, language, numeral, say } from "../core/words.js";
import { duration } from "../core/clock.js";
import { Link } from "../table/device.js";
import { chipsOf, stateOf } from "./cups.js";
import { GameEmblem } from "./emblems.js";
import { Page, Trouble, useDeed } from "./page.js";

/** @import { CupPage, CupTable } from "../core/types.js" */

const AGAIN = 5000; // ms between looks how it stands

/** @param {{ of: string[] }} props */
export default function CupPage({ of: [id] }) {
  const [cup, setCup] = useState(/** @type {CupPage | null} */ (null));
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let gone = false;
    const look = () =>
      ask("GET", `/cups/${id}`).then(
        (now) => gone || (setCup(now), setTrouble("")),
        (error) => gone || setTrouble(error.message),
      );
    const timer = setInterval(() => document.hidden || look(), AGAIN);
    look();
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [id]);
  return html`
    <${Page} title=${cup?.name ?? say("tournaments")} kind="cup">
      <${Trouble}>${trouble}</${Trouble}>
      ${
        cup &&
        html`
          <p class="cup-head">
            <${GameEmblem} game=${cup.game} />
            <span class="chips">
              <span class="state">${stateOf(cup)}</span>
              <span>${gameTitle(cup.game)}</span>
              ${[...chipsOf(cup), ...optionsOf(cup)].map((chip) => html`<span>${chip}</span>`)}
            </span>
          </p>
          ${cup.status === "over" && html`<${Winner} cup=${cup} />`}
          <${Ways} cup=${cup} now=${setCup} />
          ${cup.status === "open" ? html`<${Players} cup=${cup} />` : html`<${Standings} cup=${cup} /><${Rounds} cup=${cup} />`}
          <${Counting} kind=${cup.kind} />
        `
      }
    </${Page}>
  `;
}

/** @param {CupPage} cup */
const optionsOf = ({ options }) =>
  Object.entries(options)
    .flatMap(([name, value]) => value.split(",").map((part) => `option-${name}-${part}`))
    .filter(known)
    .map((message) => say(message));

/** Points may be shared. @param {number} number @param {"auto" | "exceptZero"} [signDisplay] */
const decimal = (number, signDisplay) => new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay }).format(number);

/** @param {string[]} names */
const listOf = (names) => new Intl.ListFormat(language()).format(names);

/** @param {{ cup: CupPage }} props */
function Winner({ cup: { standings, players } }) {
  const first = standings.filter(({ rank }) => rank === 1).map(({ player }) => players[player].name);
  return html`
    <p class="cup-won">
      ${first.length === 1 ? say("tournament-won", { player: first[0] }) : say("tournament-shared", { players: listOf(first) })}
    </p>
  `;
}

/** What one can do: take part, start, go to one's table, leave. @param {{ cup: CupPage, now: (cup: CupPage) => void }} props */
function Ways({ cup, now }) {
  const [sure, setSure] = useState(false);
  const { busy, trouble, doing } = useDeed();
  const post = (/** @type {string} */ path, /** @type {object} */ body = {}) =>
    doing(async () => {
      await introduce();
      now(await ask("POST", `/cups/${cup.id}/${path}`, body));
    });
  const leave = doing(async () => {
    await ask("POST", `/cups/${cup.id}/leave`);
    setSure(false);
    if (cup.status === "open" && cup.taken === 1) return go("cups");
    now(await ask("GET", `/cups/${cup.id}`));
  });
  const { you, status, places, taken } = cup;
  const free = places - taken;
  const mine = you !== null && cup.tables.find((table) => table.status === "playing" && table.players.includes(you));
  const away = you !== null && status === "playing" && cup.players[you].away;
  return html`
    ${you === null && status === "open" && free > 0 && html`<${NameField} />`}
    ${away && html`<p class="notice" role="status">${say("tournament-stands-in", { bot: botName(cup.stand_in) })}</p>`}
    <div class="row ways">
      ${mine && html`<a class="button primary play" id="to-table" href=${`#/table/${mine.table}`}>${say("tournament-to-table")}</a>`}
      ${away && html`<button class="primary" disabled=${busy} onclick=${post("join")}>${say("tournament-back")}</button>`}
      ${
        status === "open" &&
        you === null &&
        free > 0 &&
        html`<button class="primary play" id="join-cup" disabled=${busy} onclick=${post("join")}>${say("tournament-join")}</button>`
      }
      ${
        status === "open" &&
        cup.host &&
        html`
          ${
            taken >= 3 &&
            html`
              <button class="primary" id="start-cup" disabled=${busy} onclick=${post("start")}>
                ${say(free ? "tournament-start" : "tournament-start-full")}
              </button>
            `
          }
          ${
            free > 0 &&
            html`
              <button id="start-bots" disabled=${busy} onclick=${post("start", { bot: cup.stand_in })}>${say("tournament-start-bots")}</button>
            `
          }
        `
      }
      ${
        you !== null &&
        status !== "over" &&
        !away &&
        html`
          <button class="quiet" disabled=${busy} onclick=${status === "open" || sure ? leave : () => setSure(true)}>
            ${say("tournament-leave")}
          </button>
        `
      }
    </div>
    ${sure && html`<p class="hint" role="status">${say("tournament-leave-sure")}</p>`}
    <${Trouble}>${trouble}</${Trouble}>
  `;
}

/** Before it begins: who is in, and the link for the others. @param {{ cup: CupPage }} props */
function Players({ cup: { id, players, places, pace } }) {
  const free = Array.from({ length: places - players.length });
  return html`
    <section aria-labelledby="players">
      <h2 id="players">${say("tournament-players")}</h2>
      <ol class="cup-players">
        ${players.map(({ name, bot }) => html`<li><b>${name}</b> ${bot && html`<small>${botName(bot)}</small>`}</li>`)}
        ${free.map(() => html`<li class="free">${say("tournament-free")}</li>`)}
      </ol>
      ${
        free.length > 0 &&
        html`
          <p>${say("tournament-invite")}</p>
          <${Link} link=${`${location.origin}/#/cup/${id}`} label=${say("tournament-invite")} />
        `
      }
      <p class="hint">${say(pace === "live" ? "tournament-waits-host" : "tournament-waits-days")}</p>
    </section>
  `;
}

/** @param {{ cup: CupPage }} props */
function Standings({ cup: { kind, players, standings, you } }) {
  const columns = ["points", ...(kind === "swiss" ? ["opponents"] : []), "wins", "difference", "played"];
  return html`
    <section aria-labelledby="standings">
      <h2 id="standings">${say("tournament-standings")}</h2>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="standings">
        <table class="cup-standings">
          <thead>
            <tr>
              <th scope="col"><span class="unseen">${say("tournament-column-rank")}</span></th>
              <th scope="col">${say("tournament-column-player")}</th>
              ${columns.map((column) => html`<th scope="col">${say(`tournament-column-${column}`)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${standings.map((one) => {
              const { name, bot, away } = players[one.player];
              const /** @type {Record<string, string>} */ cells = {
                  points: decimal(one.points),
                  opponents: decimal(one.opponents),
                  wins: numeral(one.wins),
                  difference: decimal(one.difference, "exceptZero"),
                  played: numeral(one.played),
                };
              return html`
                <tr key=${one.player} class=${one.player === you ? "yours" : ""}>
                  <td class=${one.rank === 1 && one.played ? "rank first" : "rank"}>${one.rank}</td>
                  <th scope="row">
                    ${name} ${bot && html`<small>${botName(bot)}</small>`} ${away && html`<small>${say("tournament-away")}</small>`}
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

/** The round that is played first, then those before it. @param {{ cup: CupPage }} props */
function Rounds({ cup }) {
  const rounds = Array.from({ length: cup.round }, (_, n) => cup.round - n);
  return rounds.map((round) => {
    const title = say("tournament-round", { n: round });
    const tables = html`<${Round} cup=${cup} round=${round} />`;
    return round === cup.round && cup.status === "playing"
      ? html`<section key=${round}><h2>${title}</h2>${tables}</section>`
      : html`<${Folded} key=${round} title=${title}>${tables}</${Folded}>`;
  });
}

/** @param {{ title: string, children?: unknown }} props */
const Folded = ({ title, children }) => html`
  <details class="cup-round">
    <summary>${title}</summary>
    ${children}
  </details>
`;

/** @param {{ cup: CupPage, round: number }} props */
function Round({ cup, round }) {
  const tables = cup.tables.filter((table) => table.round === round);
  const seated = tables.flatMap((table) => table.players);
  const out = cup.players.filter((_, player) => !seated.includes(player)).map(({ name }) => name);
  return html`
    <ul class="cup-tables">
      ${tables.map((table, number) => html`<${Table} key=${table.table} cup=${cup} table=${table} number=${number + 1} />`)}
    </ul>
    ${out.length > 0 && html`<p class="hint">${say("tournament-sits-out", { players: listOf(out) })}</p>`}
  `;
}

/** @param {{ cup: CupPage, table: CupTable, number: number }} props */
function Table({ cup, table, number }) {
  const { players, ranks, totals, status, awaited, due } = table;
  const mine = cup.you !== null && players.includes(cup.you);
  const seats = players.map((player, seat) => ({ player, rank: ranks?.[seat], total: totals?.[seat] }));
  if (ranks) seats.sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  return html`
    <li class=${`${status} ${mine ? "mine" : ""}`}>
      <a href=${`#/${status === "over" ? "replay" : "table"}/${table.table}`}>
        <span class="title">${say("tournament-table", { n: number })}</span>
        <ol>
          ${seats.map(
            ({ player, rank, total }) => html`
              <li class=${rank === 1 ? "first" : player === awaited ? "awaited" : ""}>
                <span>${cup.players[player].name}</span>${total !== undefined && html`<b>${numeral(total)}</b>`}
              </li>
            `,
          )}
        </ol>
        <small>${status === "over" ? say("tournament-ended") : awaits(cup, awaited, due)}</small>
      </a>
    </li>
  `;
}

/** Whom a table waits for. @param {CupPage} cup @param {number | null} awaited @param {number | null} due */
function awaits(cup, awaited, due) {
  if (awaited === null) return "";
  const { name: player } = cup.players[awaited];
  return due === null
    ? say("tournament-thinks", { player })
    : say("tournament-awaits-until", { player, time: duration(due - serverTime()) });
}

/** @param {{ kind: string }} props */
const Counting = ({ kind }) => html`
  <${Folded} title=${say("tournament-counting")}>
    <p>${say("tournament-counting-points")}</p>
    <p>${say(`tournament-counting-${kind}`)}</p>
    <p>${say("tournament-counting-tables")}</p>
  </${Folded}>
`;
