// Offers to install the page as an app when the browser supports it.

import { html, useLayoutEffect, useReducer } from "../vendor/preact.js";
import { translate } from "./locale.js";

/** @typedef {Event & { prompt(): Promise<unknown> }} InstallPromptEvent not in the standard types */

/** The browser's prompt, until the person accepts or dismisses it. @type {InstallPromptEvent | null} */
let installPrompt = null;
/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {InstallPromptEvent | null} event */
function setInstallPrompt(event) {
  event?.preventDefault(); // prevents the browser's own popup
  installPrompt = event;
  for (const listener of listeners) listener();
}

addEventListener("beforeinstallprompt", (event) => setInstallPrompt(/** @type {InstallPromptEvent} */ (event)));
addEventListener("appinstalled", () => setInstallPrompt(null));

export function InstallButton() {
  const [, redraw] = useReducer((count) => count + 1, 0);
  useLayoutEffect(() => {
    listeners.add(redraw);
    return () => void listeners.delete(redraw);
  }, []);
  const install = async () => {
    await installPrompt?.prompt();
    setInstallPrompt(null);
  };
  return installPrompt && html`<button class="quiet" id="install" onclick=${install}>${translate("install-app")}</button>`;
}
