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

/** @param {{ of: string[] }} props */
export default function Tables({ of: [asked] }) {
  const list = asked in LISTS ? /** @type {keyof typeof LISTS} */ (asked) : "mine";
  const [search, setSearch] = useState("");
  const seeking = search ? `&search=${encodeURIComponent(search)}` : "";
  const { found, errorMessage, more } = usePagination(LISTS[list] + seeking, (/** @type {TableInfo} */ { began }) => began);
  const /** @type {[TableInfo[] | null, string]} */ [mine] = useFetch(list === "replays" ? LISTS.mine + seeking : null);
  const own = mine?.filter(({ id, status }) => status === "over" && !found?.some((other) => other.id === id)) ?? [];
  const tables = [...own, ...(found ?? [])].sort((one, other) => STATUS_ORDER[one.status] - STATUS_ORDER[other.status]);
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
          <form class="row seek" role="search" onsubmit=${(/** @type {SubmitEvent} */ event) => event.preventDefault()}>
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
        found &&
        (tables.length || search
          ? html`
            <${TableList} tables=${tables} turns=${list === "mine"} />
            ${!tables.length && html`<p role="status">${translate("none-found")}</p>`} ${more}
          `
          : html`
            <div class="bare">
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
  const /** @type {[Invitation[] | null, string]} */ [found] = useFetch("/me/invitations");
  const [shown, setShown] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    if (found?.length) import("./invitations.js").then((module) => setShown(() => module.default));
  }, [found]);
  return shown && html`<${shown} found=${found} />`;
}

export function JoinByLink() {
  const [errorMessage, setErrorMessage] = useState("");
  const open = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const link = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("link")).trim();
    const [, kind, place] = link.match(/#\/?(table\/|seat[=/])([\w/-]+)$/) ?? link.match(/^()([\w-]{6,24})$/) ?? [];
    if (place) location.hash = kind.startsWith("seat") ? `#/seat/${place}` : `#/table/${place}`;
    else setErrorMessage(translate("no-link"));
  };
  return html`
    <form class="row by-link" onsubmit=${open}>
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
        (facts) => html`
          <${TableRow} key=${facts.id} facts=${facts} turns=${turns} />
        `,
      )}
    </ul>
  `;
}

/** @param {{ facts: TableInfo, turns: boolean }} props */
function TableRow({ facts, turns }) {
  const [frame, setFrame] = useState(/** @type {Frame | null} */ (null));
  useEffect(() => {
    if (turns && facts.status === "playing") request("GET", `/tables/${facts.id}`).then(setFrame, () => {});
  }, [facts.id]);
  const turn = frame?.view?.seat;
  const yours = turn !== undefined && frame?.table.yours.includes(turn);
  const free = facts.seats.filter(({ kind, name }) => kind === "open" && !name).length;
  const invited = facts.seats.find(({ kind }) => kind === "open")?.name;
  const state = {
    open: () =>
      free ? translate("seats-free", { n: free }) : invited ? translate("awaited-seat", { player: invited }) : translate("ready-to-start"),
    playing: () =>
      turn === undefined
        ? translate("is-running")
        : yours
          ? translate("your-turn")
          : translate("turn-of", { player: seatName(facts.seats, turn) }),
    over: () => {
      if (facts.unfinished) return translate("ended-by-agreement");
      const best = facts.result?.findIndex(({ rank }) => rank === 1) ?? -1;
      return best < 0
        ? translate("is-over")
        : translate("list-won", { player: seatName(facts.seats, best), score: facts.result?.[best].total ?? 0 });
    },
  }[facts.status]();
  return html`
    <li>
      <a class=${`table-line ${facts.game}`} href=${facts.status === "over" ? `#/replay/${facts.id}` : `#/table/${facts.id}`}>
        <${GameEmblem} game=${facts.game} />
        <span class="what">
          <b>${gameTitle(facts.game)}</b> <time>${formatDate(facts.ended ?? facts.began)}</time>
          ${facts.corrected > 0 && html`<small class="corrected">✓ ${translate("corrected-numbers", { n: facts.corrected })}</small>`}
          ${facts.rated && html`${" "}<small class="rated">${translate("rated")}</small>`}
          <span class="sitters">
            ${facts.seats.map(
              (_, seat) => html`
                <span class=${seat === turn ? "turn" : ""}>
                  <${Crest} seat=${seat} size=${14} /> ${seatName(facts.seats, seat)}${" "}
                  <${RatingLabel} rating=${facts.seats[seat].rating} /> ${facts.result?.[seat].total}
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
