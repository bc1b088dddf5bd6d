// Reports uncaught errors to the server, which counts them. Reports contain no personal data.

import { ApiError } from "./api.js";

const MAX_REPORTS = 3; // per page, because one error often causes many
const MAX_MESSAGE_LENGTH = 300;

/** The version of a page from the service worker. It is empty for other pages, because the server knows its own version. */
const version = readVersion().catch(() => "");
/** @type {Set<string>} */
const sentReports = new Set();

async function readVersion() {
  return (await (await caches.open("ukiyo")).match("/newest"))?.text() ?? "";
}

/**
 * Returns the innermost location in our own modules: a path without host and query, and a line. Browser extensions have another origin.
 * @param {string} stack
 * @param {string} [origin]
 */
export function sourceLocation(stack, origin = location.origin) {
  for (const [, address, line] of stack.matchAll(/(https?:\/\/[^\s()/]+\/[^\s()]*?):(\d+)(?::\d+)?/g))
    if (address.startsWith(`${origin}/`)) return { module: address.slice(origin.length).split(/[?#]/)[0].slice(0, 80), line: Number(line) };
  return null;
}

/** @param {unknown} error */
export async function sendErrorReport(error) {
  if (!(error instanceof Error) || error instanceof ApiError) return; // errors from the server are not errors of the page
  const source = sourceLocation(error.stack ?? "");
  const message = `${error.name}: ${error.message}`.slice(0, MAX_MESSAGE_LENGTH);
  const key = JSON.stringify([message, source]);
  if (!source || sentReports.has(key) || sentReports.size >= MAX_REPORTS) return;
  sentReports.add(key);
  const body = JSON.stringify({ message, ...source, version: await version });
  await fetch("/api/errors", { method: "POST", headers: { "Content-Type": "application/json" }, body, keepalive: true }).catch(() => {});
}

/** Reports errors that no other code catches. */
export function reportUncaughtErrors() {
  addEventListener("error", ({ error }) => sendErrorReport(error));
  addEventListener("unhandledrejection", ({ reason }) => sendErrorReport(reason));
}
