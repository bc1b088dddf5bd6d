// The client of the server's HTTP API.

import { hasMessage, language, translate } from "./locale.js";

/** @import { GameInfo, GameWithActions } from "./types.js" */

/** The server refused a request. The message explains why. */
export class ApiError extends Error {
  /**
   * @param {string} message
   * @param {number} status
   */
  constructor(message, status) {
    super(message);
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
  const init =
    body === undefined ? { headers } : { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`/api${path}`, { method, ...init }).catch(() => {
    throw new NetworkError(translate("unreached"));
  });
  const now = Date.parse(response.headers.get("date") ?? "");
  if (now && Math.abs(now - Date.now()) > CLOCK_TOLERANCE_MS) clockOffset = now - Date.now();
  const data = response.status === 204 ? null : await response.json();
  if (!response.ok)
    throw new ApiError(
      response.status === 404 && path.startsWith("/tables/") ? translate("no-such-table") : errorMessage(response.status, data.error),
      response.status,
    );
  return data;
}

/**
 * Error messages from the server are in English. For other languages, returns a general message for the status.
 * @param {number} status
 * @param {string} message
 */
export function errorMessage(status, message) {
  if (language() === "en") return message;
  return translate(hasMessage(`refused-${status}`) ? `refused-${status}` : "refused-other");
}

/** @type {Map<string, Promise<any>>} */
const cachedResponses = new Map();

/**
 * Requests data that does not change while the page is open, and caches the response.
 * @param {string} path
 */
export function requestOnce(path) {
  let response = cachedResponses.get(path);
  if (!response) {
    response = request("GET", path);
    response.catch(() => cachedResponses.delete(path));
    cachedResponses.set(path, response);
  }
  return response;
}

/** @returns {Promise<GameInfo[]>} */
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
