// The client of the server's HTTP API.

import { hasMessage, language, translate } from "./locale.js";

/** @import { GameFacts, GameWithActions } from "./types.js" */

/** The server refused a request; the message says why. */
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

/** The server could not be reached. */
export class NetworkError extends Error {}

const CLOCK_TOLERANCE_MS = 2000; // The Date header has whole seconds, and a response takes time.
const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
let clockOffset = 0;

/** The server's time in seconds since 1970. */
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
 * Error messages from the server are in English. For other languages, returns a general message for the status.
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
 * Requests data that does not change while the page is open, and caches the response.
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
/**
 * Loads the components of a game, or of a table with corrected components.
 * @param {string} game
 * @param {string} [table]
 * @returns {Promise<any>}
 */
export const loadComponents = (game, table = "") => requestOnce(componentsPath(game, table));
/** @param {string} game @param {string} [table] */
export const componentsPath = (game, table = "") => (table ? `/tables/${table}/components` : `/games/${game}/components`);
