// Language, name, sounds, notification, motion, pace and confirmation: a small sheet that unfolds in every header.

import { html, useReducer } from "../vendor/preact.js";
import { introduce } from "./person.js";
import { COACHES, PACES, prefer, settings } from "./settings.js";
import { askToNotify } from "./turn-alert.js";
import { Install } from "./install-button.js";
import { sound } from "./sounds.js";
import { ThemeChoice } from "./theme.js";
import { drawAnew, known, language, LANGUAGES, say, speak } from "./locale.js";

/** `children` are what a table adds. @param {{ game?: string, table?: string, children?: unknown }} props */
export function Preferences({ game, table, children }) {
  const [, redraw] = useReducer((count) => count + 1, 0);
  const toggle = (/** @type {"sound" | "motion" | "confirm"} */ name) => () => {
    prefer({ [name]: !settings[name] });
    if (name === "sound") sound("turn");
    redraw();
  };
  const loudness = (/** @type {Event} */ event) => {
    prefer({ volume: Number(/** @type {HTMLInputElement} */ (event.target).value) });
    sound("turn");
  };
  const pace = (/** @type {Event} */ event) => {
    prefer({ pace: /** @type {HTMLSelectElement} */ (event.target).value });
    redraw();
  };
  const coach = (/** @type {Event} */ event) => {
    prefer({ coach: /** @type {HTMLSelectElement} */ (event.target).value });
    drawAnew();
  };
  const notify = (/** @type {Event} */ event) => askToNotify(/** @type {HTMLInputElement} */ (event.target).checked).then(redraw);
  const rename = (/** @type {Event} */ event) =>
    introduce(/** @type {HTMLInputElement} */ (event.target).value.trim() || say("guest")).then(redraw);
  return html`
    <label class="tongue" data-code=${language()}>
      <span class="unseen">${say("language")}</span>
      <select onchange=${(/** @type {Event} */ event) => speak(/** @type {HTMLSelectElement} */ (event.target).value)}>
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
      <summary aria-label=${say("preferences")} title=${say("preferences")}>
        ☰
      </summary>
      <div class="sheet-menu">
        <nav>
          <a href="#/">${say("home")}</a>
          <a href="#/matchmaking">${say("home-find")}</a>
          <a href="#/tournaments">${say("home-tournaments")}</a>
          ${
            game &&
            html`
              <a href=${`#/rules/${game}`} target="_blank">
                ${say("rules")}
              </a>
              <a href=${`#/components/${game}`} target="_blank">
                ${say("components")}
              </a>
            `
          }
        </nav>
        <h2>${say("menu-you")}</h2>
        <label>
          ${say("your-name")} <input value=${settings.name} maxlength="30" autocomplete="nickname" onchange=${rename} />
        </label>
        <nav aria-label=${say("menu-you")}>
          <a href="#/profile">${say("profile")}</a>
          <a href="#/account">${say("menu-account")}</a>
          <a href=${`#/notifications${table ? `/${table}` : ""}`}>${say("menu-notices")}</a>
          <a href="#/time-off">${say("time-off")}</a>
        </nav>
        <h2>${say("menu-playing")}</h2>
        ${
          /** @type {const} */ (["sound", "motion", "confirm"]).map(
            (name) => html`
              <label>
                <input type="checkbox" checked=${settings[name]} onchange=${toggle(name)} /> ${say(`prefer-${name}`)}
              </label>
            `,
          )
        }
        <label>
          ${say("volume")}
          <input type="range" min="0" max="1" step="0.1" value=${settings.volume} disabled=${!settings.sound} onchange=${loudness} />
        </label>
        <label>
          <input type="checkbox" id="notify" checked=${settings.notify} onchange=${notify} /> ${say("prefer-notify")}
        </label>
        <label>
          ${say("others-speed")}${" "}
          <select id="pace" onchange=${pace}>
            ${Object.keys(PACES).map(
              (name) => html`
                <option value=${name} selected=${name === settings.pace}>
                  ${say(`others-speed-${name}`)}
                </option>
              `,
            )}
          </select>
        </label>
        <label>
          ${say("coach")}${" "}
          <select id="coach" onchange=${coach}>
            ${COACHES.map(
              (name) => html`
                <option value=${name} selected=${name === settings.coach}>
                  ${say(`coach-${name}`)}
                </option>
              `,
            )}
          </select>
        </label>
        <${ThemeChoice} />
        ${children}
        <${Install} />
        ${game && known(`${game}-reconstructed`) && html`<p class="reconstructed">${say(`${game}-reconstructed`)}</p>`}
      </div>
    </details>
  `;
}
