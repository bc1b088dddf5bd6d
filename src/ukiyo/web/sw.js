// Keeps all files of one version of the page, so that it opens at once, and without a line too. What the server is asked is never kept.
// A new version waits until no page of this one is open, or the only one has just been opened.

const VERSION = "VERSION"; // the server writes its own here
const KEPT = `ukiyo-${VERSION}`;
const worker = /** @type {any} */ (self);

try {
  worker.importScripts("/push.js"); // what it is told while no page is open
} catch {
  // This server sends nothing.
}

/** All files come in one answer, of this version or not at all. */
async function keep() {
  const answer = await fetch(`/shell/${VERSION}.json`, { cache: "no-store" });
  if (!answer.ok) throw new Error(`the server has no version ${VERSION} any more`);
  const { headers, files } = await answer.json();
  const kept = await caches.open(KEPT);
  const put = (/** @type {[string, any]} */ [path, { type, text, base64 }]) =>
    kept.put(path, new Response(text ?? bytes(base64), { headers: { ...headers, "Content-Type": type } }));
  await Promise.all(Object.entries(files).map(put));
}

/** @param {string} base64 */
const bytes = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Of older versions nothing is kept. */
async function clear() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("ukiyo-") && name !== KEPT).map((name) => caches.delete(name)));
}

/** @param {Request} request @param {string} path */
async function found(request, path) {
  const kept = await caches.open(KEPT);
  return (await kept.match(path === "/index.html" ? "/" : path)) ?? fetch(request);
}

/** Whoever has just opened the only page may have the newest one; the page it was before is a moment in going. */
async function takeOver(tries = 20) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length <= 1) return worker.skipWaiting();
  await new Promise((go) => setTimeout(go, 100));
  return tries && takeOver(tries - 1);
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keep()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(clear()));
worker.addEventListener("message", (/** @type {any} */ event) => event.data === "take over" && event.waitUntil(takeOver()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  event.respondWith(found(event.request, pathname));
});
