// A game's own style, and those of some pages. Of games' only one lies on the page at a time: both games name their things freely, and a
// card of one is not a card of the other.

import { folderOf } from "./games.js";

/** @type {Map<string, Promise<void>>} */
const further = new Map();

/** A style that only some pages need, from now on. @param {string} href */
export function wear(href) {
  /** @type {Promise<void>} */
  const ready =
    further.get(href) ??
    new Promise((done) => {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
      link.onload = link.onerror = () => done();
      document.head.append(link);
    });
  further.set(href, ready);
  return ready;
}

/** @type {{ link: HTMLLinkElement, ready: Promise<void> } | null} */
let worn = null;

/** @param {string} game */
export function setStylesheet(game) {
  const href = `${folderOf(game)}/style.css`;
  if (worn?.link.getAttribute("href") === href) return worn.ready;
  const old = worn?.link;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  /** @type {Promise<void>} */
  const ready = new Promise((done) => {
    link.onload = link.onerror = () => {
      old?.remove();
      done();
    };
  });
  document.head.append(link);
  worn = { link, ready };
  return ready;
}

/** Where nothing of a game is drawn, no game's style is worn. */
export function clearStylesheet() {
  worn?.link.remove();
  worn = null;
}
