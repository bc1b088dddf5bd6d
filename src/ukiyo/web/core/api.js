// The server's API: each request is a sentence, and a refusal is one too.

import { hasMessage, language, translate } from "./locale.js";

/** @import { GameFacts, GameWithActions } from "./types.js" */

/** What the server would not do, in its words. */
export class ApiError extends Error {
  /**
   * @param {string} sentence
   * @param {number} status
   */
  constructor(sentence, status) {
    super(sentence);
    this.status = status;
  }
}

/** There was no answer. */
export class NetworkError extends Error {}

const CLOCK_TOLERANCE_MS = 2000; // ms: the server says whole seconds, and an answer takes its time
const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
let clockOffset = 0;

/** What time it is for the server, in seconds since 1970. */
export const serverTime = () => (Date.now() + clockOffset) / 1000;

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export async function request(method, path, body) {
  const headers = { "Accept-Language": language(), "Time-Zone": TIME_ZONE };
  const sent =
    body === undefined ? { headers } : { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`/api${path}`, { method, ...sent }).catch(() => {
    throw new NetworkError(translate("unreached"));
  });
  const now = Date.parse(response.headers.get("date") ?? "");
  if (now && Math.abs(now - Date.now()) > CLOCK_TOLERANCE_MS) clockOffset = now - Date.now();
  const answer = response.status === 204 ? null : await response.json();
  if (!response.ok)
    throw new ApiError(
      response.status === 404 && path.startsWith("/tables/") ? translate("no-such-table") : errorMessage(response.status, answer.error),
      response.status,
    );
  return answer;
}

/**
 * The server speaks English; to others the reason is told in their language, by its kind.
 * @param {number} status
 * @param {string} sentence
 */
export function errorMessage(status, sentence) {
  if (language() === "en") return sentence;
  return translate(hasMessage(`refused-${status}`) ? `refused-${status}` : "refused-other");
}

/** @type {Map<string, Promise<any>>} */
const cachedResponses = new Map();

/**
 * What does not change while the page is open is asked for once.
 * @param {string} path
 */
export function requestOnce(path) {
  let answer = cachedResponses.get(path);
  if (!answer) {
    answer = request("GET", path);
    answer.catch(() => cachedResponses.delete(path));
    cachedResponses.set(path, answer);
  }
  return answer;
}

/** @returns {Promise<GameFacts[]>} */
export const listGames = () => requestOnce("/games");
/** @param {string} game @returns {Promise<GameWithActions>} */
export const loadGameInfo = (game) => requestOnce(`/games/${game}`);
/** Of a game, or of a table for which they were corrected. @param {string} game @param {string} [table] @returns {Promise<any>} */
export const loadComponents = (game, table = "") => requestOnce(componentsPath(game, table));
/** @param {string} game @param {string} [table] */
export const componentsPath = (game, table = "") => (table ? `/tables/${table}/components` : `/games/${game}/components`);
