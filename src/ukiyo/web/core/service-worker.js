// Registers the service worker (sw.js), which caches the page's files.

/** Called once a person has a name, so that visitors who only look around download nothing extra. */
export const registerServiceWorker = () => navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
