// Day or night: as the system has it, or as chosen. The sheets of style ask for `data-theme`.

import { html } from "../vendor/preact.js";
import { prefer, settings } from "./settings.js";
import { say } from "./locale.js";

const THEMES = ["system", "day", "night"];
const dark = matchMedia("(prefers-color-scheme: dark)");

function dress() {
  const { theme } = settings;
  document.documentElement.dataset.theme = theme === "system" ? (dark.matches ? "night" : "day") : theme;
}
dark.addEventListener("change", dress);
dress();

export function ThemeChoice() {
  const choose = (/** @type {Event} */ event) => {
    prefer({ theme: /** @type {HTMLSelectElement} */ (event.target).value });
    dress();
  };
  return html`
    <label class="theme">
      ${say("theme")}${" "}
      <select onchange=${choose}>
        ${THEMES.map(
          (theme) => html`
            <option value=${theme} selected=${theme === settings.theme}>${say(`theme-${theme}`)}</option>
          `,
        )}
      </select>
    </label>
  `;
}
