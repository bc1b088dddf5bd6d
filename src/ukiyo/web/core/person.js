// Who plays here: a name is all there is to signing up.

import { html, useState } from "../vendor/preact.js";
import { request } from "./api.js";
import { saveSettings, settings } from "./settings.js";
import { translate } from "./locale.js";

let typedName = "";

/** A new name is said; without one, whoever is known here stays who she is. @param {string} [name] */
export async function saveName(name = typedName) {
  const first = !settings.name;
  const me = await request("POST", "/me", { name: name || settings.name || translate("guest"), rename: name !== "" });
  typedName = "";
  saveSettings({ name: me.name });
  if (first && Object.keys(settings.learned).length) import("./lessons.js").then(({ syncDoneLessons }) => syncDoneLessons());
}

/** A name is asked for as long as somebody has none; later it can be changed in the preferences. Who sits already is renamed at once. */
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
