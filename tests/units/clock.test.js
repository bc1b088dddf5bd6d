import "./browser.js";
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { setTime } from "./time.js";
import { formatDuration, formatTime, remainingSeconds, pauseEnd } from "../../src/ukiyo/web/core/clock.js";
import { setLanguage } from "../../src/ukiyo/web/core/locale.js";

const NOON = Date.UTC(2026, 10, 16, 12) / 1000;
const [HOUR, DAY] = [3600, 86400];
const clocks = (more = {}) => ({ running: 0, updated_at: NOON, remaining_seconds: [600, 300], pauses: [], ...more });

before(() => setLanguage("en"));

/** Sets the current time to a number of seconds after noon. */
const at = (seconds) => setTime(NOON + seconds);

test("shorter durations are more precise", () => {
  for (const [seconds, text] of [
    [-5, "0:00"],
    [9.9, "0:09"],
    [61, "1:01"],
    [HOUR - 1, "59:59"],
    [HOUR, "1 h"],
    [HOUR + 120, "1 h 2 min"],
    [DAY, "1 d"],
    [2 * DAY + 3 * HOUR, "2 d 3 h"],
  ])
    assert.equal(formatDuration(seconds), text);
});

test("only the clock of the deciding seat runs", () => {
  at(100);
  assert.equal(remainingSeconds(clocks(), 0), 500);
  assert.equal(remainingSeconds(clocks(), 1), 300);
});

test("the clock stops during a pause", () => {
  const pauses = [[NOON + 10, NOON + 50]];
  at(30);
  assert.equal(remainingSeconds(clocks({ pauses }), 0), 590);
  assert.equal(pauseEnd(clocks({ pauses })), NOON + 50);
  at(100);
  assert.equal(remainingSeconds(clocks({ pauses }), 0), 540);
  assert.equal(pauseEnd(clocks({ pauses })), undefined);
});

test("a time on another day includes the weekday", () => {
  at(0);
  assert.doesNotMatch(formatTime(NOON + 60), /[A-Z][a-z]{2},? /);
  assert.match(formatTime(NOON + 3 * DAY), /Thu/);
});
