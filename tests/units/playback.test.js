import "./browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fakeTimers } from "./time.js";
import { Playback, effectsAfterTurn, mergeEvents, frameSteps } from "../../src/ukiyo/web/table/playback.js";

const STEP_DURATION_MS = 700;
const TURN = { kind: "turn", seat: 0, at: 1 };
const MONTH = { kind: "month", seat: null, at: 2 };

const event = (version, more = {}) => ({ version, kind: "move", seat: 1, action: 0, effects: [], outcome: { scene: TURN }, ...more });
const frame = (version, events) => ({
  version,
  table: { your_seats: [0], status: "playing", scores: null },
  view: { at: version },
  previews: [],
  events,
  steps: events.map((one) => ({ version: one.version, effects: 0, view: { at: one.version } })),
});
const versions = (shown) => shown.map((step) => step.frame.version);

let shown = [];
let behind = [];
let playback;
let timers;

beforeEach(() => {
  timers = fakeTimers();
  [shown, behind] = [[], []];
  document.hidden = false;
  playback = new Playback(
    (step) => shown.push(step),
    (steps) => behind.push(steps),
    () => STEP_DURATION_MS,
  );
});

test("the first step is shown immediately, each further step after the step duration", () => {
  playback.enqueue(frame(3, [event(1), event(2), event(3)]));
  assert.deepEqual(versions(shown), [1]);
  timers.tick(STEP_DURATION_MS - 1);
  assert.deepEqual(versions(shown), [1]);
  timers.tick(1);
  timers.tick(STEP_DURATION_MS);
  assert.deepEqual(versions(shown), [1, 2, 3]);
  assert.deepEqual(behind, [2, 1, 0]);
});

test("the player's own move is shown immediately", () => {
  playback.enqueue(frame(1, [event(1)]));
  playback.enqueue(frame(2, [event(2, { seat: 0 })]));
  assert.deepEqual(versions(shown), [1, 2]);
});

test("skipping shows the newest position with all events", () => {
  playback.enqueue(frame(3, [event(1), event(2), event(3)]));
  playback.skip();
  assert.deepEqual(versions(shown), [1, 3]);
  assert.deepEqual(
    shown[1].frame.events.map(({ version }) => version),
    [2, 3],
  );
  assert.ok(shown[1].jumped);
  timers.tick(10 * STEP_DURATION_MS);
  assert.equal(shown.length, 2);
});

test("a hidden page or missing steps jump to the newest position", () => {
  document.hidden = true;
  playback.enqueue(frame(2, [event(1), event(2)]));
  assert.deepEqual(versions(shown), [2]);
  document.hidden = false;
  playback.enqueue({ ...frame(9, [event(7), event(8), event(9)]), steps: [] });
  assert.deepEqual(versions(shown), [2, 9]);
  assert.ok(shown[1].jumped);
});

test("more than 60 steps are skipped", () => {
  playback.enqueue(
    frame(
      61,
      Array.from({ length: 61 }, (_, place) => event(place + 1)),
    ),
  );
  assert.deepEqual(versions(shown), [61]);
});

test("a frame without events updates the last step", () => {
  playback.enqueue(frame(2, [event(1), event(2)]));
  playback.enqueue({ ...frame(2, []), table: { your_seats: [0], status: "over", scores: [] } });
  timers.tick(STEP_DURATION_MS);
  assert.equal(shown[1].frame.table.status, "over");
  assert.equal(shown[1].frame.events[0].version, 2);
});

test("closing stops the playback", () => {
  playback.enqueue(frame(2, [event(1), event(2)]));
  playback.close();
  timers.tick(10 * STEP_DURATION_MS);
  assert.deepEqual(versions(shown), [1]);
});

test("the game's own effects are separate steps after the move", () => {
  const effects = [
    { kind: "grow", seat: 1 },
    { kind: "month", scene: MONTH },
    { kind: "pay", seat: 0 },
    { kind: "pay", seat: 0 },
    { kind: "pay", seat: 1 },
  ];
  const steps = frameSteps(frame(1, [event(1, { effects })]));
  assert.deepEqual(
    steps.map((step) => step.effects.map(({ kind, seat }) => `${kind} ${seat}`)),
    [["grow 1"], ["month undefined"], ["pay 0", "pay 0"], ["pay 1"], []],
  );
  assert.deepEqual(
    steps.map((step) => step.frame.events[0].effects.length),
    [1, 2, 4, 5, 5],
  );
  assert.deepEqual(effectsAfterTurn(event(1, { effects })), effects.slice(1));
  assert.deepEqual(effectsAfterTurn(event(1, { effects: effects.slice(0, 1) })), []);
});

test("a grown event replaces its earlier version", () => {
  const known = [event(1), event(2, { effects: [] })];
  const added = [event(2, { effects: [{ kind: "fire" }] }), event(3)];
  const all = mergeEvents(known, added);
  assert.deepEqual(
    all.map(({ version }) => version),
    [1, 2, 3],
  );
  assert.equal(all[1].effects.length, 1);
  assert.equal(mergeEvents(known, []), known);
});
