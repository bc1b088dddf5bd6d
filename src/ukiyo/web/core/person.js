// The person's name. Playing requires nothing else.

import { html, useState } from "../vendor/preact.js";
import { request } from "./api.js";
import { saveSettings, settings } from "./settings.js";
import { translate } from "./locale.js";

let typedName = "";

/** Saves a name on the server. Without a name, keeps the current one. @param {string} [name] */
export async function saveName(name = typedName) {
  const isFirstName = !settings.name;
  const me = await request("POST", "/me", { name: name || settings.name || translate("default-name"), rename: name !== "" });
  typedName = "";
  saveSettings({ name: me.name });
  if (isFirstName && Object.keys(settings.learned).length) import("./lessons.js").then(({ syncDoneLessons }) => syncDoneLessons());
}

/**
 * Asks for a name while the person has none. The preferences menu changes it later. A change also renames the player at open tables.
 */
export function NameField() {
  const [isShown] = useState(!settings.name || settings.name === translate("default-name"));
  const [savedName, setSavedName] = useState("");
  const onInput = (/** @type {Event} */ event) => void (typedName = /** @type {HTMLInputElement} */ (event.target).value.trim());
  const save = () => settings.name && typedName && saveName().then(() => setSavedName(settings.name));
  if (savedName) return html`<p class="name-field" role="status">${translate("name-kept", { name: savedName })}</p>`;
  return (
    isShown &&
    html`
      <label class="name-field">
        ${translate("name-wanted")}${" "}
        <input maxlength="30" autocomplete="nickname" placeholder=${translate("default-name")} oninput=${onInput} onchange=${save} />
      </label>
    `
  );
}
