import { server } from "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { settings } from "../../src/ukiyo/web/core/settings.js";
import {
  LANGUAGES,
  alsoSpeak,
  capital,
  known,
  language,
  nameOf,
  numeral,
  percent,
  say,
  sayOr,
  speak,
  whenSpoken,
} from "../../src/ukiyo/web/core/locale.js";

test("of several languages chosen one after the other, the last is spoken", async () => {
  let english = () => {};
  const spoken = new Promise((done) => (english = done));
  server.messages = async (address) => void (address.startsWith("/locales/en/") || (await spoken)); // French comes after English
  await Promise.all([speak("fr"), speak("en").then(english)]);
  server.messages = async () => {};
  assert.equal(language(), "en");
  assert.equal(say("log-took-back"), "takes back a move");
  assert.equal(document.documentElement.lang, "en");
});

test("every language has a greeting of its own", async () => {
  const said = new Set();
  for (const spoken of Object.keys(LANGUAGES)) {
    await speak(spoken);
    said.add(say("log-took-back"));
  }
  assert.equal(said.size, Object.keys(LANGUAGES).length);
});

test("a chosen language is remembered", async () => {
  await speak("pt");
  assert.equal(settings.language, "pt");
  assert.equal(JSON.parse(localStorage.getItem("ukiyo")).language, "pt");
  await speak();
  assert.equal(language(), "pt");
});

test("listeners hear of a new language until they leave", async () => {
  let heard = 0;
  const leave = whenSpoken(() => heard++);
  await speak("en");
  leave();
  await speak("fr");
  assert.equal(heard, 1);
});

test("further words come in the language that is spoken then", async () => {
  await speak("en");
  assert.ok(!known("iki-lesson-income"));
  await Promise.all([alsoSpeak("iki-lessons"), speak("es")]);
  assert.ok(known("iki-lesson-income"));
  const spanish = say("iki-lesson-income");
  await speak("en");
  assert.notEqual(say("iki-lesson-income"), spanish);
});

test("a missing message is shown as its name, or as other words", async (context) => {
  await speak("en");
  const errors = context.mock.method(console, "error", () => {});
  assert.equal(say("no-such-message"), "⟨no-such-message⟩");
  assert.equal(errors.mock.callCount(), 1);
  assert.equal(sayOr("no-such-message", "otherwise"), "otherwise");
  assert.equal(sayOr("log-took-back", "otherwise"), "takes back a move");
});

test("numbers, parts, names and capitals follow the language", async () => {
  await speak("fr");
  assert.equal(numeral(999), "999");
  assert.match(numeral(12345), /^12.345$/);
  assert.match(percent(0.25), /^25.%$/);
  assert.equal(capital("été"), "Été");
  assert.equal(nameOf({ name: { en: "Monk", fr: "Moine" } }), "Moine");
  assert.equal(nameOf({ name: { en: "Monk" } }), "Monk");
});
