// How long the table waits: everybody's time as the server keeps it, and what can be done about it.

import { html } from "../vendor/preact.js";
import { duration, hourOf, leftNow, pausedUntil, useTicking } from "../core/clock.js";
import { botName } from "../core/game.js";
import { useTable } from "../core/table-context.js";
import { say } from "../core/locale.js";

/** @import { TimeControl } from "../core/wire.js" */

const SHORT = 60; // seconds

/** @param {TimeControl} pace */
export const timeControlInWords = ({ bank, increment, cap, nights }) =>
  say("time-control-is", { bank: duration(bank), gain: duration(increment), cap: duration(cap) }) +
  (nights ? ` ${say("night-pauses-on")}` : "");

/** What somebody has left; it runs while she is asked. @param {{ seat: number }} props */
export function TimeLeft({ seat }) {
  const { clocks } = useTable().facts;
  const running = clocks?.running === seat;
  const left = clocks ? leftNow(clocks, seat) : 0;
  useTicking(running, left);
  if (!clocks) return null;
  const paused = running ? pausedUntil(clocks) : undefined;
  const words = paused ? say("clock-resumes", { time: hourOf(paused) }) : say("time-left");
  return html`
    <small class=${`time-left ${running && !paused ? "running" : ""} ${left < SHORT ? "short" : ""}`} title=${words}>
      ${paused && html`<span aria-label=${words}>☾ </span>`}${duration(left)}
    </small>
  `;
}

/** @param {{ act: (path: string, body?: object) => void }} props */
export function AboutTime({ act }) {
  const { facts, version, player } = useTable();
  const kept = facts.reserved_seats;
  return html`
    ${
      kept.length > 0 &&
      html`
        <p class="notice" role="status">
          ${say(facts.clocks ? "bot-plays-after-timeout" : "bot-plays-after-vote", {
            bot: botName(facts.seats[kept[0]].bot ?? ""),
            player: player(kept[0]),
          })}
        </p>
        <button class="primary" id="sit-again" onclick=${() => act("/return")}>${say("take-seat-back")}</button>
      `
    }
    ${
      facts.clocks &&
      facts.clocks.waiting_for.includes(facts.clocks.running) &&
      html`<p class="waiting">${say("waiting-for-player", { player: player(facts.clocks.running) })}</p>`
    }
    ${
      facts.clocks &&
      facts.status === "playing" &&
      facts.yours.length > 0 &&
      (facts.clocks.paused || facts.needed > 0) &&
      html`
        <button class="quiet" id="pause" onclick=${() => act("/pause", { version })}>
          ${facts.clocks.paused ? say("clocks-on") : say("clocks-pause", { agreed: facts.agreed, needed: facts.needed })}
        </button>
      `
    }
  `;
}
