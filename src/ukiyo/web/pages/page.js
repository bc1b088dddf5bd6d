// What every page beside the tables has: a strip above, a title, and a foot; and how a page asks the server.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { ask, once } from "../core/api.js";
import { allGames, gameTitle } from "../core/games.js";
import { Newer } from "../core/newer.js";
import { Preferences } from "../core/preferences.js";
import { setTitle } from "../core/title.js";
import { say } from "../core/words.js";

/** @import { GameFacts } from "../core/types.js" */

let arrived = false;

/** @param {{ title: string, kind?: string, head?: unknown, children?: unknown }} props */
export function Page({ title, kind = "", head, children }) {
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => setTitle(`${title} · Ukiyo`), [title]);
  useLayoutEffect(() => {
    if (arrived) main.current?.focus({ preventScroll: true }); // so that reading and tabbing go on here
    arrived = true;
  }, []);
  return html`
    <div class=${`page ${kind}`}>
      <header class="masthead">
        <a class="brand" href="#/">
          <img src="/icon.svg" alt="" width="34" height="34" />
          <span>Ukiyo</span>
        </a>
        <nav aria-label=${say("pages")}>
          ${["learn", "puzzles", "rules", "components", "tables"].map(
            (name) => html`
              <a href=${`#/${name}`} aria-current=${kind === name ? "page" : undefined}>
                ${say(name)}
              </a>
            `,
          )}
        </nav>
        <${Preferences} />
      </header>
      <main ref=${main} tabindex="-1">
        ${head ?? html`<h1>${title}</h1>`}
        ${children}
      </main>
      <footer class="foot">
        <p>${say("unofficial")}</p>
      </footer>
      <${Newer} />
    </div>
  `;
}

/**
 * One game or another, on pages that speak of each.
 * @param {{ page: string, game: string, games?: GameFacts[] }} props
 */
export const GameTabs = ({ page, game, games = allGames() }) => html`
  <nav class="tabs" aria-label=${say("game")}>
    ${games.map(
      ({ name }) => html`
        <a href=${`#/${page}/${name}`} aria-current=${name === game ? "page" : undefined}>
          ${gameTitle(name)}
        </a>
      `,
    )}
  </nav>
`;

/** What went wrong, in a sentence. @param {{ children?: unknown }} props */
export const Trouble = ({ children }) =>
  children
    ? html`
      <p class="notice" role="alert">
        ${children}
      </p>
    `
    : null;

/**
 * The answer to a question a page asks when it opens, or why there is none.
 * @param {string | null} path
 * @param {{ keep?: boolean }} [how] `keep` what never changes
 * @returns {[any, string]}
 */
export function useAnswer(path, { keep = false } = {}) {
  const [answer, setAnswer] = useState(/** @type {any} */ (null));
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let gone = false;
    if (path) {
      (keep ? once(path) : ask("GET", path)).then(
        (found) => gone || (setAnswer(found), setTrouble("")),
        (error) => gone || setTrouble(error.message),
      );
    }
    return () => void (gone = true);
  }, [path]);
  return [answer, trouble];
}

const PAGE = 20; // tables

/**
 * A list that comes page by page, the newest first: what there is of it so far, and how to have more.
 * @template T
 * @param {string} path with a query
 * @param {(row: T) => number} began when a row's table did
 * @returns {{ found: T[] | null, trouble: string, more: unknown }}
 */
export function usePages(path, began) {
  const first = `${path}&limit=${PAGE}`;
  const /** @type {[T[] | null, string]} */ [newest, trouble] = useAnswer(first);
  const of = useRef({ newest, first }); // until an answer comes, the newest of what was asked before are shown
  if (of.current.newest !== newest) of.current = { newest, first };
  const [older, setOlder] = useState({ of: newest, rows: /** @type {T[]} */ ([]), all: false });
  const { busy, trouble: refused, doing } = useDeed();
  const { rows, all } = older.of === newest ? older : { rows: [], all: false };
  const found = newest && [...newest, ...rows];
  const next = doing(async () => {
    const /** @type {T[]} */ page = found ? await ask("GET", `${first}&before=${began(found[found.length - 1])}`) : [];
    setOlder({ of: newest, rows: [...rows, ...page], all: page.length < PAGE });
  });
  const more =
    newest?.length === PAGE &&
    !all &&
    html`
      <button class="quiet more" disabled=${busy || of.current.first !== first} onclick=${next}>${say("more-tables")}</button>
    `;
  return { found, trouble: trouble || refused, more };
}

/**
 * A deed that takes a moment: while it runs it cannot be asked for twice, and what went wrong is told.
 * @returns {{ busy: boolean, trouble: string, doing: (deed: () => Promise<unknown>) => () => void }}
 */
export function useDeed() {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const doing = (/** @type {() => Promise<unknown>} */ deed) => () => {
    if (busy) return;
    setBusy(true);
    setTrouble("");
    deed()
      .catch((error) => setTrouble(error.message))
      .finally(() => setBusy(false));
  };
  return { busy, trouble, doing };
}
