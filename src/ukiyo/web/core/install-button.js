// Being installed as an app: the browser offers it, and the preferences pass the offer on.

import { html, useLayoutEffect, useReducer } from "../vendor/preact.js";
import { say } from "./locale.js";

/** What the browser offers, until it is taken or refused. @type {any} */
let offer = null;
/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {any} event */
function offered(event) {
  event?.preventDefault(); // nothing pops up by itself
  offer = event;
  for (const listener of listeners) listener();
}

addEventListener("beforeinstallprompt", offered);
addEventListener("appinstalled", () => offered(null));

export function Install() {
  const [, redraw] = useReducer((count) => count + 1, 0);
  useLayoutEffect(() => {
    listeners.add(redraw);
    return () => void listeners.delete(redraw);
  }, []);
  const install = async () => {
    await offer.prompt();
    offered(null);
  };
  return offer && html`<button class="quiet" id="install" onclick=${install}>${say("install-app")}</button>`;
}
