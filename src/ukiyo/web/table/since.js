// What happened between two turns of a player, by the positions of the player's own moves in the log.

import { standIns, withoutUndone } from "../core/chronicle.js";
import { afterTurn } from "./playback.js";

/** @import { Entry, News } from "../core/types.js" */

/**
 * `news` is all that happened without a decision: what the player's own last move brought about after the turn, and the news of `entries`.
 * @typedef {{ entries: Entry[], news: News[] }} Since
 */

const WATCHED = 12; // entries shown to a viewer without a seat

/**
 * What happened since the last own move. In the middle of a turn, and until something has happened after it, what happened before the turn.
 * Moves that were taken back did not happen; the moves of a bot that stood in are not the player's own.
 * @param {Entry[]} entries
 * @param {number[]} own seats
 * @returns {Since}
 */
export function sinceLastTurn(entries, own) {
  const stood = standIns(entries);
  const standing = withoutUndone(entries);
  if (!own.length) return told(standing.slice(-WATCHED));
  let before = told([]);
  let since = told([]);
  for (const entry of standing) {
    if (entry.kind === "move" && own.includes(entry.seat) && !stood.has(entry)) {
      if (happened(since)) before = since;
      since = { entries: [], news: afterTurn(entry) };
    } else {
      since = { entries: [...since.entries, entry], news: [...since.news, ...(entry.news ?? [])] };
    }
  }
  return happened(since) ? since : before;
}

/** @param {Entry[]} entries @returns {Since} */
const told = (entries) => ({ entries, news: entries.flatMap(({ news }) => news ?? []) });

/** @param {Since} since */
const happened = ({ entries, news }) => entries.length > 0 || news.length > 0;
