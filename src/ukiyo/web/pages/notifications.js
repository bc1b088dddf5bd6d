// How one hears of one's tables while looking elsewhere: on this device, by mail, in a channel; everywhere, and at one table.

import { html, useEffect, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { gameTitle } from "../core/games.js";
import { currentDeviceId, pushProblem, subscribe, unsubscribe } from "../core/push-subscription.js";
import { loadStylesheet } from "../core/stylesheets.js";
import { loadMessages, language, translate } from "../core/locale.js";
import { Page, ErrorMessage, useAction } from "./page.js";

/** @import { NotificationSettings } from "../core/types.js" */

/**
 * ContentSection each part of the page is given: how things are, and how to change them.
 * @typedef {object} Part
 * @property {NotificationSettings} now
 * @property {(asking: () => Promise<NotificationSettings>) => void} save
 * @property {(changes: Partial<NotificationSettings>) => void} update
 * @property {boolean} busy
 */

const TYPES = /** @type {const} */ (["push", "mail", "webhook", "reminder"]);
const WEBHOOK_SERVICES = { discord: "Discord", slack: "Slack" };

await Promise.all([loadMessages("notifications"), loadStylesheet("/pages/notifications.css")]);

/** @param {{ of: string[] }} props */
export default function NotificationsPage({ of: [table] }) {
  const [now, setNow] = useState(/** @type {NotificationSettings | null} */ (null));
  const [loadError, setLoadError] = useState("");
  const { busy, errorMessage, run } = useAction();
  useEffect(() => {
    request("GET", "/me/notifications").then(setNow, (error) =>
      setLoadError(error.status === 401 ? translate("notifications-name-first") : error.message),
    );
  }, []);
  const save = (/** @type {() => Promise<NotificationSettings>} */ asking) => run(() => asking().then(setNow))();
  const update = (/** @type {Partial<NotificationSettings>} */ changes) => {
    const { enabled, digest_hour, immediate } = { .../** @type {NotificationSettings} */ (now), ...changes };
    save(() => request("PUT", "/me/notifications", { enabled, digest_hour, immediate }));
  };
  const part = { now, save, update, busy };
  return html`
    <${Page} title=${translate("notifications-title")} kind="notifications">
      <p class="hint">${translate("notifications-about")}</p>
      <${ErrorMessage}>${loadError || errorMessage}</${ErrorMessage}>
      ${
        now &&
        html`
          ${table && html`<${TableSection} ...${part} table=${table} />`}
          <${DeviceSection} ...${part} />
          <${MailSection} ...${part} />
          <${WebhookSection} ...${part} />
          <${ContentSection} ...${part} />
          <${TableOverrides} ...${part} />
        `
      }
    </${Page}>
  `;
}

/** One of the things one can type. @param {Part & { type: string, label: string }} props */
function TypeCheckbox({ now, update, busy, type, label }) {
  const on = now.enabled.includes(type);
  const toggle = () => update({ enabled: on ? now.enabled.filter((other) => other !== type) : [...now.enabled, type] });
  return html`
    <label class="option">
      <input type="checkbox" id=${`want-${type}`} checked=${on} disabled=${busy} onchange=${toggle} /> ${label}
    </label>
  `;
}

/** @param {Part} part */
function DeviceSection(part) {
  const { now, save, busy } = part;
  const [thisDevice, setThisDevice] = useState("");
  const [failed, setFailed] = useState("");
  const obstacle = pushProblem(now.push_key);
  const subscribed = now.devices.some(({ id }) => id === thisDevice);
  useEffect(() => void currentDeviceId().then(setThisDevice), [now.devices.length]);
  /** ContentSection the push service says is English and of no use to anybody: only that it failed is told. */
  const on = () => {
    setFailed("");
    save(() =>
      subscribe(now.push_key ?? "").catch((error) => {
        if (error.status) throw error;
        setFailed(translate("notifications-device-failed"));
        return now;
      }),
    );
  };
  const forget = (/** @type {string} */ id) =>
    save(async () => {
      if (id === thisDevice) await unsubscribe();
      return request("DELETE", `/me/notifications/devices/${id}`);
    });
  return html`
    <section id="notifications-device">
      <h2>${translate("notifications-device")}</h2>
      ${
        obstacle
          ? html`<p class="cannot">${translate(`notifications-device-${obstacle}`)}</p>`
          : subscribed
            ? html`<p>${translate("notifications-device-is-on")}</p>`
            : html`<button class="primary" id="device-on" disabled=${busy} onclick=${on}>${translate("notifications-device-on")}</button>`
      }
      <${ErrorMessage}>${failed}</${ErrorMessage}>
      ${
        now.devices.length > 0 &&
        html`
          <${TypeCheckbox} ...${part} type="push" label=${translate("notifications-use-push")} />
          <ul class="devices" aria-label=${translate("notifications-devices")}>
            ${now.devices.map(
              ({ id, name, since }) => html`
                <li key=${id} class=${id === thisDevice ? "here" : ""}>
                  <span>
                    <b>${name || translate("notifications-device-nameless")}</b>
                    <small>${translate("notifications-device-since", { day: formatDate(since) })}</small>
                  </span>
                  <button class="quiet small" disabled=${busy} onclick=${() => forget(id)}>
                    ${translate(id === thisDevice ? "notifications-device-off" : "notifications-forget")}
                  </button>
                </li>
              `,
            )}
          </ul>
        `
      }
    </section>
  `;
}

/** @param {number} at */
const formatDate = (at) => new Intl.DateTimeFormat(language(), { day: "numeric", month: "long", year: "numeric" }).format(at * 1000);
/** @param {number} hour */
const formatHour = (hour) => new Intl.DateTimeFormat(language(), { hour: "numeric", minute: "2-digit" }).format(new Date(2026, 0, 1, hour));

/** @param {Part} part */
function MailSection(part) {
  const { now, save, update, busy } = part;
  const [address, setAddress] = useState("");
  const [asked, setAsked] = useState("");
  const wanted = [now, ...now.tables].some(({ enabled }) => enabled.includes("mail"));
  if (!now.mail_available)
    return html`<section><h2>${translate("notifications-mail")}</h2><p class="cannot">${translate("notifications-mail-none")}</p></section>`;
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    save(() => request("POST", "/me/notifications/mail", { address }).then((next) => (setAsked(address), setAddress(""), next)));
  };
  const when = (/** @type {Event} */ event) => {
    const chosen = /** @type {HTMLSelectElement} */ (event.target).value;
    update({ digest_hour: chosen === "" ? null : Number(chosen) });
  };
  return html`
    <section id="notifications-mail">
      <h2>${translate("notifications-mail")}</h2>
      ${
        now.mail &&
        html`
          <${TypeCheckbox} ...${part} type="mail" label=${translate("notifications-use-mail", { address: now.mail })} />
          <div class="row">
            <label>
              ${translate("notifications-mail-when")}${" "}
              <select id="digest" disabled=${busy} onchange=${when}>
                <option value="" selected=${now.digest_hour === null}>${translate("notifications-mail-each")}</option>
                ${Array.from(
                  { length: 24 },
                  (_, hour) => html`
                    <option value=${hour} selected=${now.digest_hour === hour}>${translate("notifications-mail-daily", { hour: formatHour(hour) })}</option>
                  `,
                )}
              </select>
            </label>
            ${
              wanted &&
              html`
                <button id="end-mail" class="quiet small" disabled=${busy} onclick=${() => save(() => request("DELETE", "/me/notifications/mail"))}>
                  ${translate("notifications-page-end-button")}
                </button>
              `
            }
          </div>
        `
      }
      ${
        (!now.mail || !wanted) &&
        html`
          <form class="row" onsubmit=${send}>
            <label>
              ${translate("notifications-mail-address")}${" "}
              <input
                type="email"
                id="address"
                required
                maxlength="254"
                autocomplete="email"
                value=${address}
                oninput=${(/** @type {Event} */ event) => setAddress(/** @type {HTMLInputElement} */ (event.target).value)}
              />
            </label>
            <button id="ask-mail" disabled=${busy}>${translate("notifications-mail-ask")}</button>
          </form>
          ${asked && html`<p role="status">${translate("notifications-mail-asked", { address: asked })}</p>`}
        `
      }
    </section>
  `;
}

/** @param {Part} part */
function WebhookSection(part) {
  const { now, save, busy } = part;
  const [style, setStyle] = useState("discord");
  const [url, setUrl] = useState("");
  const { webhook: hook } = now;
  if (!now.webhook_available)
    return html`<section><h2>${translate("notifications-hook")}</h2><p class="cannot">${translate("notifications-hook-none")}</p></section>`;
  const set = (/** @type {Event} */ event) => {
    event.preventDefault();
    save(() => request("PUT", "/me/notifications/webhook", { style, url }).then((next) => (setUrl(""), next)));
  };
  return html`
    <section id="notifications-hook">
      <h2>${translate("notifications-hook")}</h2>
      ${
        hook
          ? html`
              ${hook.error && html`<${ErrorMessage}>${translate("notifications-hook-gone", { host: hook.host })}</${ErrorMessage}>`}
              <div class="row">
                <${TypeCheckbox} ...${part} type="webhook" label=${translate("notifications-use-hook", { host: hook.host })} />
                <button class="quiet small" disabled=${busy} onclick=${() => save(() => request("DELETE", "/me/notifications/webhook"))}>
                  ${translate("notifications-forget")}
                </button>
              </div>
            `
          : html`
              <p>${translate("notifications-hook-about")}</p>
              <form class="row" onsubmit=${set}>
                <label>
                  ${translate("notifications-hook-style")}${" "}
                  <select onchange=${(/** @type {Event} */ event) => setStyle(/** @type {HTMLSelectElement} */ (event.target).value)}>
                    ${Object.entries({ ...WEBHOOK_SERVICES, json: translate("notifications-hook-json") }).map(
                      ([name, label]) => html`<option value=${name} selected=${name === style}>${label}</option>`,
                    )}
                  </select>
                </label>
                <label>
                  ${translate("notifications-hook-url")}${" "}
                  <input
                    type="url"
                    id="hook-url"
                    required
                    maxlength="500"
                    placeholder="https://"
                    value=${url}
                    oninput=${(/** @type {Event} */ event) => setUrl(/** @type {HTMLInputElement} */ (event.target).value)}
                  />
                </label>
                <button disabled=${busy}>${translate("notifications-hook-set")}</button>
              </form>
            `
      }
    </section>
  `;
}

/** @param {Part} part */
function ContentSection(part) {
  const { now, save, update, busy } = part;
  const [tried, setTried] = useState(false);
  const reached = now.enabled.some((type) => type !== "reminder");
  const attempt = () => save(() => request("POST", "/me/notifications/test").then((next) => (setTried(true), next)));
  return html`
    <section>
      <h2>${translate("notifications-what")}</h2>
      <${TypeCheckbox} ...${part} type="reminder" label=${translate("notifications-use-reminder")} />
      <label class="option">
        <input type="checkbox" id="soon" checked=${now.immediate} disabled=${busy} onchange=${() => update({ immediate: !now.immediate })} />
        ${translate("notifications-soon")}
      </label>
      ${
        reached &&
        html`
          <div class="row">
            <button id="try" disabled=${busy} onclick=${attempt}>${translate("notifications-try")}</button>
            <span role="status">${tried && translate("notifications-tried")}</span>
          </div>
        `
      }
    </section>
  `;
}

/** At one table: as everywhere, nothing, or only some of it. @param {Part & { table: string }} props */
function TableSection({ now, save, busy, table }) {
  const own = now.tables.find(({ id }) => id === table)?.enabled ?? null;
  const [picking, setPicking] = useState(Boolean(own?.length));
  const put = (/** @type {string[] | null} */ types) => save(() => request("PUT", `/tables/${table}/notifications`, { enabled: types }));
  const pick = (/** @type {string} */ mode, /** @type {string[] | null} */ types) => () => {
    setPicking(mode === "own");
    put(types);
  };
  const mode = own === null ? "usual" : picking ? "own" : own.length ? "own" : "silent";
  return html`
    <section id="notifications-table">
      <h2>${translate("notifications-table")}</h2>
      <fieldset disabled=${busy}>
        <legend class="unseen">${translate("notifications-table")}</legend>
        ${
          /** @type {[string, string[] | null][]} */ ([
            ["usual", null],
            ["silent", []],
            ["own", now.enabled],
          ]).map(
            ([name, types]) => html`
              <label class="option">
                <input type="radio" name="mode" value=${name} checked=${mode === name} onchange=${pick(name, types)} />
                ${translate(`notifications-table-${name}`)}
              </label>
            `,
          )
        }
        ${
          mode === "own" &&
          own &&
          TYPES.map(
            (type) => html`
              <label class="option own">
                <input
                  type="checkbox"
                  checked=${own.includes(type)}
                  onchange=${() => put(own.includes(type) ? own.filter((other) => other !== type) : [...own, type])}
                />
                ${translate(`notifications-want-${type}`)}
              </label>
            `,
          )
        }
      </fieldset>
      <a href=${`#/table/${table}`}>${translate("notifications-to-table")}</a>
    </section>
  `;
}

/** @param {Part} part */
function TableOverrides({ now, save, busy }) {
  if (!now.tables.length) return null;
  return html`
    <section>
      <h2>${translate("notifications-tables")}</h2>
      <ul class="devices">
        ${now.tables.map(
          ({ id, game, enabled }) => html`
            <li key=${id}>
              <span>
                <a href=${`#/table/${id}`}>${gameTitle(game)}</a>
                <small>${enabled.map((type) => translate(`notifications-want-${type}`)).join(", ") || translate("notifications-table-silent")}</small>
              </span>
              <button
                class="quiet small"
                disabled=${busy}
                onclick=${() => save(() => request("PUT", `/tables/${id}/notifications`, { enabled: null }))}
              >
                ${translate("notifications-table-usual")}
              </button>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}
