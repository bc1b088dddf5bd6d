// A game as it is loaded, and a table made from it: what a position needs to be drawn, live or in a replay.

import { loadComponents, loadGameInfo } from "./api.js";
import { gameFolder } from "./games.js";
import { setGameStylesheet } from "./stylesheets.js";
import { loadMessages, translate, translateOr } from "./locale.js";

/** @import { Frame, GameWithActions, GameTexts, GameBoard, Occupant, Table } from "./types.js" */

/** @typedef {{ texts: GameTexts, game: GameWithActions, components: any }} LoadedGame */

/**
 * A game's words, facts, components and style; the components of a table, where they were corrected for it.
 * @param {string} name
 * @param {{ id: string, corrected: number }} [table]
 * @returns {Promise<LoadedGame>}
 */
export async function loadGame(name, table) {
  const [room, game, components] = await Promise.all([
    import(`${gameFolder(name)}/texts.js`),
    loadGameInfo(name),
    loadComponents(name, table?.corrected ? table.id : ""),
    setGameStylesheet(name),
    loadMessages(`${name}-names`),
  ]);
  return { texts: room.default, game, components };
}

/** What a game draws. @param {string} name @returns {Promise<GameBoard>} */
export const loadBoard = (name) => import(`${gameFolder(name)}/board.js`);

/**
 * All that the things on a table need to know.
 * @param {LoadedGame} game
 * @param {Frame} frame
 * @param {Partial<Table>} [more]
 * @returns {Table}
 */
export function createTable(game, frame, more = {}) {
  const view = /** @type {any} */ (frame.view);
  const playerName = (/** @type {number | null} */ seat) =>
    seat === null || seat < 0 ? translate("nobody") : seatName(frame.table.seats, seat);
  return {
    ...game,
    board: null,
    version: frame.version,
    info: frame.table,
    view,
    choices: [],
    candidates: [],
    highlight: [],
    stepNames: [],
    goalActions: [],
    point: () => {},
    setHighlight: () => {},
    playerName,
    ...more,
  };
}

/** A bot by its level. @param {string} bot */
export const botName = (bot) => translateOr(`bot-${bot}`, bot);

/**
 * By name; a bot of an older table by its level. Where several are called the same, with the number of the seat.
 * @param {Occupant[]} seats
 * @param {number} seat
 */
export function seatName(seats, seat) {
  const name = (/** @type {Occupant} */ { kind, bot, name: own }) =>
    kind === "open"
      ? own
        ? translate("awaited-seat", { player: own })
        : translate("free-seat")
      : bot === own
        ? botName(own)
        : own || translate("somebody");
  const alike = seats.filter((other) => other.kind !== "open" && name(other) === name(seats[seat]));
  return alike.length > 1 ? `${name(seats[seat])} (${seat + 1})` : name(seats[seat]);
}
