// Setting a table: the game, who sits where, the options; then the table's waiting room.

import { html, useState } from "../vendor/preact.js";
import { ask } from "../core/api.js";
import { boxOf, listed as numbersOf } from "../core/box.js";
import { Crest } from "../core/crest.js";
import { botName } from "../core/game.js";
import { allGames, gameOr, gameTitle } from "../core/games.js";
import { introduce, NameField } from "../core/person.js";
import { go } from "../core/router.js";
import { settings } from "../core/settings.js";
import { language, say } from "../core/words.js";
import { GameEmblem } from "./emblems.js";
import { useOptions } from "./options.js";
import { Page, Trouble, useAnswer, useDeed } from "./page.js";
import { Select } from "./select.js";

/** @import { GameFacts } from "../core/types.js" */

const OVER_DAYS = ["brisk", "steady", "calm"];
const SITTINGS = [10, 20, 30, 45, 60]; // minutes each, in one sitting
const BACK = 20; // seconds, with every turn

/** @param {number} n */
const minuteWords = (n) => new Intl.NumberFormat(language(), { style: "unit", unit: "minute" }).format(n);

/** Who sits on a seat: `human`, `open`, or `bot-` and a level. @typedef {string} Sits */

/** @param {{ of: string[] }} props */
export default function New({ of: [asked, mode] }) {
  const [game, setGame] = useState(gameOr(asked));
  return html`
    <${Page} title=${say("new-title")} kind="new">
      <fieldset class="which">
        <legend>${say("game")}</legend>
        ${allGames().map(
          ({ name, players }) => html`
            <label class=${`pick ${name === game ? "picked" : ""}`}>
              <input type="radio" name="game" value=${name} checked=${name === game} onchange=${() => setGame(name)} />
              <${GameEmblem} game=${name} />
              <span>
                <b>${gameTitle(name)}</b>
                <small>${say("players-range", { least: players[0], most: players[players.length - 1] })}</small>
              </span>
            </label>
          `,
        )}
      </fieldset>
      <${Setting} key=${game} game=${game} box=${mode === "box"} />
    </${Page}>
  `;
}

/** With `box`, it is to be played with the numbers of one's own box. @param {{ game: string, box: boolean }} props */
function Setting({ game, box }) {
  const /** @type {[GameFacts | null, string]} */ [facts, trouble] = useAnswer(`/games/${game}`, { keep: true });
  const [seats, setSeats] = useState(/** @type {Sits[]} */ (["human", "open"]));
  const [options, drawn] = useOptions(facts);
  const [listed, setListed] = useState(false);
  const [standIn, setStandIn] = useState("");
  const [timeControl, setTimeControl] = useState("");
  const [minutes, setMinutes] = useState(20);
  const [chat, setChat] = useState("on");
  const [nights, setNights] = useState(false);
  const [rated, setRated] = useState(false);
  const [printed] = useState(() => numbersOf(boxOf(game)));
  const [withBox, setWithBox] = useState(box);
  const { busy, trouble: refused, doing } = useDeed();
  if (!facts) return html`<${Trouble}>${trouble}</${Trouble}>`;
  const most = facts.players[facts.players.length - 1];
  const kinds = ["human", "open", ...facts.bots.map((bot) => `bot-${bot}`)];
  const sit = (/** @type {number} */ seat, /** @type {Sits} */ kind) => setSeats(seats.map((now, other) => (other === seat ? kind : now)));
  const wantedTimeControl = timeControl === "live" ? { bank: 60 * minutes, increment: BACK, cap: 60 * minutes } : timeControl || null;
  const set = async () => {
    await introduce();
    const asked = seats.map((kind) => (kind.startsWith("bot-") ? { kind: "bot", bot: kind.slice(4) } : { kind }));
    const wanted = {
      game,
      seats: asked,
      options,
      listed,
      takeover_bot: standIn || null,
      time_control: seats.includes("open") || rated ? wantedTimeControl : null,
      chat,
      nights: nights && OVER_DAYS.includes(timeControl),
      printed: withBox ? printed : [],
      rated: rated && !unrated,
    };
    const { id } = await ask("POST", "/tables", wanted);
    if (!seats.includes("open")) await ask("POST", `/tables/${id}/start`);
    go("table", id);
  };
  const own = seats.filter((kind) => kind === "human").length;
  const unrated = seats.length === 1 ? "alone" : own > 1 ? "hot-seat" : withBox ? "box" : "";
  const open = seats.includes("open");
  const shared = open || (rated && !unrated); // by people who may have to wait for each other
  const rate = () => {
    setRated(!rated);
    if (!rated && !timeControl) setTimeControl("live"); // a rated game ends even if somebody leaves
  };
  return html`
    <fieldset class="who-sits">
      <legend>${say("new-seats")}</legend>
      <${NameField} />
      <ol class="seats">
        ${seats.map(
          (kind, seat) => html`
            <li>
              <${Crest} seat=${seat} size=${26} />
              <label class="unseen" for=${`seat-${seat}`}>
                ${say("seat-number", { n: seat + 1 })}
              </label>
              <select
                id=${`seat-${seat}`}
                onchange=${(/** @type {Event} */ event) => sit(seat, /** @type {HTMLSelectElement} */ (event.target).value)}
              >
                ${kinds.map(
                  (name) => html`
                    <option value=${name} selected=${name === kind}>
                      ${sits(name)}
                    </option>
                  `,
                )}
              </select>
              ${
                seats.length > facts.players[0] &&
                seat === seats.length - 1 &&
                html`
                  <button type="button" class="quiet small" onclick=${() => setSeats(seats.slice(0, -1))}>
                    ${say("remove-seat")}
                  </button>
                `
              }
            </li>
          `,
        )}
      </ol>
      ${
        seats.length < most &&
        html`
          <button type="button" class="quiet" onclick=${() => setSeats([...seats, `bot-${settings.level}`])}>
            + ${say("add-seat")}
          </button>
        `
      }
      ${own > 1 && html`<p class="hint">${say("hot-seat")}</p>`}
    </fieldset>
    ${drawn}
    ${
      shared &&
      html`
        <div class="options">
          <${Select}
            id="table-pace"
            label=${say("time-control")}
            now=${timeControl}
            set=${setTimeControl}
            values=${(rated ? [] : [""]).concat("live", ...OVER_DAYS).map((name) => [name, say(`time-control-${name || "none"}`)])}
          />
          ${
            timeControl === "live" &&
            html`
              <${Select}
                id="minutes"
                label=${say("time-control-minutes")}
                now=${String(minutes)}
                set=${(/** @type {string} */ n) => setMinutes(Number(n))}
                values=${SITTINGS.map((n) => [String(n), minuteWords(n)])}
              />
            `
          }
        </div>
      `
    }
    ${
      open &&
      OVER_DAYS.includes(timeControl) &&
      check({
        id: "nights",
        on: nights,
        turn: () => setNights(!nights),
        what: say("night-pauses"),
        note: say("night-pauses-note"),
      })
    }
    ${open && check({ id: "listed", on: listed, turn: () => setListed(!listed), what: say("listed"), note: say("listed-note") })}
    <details class="further" open=${box}>
      <summary>${say("new-further")}</summary>
      ${
        shared &&
        html`
          <div class="options">
            <${Select}
              id="table-chat"
              label=${say("chat-choice")}
              now=${chat}
              set=${setChat}
              values=${["on", "stickers", "off"].map((name) => [name, say(`chat-choice-${name}`)])}
            />
            <${Select}
              id="stand-in"
              label=${say("takeover-bot")}
              now=${standIn}
              set=${setStandIn}
              values=${[...facts.bots].reverse().map((bot) => [bot, botName(bot)])}
            />
          </div>
        `
      }
      ${check({
        id: "rated",
        on: rated && !unrated,
        off: Boolean(unrated),
        turn: rate,
        what: say("rated"),
        note: say(unrated ? `unrated-${unrated}` : "rated-note"),
      })}
      ${
        printed.length > 0 &&
        check({
          id: "with-box",
          on: withBox,
          turn: () => setWithBox(!withBox),
          what: say("play-with-box"),
          note: say("play-with-box-note", { n: printed.length }),
        })
      }
    </details>
    <${Trouble}>${refused}</${Trouble}>
    <div class="row">
      <button class="primary play" id="set-table" disabled=${busy || own === 0} onclick=${doing(set)}>
        ${open ? say("set-table") : say("start")}
      </button>
    </div>
    ${own === 0 && html`<p class="hint">${say("keep-a-seat")}</p>`}
  `;
}

/** Something that is so or not. @param {{ id: string, on: boolean, off?: boolean, turn: () => void, what: string, note: string }} of */
const check = ({ id, on, off = false, turn, what, note }) => html`
  <label class="check">
    <input type="checkbox" id=${id} checked=${on} disabled=${off} onchange=${turn} />
    <span>
      ${what}
      <small>${note}</small>
    </span>
  </label>
`;

/** @param {Sits} kind */
const sits = (kind) =>
  kind.startsWith("bot-")
    ? say("seat-option-bot", { level: botName(kind.slice(4)) })
    : kind === "human"
      ? say("seat-option-me", { name: settings.name || say("guest") })
      : say("seat-option-open");
