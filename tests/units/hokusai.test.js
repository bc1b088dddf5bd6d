import "./browser.js";
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { loadMessages, setLanguage } from "../../src/ukiyo/web/core/locale.js";
import { missingDropsText, trackRowText } from "../../src/ukiyo/web/hokusai/component-texts.js";
import { logLine } from "../../src/ukiyo/web/hokusai/messages.js";
import { sketch } from "../../src/ukiyo/web/hokusai/sketches.js";
import { scoredCategories } from "../../src/ukiyo/web/table/charts.js";

const card = (id) => ({ id, name: { en: id } });
const ACTIONS = [
  { kind: "exchange", fields: { place: "1", tool: "chisel" } },
  { kind: "sacrifice", fields: { place: "1", tool: "chisel" } },
  { kind: "power", fields: {} },
];
const table = {
  game: { actions: ACTIONS },
  components: { tool: [card("chisel"), card("brush")], artisan: [card("taito")], kakemono: [card("yoro")] },
};
const line = (action, about, decision = "turn") => logLine(table, { action, outcome: { about, decision } });

before(async () => {
  await setLanguage("en");
  await loadMessages("hokusai");
  await loadMessages("hokusai-names");
});

test("the log names both markers of an exchange", () => {
  assert.match(line(0, { kakemono: "yoro", became: "brush" }), /^exchanges a marker: chisel for brush/);
  assert.match(line(0, { kakemono: "yoro" }, "exchange-with"), /^gets a marker in exchange: chisel/);
});

test("the log names the sacrificed artisan and the effect of the master's power", () => {
  assert.match(line(1, { kakemono: "yoro", artisan: "taito" }), /^discards .*Taito.* to remove a marker: chisel/i);
  assert.match(line(2, { power: "black" }), /takes a black drop/);
  assert.match(line(2, { power: "search" }), /draws until a secondary drop comes up/);
});

test("a card with markers is not described as ready to paint", () => {
  assert.equal(missingDropsText({}, []), "You have all the drops it needs in your active area.");
  assert.match(missingDropsText({}, ["chisel", "brush"]), /must remove its markers first/);
});

test("the row of the pigment track that refills everything says so", () => {
  assert.match(trackRowText(4, 2, 99), /refills with all/);
  assert.doesNotMatch(trackRowText(4, 2, 99), /99|∞/);
  assert.match(trackRowText(3, 2, 5), /refills to 5/);
});

test("a category has the same index, and so the same pattern, on every page", () => {
  const scores = [{ parts: { track: 3, fish: 0 } }, { parts: { track: 2, fish: 0 } }, { parts: { track: 0, fish: 5 } }];
  assert.deepEqual(scoredCategories(["track", "types", "fish"], scores), ["track", "fish"]);
});

const CARDS = {
  ...table.components,
  kakemono: [
    { ...card("yoro"), pigments: {} },
    { ...card("uraga"), pigments: {} },
  ],
};
const pictureOf = (kind, fields, at) =>
  JSON.stringify(sketch({ ...table, components: CARDS, view: { players: [] } }, { kind, fields, preview: { at } }), (key, value) =>
    key.startsWith("_") ? undefined : value,
  );

test("the buttons to remove, exchange and sacrifice have different pictures", () => {
  const pictures = ["remove", "exchange", "sacrifice"].map((kind) => pictureOf(kind, { place: "1", tool: "mallet" }, {}));
  assert.equal(new Set(pictures).size, 3);
});

test("the buttons to lose a drop differ by its location", () => {
  const from = [["active"], ["discard"], ["bag"], ["1", "yoro"], ["2", "uraga"]];
  const pictures = from.map(([area, kakemono]) => pictureOf("lose", { area, colour: "blue" }, { kakemono }));
  assert.equal(new Set(pictures).size, from.length);
});
