// The tables that wait for me: asked for calmly while the page is seen, and at once when one comes back to it.

import { useEffect, useState } from "../vendor/preact.js";
import { request } from "./api.js";
import { settings } from "./settings.js";
import { setWaitingCount } from "./title.js";

/** @import { MyTable } from "./types.js" */

const POLL_INTERVAL_MS = 20_000; // ms
const POLL_INTERVAL_AT_TABLE_MS = 60_000; // at a table

/**
 * Look now and then, and whenever the page is seen again. @param {() => void} look @param {number} every
 * @returns {() => void} stops it
 */
function poll(look, every) {
  const seen = () => document.hidden || look();
  seen();
  const looking = setInterval(seen, every);
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(looking);
    document.removeEventListener("visibilitychange", seen);
  };
}

/** @typedef {{ tables: MyTable[], text: string }} LoadedTables */

/** As they were when they were last loaded, so that a page that is opened again begins with them. @type {LoadedTables | null} */
let lastLoaded = null;

/** My tables in order; null until they are known. @returns {MyTable[] | null} */
export function useMyTables() {
  const [mine, setMine] = useState(lastLoaded);
  useEffect(() => {
    let gone = false;
    const take = (/** @type {MyTable[]} */ tables) => {
      if (gone) return;
      const text = JSON.stringify(tables);
      setMine((known) => (lastLoaded = known?.text === text ? known : { tables, text })); // nothing is redrawn if nothing changed
      setWaitingCount(tables.filter(({ your_turn: yourTurn }) => yourTurn).length);
    };
    const stop = poll(
      () => request("GET", "/my-tables").then(take, () => setMine((known) => known ?? { tables: [], text: "[]" })),
      POLL_INTERVAL_MS,
    );
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return mine?.tables ?? null;
}

/**
 * How many other tables wait for me, and which is next; looked up anew with each `version` of the one I am at.
 * @param {string} table
 * @param {number} version
 * @param {boolean} here whether this one waits for me, too
 */
export function useNextTable(table, version, here) {
  const [found, setFound] = useState({ waiting: 0, next: /** @type {string | null} */ (null) });
  useEffect(() => {
    if (!settings.name) return;
    let gone = false;
    const look = () =>
      request("GET", `/my-tables/next?current=${encodeURIComponent(table)}`).then(
        (answer) => gone || setFound(answer),
        () => {},
      );
    const stop = poll(look, POLL_INTERVAL_AT_TABLE_MS);
    return () => {
      gone = true;
      stop();
    };
  }, [table, here]);
  useEffect(() => setWaitingCount(found.waiting + Number(here)), [found, here, version]);
  return found;
}
