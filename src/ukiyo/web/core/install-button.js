// Being installed as an app: the browser offers it, and the preferences pass the offer on.

import { html, useLayoutEffect, useReducer } from "../vendor/preact.js";
import { translate } from "./locale.js";

/** What the browser offers, until it is taken or refused. @type {any} */
let installPrompt = null;
/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {any} event */
function setInstallPrompt(event) {
  event?.preventDefault(); // nothing pops up by itself
  installPrompt = event;
  for (const listener of listeners) listener();
}

addEventListener("beforeinstallprompt", setInstallPrompt);
addEventListener("appinstalled", () => setInstallPrompt(null));

export function InstallButton() {
  const [, redraw] = useReducer((count) => count + 1, 0);
  useLayoutEffect(() => {
    listeners.add(redraw);
    return () => void listeners.delete(redraw);
  }, []);
  const install = async () => {
    await installPrompt.prompt();
    setInstallPrompt(null);
  };
  return installPrompt && html`<button class="quiet" id="install" onclick=${install}>${translate("install-app")}</button>`;
}
