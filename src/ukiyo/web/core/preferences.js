// The preferences menu in every header: language, name, sounds, notifications, animations, speed and confirmation.

import { html, useReducer } from "../vendor/preact.js";
import { saveName } from "./person.js";
import { COACH_MODES, STEP_DURATIONS_MS, saveSettings, settings } from "./settings.js";
import { setNotificationsEnabled } from "./turn-alert.js";
import { InstallButton } from "./install-button.js";
import { playSound } from "./sounds.js";
import { ThemeChoice } from "./theme.js";
import { redrawPage, hasMessage, language, LANGUAGES, translate, setLanguage } from "./locale.js";

/** `children` are additional entries of a table. @param {{ game?: string, table?: string, children?: unknown }} props */
export function PreferencesMenu({ game, table, children }) {
  const [, redraw] = useReducer((count) => count + 1, 0);
  const toggle = (/** @type {"sound" | "motion" | "confirm"} */ name) => () => {
    saveSettings({ [name]: !settings[name] });
    if (name === "sound") playSound("turn");
    redraw();
  };
  const changeVolume = (/** @type {Event} */ event) => {
    saveSettings({ volume: Number(/** @type {HTMLInputElement} */ (event.target).value) });
    playSound("turn");
  };
  const changeSpeed = (/** @type {Event} */ event) => {
    saveSettings({ playbackSpeed: /** @type {HTMLSelectElement} */ (event.target).value });
    redraw();
  };
  const changeCoachMode = (/** @type {Event} */ event) => {
    saveSettings({ coach: /** @type {HTMLSelectElement} */ (event.target).value });
    redrawPage();
  };
  const changeNotifications = (/** @type {Event} */ event) =>
    setNotificationsEnabled(/** @type {HTMLInputElement} */ (event.target).checked).then(redraw);
  const changeName = (/** @type {Event} */ event) =>
    saveName(/** @type {HTMLInputElement} */ (event.target).value.trim() || translate("default-name")).then(redraw);
  return html`
    <label class="language-select" data-code=${language()}>
      <span class="visually-hidden">${translate("language")}</span>
      <select onchange=${(/** @type {Event} */ event) => setLanguage(/** @type {HTMLSelectElement} */ (event.target).value)}>
        ${Object.entries(LANGUAGES).map(
          ([code, name]) => html`
            <option value=${code} lang=${code} selected=${code === language()}>
              ${name}
            </option>
          `,
        )}
      </select>
    </label>
    <details class="preferences">
      <summary aria-label=${translate("preferences")} title=${translate("preferences")}>
        ☰
      </summary>
      <div class="menu-panel">
        <nav>
          <a href="#/">${translate("home")}</a>
          <a href="#/matchmaking">${translate("home-find")}</a>
          <a href="#/tournaments">${translate("home-tournaments")}</a>
          ${
            game &&
            html`
              <a href=${`#/rules/${game}`} target="_blank">
                ${translate("rules")}
              </a>
              <a href=${`#/components/${game}`} target="_blank">
                ${translate("components")}
              </a>
            `
          }
        </nav>
        <h2>${translate("menu-you")}</h2>
        <label>
          ${translate("your-name")} <input value=${settings.name} maxlength="30" autocomplete="nickname" onchange=${changeName} />
        </label>
        <nav aria-label=${translate("menu-you")}>
          <a href="#/profile">${translate("profile")}</a>
          <a href="#/account">${translate("menu-account")}</a>
          <a href=${`#/notifications${table ? `/${table}` : ""}`}>${translate("menu-notices")}</a>
          <a href="#/time-off">${translate("time-off")}</a>
        </nav>
        <h2>${translate("menu-playing")}</h2>
        ${
          /** @type {const} */ (["sound", "motion", "confirm"]).map(
            (name) => html`
              <label>
                <input type="checkbox" checked=${settings[name]} onchange=${toggle(name)} /> ${translate(`prefer-${name}`)}
              </label>
            `,
          )
        }
        <label>
          ${translate("volume")}
          <input type="range" min="0" max="1" step="0.1" value=${settings.volume} disabled=${!settings.sound} onchange=${changeVolume} />
        </label>
        <label>
          <input type="checkbox" id="notify" checked=${settings.notify} onchange=${changeNotifications} /> ${translate("prefer-notify")}
        </label>
        <label>
          ${translate("others-speed")}${" "}
          <select id="speed" onchange=${changeSpeed}>
            ${Object.keys(STEP_DURATIONS_MS).map(
              (name) => html`
                <option value=${name} selected=${name === settings.playbackSpeed}>
                  ${translate(`others-speed-${name}`)}
                </option>
              `,
            )}
          </select>
        </label>
        <label>
          ${translate("coach")}${" "}
          <select id="coach" onchange=${changeCoachMode}>
            ${COACH_MODES.map(
              (name) => html`
                <option value=${name} selected=${name === settings.coach}>
                  ${translate(`coach-${name}`)}
                </option>
              `,
            )}
          </select>
        </label>
        <${ThemeChoice} />
        ${children}
        <${InstallButton} />
        ${game && hasMessage(`${game}-reconstructed`) && html`<p class="reconstructed">${translate(`${game}-reconstructed`)}</p>`}
      </div>
    </details>
  `;
}
