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
 * @param {() => void} load
 * @param {number} interval
 * @returns {() => void} stops it
 */
function poll(load, interval) {
  const onVisible = () => document.hidden || load();
  onVisible();
  const timer = setInterval(onVisible, interval);
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
    const update = (/** @type {MyTable[]} */ tables) => {
      if (unmounted) return;
      const text = JSON.stringify(tables);
      setLoaded((previous) => (lastLoaded = previous?.text === text ? previous : { tables, text })); // an equal response causes no redraw
      setWaitingCount(tables.filter(({ your_turn: yourTurn }) => yourTurn).length);
    };
    const stop = poll(
      () => request("GET", "/my-tables").then(update, () => setLoaded((previous) => previous ?? { tables: [], text: "[]" })),
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
 * @param {boolean} isYourTurn whether the current table waits for the person
 */
export function useNextTable(table, version, isYourTurn) {
  const [found, setFound] = useState({ count: 0, next_table: /** @type {string | null} */ (null) });
  useEffect(() => {
    if (!settings.name) return;
    let unmounted = false;
    const load = () =>
      request("GET", `/my-tables/next?current=${encodeURIComponent(table)}`).then(
        (answer) => unmounted || setFound(answer),
        () => {},
      );
    const stop = poll(load, POLL_INTERVAL_AT_TABLE_MS);
    return () => {
      unmounted = true;
      stop();
    };
  }, [table, isYourTurn]);
  useEffect(() => setWaitingCount(found.count + Number(isYourTurn)), [found, isYourTurn, version]);
  return found;
}
