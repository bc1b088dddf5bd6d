// Who plays here: a name is all there is to signing up.

import { html, useState } from "../vendor/preact.js";
import { ask } from "./api.js";
import { prefer, settings } from "./settings.js";
import { say } from "./locale.js";

let typed = "";

/** A new name is said; without one, whoever is known here stays who she is. @param {string} [name] */
export async function introduce(name = typed) {
  const first = !settings.name;
  const me = await ask("POST", "/me", { name: name || settings.name || say("guest"), rename: name !== "" });
  typed = "";
  prefer({ name: me.name });
  if (first && Object.keys(settings.learned).length) import("./lessons.js").then(({ takeAlong }) => takeAlong());
}

/** A name is asked for as long as somebody has none; later it can be changed in the preferences. Who sits already is renamed at once. */
export function NameField() {
  const [wanted] = useState(!settings.name || settings.name === say("guest"));
  const [kept, setKept] = useState("");
  const type = (/** @type {Event} */ event) => void (typed = /** @type {HTMLInputElement} */ (event.target).value.trim());
  const keep = () => settings.name && typed && introduce().then(() => setKept(settings.name));
  if (kept) return html`<p class="name-wanted" role="status">${say("name-kept", { name: kept })}</p>`;
  return (
    wanted &&
    html`
      <label class="name-wanted">
        ${say("name-wanted")}${" "}
        <input maxlength="30" autocomplete="nickname" placeholder=${say("guest")} oninput=${type} onchange=${keep} />
      </label>
    `
  );
}
