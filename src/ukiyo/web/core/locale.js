// Messages in the person's language, from the server's Fluent files.

import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { saveSettings, settings } from "./settings.js";

/** The languages by code, each named in its own language. @type {Record<string, string>} */
export const LANGUAGES = await (await fetch("/locales/languages.json")).json();
/** The message files to load: the page's own, and one for each game. */
const messageFiles = ["shared", "web", "coach", "daily", "correspondence"];

/** @type {FluentBundle} */
let bundle;
let resolveFirstBundle = () => {};
/** Resolves when the first language has loaded. @type {Promise<void>} */
const firstBundle = new Promise((resolve) => (resolveFirstBundle = resolve));
/** @type {Set<() => void>} */
const listeners = new Set();

export const language = () => settings.language;

/** Returns the chosen language, or the browser's first language that is available. */
function preferredLanguage() {
  if (settings.language in LANGUAGES) return settings.language;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES) ?? "en";
}

/** Adds the message files of these games. @param {string[]} games */
export const addMessageFiles = (games) => void messageFiles.push(...games);

/** @param {string} chosen @param {string} file @returns {Promise<string>} */
const fetchMessages = (chosen, file) => fetch(`/locales/${chosen}/${file}.ftl`).then((found) => (found.ok ? found.text() : ""));

/** @type {Map<string, Promise<void>>} */
const requestedFiles = new Map();

/** Loads messages that only some pages need, in the current language and in any language chosen later. @param {string} file */
export function loadMessages(file) {
  const found = requestedFiles.get(file) ?? loadMessageFile(file);
  requestedFiles.set(file, found);
  return found;
}

/** @param {string} file */
async function loadMessageFile(file) {
  if (!bundle) {
    messageFiles.push(file); // it loads with the first language
    return firstBundle;
  }
  const current = language();
  const text = await fetchMessages(current, file);
  if (current !== language()) return loadMessageFile(file); // the language changed during the request
  messageFiles.push(file);
  addMessages(text);
}

/** The grammatical forms of names in this language, such as `object` if a name has an attribute `.object`. @type {Set<string>} */
let nameForms = new Set();

/** @param {string} text */
function addMessages(text) {
  const resource = new FluentResource(text);
  for (const { attributes } of resource.body) Object.keys(attributes ?? {}).forEach((form) => nameForms.add(form));
  bundle.addResource(resource);
}

let requestedLanguage = "";

/** Changes the language. If several changes overlap, the last one wins. @param {string} [chosen] */
export async function setLanguage(chosen = preferredLanguage()) {
  requestedLanguage = chosen;
  const texts = await Promise.all(messageFiles.map((file) => fetchMessages(chosen, file)));
  if (requestedLanguage !== chosen) return;
  if (texts.length < messageFiles.length) return setLanguage(chosen); // a file was added during the request
  bundle = new FluentBundle(chosen, { useIsolating: false });
  nameForms = new Set();
  texts.forEach(addMessages);
  saveSettings({ language: chosen });
  document.documentElement.lang = chosen;
  resolveFirstBundle();
  redrawPage();
}

/** Redraws the whole page. */
export const redrawPage = () => listeners.forEach((listener) => listener());

/** @param {() => void} listener */
export function onLanguageChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Formats a message.
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 */
export function translate(id, values = {}) {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`no message ${id}`);
    return `⟨${id}⟩`;
  }
  return bundle.formatPattern(message.value, values);
}

/**
 * Formats a message, or returns a fallback if it does not exist, because games from other packages may lack some messages.
 * @param {string} id
 * @param {string} fallback
 * @param {Record<string, string | number>} [values]
 */
export const translateOr = (id, fallback, values) => (hasMessage(id) ? translate(id, values) : fallback);

/** @param {string} id */
export const hasMessage = (id) => bundle.hasMessage(id);

/**
 * Returns a component's name in the current language.
 * @param {{ name: Record<string, string> }} entry
 */
export const componentName = (entry) => entry.name[language()] ?? entry.name.en;

/**
 * Returns a component's name as variables for a sentence: `card`, and `card-object` if names in this language have a form `.object`. A name
 * without that form is used unchanged.
 * @param {string} variable
 * @param {string} id of the message with the name
 * @param {string} plain
 * @returns {Record<string, string>}
 */
export function nameValues(variable, id, plain) {
  const attributes = bundle.getMessage(id)?.attributes ?? {};
  const forms = [...nameForms].map((form) => [
    `${variable}-${form}`,
    form in attributes ? bundle.formatPattern(attributes[form], {}) : plain,
  ]);
  return { [variable]: plain, ...Object.fromEntries(forms) };
}

/**
 * Formats a number. Numbers below 1,000 look the same in all our languages, and `Intl.NumberFormat` is slow to construct.
 * @param {number} number
 */
export const formatNumber = (number) => (number < 1000 ? String(number) : new Intl.NumberFormat(language()).format(number));

/** Formats a share as a percentage. @param {number} share */
export const formatPercent = (share) => new Intl.NumberFormat(language(), { style: "percent" }).format(share);

/** @param {string} text */
export const capitalize = (text) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
