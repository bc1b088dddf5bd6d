// The games that can be played here, as the server lists them, and what they are called.

import { games } from "./api.js";
import { capital, sayOr, speakOf } from "./locale.js";

/** @import { GameFacts } from "./types.js" */

/** @type {GameFacts[]} */
let listed = [];

/** Before anything is said or shown. */
export async function meetGames() {
  listed = await games();
  speakOf(listed.map(({ name }) => name));
}

export const allGames = () => listed;

/** @param {string} name @returns {GameFacts | undefined} */
export const factsOf = (name) => listed.find((game) => game.name === name);

/** The game that was asked for, if there is such a one, or the first. @param {string | undefined} asked @param {GameFacts[]} [among] */
export const gameOr = (asked, among = listed) => (among.find(({ name }) => name === asked) ?? among[0]).name;

/** @param {string} game */
export const gameTitle = (game) => sayOr(`game-${game}`, capital(game));

/** A part of the score. @param {string} game @param {string} category */
export const categoryName = (game, category) => sayOr(`${game}-${category}`, capital(category));

/** Where a game's own files are; those of a game without a room of its own are the plain ones. @param {string} game */
export const folderOf = (game) => (factsOf(game)?.has_own_board ? `/${game}` : "/plain");
