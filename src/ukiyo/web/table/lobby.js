// The lobby before the start of a game: seats, invitation link, and buttons to join, leave and start.

import { html, useEffect, useState } from "../vendor/preact.js";
import { Crest } from "../core/crest.js";
import { botName } from "../core/game.js";
import { gameTitle } from "../core/games.js";
import { NameField } from "../core/person.js";
import { PresenceMark } from "../core/presence.js";
import { RatingLabel } from "../core/ratings.js";
import { navigate } from "../core/router.js";
import { useTable } from "../core/table-context.js";
import { hasMessage, translate, translateOr } from "../core/locale.js";
import { GameEmblem } from "../pages/emblems.js";
import { timeControlText } from "./clocks.js";
import { CopyLink, OtherDevice } from "./other-device.js";

const DAY = 86400;

/** @param {{ act: (path: string, body?: object) => Promise<unknown>, join: (seat: number) => void }} props */
export function Lobby({ act, join }) {
  const table = useTable();
  const { info } = table;
  const [inviting, setInviting] = useState(/** @type {typeof import("./invite.js") | null} */ (null));
  useEffect(() => {
    if (info.is_host) import("./invite.js").then(setInviting, () => {});
  }, [info.is_host]);
  const freeSeats = info.seats.filter(({ kind }) => kind === "open").length;
  const mayJoin = (/** @type {number} */ seat) =>
    info.seats[seat].kind === "open" && (!info.seats[seat].name || info.reserved_seats.includes(seat));
  const first = info.seats.findIndex((_, seat) => mayJoin(seat));
  const startsWhenFull = (info.time_control?.cap_seconds ?? 0) >= DAY; // correspondence games start when all seats are taken
  const leave = () => act("/leave").then(() => navigate());
  const options = Object.entries(info.options)
    .flatMap(([name, value]) => value.split(",").map((part) => `option-${name}-${part}`))
    .filter(hasMessage);
  return html`
    <section class="lobby">
      <div class="noren" aria-hidden="true">
        ${info.seats.map(
          () => html`
            <i></i>
          `,
        )}
      </div>
      <header>
        <${GameEmblem} game=${info.game} />
        <div>
          <h2>${translate("waiting-title")}</h2>
          <p>${translateOr(`about-${info.game}`, gameTitle(info.game))}</p>
          ${
            info.correction_count > 0 &&
            html`<p class="chips"><span>✓ ${translate("corrected-numbers", { n: info.correction_count })}</span></p>`
          }
          ${
            options.length > 0 &&
            html`
              <p class="chips">
                ${options.map(
                  (option) => html`
                    <span>${translate(option)}</span>
                  `,
                )}
              </p>
            `
          }
        </div>
      </header>
      ${info.your_seats.length === 0 && html`<${NameField} />`}
      <ol class="lobby-seats">
        ${info.seats.map(
          ({ kind, name }, seat) => html`
            <li class=${`lobby-seat seat-${seat} ${kind}`}>
              <${Crest} seat=${seat} size=${40} />
              <b>${table.playerName(seat)}</b>
              <${RatingLabel} rating=${info.seats[seat].rating} full />
              ${
                info.your_seats.includes(seat)
                  ? html`
                    <small>${translate("you")}</small>
                  `
                  : kind === "bot"
                    ? html`
                      <small>${translate("a-bot")}: ${botName(info.seats[seat].bot ?? "")}</small>
                    `
                    : kind === "open"
                      ? html`
                        ${
                          mayJoin(seat) &&
                          html`
                            <button
                              class=${info.your_seats.length ? "quiet" : "primary"}
                              id=${seat === first ? "join" : undefined}
                              onclick=${() => join(seat)}
                            >
                              ${translate("take-seat")}
                            </button>
                          `
                        }
                        ${inviting && info.is_host && html`<${name ? inviting.Withdraw : inviting.default} seat=${seat} act=${act} />`}
                      `
                      : html`
                        <small>
                          ${translate("a-person")} <${PresenceMark} presence=${info.presence[seat]} player=${table.playerName(seat)} />
                        </small>
                      `
              }
            </li>
          `,
        )}
      </ol>
      ${
        freeSeats > 0 &&
        html`
          <div class="invitation">
            <p>${translate("invite")}</p>
            <${CopyLink} link=${`${location.origin}/#/table/${info.id}`} label=${translate("invite")} />
          </div>
        `
      }
      <div class="row actions">
        ${
          info.is_host &&
          !(startsWhenFull && freeSeats) &&
          html`
            <button class="primary large" id="start" disabled=${freeSeats > 0} onclick=${() => act("/start")}>
              ${translate("start")}
            </button>
          `
        }
        ${
          info.your_seats.length > 0 &&
          html`
            <button class="quiet" onclick=${leave}>
              ${translate("get-up")}
            </button>
          `
        }
      </div>
      <p class="hint" role="status">
        ${freeSeats > 0 ? translate(startsWhenFull ? "begins-when-full" : "start-when-full") : info.is_host ? "" : translate("host-starts")}
      </p>
      <details open=${info.your_seats.length === 0}>
        <summary>${translate("waiting-how")}</summary>
        ${info.rated && html`<p class="hint"><b>${translate("rated")}.</b> ${translate("rated-note")}</p>`}
        ${info.time_control && html`<p class="hint">${timeControlText(info.time_control)}</p>`}
        ${info.takeover_bot && html`<p class="hint">${translate("takeover-bot-is", { bot: botName(info.takeover_bot) })}</p>`}
        <p class="hint">${translate(`chat-here-${info.chat}`)}</p>
        <${OtherDevice} />
      </details>
    </section>
  `;
}
