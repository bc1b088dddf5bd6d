// Who plays here: a name is all there is to signing up.

import { html, useState } from "../vendor/preact.js";
import { ask } from "./api.js";
import { prefer, settings } from "./settings.js";
import { say } from "./words.js";

let typed = "";

/** A new name is said; without one, whoever is known here stays who she is. @param {string} [name] */
export async function introduce(name = settings.name ? "" : typed) {
  const first = !settings.name;
  const me = await ask("POST", "/me", { name: name || settings.name || say("guest"), rename: name !== "" });
  prefer({ name: me.name });
  if (first && Object.keys(settings.learned).length) import("./lessons.js").then(({ takeAlong }) => takeAlong());
}

/** A name is asked for until somebody sits down for the first time; later it can be changed in the preferences. */
export function NameField() {
  const [wanted] = useState(!settings.name);
  const type = (/** @type {Event} */ event) => void (typed = /** @type {HTMLInputElement} */ (event.target).value.trim());
  return (
    wanted &&
    html`
      <label class="name-wanted">
        ${say("name-wanted")} <input maxlength="30" autocomplete="nickname" placeholder=${say("guest")} oninput=${type} />
      </label>
    `
  );
}
