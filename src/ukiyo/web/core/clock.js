// Clocks: the server sends the remaining seconds of each seat; the browser subtracts the time that has passed since, except during pauses.

import { useEffect, useReducer } from "../vendor/preact.js";
import { serverTime } from "./api.js";
import { language, translate } from "./locale.js";

/** @import { Clocks } from "./wire.js" */

const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

/** Formats seconds; the shorter the duration, the more precise. @param {number} seconds */
export function formatDuration(seconds) {
  const total = Math.max(0, Math.floor(seconds));
  const parts = { days: Math.floor(total / DAY), hours: Math.floor((total % DAY) / HOUR), minutes: Math.floor((total % HOUR) / MINUTE) };
  if (total >= DAY) return translate(parts.hours ? "time-days-hours" : "time-days", parts);
  if (total >= HOUR) return translate(parts.minutes ? "time-hours-minutes" : "time-hours", parts);
  return `${parts.minutes}:${String(total % MINUTE).padStart(2, "0")}`;
}

/** Returns the seconds that a seat has left. @param {Clocks} clocks @param {number} seat */
export function remainingSeconds(clocks, seat) {
  if (clocks.running !== seat) return clocks.remaining_seconds[seat];
  const now = serverTime();
  const paused = clocks.pauses.reduce((sum, [begins, ends]) => sum + Math.max(0, Math.min(ends, now) - begins), 0);
  return clocks.remaining_seconds[seat] - Math.max(0, now - clocks.updated_at - paused);
}

/** Returns when the current pause ends, or undefined if the clock is running. @param {Clocks} clocks */
export function pauseEnd(clocks) {
  const now = serverTime();
  return clocks.pauses.find(([begins, ends]) => begins <= now && now < ends)?.[1];
}

/** Formats a time of day, with the weekday if it is not today. @param {number} timestamp seconds since 1970 */
export function formatTime(timestamp) {
  const date = new Date(timestamp * 1000);
  const today = date.toDateString() === new Date(serverTime() * 1000).toDateString();
  const day = today ? {} : /** @type {const} */ ({ weekday: "short" });
  return new Intl.DateTimeFormat(language(), { ...day, hour: "numeric", minute: "2-digit" }).format(date);
}

/**
 * Redraws a component while a clock runs: every second in the last hour, otherwise every 30 seconds.
 * @param {boolean} isRunning
 * @param {number} secondsLeft
 */
export function useClockTick(isRunning, secondsLeft) {
  const [, tick] = useReducer((count) => count + 1, 0);
  const interval = secondsLeft < HOUR ? 1000 : 30_000;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(tick, interval);
    return () => clearInterval(timer);
  }, [isRunning, interval]);
}
