// The channels that notifications can use: push messages to devices, email, and a webhook.

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
 * @property {NotificationSettings} settings
 * @property {(request: () => Promise<NotificationSettings>) => void} save sends a request and shows the settings it returns
 * @property {(changes: Partial<NotificationSettings>) => void} update
 * @property {boolean} busy
 */

const WEBHOOK_SERVICES = { discord: "Discord", slack: "Slack" };

/** @param {SectionProps & { type: string, label: string }} props */
export function TypeCheckbox({ settings, update, busy, type, label }) {
  const isEnabled = settings.enabled.includes(type);
  const toggle = () => update({ enabled: isEnabled ? settings.enabled.filter((other) => other !== type) : [...settings.enabled, type] });
  return html`
    <label class="option">
      <input type="checkbox" id=${`enable-${type}`} checked=${isEnabled} disabled=${busy} onchange=${toggle} /> ${label}
    </label>
  `;
}

/** @param {SectionProps} props */
export function DeviceSection(props) {
  const { settings, save, busy } = props;
  const [thisDevice, setThisDevice] = useState("");
  const [failed, setFailed] = useState("");
  const problem = pushProblem(settings.push_key);
  const subscribed = settings.devices.some(({ id }) => id === thisDevice);
  useEffect(() => void currentDeviceId().then(setThisDevice), [settings.devices.length]);
  // The push service's own error messages are in English and do not help, so they are replaced.
  const enable = () => {
    setFailed("");
    save(() =>
      subscribe(settings.push_key ?? "").catch((error) => {
        if (error.status) throw error;
        setFailed(translate("notifications-device-failed"));
        return settings;
      }),
    );
  };
  const removeDevice = (/** @type {string} */ id) =>
    save(async () => {
      if (id === thisDevice) await unsubscribe();
      return request("DELETE", `/me/notifications/devices/${id}`);
    });
  return html`
    <section id="notifications-device">
      <h2>${translate("notifications-device")}</h2>
      ${
        problem
          ? html`<p class="unavailable">${translate(`notifications-device-${problem}`)}</p>`
          : subscribed
            ? html`<p>${translate("notifications-device-is-on")}</p>`
            : html`
              <button class="primary" id="device-on" disabled=${busy} onclick=${enable}>${translate("notifications-device-on")}</button>
            `
      }
      <${ErrorMessage}>${failed}</${ErrorMessage}>
      ${
        settings.devices.length > 0 &&
        html`
          <${TypeCheckbox} ...${props} type="push" label=${translate("notifications-use-push")} />
          <ul class="devices" aria-label=${translate("notifications-devices")}>
            ${settings.devices.map(
              ({ id, name, created_at: since }) => html`
                <li key=${id} class=${id === thisDevice ? "this-device" : ""}>
                  <span>
                    <b>${name || translate("notifications-device-nameless")}</b>
                    <small>${translate("notifications-device-since", { day: formatDate(since, "long") })}</small>
                  </span>
                  <button class="quiet small" disabled=${busy} onclick=${() => removeDevice(id)}>
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

/** @param {SectionProps} props */
export function EmailSection(props) {
  const { settings, save, update, busy } = props;
  const [address, setAddress] = useState("");
  const [requestedAddress, setRequestedAddress] = useState("");
  const emailEnabled = [settings, ...settings.tables].some(({ enabled }) => enabled.includes("email"));
  if (!settings.email_available)
    return html`
      <section>
        <h2>${translate("notifications-email")}</h2>
        <p class="unavailable">${translate("notifications-email-none")}</p>
      </section>
    `;
  const submitAddress = (/** @type {Event} */ event) => {
    event.preventDefault();
    save(() =>
      request("POST", "/me/notifications/email", { address }).then((next) => (setRequestedAddress(address), setAddress(""), next)),
    );
  };
  const changeDigestHour = (/** @type {Event} */ event) => {
    const hour = /** @type {HTMLSelectElement} */ (event.target).value;
    update({ digest_hour: hour === "" ? null : Number(hour) });
  };
  return html`
    <section id="notifications-email">
      <h2>${translate("notifications-email")}</h2>
      ${
        settings.email &&
        html`
          <${TypeCheckbox} ...${props} type="email" label=${translate("notifications-use-email", { address: settings.email })} />
          <div class="row">
            <label>
              ${translate("notifications-email-when")}${" "}
              <select id="digest" disabled=${busy} onchange=${changeDigestHour}>
                <option value="" selected=${settings.digest_hour === null}>${translate("notifications-email-each")}</option>
                ${Array.from(
                  { length: 24 },
                  (_, hour) => html`
                    <option value=${hour} selected=${settings.digest_hour === hour}>
                      ${translate("notifications-email-daily", { hour: formatHour(hour) })}
                    </option>
                  `,
                )}
              </select>
            </label>
            ${
              emailEnabled &&
              html`
                <button
                  id="turn-off-email"
                  class="quiet small"
                  disabled=${busy}
                  onclick=${() => save(() => request("DELETE", "/me/notifications/email"))}
                >
                  ${translate("notifications-page-end-button")}
                </button>
              `
            }
          </div>
        `
      }
      ${
        (!settings.email || !emailEnabled) &&
        html`
          <form class="row" onsubmit=${submitAddress}>
            <label>
              ${translate("notifications-email-address")}${" "}
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
            <button id="add-email" disabled=${busy}>${translate("notifications-email-ask")}</button>
          </form>
          ${requestedAddress && html`<p role="status">${translate("notifications-email-asked", { address: requestedAddress })}</p>`}
        `
      }
    </section>
  `;
}

/** @param {SectionProps} props */
export function WebhookSection(props) {
  const { settings, save, busy } = props;
  const [style, setStyle] = useState("discord");
  const [url, setUrl] = useState("");
  const { webhook } = settings;
  if (!settings.webhook_available)
    return html`
      <section>
        <h2>${translate("notifications-webhook")}</h2>
        <p class="unavailable">${translate("notifications-webhook-none")}</p>
      </section>
    `;
  const set = (/** @type {Event} */ event) => {
    event.preventDefault();
    save(() => request("PUT", "/me/notifications/webhook", { style, url }).then((next) => (setUrl(""), next)));
  };
  return html`
    <section id="notifications-webhook">
      <h2>${translate("notifications-webhook")}</h2>
      ${
        webhook
          ? html`
              ${
                webhook.error &&
                html`<${ErrorMessage}>${translate("notifications-webhook-removed", { host: webhook.host })}</${ErrorMessage}>`
              }
              <div class="row">
                <${TypeCheckbox} ...${props} type="webhook" label=${translate("notifications-use-hook", { host: webhook.host })} />
                <button class="quiet small" disabled=${busy} onclick=${() => save(() => request("DELETE", "/me/notifications/webhook"))}>
                  ${translate("notifications-forget")}
                </button>
              </div>
            `
          : html`
              <p>${translate("notifications-webhook-about")}</p>
              <form class="row" onsubmit=${set}>
                <label>
                  ${translate("notifications-webhook-style")}${" "}
                  <select onchange=${(/** @type {Event} */ event) => setStyle(/** @type {HTMLSelectElement} */ (event.target).value)}>
                    ${Object.entries({ ...WEBHOOK_SERVICES, json: translate("notifications-webhook-json") }).map(
                      ([name, label]) => html`<option value=${name} selected=${name === style}>${label}</option>`,
                    )}
                  </select>
                </label>
                <label>
                  ${translate("notifications-webhook-url")}${" "}
                  <input
                    type="url"
                    id="webhook-url"
                    required
                    maxlength="500"
                    placeholder="https://"
                    value=${url}
                    oninput=${(/** @type {Event} */ event) => setUrl(/** @type {HTMLInputElement} */ (event.target).value)}
                  />
                </label>
                <button disabled=${busy}>${translate("notifications-webhook-save")}</button>
              </form>
            `
      }
    </section>
  `;
}
