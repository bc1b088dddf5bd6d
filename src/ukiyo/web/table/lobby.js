// Before the start: who sits where, the link for friends, sit down, get up, start.

import { html, useEffect, useState } from "../vendor/preact.js";
import { Crest } from "../core/crest.js";
import { botName } from "../core/game.js";
import { gameTitle } from "../core/games.js";
import { NameField } from "../core/person.js";
import { PresenceMark } from "../core/presence.js";
import { Rated } from "../core/ratings.js";
import { go } from "../core/router.js";
import { useTable } from "../core/table-context.js";
import { known, say, sayOr } from "../core/locale.js";
import { GameEmblem } from "../pages/emblems.js";
import { timeControlInWords } from "./clocks.js";
import { Link, OtherDevice } from "./other-device.js";

const DAY = 86400; // seconds

/** @param {{ act: (path: string, body?: object) => Promise<unknown>, join: (seat: number) => void }} props */
export function Waiting({ act, join }) {
  const table = useTable();
  const { facts } = table;
  const [inviting, setInviting] = useState(/** @type {typeof import("./invite.js") | null} */ (null));
  useEffect(() => {
    if (facts.host) import("./invite.js").then(setInviting, () => {});
  }, [facts.host]);
  const free = facts.seats.filter(({ kind }) => kind === "open").length;
  const mayJoin = (/** @type {number} */ seat) =>
    facts.seats[seat].kind === "open" && (!facts.seats[seat].name || facts.reserved_seats.includes(seat));
  const first = facts.seats.findIndex((_, seat) => mayJoin(seat));
  const itself = (facts.time_control?.cap ?? 0) >= DAY; // over days, nobody waits for its start
  const leave = () => act("/leave").then(() => go());
  const options = Object.entries(facts.options)
    .flatMap(([name, value]) => value.split(",").map((part) => `option-${name}-${part}`))
    .filter(known);
  return html`
    <section class="waiting-room">
      <div class="noren" aria-hidden="true">
        ${facts.seats.map(
          () => html`
            <i></i>
          `,
        )}
      </div>
      <header>
        <${GameEmblem} game=${facts.game} />
        <div>
          <h2>${say("waiting-title")}</h2>
          <p>${sayOr(`about-${facts.game}`, gameTitle(facts.game))}</p>
          ${facts.corrected > 0 && html`<p class="chips"><span>✓ ${say("corrected-numbers", { n: facts.corrected })}</span></p>`}
          ${
            options.length > 0 &&
            html`
              <p class="chips">
                ${options.map(
                  (option) => html`
                    <span>${say(option)}</span>
                  `,
                )}
              </p>
            `
          }
        </div>
      </header>
      ${facts.yours.length === 0 && html`<${NameField} />`}
      <ol class="cushions">
        ${facts.seats.map(
          ({ kind, name }, seat) => html`
            <li class=${`cushion seat-${seat} ${kind}`}>
              <${Crest} seat=${seat} size=${40} />
              <b>${table.player(seat)}</b>
              <${Rated} rating=${facts.seats[seat].rating} full />
              ${
                facts.yours.includes(seat)
                  ? html`
                    <small>${say("you")}</small>
                  `
                  : kind === "bot"
                    ? html`
                      <small>${say("a-bot")}: ${botName(facts.seats[seat].bot ?? "")}</small>
                    `
                    : kind === "open"
                      ? html`
                        ${
                          mayJoin(seat) &&
                          html`
                            <button
                              class=${facts.yours.length ? "quiet" : "primary"}
                              id=${seat === first ? "join" : undefined}
                              onclick=${() => join(seat)}
                            >
                              ${say("take-seat")}
                            </button>
                          `
                        }
                        ${inviting && facts.host && html`<${name ? inviting.Withdraw : inviting.default} seat=${seat} act=${act} />`}
                      `
                      : html`
                        <small>
                          ${say("a-person")} <${PresenceMark} presence=${facts.presence[seat]} player=${table.player(seat)} />
                        </small>
                      `
              }
            </li>
          `,
        )}
      </ol>
      ${
        free > 0 &&
        html`
          <div class="invitation">
            <p>${say("invite")}</p>
            <${Link} link=${`${location.origin}/#/table/${facts.id}`} label=${say("invite")} />
          </div>
        `
      }
      <div class="row ways">
        ${
          facts.host &&
          !(itself && free) &&
          html`
            <button class="primary play" id="start" disabled=${free > 0} onclick=${() => act("/start")}>
              ${say("start")}
            </button>
          `
        }
        ${
          facts.yours.length > 0 &&
          html`
            <button class="quiet" onclick=${leave}>
              ${say("get-up")}
            </button>
          `
        }
      </div>
      <p class="hint" role="status">
        ${free > 0 ? say(itself ? "begins-when-full" : "start-when-full") : facts.host ? "" : say("host-starts")}
      </p>
      <details open=${facts.yours.length === 0}>
        <summary>${say("waiting-how")}</summary>
        ${facts.rated && html`<p class="hint"><b>${say("rated")}.</b> ${say("rated-note")}</p>`}
        ${facts.time_control && html`<p class="hint">${timeControlInWords(facts.time_control)}</p>`}
        ${facts.takeover_bot && html`<p class="hint">${say("takeover-bot-is", { bot: botName(facts.takeover_bot) })}</p>`}
        <p class="hint">${say(`chat-here-${facts.chat}`)}</p>
        <${OtherDevice} />
      </details>
    </section>
  `;
}
