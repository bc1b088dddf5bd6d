// The service worker: what is pushed is shown even while no page is open.

/** @type {any} */ (self).importScripts("/push.js");
