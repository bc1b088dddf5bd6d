// Finds the events since a player's last turn.

import { botSubstitutes, withoutUndoneMoves } from "../core/event-log.js";
import { effectsAfterTurn } from "./playback.js";

/** @import { TableEvent, Effect } from "../core/types.js" */

/**
 * `effects` is everything that happened without a decision: the effects of the player's own last move after the turn, and those of
 * `events`.
 * @typedef {{ events: TableEvent[], effects: Effect[] }} Since
 */

const SPECTATOR_EVENTS = 12; // shown to a spectator

/**
 * Returns what happened since the player's last move. In the middle of a turn, and until something has happened after it, returns what
 * happened before the turn. Ignores undone moves, and does not count a bot's moves as the player's own.
 * @param {TableEvent[]} events
 * @param {number[]} own seats
 * @returns {Since}
 */
export function sinceLastTurn(events, own) {
  const substitutes = botSubstitutes(events);
  const effective = withoutUndoneMoves(events);
  if (!own.length) return withEffects(effective.slice(-SPECTATOR_EVENTS));
  let before = withEffects([]);
  let since = withEffects([]);
  for (const event of effective) {
    if (event.kind === "move" && own.includes(event.seat) && !substitutes.has(event)) {
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
