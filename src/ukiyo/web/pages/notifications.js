// Notification settings: channels, content, and exceptions for single tables.

import { html, useEffect, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { gameTitle } from "../core/games.js";
import { loadStylesheet } from "../core/stylesheets.js";
import { loadMessages, translate } from "../core/locale.js";
import { DeviceSection, MailSection, TypeCheckbox, WebhookSection } from "./notification-channels.js";
import { Page, ErrorMessage, useAction } from "./page.js";

/** @import { NotificationSettings } from "../core/types.js" */
/** @import { SectionProps } from "./notification-channels.js" */

const TYPES = /** @type {const} */ (["push", "mail", "webhook", "reminder"]);

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

/** @param {SectionProps} part */
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
        <input
          type="checkbox"
          id="soon"
          checked=${now.immediate}
          disabled=${busy}
          onchange=${() => update({ immediate: !now.immediate })}
        />
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

/** The settings of one table: the same as elsewhere, none, or its own. @param {SectionProps & { table: string }} props */
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

/** @param {SectionProps} part */
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
                <small>
                  ${enabled.map((type) => translate(`notifications-want-${type}`)).join(", ") || translate("notifications-table-silent")}
                </small>
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
