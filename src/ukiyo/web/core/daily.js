// The deal of a day in words: the day, and a result in one line to paste anywhere.

import { gameTitle } from "./games.js";
import { language, translate } from "./locale.js";

/** A day of the calendar as it is written here. @param {string} day */
export const formatDate = (day) =>
  new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));

/**
 * A result in one line, with the address of the deal.
 * @param {{ game: string, day: string, players: number }} deal
 * @param {{ rank: number, total: number }} own
 */
export function resultText({ game, day, players }, { rank, total }) {
  const values = { game: gameTitle(game), day, points: total, rank, players };
  return `${translate(players > 1 ? "deal-line" : "deal-line-alone", values)} ${location.origin}/#/daily/${game}/${day}`;
}
