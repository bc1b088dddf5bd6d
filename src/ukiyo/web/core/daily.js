// Formats the date and the result of a daily deal.

import { gameTitle } from "./games.js";
import { language, translate } from "./locale.js";

/** Formats a date for the current language. @param {string} day */
export const formatDate = (day) =>
  new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));

/**
 * Returns a result in one line for sharing, with a link to the deal.
 * @param {{ game: string, day: string, players: number }} deal
 * @param {{ rank: number, total: number }} result
 */
export function resultText({ game, day, players }, { rank, total }) {
  const values = { game: gameTitle(game), day, points: total, rank, players };
  return `${translate(players > 1 ? "daily-share-text" : "daily-share-text-solo", values)} ${location.origin}/#/daily/${game}/${day}`;
}
