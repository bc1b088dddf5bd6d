// The stylesheets of games and of some pages. Only one game's stylesheet is loaded at a time, because games may use the same class names.

import { gameFolder } from "./games.js";

/** @type {Map<string, Promise<void>>} */
const pageStylesheets = new Map();

/** Loads a stylesheet that only some pages need and keeps it loaded. @param {string} href */
export function loadStylesheet(href) {
  /** @type {Promise<void>} */
  const ready =
    pageStylesheets.get(href) ??
    new Promise((resolve) => {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
      link.onload = link.onerror = () => resolve();
      document.head.append(link);
    });
  pageStylesheets.set(href, ready);
  return ready;
}

/** @type {{ link: HTMLLinkElement, ready: Promise<void> } | null} */
let gameStylesheet = null;

/** @param {string} game */
export function setGameStylesheet(game) {
  const href = `${gameFolder(game)}/style.css`;
  if (gameStylesheet?.link.getAttribute("href") === href) return gameStylesheet.ready;
  const old = gameStylesheet?.link;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  /** @type {Promise<void>} */
  const ready = new Promise((resolve) => {
    link.onload = link.onerror = () => {
      old?.remove();
      resolve();
    };
  });
  document.head.append(link);
  gameStylesheet = { link, ready };
  return ready;
}

/** Removes the game's stylesheet, for pages without drawings of a game. */
export function clearGameStylesheet() {
  gameStylesheet?.link.remove();
  gameStylesheet = null;
}
