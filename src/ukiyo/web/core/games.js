// The games that this server offers, and their titles.

import { listGames } from "./api.js";
import { capitalize, translateOr, addMessageFiles } from "./locale.js";

/** @import { GameInfo } from "./types.js" */

/** @type {GameInfo[]} */
let loadedGames = [];

/** Loads the list of games. Must finish before the first page is drawn. */
export async function loadGames() {
  loadedGames = await listGames();
  addMessageFiles(loadedGames.map(({ name }) => name));
}

export const allGames = () => loadedGames;

/** @param {string} name @returns {GameInfo | undefined} */
export const gameInfo = (name) => loadedGames.find((game) => game.name === name);

/** Returns the requested game if it exists, otherwise the first game. @param {string | undefined} requested @param {GameInfo[]} [games] */
export const gameNameOrFirst = (requested, games = loadedGames) => (games.find(({ name }) => name === requested) ?? games[0]).name;

/** @param {string} game */
export const gameTitle = (game) => translateOr(`game-${game}`, capitalize(game));

/** Returns the name of a score category. @param {string} game @param {string} category */
export const categoryName = (game, category) => translateOr(`${game}-${category}`, capitalize(category));

/** Returns the folder of a game's files. Games without their own board use the plain one. @param {string} game */
export const gameFolder = (game) => (gameInfo(game)?.has_own_board ? `/${game}` : "/plain");
