import "./browser.js";
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { setTime } from "./time.js";
import { formatDuration, formatTime, remainingSeconds, pauseEnd } from "../../src/ukiyo/web/core/clock.js";
import { setLanguage } from "../../src/ukiyo/web/core/locale.js";

const NOON = Date.UTC(2026, 10, 16, 12) / 1000;
const [HOUR, DAY] = [3600, 86400];
const clocks = (more = {}) => ({ running: 0, updated_at: NOON, remaining: [600, 300], pauses: [], ...more });

before(() => setLanguage("en"));

/** Let the clock show so many seconds after noon. */
const at = (seconds) => setTime(NOON + seconds);

test("a duration is the finer the nearer the end", () => {
  for (const [seconds, words] of [
    [-5, "0:00"],
    [9.9, "0:09"],
    [61, "1:01"],
    [HOUR - 1, "59:59"],
    [HOUR, "1 h"],
    [HOUR + 120, "1 h 2 min"],
    [DAY, "1 d"],
    [2 * DAY + 3 * HOUR, "2 d 3 h"],
  ])
    assert.equal(formatDuration(seconds), words);
});

test("time runs for the seat that is asked", () => {
  at(100);
  assert.equal(remainingSeconds(clocks(), 0), 500);
  assert.equal(remainingSeconds(clocks(), 1), 300);
});

test("time does not run during a rest", () => {
  const pauses = [[NOON + 10, NOON + 50]];
  at(30);
  assert.equal(remainingSeconds(clocks({ pauses }), 0), 590);
  assert.equal(pauseEnd(clocks({ pauses })), NOON + 50);
  at(100);
  assert.equal(remainingSeconds(clocks({ pauses }), 0), 540);
  assert.equal(pauseEnd(clocks({ pauses })), undefined);
});

test("an hour of another day has its day", () => {
  at(0);
  assert.doesNotMatch(formatTime(NOON + 60), /[A-Z][a-z]{2},? /);
  assert.match(formatTime(NOON + 3 * DAY), /Thu/);
});
