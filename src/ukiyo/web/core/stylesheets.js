// A game's own style, and those of some pages. Of games' only one lies on the page at a time: both games name their things freely, and a
// card of one is not a card of the other.

import { gameFolder } from "./games.js";

/** @type {Map<string, Promise<void>>} */
const pageStylesheets = new Map();

/** A style that only some pages need, from now on. @param {string} href */
export function loadStylesheet(href) {
  /** @type {Promise<void>} */
  const ready =
    pageStylesheets.get(href) ??
    new Promise((done) => {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
      link.onload = link.onerror = () => done();
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
  const ready = new Promise((done) => {
    link.onload = link.onerror = () => {
      old?.remove();
      done();
    };
  });
  document.head.append(link);
  gameStylesheet = { link, ready };
  return ready;
}

/** Where nothing of a game is drawn, no game's style is worn. */
export function clearGameStylesheet() {
  gameStylesheet?.link.remove();
  gameStylesheet = null;
}
