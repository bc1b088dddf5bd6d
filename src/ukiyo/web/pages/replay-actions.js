// Actions in a replay: fork the game, download its record, and open the final scores.

import { html, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { botName } from "../core/game.js";
import { saveName } from "../core/person.js";
import { navigate } from "../core/router.js";
import { settings } from "../core/settings.js";
import { translate } from "../core/locale.js";
import { ErrorMessage, useAction } from "./page.js";

/**
 * @param {{
 *   id: string, move: number, last: boolean, seat: number, seats: number, corrected: boolean, bots: string[],
 *   player: (seat: number) => string
 * }} props
 */
export function ReplayActions({ id, move, last, seat, seats, corrected, bots, player }) {
  const [forkSeat, setForkSeat] = useState(seat);
  const [level, setLevel] = useState(bots.includes(settings.level) ? settings.level : bots[bots.length - 1]);
  const { busy, errorMessage, run } = useAction();
  const fork = async () => {
    await saveName();
    navigate("table", (await request("POST", `/tables/${id}/fork`, { move, seat: forkSeat, bot: level })).id);
  };
  const pick = (/** @type {(value: string) => void} */ set) => (/** @type {Event} */ event) =>
    set(/** @type {HTMLSelectElement} */ (event.target).value);
  return html`
    <div class="next-steps">
      <details>
        <summary>${translate("fork")}</summary>
        <label>
          ${translate("fork-as")}${" "}
          <select onchange=${pick((value) => setForkSeat(Number(value)))}>
            ${Array.from(
              { length: seats },
              (_, other) => html`
                <option value=${other} selected=${other === forkSeat}>
                  ${player(other)}
                </option>
              `,
            )}
          </select>
        </label>
        ${
          seats > 1 &&
          html`
            <label>
              ${translate("fork-against")}${" "}
              <select onchange=${pick(setLevel)}>
                ${bots.map(
                  (bot) => html`
                    <option value=${bot} selected=${bot === level}>
                      ${botName(bot)}
                    </option>
                  `,
                )}
              </select>
            </label>
          `
        }
        <button class="primary" id="fork" disabled=${busy || last} onclick=${run(fork)}>
          ${translate("fork-here", { move })}
        </button>
        <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      </details>
      <a href=${`/api/tables/${id}/record`} download=${`${id}.uki`}>
        ${translate("download-record")}
      </a>
      ${
        corrected &&
        html`
          <a href=${`/api/tables/${id}/components.toml`} download=${`${id}.toml`}>
            ${translate("download-components")}
          </a>
        `
      }
      <a href=${`#/table/${id}`}>${translate("final-scores")}</a>
    </div>
  `;
}
