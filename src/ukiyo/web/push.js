// What the service worker does with a push, and with a tap on what it shows. A message is {title, body, tag, url, id}: of one tag only the
// newest is shown, and the same message coming twice makes no second sound.

{
  const worker = /** @type {any} */ (self);

  /** @param {{ title?: string, body?: string, tag?: string, url?: string, id?: string }} message */
  const show = async ({ title = "Ukiyo", body = "", tag = "ukiyo", url = "/", id = "" }) => {
    const shown = await worker.registration.getNotifications({ tag });
    const again = shown.some((/** @type {any} */ one) => one.data?.id === id);
    await worker.registration.showNotification(title, {
      body,
      tag,
      icon: "/icon-turn.svg",
      data: { url, id },
      renotify: !again,
      silent: again,
    });
  };

  /** To the page that shows it already, or to a new one. @param {string} url */
  const open = async (url) => {
    const there = new URL(url, worker.location.origin).href;
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const page = pages.find((/** @type {any} */ one) => one.url === there);
    return page ? page.focus() : worker.clients.openWindow(there);
  };

  /** The browser has changed its address: the server hears of the new one. @param {any} event */
  const move = async (event) => {
    const next = event.newSubscription ?? (await worker.registration.pushManager.subscribe(event.oldSubscription.options));
    const { endpoint, keys } = next.toJSON();
    const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
    await fetch("/api/notices/devices", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  };

  worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(show(event.data?.json() ?? {})));
  worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data?.url ?? "/"));
  });
  worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => event.waitUntil(move(event)));
}
