// How long the table waits: everybody's time as the server keeps it, and what can be done about it.

import { html, useEffect, useState } from "../vendor/preact.js";
import { serverTime } from "../core/api.js";
import { botName } from "../core/game.js";
import { useTable } from "../core/table.js";
import { say } from "../core/words.js";

/** @import { Pace } from "../core/wire.js" */

const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

/** Seconds as people say them: the nearer the end, the finer. @param {number} seconds */
export function duration(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) };
  if (whole >= DAY) return say(parts.hours ? "time-days-hours" : "time-days", parts);
  if (whole >= HOUR) return say(parts.minutes ? "time-hours-minutes" : "time-hours", parts);
  return `${parts.minutes}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** @param {Pace} pace */
export const paceInWords = ({ bank, gain, cap }) => say("pace-is", { bank: duration(bank), gain: duration(gain), cap: duration(cap) });

/** What somebody has left; it runs while she is asked. @param {{ seat: number }} props */
export function TimeLeft({ seat }) {
  const { clocks } = useTable().facts;
  const [, tick] = useState(0);
  const running = clocks?.running === seat;
  useEffect(() => {
    if (!running) return;
    const ticking = setInterval(() => tick((times) => times + 1), 1000);
    return () => clearInterval(ticking);
  }, [running]);
  if (!clocks) return null;
  const left = clocks.left[seat] - (running ? serverTime() - clocks.since : 0);
  return html`
    <small class=${`time-left ${running ? "running" : ""} ${left < MINUTE ? "short" : ""}`} title=${say("time-left")}>
      ${duration(left)}
    </small>
  `;
}

/** @param {{ act: (path: string, body?: object) => void }} props */
export function AboutTime({ act }) {
  const { facts, version, player } = useTable();
  const kept = facts.kept_for_you;
  return html`
    ${
      kept.length > 0 &&
      html`
        <p class="notice" role="status">
          ${say("stands-in-for-you", { bot: botName(facts.seats[kept[0]].bot ?? ""), player: player(kept[0]) })}
        </p>
        <button class="primary" id="sit-again" onclick=${() => act("/return")}>${say("sit-again")}</button>
      `
    }
    ${
      facts.clocks &&
      facts.status === "playing" &&
      facts.yours.length > 0 &&
      html`
        <button class="quiet" id="pause" onclick=${() => act("/pause", { version })}>
          ${facts.clocks.paused ? say("clocks-on") : say("clocks-pause", { agreed: facts.agreed, needed: facts.needed })}
        </button>
      `
    }
  `;
}
