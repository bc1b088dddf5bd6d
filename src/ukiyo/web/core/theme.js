// The day and night themes: the system's or the person's choice. Stylesheets select on `data-theme`.

import { html } from "../vendor/preact.js";
import { saveSettings, settings } from "./settings.js";
import { translate } from "./locale.js";

const THEMES = ["system", "day", "night"];
const prefersDark = matchMedia("(prefers-color-scheme: dark)");

function applyTheme() {
  const { theme } = settings;
  document.documentElement.dataset.theme = theme === "system" ? (prefersDark.matches ? "night" : "day") : theme;
}
prefersDark.addEventListener("change", applyTheme);
applyTheme();

export function ThemeChoice() {
  const choose = (/** @type {Event} */ event) => {
    saveSettings({ theme: /** @type {HTMLSelectElement} */ (event.target).value });
    applyTheme();
  };
  return html`
    <label class="theme">
      ${translate("theme")}${" "}
      <select onchange=${choose}>
        ${THEMES.map(
          (theme) => html`
            <option value=${theme} selected=${theme === settings.theme}>${translate(`theme-${theme}`)}</option>
          `,
        )}
      </select>
    </label>
  `;
}
