import assert from "node:assert/strict";
import { test } from "node:test";
import {
  sameTarget,
  matches,
  legalChoices,
  firstSelectable,
  groupChoices,
  matchingChoices,
  previewedChoice,
} from "../../src/ukiyo/web/core/choices.js";

const ACTIONS = [
  { kind: "hire", fields: { card: "monk" } },
  { kind: "hire", fields: { card: "carpenter" } },
  { kind: "stall", fields: { card: "monk", stall: "b4" } },
  { kind: "income", fields: {} },
];
const frame = { view: { legal: [0, 1, 2, 3] }, previews: [{ at: { stall: "a1" } }] };
const choices = legalChoices(frame, ACTIONS);
const actions = (found) => found.map(({ action }) => action);

test("a choice has the names of its preview, its fields and its kind", () => {
  assert.deepEqual(choices[0].names, { stall: "a1", card: "monk", kind: "hire" });
  assert.deepEqual(choices[1].names, { card: "carpenter", kind: "hire" });
});

test("a spectator has no choices", () => {
  assert.deepEqual(legalChoices({ view: null }, ACTIONS), []);
});

test("selecting targets narrows the choices in any order", () => {
  assert.deepEqual(actions(matchingChoices(choices, [])), [0, 1, 2, 3]);
  assert.deepEqual(actions(matchingChoices(choices, [{ card: "monk" }])), [0, 2]);
  assert.deepEqual(actions(matchingChoices(choices, [{ card: "monk" }, { stall: "b4" }])), [2]);
  assert.deepEqual(actions(matchingChoices(choices, [{ stall: "b4" }, { card: "monk" }])), [2]);
  assert.deepEqual(actions(matchingChoices(choices, [{ card: "nobody" }])), []);
});

test("a choice matches only if every name matches", () => {
  assert.ok(matches(choices[2], { card: "monk", stall: "b4" }));
  assert.ok(!matches(choices[2], { card: "monk", stall: "b5" }));
});

test("the highlighted choice or the last candidate is previewed", () => {
  assert.equal(previewedChoice({ choices, candidates: choices, highlight: [{ kind: "income" }] })?.action, 3);
  assert.equal(previewedChoice({ choices, candidates: choices, highlight: [{ kind: "hire" }] }), null);
  assert.equal(previewedChoice({ choices, candidates: [choices[1]], highlight: [] })?.action, 1);
  assert.equal(previewedChoice({ choices: [choices[1]], candidates: [choices[1]], highlight: [] }), null);
});

test("names describe the same target if they share one and none differs, ignoring kinds", () => {
  assert.ok(sameTarget({ card: "monk", kind: "hire" }, { card: "monk", stall: "b4", kind: "stall" }));
  assert.ok(!sameTarget({ card: "monk", stall: "b4" }, { card: "monk", stall: "b5" }));
  assert.ok(!sameTarget({ kind: "hire" }, { kind: "hire" }));
});

test("a target uses the first names that distinguish choices", () => {
  const table = { candidates: choices };
  assert.deepEqual(firstSelectable(table, { card: "nobody" }, { card: "monk" }), { card: "monk" });
  assert.deepEqual(firstSelectable({ candidates: [choices[0]] }, { kind: "hire" }), { kind: "hire" });
  assert.deepEqual(firstSelectable({ candidates: choices.slice(0, 2) }, { kind: "hire" }, { card: "monk" }), { card: "monk" });
  assert.deepEqual(firstSelectable(table, { card: "nobody" }), { card: "nobody" });
});

test("groups are in the order of their first choices", () => {
  assert.deepEqual(
    groupChoices(choices).map(({ id, members }) => [id, actions(members)]),
    [
      ["hire", [0, 1]],
      ["stall", [2]],
      ["income", [3]],
    ],
  );
  assert.deepEqual(
    groupChoices(choices, () => "all").map(({ members }) => members.length),
    [4],
  );
});
