// The page is kept in the browser by a worker (sw.js), and opens without asking the server for its files.

/** Once somebody has sat down here; who only looks around is spared it. */
export async function keepPage() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // not over plain http from elsewhere
  try {
    const kept = await serviceWorker.register("/sw.js", { updateViaCache: "none" });
    if (!kept.waiting || !serviceWorker.controller) return;
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    kept.waiting.postMessage("take over"); // this page has just been opened: it may as well be the newest
  } catch {
    // A browser that keeps nothing still plays.
  }
}
