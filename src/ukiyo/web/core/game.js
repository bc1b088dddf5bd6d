// A game as it is loaded, and a table made from it: what a position needs to be drawn, live or in a replay.

import { componentsOf, gameFacts } from "./api.js";
import { folderOf } from "./games.js";
import { setStylesheet } from "./stylesheets.js";
import { alsoSpeak, say, sayOr } from "./locale.js";

/** @import { Frame, GameWithActions, GameRoom, Scene, Occupant, Table } from "./types.js" */

/** @typedef {{ room: GameRoom, game: GameWithActions, components: any }} LoadedGame */

/**
 * A game's words, facts, components and style; the components of a table, where they were corrected for it.
 * @param {string} name
 * @param {{ id: string, corrected: number }} [table]
 * @returns {Promise<LoadedGame>}
 */
export async function loadGame(name, table) {
  const [room, game, components] = await Promise.all([
    import(`${folderOf(name)}/texts.js`),
    gameFacts(name),
    componentsOf(name, table?.corrected ? table.id : ""),
    setStylesheet(name),
    alsoSpeak(`${name}-names`),
  ]);
  return { room: room.default, game, components };
}

/** What a game draws. @param {string} name @returns {Promise<Scene>} */
export const loadScene = (name) => import(`${folderOf(name)}/board.js`);

/**
 * All that the things on a table need to know.
 * @param {LoadedGame} game
 * @param {Frame} frame
 * @param {Partial<Table>} [more]
 * @returns {Table}
 */
export function tableOf(game, frame, more = {}) {
  const view = /** @type {any} */ (frame.view);
  const player = (/** @type {number | null} */ seat) => (seat === null || seat < 0 ? say("nobody") : sitterName(frame.table.seats, seat));
  return {
    ...game,
    scene: null,
    version: frame.version,
    facts: frame.table,
    view,
    choices: [],
    left: [],
    echo: [],
    told: [],
    goal: [],
    point: () => {},
    hear: () => {},
    player,
    ...more,
  };
}

/** A bot by its level. @param {string} bot */
export const botName = (bot) => sayOr(`bot-${bot}`, bot);

/**
 * By name; a bot of an older table by its level. Where several are called the same, with the number of the seat.
 * @param {Occupant[]} seats
 * @param {number} seat
 */
export function sitterName(seats, seat) {
  const name = (/** @type {Occupant} */ { kind, bot, name: own }) =>
    kind === "open" ? (own ? say("awaited-seat", { player: own }) : say("free-seat")) : bot === own ? botName(own) : own || say("somebody");
  const alike = seats.filter((other) => other.kind !== "open" && name(other) === name(seats[seat]));
  return alike.length > 1 ? `${name(seats[seat])} (${seat + 1})` : name(seats[seat]);
}
