// The server's API: each request is a sentence, and a refusal is one too.

import { known, language, say } from "./locale.js";

/** @import { GameFacts, GameWithActions } from "./types.js" */

/** What the server would not do, in its words. */
export class Refused extends Error {
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
export class Unreached extends Error {}

const BY_A_HAIR = 2000; // ms: the server says whole seconds, and an answer takes its time
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
let ahead = 0;

/** What time it is for the server, in seconds since 1970. */
export const serverTime = () => (Date.now() + ahead) / 1000;

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body) {
  const headers = { "Accept-Language": language(), "Time-Zone": ZONE };
  const sent =
    body === undefined ? { headers } : { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`/api${path}`, { method, ...sent }).catch(() => {
    throw new Unreached(say("unreached"));
  });
  const now = Date.parse(response.headers.get("date") ?? "");
  if (now && Math.abs(now - Date.now()) > BY_A_HAIR) ahead = now - Date.now();
  const answer = response.status === 204 ? null : await response.json();
  if (!response.ok)
    throw new Refused(
      response.status === 404 && path.startsWith("/tables/") ? say("no-such-table") : refusal(response.status, answer.error),
      response.status,
    );
  return answer;
}

/**
 * The server speaks English; to others the reason is told in their language, by its kind.
 * @param {number} status
 * @param {string} sentence
 */
export function refusal(status, sentence) {
  if (language() === "en") return sentence;
  return say(known(`refused-${status}`) ? `refused-${status}` : "refused-other");
}

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/**
 * What does not change while the page is open is asked for once.
 * @param {string} path
 */
export function once(path) {
  let answer = kept.get(path);
  if (!answer) {
    answer = ask("GET", path);
    answer.catch(() => kept.delete(path));
    kept.set(path, answer);
  }
  return answer;
}

/** @returns {Promise<GameFacts[]>} */
export const games = () => once("/games");
/** @param {string} game @returns {Promise<GameWithActions>} */
export const gameFacts = (game) => once(`/games/${game}`);
/** Of a game, or of a table for which they were corrected. @param {string} game @param {string} [table] @returns {Promise<any>} */
export const componentsOf = (game, table = "") => once(componentsPath(game, table));
/** @param {string} game @param {string} [table] */
export const componentsPath = (game, table = "") => (table ? `/tables/${table}/components` : `/games/${game}/components`);
