// What the service worker does with a push, and with a tap on what it shows. A message is {title, body, tag, url, id}: of one tag only the
// newest is shown, and the same message coming twice makes no second sound.

{
  const worker = /** @type {any} */ (self);

  /** The page that shows it already, if one is open. @param {string} url */
  const pageAt = async (url) => {
    const there = new URL(url, worker.location.origin).href;
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    return pages.find((/** @type {any} */ one) => one.url === there);
  };

  /** @param {{ title?: string, body?: string, tag?: string, url?: string, id?: string }} message */
  const show = async ({ title = "Ukiyo", body = "", tag = "ukiyo", url = "/", id = "" }) => {
    const shown = await worker.registration.getNotifications({ tag });
    const page = await pageAt(url); // a hidden page has told of it by itself, without an id
    const again = shown.some((/** @type {any} */ { data }) => (data?.id ? data.id === id : page));
    await worker.registration.showNotification(title, {
      body,
      tag,
      icon: "/icons/192.png",
      data: { url, id },
      renotify: !again,
      silent: again,
    });
  };

  /** The badge of the app says how many tables wait, as far as its person is known here. */
  const count = async () => {
    const { waiting } = await (await fetch("/api/my-tables/next")).json();
    await worker.navigator.setAppBadge?.(waiting);
  };

  /** To the page that shows it already, or to a new one. @param {string} url */
  const open = async (url) => {
    const page = await pageAt(url);
    return page ? page.focus() : worker.clients.openWindow(new URL(url, worker.location.origin).href);
  };

  /** The browser has changed its address: the server hears of the new one. @param {any} event */
  const move = async (event) => {
    const next = event.newSubscription ?? (await worker.registration.pushManager.subscribe(event.oldSubscription.options));
    const { endpoint, keys } = next.toJSON();
    const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
    await fetch("/api/me/notifications/devices", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  };

  worker.addEventListener("push", (/** @type {any} */ event) =>
    event.waitUntil(Promise.all([show(event.data?.json() ?? {}), count().catch(() => {})])),
  );
  worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data?.url ?? "/"));
  });
  worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => event.waitUntil(move(event)));
}
