// How much time there is: everybody's seconds as the server keeps them, less what has run since. It rests where the server says so.

import { useEffect, useReducer } from "../vendor/preact.js";
import { serverTime } from "./api.js";
import { language, translate } from "./locale.js";

/** @import { Clocks } from "./wire.js" */

const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

/** Seconds as people say them: the nearer the end, the finer. @param {number} seconds */
export function formatDuration(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) };
  if (whole >= DAY) return translate(parts.hours ? "time-days-hours" : "time-days", parts);
  if (whole >= HOUR) return translate(parts.minutes ? "time-hours-minutes" : "time-hours", parts);
  return `${parts.minutes}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** What a seat has left now. @param {Clocks} clocks @param {number} seat */
export function remainingSeconds(clocks, seat) {
  if (clocks.running !== seat) return clocks.remaining[seat];
  const now = serverTime();
  const paused = clocks.pauses.reduce((sum, [begins, ends]) => sum + Math.max(0, Math.min(ends, now) - begins), 0);
  return clocks.remaining[seat] - Math.max(0, now - clocks.updated_at - paused);
}

/** Until when the time that runs rests just now, if it does. @param {Clocks} clocks */
export function pauseEnd(clocks) {
  const now = serverTime();
  return clocks.pauses.find(([begins, ends]) => begins <= now && now < ends)?.[1];
}

/** An hour of the day, with the day if it is another one. @param {number} at seconds since 1970 */
export function formatTime(at) {
  const then = new Date(at * 1000);
  const today = then.toDateString() === new Date(serverTime() * 1000).toDateString();
  const day = today ? {} : /** @type {const} */ ({ weekday: "short" });
  return new Intl.DateTimeFormat(language(), { ...day, hour: "numeric", minute: "2-digit" }).format(then);
}

/** Draw anew while time runs: every second when minutes are left, or else every half. @param {boolean} runs @param {number} left */
export function useClockTick(runs, left) {
  const [, tick] = useReducer((count) => count + 1, 0);
  const every = left < HOUR ? 1000 : 30_000;
  useEffect(() => {
    if (!runs) return;
    const ticking = setInterval(tick, every);
    return () => clearInterval(ticking);
  }, [runs, every]);
}
