// The person's name, which is all that playing requires.

import { html, useState } from "../vendor/preact.js";
import { request } from "./api.js";
import { saveSettings, settings } from "./settings.js";
import { translate } from "./locale.js";

let typedName = "";

/** Saves a name on the server. Without a name, keeps the current one. @param {string} [name] */
export async function saveName(name = typedName) {
  const first = !settings.name;
  const me = await request("POST", "/me", { name: name || settings.name || translate("guest"), rename: name !== "" });
  typedName = "";
  saveSettings({ name: me.name });
  if (first && Object.keys(settings.learned).length) import("./lessons.js").then(({ syncDoneLessons }) => syncDoneLessons());
}

/**
 * Asks for a name as long as the person has none. It can be changed in the preferences, and players who are already seated are renamed
 * immediately.
 */
export function NameField() {
  const [wanted] = useState(!settings.name || settings.name === translate("guest"));
  const [kept, setKept] = useState("");
  const type = (/** @type {Event} */ event) => void (typedName = /** @type {HTMLInputElement} */ (event.target).value.trim());
  const keep = () => settings.name && typedName && saveName().then(() => setKept(settings.name));
  if (kept) return html`<p class="name-wanted" role="status">${translate("name-kept", { name: kept })}</p>`;
  return (
    wanted &&
    html`
      <label class="name-wanted">
        ${translate("name-wanted")}${" "}
        <input maxlength="30" autocomplete="nickname" placeholder=${translate("guest")} oninput=${type} onchange=${keep} />
      </label>
    `
  );
}
