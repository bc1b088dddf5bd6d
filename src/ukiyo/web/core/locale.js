// Words in the person's language: Fluent messages from the server's locales.

import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { saveSettings, settings } from "./settings.js";

/** The languages with their own names for themselves. @type {Record<string, string>} */
export const LANGUAGES = await (await fetch("/locales/languages.json")).json();
/** The files of messages: the house's own, and one for each game. */
const messageFiles = ["shared", "web", "coach", "daily", "correspondence"];

/** @type {FluentBundle} */
let bundle;
let resolveFirstBundle = () => {};
/** Once there are words at all. @type {Promise<void>} */
const firstBundle = new Promise((done) => (resolveFirstBundle = done));
/** @type {Set<() => void>} */
const listeners = new Set();

export const language = () => settings.language;

/** The language asked for: chosen before, or the browser's first that we speak. */
function preferredLanguage() {
  if (settings.language in LANGUAGES) return settings.language;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES) ?? "en";
}

/** From now on there are words for these games, too. @param {string[]} games */
export const addMessageFiles = (games) => void messageFiles.push(...games);

/** @param {string} chosen @param {string} file @returns {Promise<string>} */
const fetchMessages = (chosen, file) => fetch(`/locales/${chosen}/${file}.ftl`).then((found) => (found.ok ? found.text() : ""));

/** @type {Map<string, Promise<void>>} */
const requestedFiles = new Map();

/** Words that only some pages need, from now on in whatever language is spoken. @param {string} file */
export function loadMessages(file) {
  const found = requestedFiles.get(file) ?? loadMessageFile(file);
  requestedFiles.set(file, found);
  return found;
}

/** @param {string} file */
async function loadMessageFile(file) {
  if (!bundle) {
    messageFiles.push(file); // it is said with the first words
    return firstBundle;
  }
  const spoken = language();
  const text = await fetchMessages(spoken, file);
  if (spoken !== language()) return loadMessageFile(file); // another was chosen meanwhile
  messageFiles.push(file);
  addMessages(text);
}

/** The forms that names have in the language: `object`, for example, if some name has an attribute `.object`. @type {Set<string>} */
let nameForms = new Set();

/** @param {string} text */
function addMessages(text) {
  const resource = new FluentResource(text);
  for (const { attributes } of resource.body) Object.keys(attributes ?? {}).forEach((form) => nameForms.add(form));
  bundle.addResource(resource);
}

let requestedLanguage = "";

/** Of several languages chosen one after the other, the last is spoken. @param {string} [chosen] */
export async function setLanguage(chosen = preferredLanguage()) {
  requestedLanguage = chosen;
  const texts = await Promise.all(messageFiles.map((file) => fetchMessages(chosen, file)));
  if (requestedLanguage !== chosen) return;
  if (texts.length < messageFiles.length) return setLanguage(chosen); // more was learned meanwhile
  bundle = new FluentBundle(chosen, { useIsolating: false });
  nameForms = new Set();
  texts.forEach(addMessages);
  saveSettings({ language: chosen });
  document.documentElement.lang = chosen;
  resolveFirstBundle();
  redrawPage();
}

/** All of the page. */
export const redrawPage = () => listeners.forEach((listener) => listener());

/** @param {() => void} listener */
export function onLanguageChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A message with its values filled in.
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
 * A message, or other words where there is none: a game from elsewhere need not have words for everything.
 * @param {string} id
 * @param {string} otherwise
 * @param {Record<string, string | number>} [values]
 */
export const translateOr = (id, otherwise, values) => (hasMessage(id) ? translate(id, values) : otherwise);

/** @param {string} id */
export const hasMessage = (id) => bundle.hasMessage(id);

/**
 * A component's name in the language spoken.
 * @param {{ name: Record<string, string> }} entry
 */
export const componentName = (entry) => entry.name[language()] ?? entry.name.en;

/**
 * A component's name as values for a sentence: `card`, and `card-object` if names in this language have a form `.object`.
 * A name that lacks a form is used as it is.
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
 * Small numbers are the same in all our languages, and the browser's own way of writing numbers is slow to begin.
 * @param {number} number
 */
export const formatNumber = (number) => (number < 1000 ? String(number) : new Intl.NumberFormat(language()).format(number));

/** A part of a whole, in hundredths. @param {number} part */
export const formatPercent = (part) => new Intl.NumberFormat(language(), { style: "percent" }).format(part);

/** @param {string} text */
export const capitalize = (text) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
