// Polls the person's tables while the page is visible, and immediately when it becomes visible again.

import { useEffect, useState } from "../vendor/preact.js";
import { request } from "./api.js";
import { settings } from "./settings.js";
import { setWaitingCount } from "./title.js";

/** @import { MyTable } from "./types.js" */

const POLL_INTERVAL_MS = 20_000;
const POLL_INTERVAL_AT_TABLE_MS = 60_000;

/**
 * Calls a function regularly while the page is visible.
 * @param {() => void} look
 * @param {number} every
 * @returns {() => void} stops it
 */
function poll(look, every) {
  const onVisible = () => document.hidden || look();
  onVisible();
  const timer = setInterval(onVisible, every);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onVisible);
  };
}

/** @typedef {{ tables: MyTable[], text: string }} LoadedTables */

/** The latest response, so that the page shows tables immediately when it is opened again. @type {LoadedTables | null} */
let lastLoaded = null;

/** Returns the person's tables in order, or null while they load. @returns {MyTable[] | null} */
export function useMyTables() {
  const [loaded, setLoaded] = useState(lastLoaded);
  useEffect(() => {
    let unmounted = false;
    const take = (/** @type {MyTable[]} */ tables) => {
      if (unmounted) return;
      const text = JSON.stringify(tables);
      setLoaded((known) => (lastLoaded = known?.text === text ? known : { tables, text })); // an equal response must not cause a redraw
      setWaitingCount(tables.filter(({ your_turn: yourTurn }) => yourTurn).length);
    };
    const stop = poll(
      () => request("GET", "/my-tables").then(take, () => setLoaded((known) => known ?? { tables: [], text: "[]" })),
      POLL_INTERVAL_MS,
    );
    return () => {
      unmounted = true;
      stop();
    };
  }, []);
  return loaded?.tables ?? null;
}

/**
 * Returns how many other tables wait for the person, and which is next. Updates with each `version` of the current table.
 * @param {string} table
 * @param {number} version
 * @param {boolean} here whether the current table waits for the person
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
