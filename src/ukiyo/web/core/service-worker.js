// Registers the service worker (sw.js), which caches the page's files.

/** Called when the person has a name. Other visitors do not download all files. */
export const registerServiceWorker = () => navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
