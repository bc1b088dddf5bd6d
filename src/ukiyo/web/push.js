// The service worker's handling of push messages and of taps on notifications. A message is {title, body, tag, url, id}. Only the newest
// notification of a tag is shown, and receiving the same message again makes no second sound.

{
  const worker = /** @type {any} */ (self);

  /** Returns the open page at this address, if there is one. @param {string} url */
  const pageAt = async (url) => {
    const address = new URL(url, worker.location.origin).href;
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    return pages.find((/** @type {any} */ one) => one.url === address);
  };

  /** @param {{ title?: string, body?: string, tag?: string, url?: string, id?: string }} message */
  const show = async ({ title = "Ukiyo", body = "", tag = "ukiyo", url = "/", id = "" }) => {
    const shown = await worker.registration.getNotifications({ tag });
    const page = await pageAt(url); // a hidden page shows its own notification, without an id
    const isRepeat = shown.some((/** @type {any} */ { data }) => (data?.id ? data.id === id : page));
    await worker.registration.showNotification(title, {
      body,
      tag,
      icon: "/icons/192.png",
      data: { url, id },
      renotify: !isRepeat,
      silent: isRepeat,
    });
  };

  /** Sets the app's badge to the number of waiting tables. */
  const updateBadge = async () => {
    const { count } = await (await fetch("/api/my-tables/next")).json();
    await worker.navigator.setAppBadge?.(count);
  };

  /** Focuses the page at this address, or opens one. @param {string} url */
  const open = async (url) => {
    const page = await pageAt(url);
    return page ? page.focus() : worker.clients.openWindow(new URL(url, worker.location.origin).href);
  };

  /** Sends a changed push subscription to the server. @param {any} event */
  const resubscribe = async (event) => {
    const next = event.newSubscription ?? (await worker.registration.pushManager.subscribe(event.oldSubscription.options));
    const { endpoint, keys } = next.toJSON();
    const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
    await fetch("/api/me/notifications/devices", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  };

  worker.addEventListener("push", (/** @type {any} */ event) =>
    event.waitUntil(Promise.all([show(event.data?.json() ?? {}), updateBadge().catch(() => {})])),
  );
  worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data?.url ?? "/"));
  });
  worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => event.waitUntil(resubscribe(event)));
}
