// What happened between two turns of a player, by the positions of the player's own moves in the log.

import { botSubstitutes, withoutUndoneMoves } from "../core/event-log.js";
import { effectsAfterTurn } from "./playback.js";

/** @import { TableEvent, Effect } from "../core/types.js" */

/**
 * `effects` is all that happened without a decision: what the player's own last move brought about after the turn, and the effects of `events`.
 * @typedef {{ events: TableEvent[], effects: Effect[] }} Since
 */

const SPECTATOR_EVENTS = 12; // events shown to a viewer without a seat

/**
 * What happened since the last own move. In the middle of a turn, and until something has happened after it, what happened before the turn.
 * Moves that were taken back did not happen; the moves of a bot that stood in are not the player's own.
 * @param {TableEvent[]} events
 * @param {number[]} own seats
 * @returns {Since}
 */
export function sinceLastTurn(events, own) {
  const stood = botSubstitutes(events);
  const standing = withoutUndoneMoves(events);
  if (!own.length) return withEffects(standing.slice(-SPECTATOR_EVENTS));
  let before = withEffects([]);
  let since = withEffects([]);
  for (const event of standing) {
    if (event.kind === "move" && own.includes(event.seat) && !stood.has(event)) {
      if (hasContent(since)) before = since;
      since = { events: [], effects: effectsAfterTurn(event) };
    } else {
      since = { events: [...since.events, event], effects: [...since.effects, ...(event.effects ?? [])] };
    }
  }
  return hasContent(since) ? since : before;
}

/** @param {TableEvent[]} events @returns {Since} */
const withEffects = (events) => ({ events, effects: events.flatMap(({ effects }) => effects ?? []) });

/** @param {Since} since */
const hasContent = ({ events, effects }) => events.length > 0 || effects.length > 0;
