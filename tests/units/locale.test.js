import { server } from "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { settings } from "../../src/ukiyo/web/core/settings.js";
import {
  LANGUAGES,
  loadMessages,
  capitalize,
  hasMessage,
  language,
  componentName,
  formatNumber,
  formatPercent,
  translate,
  translateOr,
  setLanguage,
  onLanguageChange,
} from "../../src/ukiyo/web/core/locale.js";

test("if several language changes overlap, the last one wins", async () => {
  let resolveEnglish = () => {};
  const englishLoaded = new Promise((resolve) => (resolveEnglish = resolve));
  server.messages = async (address) => void (address.startsWith("/locales/en/") || (await englishLoaded)); // French loads after English
  await Promise.all([setLanguage("fr"), setLanguage("en").then(resolveEnglish)]);
  server.messages = async () => {};
  assert.equal(language(), "en");
  assert.equal(translate("log-took-back"), "takes back a move");
  assert.equal(document.documentElement.lang, "en");
});

test("every language has its own messages", async () => {
  const texts = new Set();
  for (const code of Object.keys(LANGUAGES)) {
    await setLanguage(code);
    texts.add(translate("log-took-back"));
  }
  assert.equal(texts.size, Object.keys(LANGUAGES).length);
});

test("the chosen language is stored", async () => {
  await setLanguage("pt");
  assert.equal(settings.language, "pt");
  assert.equal(JSON.parse(localStorage.getItem("ukiyo")).language, "pt");
  await setLanguage();
  assert.equal(language(), "pt");
});

test("listeners are notified of language changes until they unsubscribe", async () => {
  let calls = 0;
  const unsubscribe = onLanguageChange(() => calls++);
  await setLanguage("en");
  unsubscribe();
  await setLanguage("fr");
  assert.equal(calls, 1);
});

test("additional messages load in the current language", async () => {
  await setLanguage("en");
  assert.ok(!hasMessage("iki-lesson-income"));
  await Promise.all([loadMessages("iki-lessons"), setLanguage("es")]);
  assert.ok(hasMessage("iki-lesson-income"));
  const spanish = translate("iki-lesson-income");
  await setLanguage("en");
  assert.notEqual(translate("iki-lesson-income"), spanish);
});

test("a missing message shows its id or a fallback", async (context) => {
  await setLanguage("en");
  const errors = context.mock.method(console, "error", () => {});
  assert.equal(translate("no-such-message"), "⟨no-such-message⟩");
  assert.equal(errors.mock.callCount(), 1);
  assert.equal(translateOr("no-such-message", "otherwise"), "otherwise");
  assert.equal(translateOr("log-took-back", "otherwise"), "takes back a move");
});

test("numbers, percentages, names and capitals follow the language", async () => {
  await setLanguage("fr");
  assert.equal(formatNumber(999), "999");
  assert.match(formatNumber(12345), /^12.345$/);
  assert.match(formatPercent(0.25), /^25.%$/);
  assert.equal(capitalize("été"), "Été");
  assert.equal(componentName({ name: { en: "Monk", fr: "Moine" } }), "Moine");
  assert.equal(componentName({ name: { en: "Monk" } }), "Monk");
});
