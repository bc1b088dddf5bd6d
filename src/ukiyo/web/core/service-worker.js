// The page is kept in the browser by a worker (sw.js), and opens without asking the server for its files.

/** Once somebody has sat down here; who only looks around is spared it. */
export const registerServiceWorker = () => navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
