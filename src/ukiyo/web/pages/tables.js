// Lists of tables: the person's own, open, running and finished ones.

import { html, useEffect, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { seatName } from "../core/game.js";
import { gameTitle } from "../core/games.js";
import { Crest } from "../core/crest.js";
import { RatingLabel } from "../core/ratings.js";
import { translate } from "../core/locale.js";
import { formatDate } from "./dates.js";
import { PageEmblem, GameEmblem } from "./emblems.js";
import { Page, ErrorMessage, useFetch, usePagination } from "./page.js";

/** @import { Frame, Invitation, TableInfo } from "../core/types.js" */

const LISTS = { mine: "/tables?mine=true", join: "/tables?status=open", watch: "/tables?status=playing", replays: "/tables?status=over" };
export const STATUS_ORDER = { playing: 0, open: 1, over: 2 };
const SEARCH_THRESHOLD = 8; // tables, from which the search field is shown

/** @param {{ params: string[] }} props */
export default function Tables({ params: [requestedList] }) {
  const list = requestedList in LISTS ? /** @type {keyof typeof LISTS} */ (requestedList) : "mine";
  const [search, setSearch] = useState("");
  const searchQuery = search ? `&search=${encodeURIComponent(search)}` : "";
  const { items, errorMessage, more } = usePagination(LISTS[list] + searchQuery, (/** @type {TableInfo} */ { started_at: began }) => began);
  const /** @type {[TableInfo[] | null, string]} */ [mine] = useFetch(list === "replays" ? LISTS.mine + searchQuery : null);
  const ownReplays = mine?.filter(({ id, status }) => status === "over" && !items?.some((other) => other.id === id)) ?? [];
  const tables = [...ownReplays, ...(items ?? [])].sort((one, other) => STATUS_ORDER[one.status] - STATUS_ORDER[other.status]);
  return html`
    <${Page} title=${translate("tables")} kind="tables">
      <nav class="tabs" aria-label=${translate("tables")}>
        ${Object.keys(LISTS).map(
          (name) => html`
            <a href=${`#/tables/${name}`} aria-current=${name === list ? "page" : undefined}>
              ${translate(`list-${name}`)}
            </a>
          `,
        )}
      </nav>
      ${list === "mine" && html`<${Invitations} />`}
      ${list === "join" && html`<p><a class="button" href="#/matchmaking">${translate("home-find")}</a></p><${JoinByLink} />`}
      ${
        (search || tables.length >= SEARCH_THRESHOLD) &&
        html`
          <form class="row table-search" role="search" onsubmit=${(/** @type {SubmitEvent} */ event) => event.preventDefault()}>
            <label>
              ${translate("search-tables")}${" "}
              <input
                type="search"
                maxlength="40"
                autocomplete="off"
                value=${search}
                oninput=${(/** @type {Event} */ event) => setSearch(/** @type {HTMLInputElement} */ (event.target).value)}
              />
            </label>
          </form>
        `
      }
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      ${
        items &&
        (tables.length || search
          ? html`
            <${TableList} tables=${tables} turns=${list === "mine"} />
            ${!tables.length && html`<p role="status">${translate("none-found")}</p>`} ${more}
          `
          : html`
            <div class="empty-state">
              <${PageEmblem} page=${list === "mine" ? "new" : list} />
              <p>${translate(`none-${list}`)}</p>
              <a class="button" href="#/new">
                ${translate("home-new")}
              </a>
            </div>
          `)
      }
    </${Page}>
  `;
}

/** Loads the module only if there are invitations. */
export function Invitations() {
  const /** @type {[Invitation[] | null, string]} */ [invitations] = useFetch("/me/invitations");
  const [InvitationList, setInvitationList] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    if (invitations?.length) import("./invitations.js").then((module) => setInvitationList(() => module.default));
  }, [invitations]);
  return InvitationList && html`<${InvitationList} invitations=${invitations} />`;
}

export function JoinByLink() {
  const [errorMessage, setErrorMessage] = useState("");
  const open = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const link = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("link")).trim();
    const [, kind, target] = link.match(/#\/?(table\/|seat[=/])([\w/-]+)$/) ?? link.match(/^()([\w-]{6,24})$/) ?? [];
    if (target) location.hash = kind.startsWith("seat") ? `#/seat/${target}` : `#/table/${target}`;
    else setErrorMessage(translate("no-link"));
  };
  return html`
    <form class="row join-by-link" onsubmit=${open}>
      <label>
        ${translate("friends-link")} <input name="link" class="link" required autocomplete="off" />
      </label>
      <button class="primary">${translate("go-there")}</button>
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
    </form>
  `;
}

/**
 * With `turns`, running tables show whose turn it is.
 * @param {{ tables: TableInfo[], turns?: boolean }} props
 */
export function TableList({ tables, turns = false }) {
  return html`
    <ul class="table-list">
      ${tables.map(
        (table) => html`
          <${TableRow} key=${table.id} table=${table} turns=${turns} />
        `,
      )}
    </ul>
  `;
}

/** @param {{ table: TableInfo, turns: boolean }} props */
function TableRow({ table, turns }) {
  const [frame, setFrame] = useState(/** @type {Frame | null} */ (null));
  useEffect(() => {
    if (turns && table.status === "playing") request("GET", `/tables/${table.id}`).then(setFrame, () => {});
  }, [table.id]);
  const turn = frame?.view?.seat;
  const yours = turn !== undefined && frame?.table.your_seats.includes(turn);
  const free = table.seats.filter(({ kind, name }) => kind === "open" && !name).length;
  const invited = table.seats.find(({ kind }) => kind === "open")?.name;
  const state = {
    open: () =>
      free ? translate("seats-free", { n: free }) : invited ? translate("awaited-seat", { player: invited }) : translate("ready-to-start"),
    playing: () =>
      turn === undefined
        ? translate("is-running")
        : yours
          ? translate("your-turn")
          : translate("turn-of", { player: seatName(table.seats, turn) }),
    over: () => {
      if (table.unfinished) return translate("ended-by-agreement");
      const winner = table.result?.findIndex(({ rank }) => rank === 1) ?? -1;
      return winner < 0
        ? translate("is-over")
        : translate("list-won", { player: seatName(table.seats, winner), score: table.result?.[winner].total ?? 0 });
    },
  }[table.status]();
  return html`
    <li>
      <a class=${`table-row ${table.game}`} href=${table.status === "over" ? `#/replay/${table.id}` : `#/table/${table.id}`}>
        <${GameEmblem} game=${table.game} />
        <span class="row-summary">
          <b>${gameTitle(table.game)}</b> <time>${formatDate(table.ended_at ?? table.started_at)}</time>
          ${
            table.correction_count > 0 &&
            html`<small class="corrected">✓ ${translate("corrected-numbers", { n: table.correction_count })}</small>`
          }
          ${table.rated && html`${" "}<small class="rated">${translate("rated")}</small>`}
          <span class="players">
            ${table.seats.map(
              (_, seat) => html`
                <span class=${seat === turn ? "turn" : ""}>
                  <${Crest} seat=${seat} size=${14} /> ${seatName(table.seats, seat)}${" "}
                  <${RatingLabel} rating=${table.seats[seat].rating} /> ${table.result?.[seat].total}
                </span>
              `,
            )}
          </span>
        </span>
        <span class=${`state ${yours ? "yours" : ""}`}>${state}</span>
      </a>
    </li>
  `;
}
