// The layout of every page except tables: header, title and footer. Also hooks for requests to the server.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { request, requestOnce } from "../core/api.js";
import { allGames, gameTitle } from "../core/games.js";
import { UpdateNotice } from "../core/update-notice.js";
import { PreferencesMenu } from "../core/preferences.js";
import { setTitle } from "../core/title.js";
import { translate } from "../core/locale.js";

/** @import { GameInfo } from "../core/types.js" */

let pageShown = false;

/** @param {{ title: string, kind?: string, head?: unknown, children?: unknown }} props */
export function Page({ title, kind = "", head, children }) {
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => setTitle(`${title} · Ukiyo`), [title]);
  useLayoutEffect(() => {
    if (pageShown) main.current?.focus({ preventScroll: true }); // screen readers and the Tab key continue here
    pageShown = true;
  }, []);
  return html`
    <div class=${`page ${kind}`}>
      <header class="site-header">
        <a class="brand" href="#/">
          <img src="/icon.svg" alt="" width="34" height="34" />
          <span>Ukiyo</span>
        </a>
        <nav aria-label=${translate("pages")}>
          ${["learn", "puzzles", "rules", "components", "tables"].map(
            (name) => html`
              <a href=${`#/${name}`} aria-current=${kind === name ? "page" : undefined}>
                ${translate(name)}
              </a>
            `,
          )}
        </nav>
        <${PreferencesMenu} />
      </header>
      <main ref=${main} tabindex="-1">
        ${head ?? html`<h1>${title}</h1>`}
        ${children}
      </main>
      <footer class="site-footer">
        <p>${translate("unofficial")}</p>
      </footer>
      <${UpdateNotice} />
    </div>
  `;
}

/**
 * Links to the same page of the other games.
 * @param {{ page: string, game: string, games?: GameInfo[] }} props
 */
export const GameTabs = ({ page, game, games = allGames() }) => html`
  <nav class="tabs" aria-label=${translate("game")}>
    ${games.map(
      ({ name }) => html`
        <a href=${`#/${page}/${name}`} aria-current=${name === game ? "page" : undefined}>
          ${gameTitle(name)}
        </a>
      `,
    )}
  </nav>
`;

/** @param {{ children?: unknown }} props */
export const ErrorMessage = ({ children }) =>
  children
    ? html`
      <p class="notice" role="alert">
        ${children}
      </p>
    `
    : null;

/**
 * Sends a GET request when the path changes. Returns the response, or an error message.
 * @template T
 * @param {string | null} path
 * @param {{ cache?: boolean }} [options] `cache` caches responses that never change
 * @returns {[T | null, string]}
 */
export function useFetch(path, { cache = false } = {}) {
  const [data, setData] = useState(/** @type {T | null} */ (null));
  const [errorMessage, setErrorMessage] = useState("");
  useEffect(() => {
    let cancelled = false;
    if (path) {
      (cache ? requestOnce(path) : request("GET", path)).then(
        (response) => cancelled || (setData(response), setErrorMessage("")),
        (error) => cancelled || setErrorMessage(error.message),
      );
    }
    return () => void (cancelled = true);
  }, [path]);
  return [data, errorMessage];
}

const PAGE_SIZE = 20; // tables

/**
 * Loads a list in pages, the newest first. `more` is the button that loads the next page.
 * @template T
 * @param {string} path with a query
 * @param {(row: T) => number} began the start time of a row's table
 * @returns {{ items: T[] | null, errorMessage: string, more: unknown }}
 */
export function usePagination(path, began) {
  const first = `${path}&limit=${PAGE_SIZE}`;
  const /** @type {[T[] | null, string]} */ [newest, errorMessage] = useFetch(first);
  const latest = useRef({ newest, first }); // the previous list stays visible until the new one arrives
  if (latest.current.newest !== newest) latest.current = { newest, first };
  const [older, setOlder] = useState({ newest, rows: /** @type {T[]} */ ([]), all: false });
  const { busy, errorMessage: moreError, run } = useAction();
  const { rows, all } = older.newest === newest ? older : { rows: [], all: false };
  const items = newest && [...newest, ...rows];
  const next = run(async () => {
    const /** @type {T[]} */ page = items ? await request("GET", `${first}&before=${began(items[items.length - 1])}`) : [];
    setOlder({ newest, rows: [...rows, ...page], all: page.length < PAGE_SIZE });
  });
  const more =
    newest?.length === PAGE_SIZE &&
    !all &&
    html`
      <button class="quiet more" disabled=${busy || latest.current.first !== first} onclick=${next}>${translate("more-tables")}</button>
    `;
  return { items, errorMessage: errorMessage || moreError, more };
}

/**
 * Runs one asynchronous action at a time and reports its error.
 * @returns {{ busy: boolean, errorMessage: string, run: (action: () => Promise<unknown>) => () => void }}
 */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState("");
  const run = (/** @type {() => Promise<unknown>} */ action) => () => {
    if (busy) return;
    setBusy(true);
    setErrorMessage("");
    action()
      .catch((error) => setErrorMessage(error.message))
      .finally(() => setBusy(false));
  };
  return { busy, errorMessage, run };
}
