// Loads a game, and builds the table that its board and texts draw from, live or in a replay.

import { loadComponents, loadGameInfo } from "./api.js";
import { gameFolder } from "./games.js";
import { setGameStylesheet } from "./stylesheets.js";
import { loadMessages, translate, translateOr } from "./locale.js";

/** @import { Frame, GameWithActions, GameTexts, GameBoard, Occupant, Table } from "./types.js" */

/** @typedef {{ texts: GameTexts, game: GameWithActions, components: Table["components"] }} LoadedGame */

/**
 * Loads a game's texts, components and style. A table with corrected components has its own.
 * @param {string} name
 * @param {{ id: string, correction_count: number }} [table]
 * @returns {Promise<LoadedGame>}
 */
export async function loadGame(name, table) {
  const [textsModule, game, components] = await Promise.all([
    import(`${gameFolder(name)}/texts.js`),
    loadGameInfo(name),
    loadComponents(name, table?.correction_count ? table.id : ""),
    setGameStylesheet(name),
    loadMessages(`${name}-names`),
  ]);
  return { texts: textsModule.default, game, components };
}

/** Loads the drawing of a game's board. @param {string} name @returns {Promise<GameBoard>} */
export const loadBoard = (name) => import(`${gameFolder(name)}/board.js`);

/**
 * Builds the table context that board, panel and log share.
 * @param {LoadedGame} game
 * @param {Frame} frame
 * @param {Partial<Table>} [overrides]
 * @returns {Table}
 */
export function createTable(game, frame, overrides = {}) {
  const view = /** @type {Table["view"]} */ (frame.view); // before the start, only the lobby is shown, which needs no view
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
    select: () => {},
    setHighlight: () => {},
    playerName,
    ...overrides,
  };
}

/** Returns the name of a bot's level. @param {string} bot */
export const botName = (bot) => translateOr(`bot-${bot}`, bot);

/**
 * Returns the name of the player at a seat, or the level of a bot without a name. If several players share a name, the seat number is
 * added.
 * @param {Occupant[]} seats
 * @param {number} seat
 */
export function seatName(seats, seat) {
  const name = (/** @type {Occupant} */ { kind, bot, name: ownName }) =>
    kind === "open"
      ? ownName
        ? translate("awaited-seat", { player: ownName })
        : translate("free-seat")
      : bot === ownName
        ? botName(ownName)
        : ownName || translate("somebody");
  const namesakes = seats.filter((other) => other.kind !== "open" && name(other) === name(seats[seat]));
  return namesakes.length > 1 ? `${name(seats[seat])} (${seat + 1})` : name(seats[seat]);
}
