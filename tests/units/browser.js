// A minimal browser environment for modules that need no page. Tests import it before the modules.

import { readFile } from "node:fs/promises";

const SOURCE = new URL("../../src/ukiyo/", import.meta.url);
const LANGUAGES = { en: "English", es: "Español", fr: "Français", pl: "Polski", pt: "Português" };

/** All requests except those for messages: `[address, options]`. */
export const requests = [];

/** Hooks for tests: `messages` can delay a message file, `api` responds to all other requests. */
export const server = { messages: async () => {}, api: async () => new Response(null, { status: 204 }) };

globalThis.fetch = async (address, options) => {
  if (address === "/locales/languages.json") return new Response(JSON.stringify(LANGUAGES));
  if (address.startsWith("/locales/")) {
    await server.messages(address);
    return new Response(await readFile(new URL(address.slice(1), SOURCE)));
  }
  requests.push([address, options]);
  return server.api(address, options);
};

const stored = new Map();
globalThis.localStorage = { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) };
globalThis.matchMedia = () => ({ matches: false });
globalThis.document = { hidden: false, documentElement: {}, title: "" };
globalThis.location = { origin: "https://ukiyo.example.org", hash: "" };
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
