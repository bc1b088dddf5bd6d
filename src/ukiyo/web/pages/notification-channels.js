// The channels that notifications can use: push messages to devices, mail, and a webhook.

import { html, useEffect, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { currentDeviceId, pushProblem, subscribe, unsubscribe } from "../core/push-subscription.js";
import { language, translate } from "../core/locale.js";
import { formatDate } from "./dates.js";
import { ErrorMessage } from "./page.js";

/** @import { NotificationSettings } from "../core/types.js" */

/**
 * The props of each section: the settings, and two ways to change them.
 * @typedef {object} SectionProps
 * @property {NotificationSettings} now
 * @property {(request: () => Promise<NotificationSettings>) => void} save sends a request and shows the settings it returns
 * @property {(changes: Partial<NotificationSettings>) => void} update
 * @property {boolean} busy
 */

const WEBHOOK_SERVICES = { discord: "Discord", slack: "Slack" };

/** @param {SectionProps & { type: string, label: string }} props */
export function TypeCheckbox({ now, update, busy, type, label }) {
  const on = now.enabled.includes(type);
  const toggle = () => update({ enabled: on ? now.enabled.filter((other) => other !== type) : [...now.enabled, type] });
  return html`
    <label class="option">
      <input type="checkbox" id=${`want-${type}`} checked=${on} disabled=${busy} onchange=${toggle} /> ${label}
    </label>
  `;
}

/** @param {SectionProps} part */
export function DeviceSection(part) {
  const { now, save, busy } = part;
  const [thisDevice, setThisDevice] = useState("");
  const [failed, setFailed] = useState("");
  const obstacle = pushProblem(now.push_key);
  const subscribed = now.devices.some(({ id }) => id === thisDevice);
  useEffect(() => void currentDeviceId().then(setThisDevice), [now.devices.length]);
  // The push service's own error messages are in English and do not help, so they are replaced.
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
                    <small>${translate("notifications-device-since", { day: formatDate(since, "long") })}</small>
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

/** @param {number} hour */
const formatHour = (hour) => new Intl.DateTimeFormat(language(), { hour: "numeric", minute: "2-digit" }).format(new Date(2026, 0, 1, hour));

/** @param {SectionProps} part */
export function MailSection(part) {
  const { now, save, update, busy } = part;
  const [address, setAddress] = useState("");
  const [asked, setAsked] = useState("");
  const wanted = [now, ...now.tables].some(({ enabled }) => enabled.includes("mail"));
  if (!now.mail_available)
    return html`
      <section>
        <h2>${translate("notifications-mail")}</h2>
        <p class="cannot">${translate("notifications-mail-none")}</p>
      </section>
    `;
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
                    <option value=${hour} selected=${now.digest_hour === hour}>
                      ${translate("notifications-mail-daily", { hour: formatHour(hour) })}
                    </option>
                  `,
                )}
              </select>
            </label>
            ${
              wanted &&
              html`
                <button
                  id="end-mail"
                  class="quiet small"
                  disabled=${busy}
                  onclick=${() => save(() => request("DELETE", "/me/notifications/mail"))}
                >
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

/** @param {SectionProps} part */
export function WebhookSection(part) {
  const { now, save, busy } = part;
  const [style, setStyle] = useState("discord");
  const [url, setUrl] = useState("");
  const { webhook: hook } = now;
  if (!now.webhook_available)
    return html`
      <section>
        <h2>${translate("notifications-hook")}</h2>
        <p class="cannot">${translate("notifications-hook-none")}</p>
      </section>
    `;
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
