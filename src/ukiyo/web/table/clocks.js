// The players' clocks and the controls for them.

import { html } from "../vendor/preact.js";
import { formatDuration, formatTime, remainingSeconds, pauseEnd, useClockTick } from "../core/clock.js";
import { botName } from "../core/game.js";
import { useTable } from "../core/table-context.js";
import { translate } from "../core/locale.js";

/** @import { TimeControl } from "../core/wire.js" */

const LOW_TIME_S = 60;

/** @param {TimeControl} timeControl */
export const timeControlText = ({ bank_seconds, increment_seconds, cap_seconds, nights }) =>
  translate("time-control-is", {
    bank: formatDuration(bank_seconds),
    gain: formatDuration(increment_seconds),
    cap: formatDuration(cap_seconds),
  }) + (nights ? ` ${translate("night-pauses-on")}` : "");

/** Shows the remaining time of a seat. @param {{ seat: number }} props */
export function RemainingTime({ seat }) {
  const { clocks } = useTable().info;
  const running = clocks?.running === seat;
  const left = clocks ? remainingSeconds(clocks, seat) : 0;
  useClockTick(running, left);
  if (!clocks) return null;
  const paused = running ? pauseEnd(clocks) : undefined;
  const label = paused ? translate("clock-resumes", { time: formatTime(paused) }) : translate("time-left");
  return html`
    <small class=${`time-left ${running && !paused ? "running" : ""} ${left < LOW_TIME_S ? "short" : ""}`} title=${label}>
      ${paused && html`<span aria-label=${label}>☾ </span>`}${formatDuration(left)}
    </small>
  `;
}

/** @param {{ act: (path: string, body?: object) => void }} props */
export function ClockControls({ act }) {
  const { info, version, playerName } = useTable();
  const reservedSeats = info.reserved_seats;
  return html`
    ${
      reservedSeats.length > 0 &&
      html`
        <p class="notice" role="status">
          ${translate(info.clocks ? "bot-plays-after-timeout" : "bot-plays-after-vote", {
            bot: botName(info.seats[reservedSeats[0]].bot ?? ""),
            player: playerName(reservedSeats[0]),
          })}
        </p>
        <button class="primary" id="take-seat-back" onclick=${() => act("/return")}>${translate("take-seat-back")}</button>
      `
    }
    ${
      info.clocks &&
      info.clocks.waiting_for.includes(info.clocks.running) &&
      html`<p class="waiting">${translate("waiting-for-player", { player: playerName(info.clocks.running) })}</p>`
    }
    ${
      info.clocks &&
      info.status === "playing" &&
      info.your_seats.length > 0 &&
      (info.clocks.paused || info.needed > 0) &&
      html`
        <button class="quiet" id="pause" onclick=${() => act("/pause", { version })}>
          ${info.clocks.paused ? translate("clocks-on") : translate("clocks-pause", { agreed: info.agreed, needed: info.needed })}
        </button>
      `
    }
  `;
}
