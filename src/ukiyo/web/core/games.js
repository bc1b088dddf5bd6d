// The games that can be played here, as the server lists them, and what they are called.

import { listGames } from "./api.js";
import { capitalize, translateOr, addMessageFiles } from "./locale.js";

/** @import { GameFacts } from "./types.js" */

/** @type {GameFacts[]} */
let loadedGames = [];

/** Before anything is said or shown. */
export async function loadGames() {
  loadedGames = await listGames();
  addMessageFiles(loadedGames.map(({ name }) => name));
}

export const allGames = () => loadedGames;

/** @param {string} name @returns {GameFacts | undefined} */
export const gameInfo = (name) => loadedGames.find((game) => game.name === name);

/** The game that was asked for, if there is such a one, or the first. @param {string | undefined} asked @param {GameFacts[]} [among] */
export const gameNameOrFirst = (asked, among = loadedGames) => (among.find(({ name }) => name === asked) ?? among[0]).name;

/** @param {string} game */
export const gameTitle = (game) => translateOr(`game-${game}`, capitalize(game));

/** A part of the score. @param {string} game @param {string} category */
export const categoryName = (game, category) => translateOr(`${game}-${category}`, capitalize(category));

/** Where a game's own files are; those of a game without a room of its own are the plain ones. @param {string} game */
export const gameFolder = (game) => (gameInfo(game)?.has_own_board ? `/${game}` : "/plain");
