// Creates a table: game, seats, options and time control.

import { html, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { loadCorrections, correctionList as listCorrections } from "../core/corrections.js";
import { Crest } from "../core/crest.js";
import { botName } from "../core/game.js";
import { allGames, gameNameOrFirst, gameTitle } from "../core/games.js";
import { saveName, NameField } from "../core/person.js";
import { navigate } from "../core/router.js";
import { settings } from "../core/settings.js";
import { language, translate } from "../core/locale.js";
import { GameEmblem } from "./emblems.js";
import { useOptions } from "./options.js";
import { Page, ErrorMessage, useFetch, useAction } from "./page.js";
import { Select } from "./select.js";

/** @import { GameInfo } from "../core/types.js" */

const CORRESPONDENCE = ["brisk", "steady", "calm"];
const BANK_MINUTES = [10, 20, 30, 45, 60]; // per player, in live games
const INCREMENT_SECONDS = 20; // per turn

/** @param {number} n */
const formatMinutes = (n) => new Intl.NumberFormat(language(), { style: "unit", unit: "minute" }).format(n);

/** `human`, `open`, or `bot-` and a level. @typedef {string} SeatOption */

/** @param {{ params: string[] }} props */
export default function New({ params: [requestedGame, mode] }) {
  const [game, setGame] = useState(gameNameOrFirst(requestedGame));
  return html`
    <${Page} title=${translate("new-title")} kind="new">
      <fieldset class="game-choices">
        <legend>${translate("game")}</legend>
        ${allGames().map(
          ({ name, players }) => html`
            <label class=${`game-choice ${name === game ? "selected" : ""}`}>
              <input type="radio" name="game" value=${name} checked=${name === game} onchange=${() => setGame(name)} />
              <${GameEmblem} game=${name} />
              <span>
                <b>${gameTitle(name)}</b>
                <small>${translate("players-range", { least: players[0], most: players[players.length - 1] })}</small>
              </span>
            </label>
          `,
        )}
      </fieldset>
      <${TableForm} key=${game} game=${game} box=${mode === "box"} />
    </${Page}>
  `;
}

/** With `box`, the table uses the component values of the person's own copy. @param {{ game: string, box: boolean }} props */
function TableForm({ game, box }) {
  const /** @type {[GameInfo | null, string]} */ [gameInfo, errorMessage] = useFetch(`/games/${game}`, { cache: true });
  const [seats, setSeats] = useState(/** @type {SeatOption[]} */ (["human", "open"]));
  const [options, optionFields] = useOptions(gameInfo);
  const [listed, setListed] = useState(false);
  const [takeoverBot, setTakeoverBot] = useState("");
  const [timeControl, setTimeControl] = useState("");
  const [minutes, setMinutes] = useState(20);
  const [chat, setChat] = useState("on");
  const [nights, setNights] = useState(false);
  const [rated, setRated] = useState(false);
  const [corrections] = useState(() => listCorrections(loadCorrections(game)));
  const [withBox, setWithBox] = useState(box);
  const { busy, errorMessage: actionError, run } = useAction();
  if (!gameInfo) return html`<${ErrorMessage}>${errorMessage}</${ErrorMessage}>`;
  const maxPlayers = gameInfo.players[gameInfo.players.length - 1];
  const seatOptions = ["human", "open", ...gameInfo.bots.map((bot) => `bot-${bot}`)];
  const setSeat = (/** @type {number} */ seat, /** @type {SeatOption} */ kind) =>
    setSeats(seats.map((current, other) => (other === seat ? kind : current)));
  const requestedTimeControl =
    timeControl === "live"
      ? { bank_seconds: 60 * minutes, increment_seconds: INCREMENT_SECONDS, cap_seconds: 60 * minutes }
      : timeControl || null;
  const set = async () => {
    await saveName();
    const requestedSeats = seats.map((kind) => (kind.startsWith("bot-") ? { kind: "bot", bot: kind.slice(4) } : { kind }));
    const wanted = {
      game,
      seats: requestedSeats,
      options,
      listed,
      takeover_bot: takeoverBot || null,
      time_control: seats.includes("open") || rated ? requestedTimeControl : null,
      chat,
      nights: nights && CORRESPONDENCE.includes(timeControl),
      printed_values: withBox ? corrections : [],
      rated: rated && !unratedReason,
    };
    const { id } = await request("POST", "/tables", wanted);
    if (!seats.includes("open")) await request("POST", `/tables/${id}/start`);
    navigate("table", id);
  };
  const localPlayers = seats.filter((kind) => kind === "human").length;
  const unratedReason = seats.length === 1 ? "alone" : localPlayers > 1 ? "hot-seat" : withBox ? "box" : "";
  const open = seats.includes("open");
  const withOthers = open || (rated && !unratedReason); // players who may have to wait for each other
  const toggleRated = () => {
    setRated(!rated);
    if (!rated && !timeControl) setTimeControl("live"); // a rated game must end even if a player leaves
  };
  return html`
    <fieldset class="seat-fields">
      <legend>${translate("new-seats")}</legend>
      <${NameField} />
      <ol class="seats">
        ${seats.map(
          (kind, seat) => html`
            <li>
              <${Crest} seat=${seat} size=${26} />
              <label class="visually-hidden" for=${`seat-${seat}`}>
                ${translate("seat-number", { n: seat + 1 })}
              </label>
              <select
                id=${`seat-${seat}`}
                onchange=${(/** @type {Event} */ event) => setSeat(seat, /** @type {HTMLSelectElement} */ (event.target).value)}
              >
                ${seatOptions.map(
                  (name) => html`
                    <option value=${name} selected=${name === kind}>
                      ${seatOptionLabel(name)}
                    </option>
                  `,
                )}
              </select>
              ${
                seats.length > gameInfo.players[0] &&
                seat === seats.length - 1 &&
                html`
                  <button type="button" class="quiet small" onclick=${() => setSeats(seats.slice(0, -1))}>
                    ${translate("remove-seat")}
                  </button>
                `
              }
            </li>
          `,
        )}
      </ol>
      ${
        seats.length < maxPlayers &&
        html`
          <button type="button" class="quiet" onclick=${() => setSeats([...seats, `bot-${settings.level}`])}>
            + ${translate("add-seat")}
          </button>
        `
      }
      ${localPlayers > 1 && html`<p class="hint">${translate("hot-seat")}</p>`}
    </fieldset>
    ${optionFields}
    ${
      withOthers &&
      html`
        <div class="options">
          <${Select}
            id="time-control"
            label=${translate("time-control")}
            value=${timeControl}
            onChange=${setTimeControl}
            options=${(rated ? [] : [""])
              .concat("live", ...CORRESPONDENCE)
              .map((name) => [name, translate(`time-control-${name || "none"}`)])}
          />
          ${
            timeControl === "live" &&
            html`
              <${Select}
                id="minutes"
                label=${translate("time-control-minutes")}
                value=${String(minutes)}
                onChange=${(/** @type {string} */ n) => setMinutes(Number(n))}
                options=${BANK_MINUTES.map((n) => [String(n), formatMinutes(n)])}
              />
            `
          }
        </div>
      `
    }
    ${
      open &&
      CORRESPONDENCE.includes(timeControl) &&
      checkbox({
        id: "nights",
        checked: nights,
        toggle: () => setNights(!nights),
        label: translate("night-pauses"),
        note: translate("night-pauses-note"),
      })
    }
    ${
      open &&
      checkbox({
        id: "listed",
        checked: listed,
        toggle: () => setListed(!listed),
        label: translate("listed"),
        note: translate("listed-note"),
      })
    }
    <details class="more-options" open=${box}>
      <summary>${translate("new-further")}</summary>
      ${
        withOthers &&
        html`
          <div class="options">
            <${Select}
              id="table-chat"
              label=${translate("chat-choice")}
              value=${chat}
              onChange=${setChat}
              options=${["on", "stickers", "off"].map((name) => [name, translate(`chat-choice-${name}`)])}
            />
            <${Select}
              id="takeover-bot"
              label=${translate("takeover-bot")}
              value=${takeoverBot}
              onChange=${setTakeoverBot}
              options=${[...gameInfo.bots].reverse().map((bot) => [bot, botName(bot)])}
            />
          </div>
        `
      }
      ${checkbox({
        id: "rated",
        checked: rated && !unratedReason,
        disabled: Boolean(unratedReason),
        toggle: toggleRated,
        label: translate("rated"),
        note: translate(unratedReason ? `unrated-${unratedReason}` : "rated-note"),
      })}
      ${
        corrections.length > 0 &&
        checkbox({
          id: "with-corrections",
          checked: withBox,
          toggle: () => setWithBox(!withBox),
          label: translate("play-with-corrections"),
          note: translate("play-with-corrections-note", { n: corrections.length }),
        })
      }
    </details>
    <${ErrorMessage}>${actionError}</${ErrorMessage}>
    <div class="row">
      <button class="primary large" id="create-table" disabled=${busy || localPlayers === 0} onclick=${run(set)}>
        ${open ? translate("set-table") : translate("start")}
      </button>
    </div>
    ${localPlayers === 0 && html`<p class="hint">${translate("keep-a-seat")}</p>`}
  `;
}

/** @param {{ id: string, checked: boolean, disabled?: boolean, toggle: () => void, label: string, note: string }} props */
const checkbox = ({ id, checked, disabled = false, toggle, label, note }) => html`
  <label class="check">
    <input type="checkbox" id=${id} checked=${checked} disabled=${disabled} onchange=${toggle} />
    <span>
      ${label}
      <small>${note}</small>
    </span>
  </label>
`;

/** @param {SeatOption} kind */
const seatOptionLabel = (kind) =>
  kind.startsWith("bot-")
    ? translate("seat-option-bot", { level: botName(kind.slice(4)) })
    : kind === "human"
      ? translate("seat-option-me", { name: settings.name || translate("default-name") })
      : translate("seat-option-open");
