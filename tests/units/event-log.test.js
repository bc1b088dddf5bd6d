import "./browser.js";
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { logChapters, eventText, botSubstitutes, withAmounts, withoutUndoneMoves } from "../../src/ukiyo/web/core/event-log.js";
import { setLanguage } from "../../src/ukiyo/web/core/locale.js";
import { sinceLastTurn } from "../../src/ukiyo/web/table/since-last-turn.js";

const [MINE, OTHER] = [0, 1];
const TURN = { kind: "turn", seat: MINE, at: 1 };
const MONTH = { kind: "month", seat: null, at: 2 };

let version = 0;
const event = (kind, seat, more = {}) => ({
  version: ++version,
  kind,
  seat,
  action: 0,
  bot: null,
  effects: [],
  outcome: { scene: TURN },
  ...more,
});
const move = (seat, more) => event("move", seat, more);
const table = {
  info: { seats: ["Aki", "Ben"] },
  playerName: (seat) => ["Aki", "Ben"][seat],
  texts: {
    heading: (_, scene) => `${scene.kind} ${scene.at}`,
    effectLine: (_, { kind }) => `effect of ${kind}`,
    logLine: (_, { seat }) => `moves of ${seat}`,
    amounts: (counts) => Object.entries(counts).map(([name, n]) => `${n} ${name}`).join(", "), // prettier-ignore
  },
};

before(() => setLanguage("en"));

test("each scene starts a chapter, including scenes of effects", () => {
  const events = [move(MINE, { effects: [{ kind: "month", scene: MONTH }, { kind: "fire" }] }), move(OTHER, { outcome: { scene: MONTH } })];
  const chapters = logChapters(table, events, () => "plays");
  assert.deepEqual(
    chapters.map(({ heading, lines }) => [heading, lines.map(({ text }) => text)]),
    [
      ["turn 1", ["plays"]],
      ["month 2", ["effect of month", "effect of fire", "plays"]],
    ],
  );
});

test("undone moves are marked and not numbered", () => {
  const [kept, undone, undo, again] = [move(MINE), move(MINE), event("undo", MINE), move(MINE)];
  const [chapter] = logChapters(table, [kept, undone, undo, again], () => "plays");
  assert.deepEqual(
    chapter.lines.map(({ move: number, undone: back }) => [number, back]),
    [
      [1, false],
      [null, true],
      [null, false],
      [2, false],
    ],
  );
  assert.deepEqual(withoutUndoneMoves([kept, undone, undo, again]), [kept, again]);
});

test("a line shows costs, gains and changes for other players", () => {
  assert.equal(withAmounts(table, "hires.", [{ mon: -3, kobun: 1 }, {}], MINE, "hire"), "hires: 3 mon → 1 kobun.");
  assert.equal(withAmounts(table, "pays.", [{ mon: -3 }, { mon: 3 }], MINE, "pay"), "pays for 3 mon; Ben +3 mon.");
  assert.equal(withAmounts(table, "waits.", [{}, {}], MINE, "wait"), "waits.");
  assert.equal(withAmounts(table, "waits.", undefined, MINE, "wait"), "waits.");
});

test("the log describes events other than moves", () => {
  assert.equal(eventText(table, event("undo", MINE)), "takes back a move");
  assert.equal(eventText(table, event("seat", MINE, { bot: "novice" })), "is replaced by a bot: Novice");
  assert.equal(eventText(table, event("seat", MINE)), "is back");
  assert.equal(eventText(table, move(OTHER)), "moves of 1");
});

test("a bot substitutes until the player returns", () => {
  const botMove = move(OTHER);
  const events = [move(OTHER), event("seat", OTHER, { bot: "novice" }), botMove, move(MINE), event("seat", OTHER), move(OTHER)];
  assert.deepEqual([...botSubstitutes(events)], [[botMove, "novice"]]);
});

test("the recap starts after the player's last move", () => {
  const others = [move(OTHER), move(OTHER)];
  assert.deepEqual(sinceLastTurn([move(OTHER), move(MINE), ...others], [MINE]).events, others);
});

test("in the middle of a turn, the recap shows the events before it", () => {
  const others = [move(OTHER)];
  assert.deepEqual(sinceLastTurn([move(MINE), ...others, move(MINE), move(MINE)], [MINE]).events, others);
});

test("the recap includes the month that the player's last move ended", () => {
  const month = { kind: "month", scene: MONTH };
  const { events, effects } = sinceLastTurn([move(MINE, { effects: [{ kind: "grow" }, month] })], [MINE]);
  assert.deepEqual([events, effects], [[], [month]]);
});

test("the recap includes a substitute bot's moves but no undone moves", () => {
  const [takeover, botMove] = [event("seat", MINE, { bot: "novice" }), move(MINE)];
  const events = [move(MINE), takeover, botMove, move(OTHER), event("undo", OTHER)];
  assert.deepEqual(sinceLastTurn(events, [MINE]).events, [takeover, botMove]);
});

test("negative points are shown as a loss, not as a price", () => {
  const lost = [{ blue: -1, points: -2 }, {}];
  assert.equal(withAmounts(table, "paints.", lost, MINE, "paint"), "paints for 1 blue (−2 points).");
  assert.equal(withAmounts(table, "returns blacks.", [{ points: -5 }], MINE, "jokers-home"), "returns blacks (−5 points).");
  assert.equal(withAmounts(table, "hangs a work.", [{ points: 3 }], MINE, "place"), "hangs a work: +3 points.");
});

test("effects of undone moves start no chapter, and consecutive undos are one line", () => {
  const next = { kind: "turn", seat: OTHER, at: 1 };
  const events = [
    move(MINE),
    move(MINE, { effects: [{ kind: "turn", scene: next }] }),
    event("undo", MINE),
    event("undo", MINE),
    move(MINE),
  ];
  const chapters = logChapters(table, events, ({ kind }) => kind);
  assert.deepEqual(
    chapters.map(({ heading, lines }) => [heading, lines.map(({ text, undone }) => [text, undone])]),
    [
      [
        "turn 1",
        [
          ["move", true],
          ["move", true],
          ["undo", false],
          ["move", false],
        ],
      ],
    ],
  );
});
