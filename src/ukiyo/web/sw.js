// Caches all files of the page by version, so that it opens immediately and without a connection. API requests are never cached. An open
// page keeps the version that was the newest complete one when it was opened.

const VERSION = "VERSION"; // the server inserts the version
const NOTES = "ukiyo"; // cache of notes: the newest version, complete versions, and the version of each page
const worker = /** @type {any} */ (self);

try {
  worker.importScripts("/push.js"); // receives push messages while no page is open
} catch {
  // This server has no push notifications.
}

const notes = () => caches.open(NOTES);
const files = (/** @type {string} */ version) => caches.open(`ukiyo-${version}`);
const read = async (/** @type {string} */ note) => (await (await notes()).match(note))?.text();
const write = async (/** @type {string} */ note, /** @type {string} */ text) => (await notes()).put(note, new Response(text));

/** Downloads all files of this version in a single response. */
async function downloadFiles() {
  const answer = await fetch(`/shell/${VERSION}.json`, { cache: "no-store" });
  if (!answer.ok) throw new Error(`The server no longer has version ${VERSION}.`);
  const { headers, files: sent } = await answer.json();
  const cache = await files(VERSION);
  const put = (/** @type {[string, any]} */ [path, { type, text, base64 }]) =>
    cache.put(path, new Response(text ?? bytes(base64), { headers: { ...headers, "Content-Type": type } }));
  await Promise.all(Object.entries(sent).map(put));
  await write(`/whole/${VERSION}`, "");
  await write("/newest", VERSION);
}

/** @param {string} base64 */
const bytes = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Serves a new page and records its version. @param {any} event */
async function openPage({ request, resultingClientId: page }) {
  const version = (await read("/newest")) ?? VERSION;
  await write(`/page/${page}`, version);
  return (await (await files(version)).match("/")) ?? fetch(request);
}

/** @param {any} event @param {string} path */
async function respond({ request, clientId }, path) {
  const version = (await read(`/page/${clientId}`)) ?? (await read("/newest")) ?? VERSION;
  return (await (await files(version)).match(path)) ?? fetch(request);
}

/** Deletes the notes of closed pages and the versions that no page uses. @param {string} [opening] a page that is about to open */
async function deleteUnused(opening) {
  const cache = await notes();
  const named = async (/** @type {string} */ kind) =>
    (await cache.keys()).flatMap(({ url }) => url.match(new RegExp(`/${kind}/([^/]+)$`))?.[1] ?? []);
  const open = (await worker.clients.matchAll({ type: "window", includeUncontrolled: true })).map((/** @type {any} */ { id }) => id);
  const pages = await named("page");
  const openPages = pages.filter((page) => page === opening || open.includes(page));
  await Promise.all(pages.filter((page) => !openPages.includes(page)).map((page) => cache.delete(`/page/${page}`)));
  const used = [await read("/newest"), ...(await Promise.all(openPages.map((page) => read(`/page/${page}`))))];
  for (const version of (await named("whole")).filter((one) => !used.includes(one))) {
    await cache.delete(`/whole/${version}`);
    await caches.delete(`ukiyo-${version}`);
  }
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(downloadFiles()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(deleteUnused()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (event.request.mode !== "navigate") return event.respondWith(respond(event, pathname));
  if (pathname !== "/" && pathname !== "/index.html") return;
  event.respondWith(openPage(event));
  event.waitUntil(deleteUnused(event.resultingClientId));
});
