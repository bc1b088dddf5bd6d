// Notification settings: channels, content, and exceptions for single tables.

import { html, useEffect, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { gameTitle } from "../core/games.js";
import { loadStylesheet } from "../core/stylesheets.js";
import { loadMessages, translate } from "../core/locale.js";
import { DeviceSection, EmailSection, TypeCheckbox, WebhookSection } from "./notification-channels.js";
import { Page, ErrorMessage, useAction } from "./page.js";

/** @import { NotificationSettings } from "../core/types.js" */
/** @import { SectionProps } from "./notification-channels.js" */

const TYPES = /** @type {const} */ (["push", "email", "webhook", "reminder"]);

await Promise.all([loadMessages("notifications"), loadStylesheet("/pages/notifications.css")]);

/** @param {{ params: string[] }} props */
export default function NotificationsPage({ params: [table] }) {
  const [settings, setSettings] = useState(/** @type {NotificationSettings | null} */ (null));
  const [loadError, setLoadError] = useState("");
  const { busy, errorMessage, run } = useAction();
  useEffect(() => {
    request("GET", "/me/notifications").then(setSettings, (error) =>
      setLoadError(error.status === 401 ? translate("notifications-name-first") : error.message),
    );
  }, []);
  const save = (/** @type {() => Promise<NotificationSettings>} */ send) => run(() => send().then(setSettings))();
  const update = (/** @type {Partial<NotificationSettings>} */ changes) => {
    const { enabled, digest_hour, immediate } = { .../** @type {NotificationSettings} */ (settings), ...changes };
    save(() => request("PUT", "/me/notifications", { enabled, digest_hour, immediate }));
  };
  const sectionProps = { settings, save, update, busy };
  return html`
    <${Page} title=${translate("notifications-title")} kind="notifications">
      <p class="hint">${translate("notifications-about")}</p>
      <${ErrorMessage}>${loadError || errorMessage}</${ErrorMessage}>
      ${
        settings &&
        html`
          ${table && html`<${TableSection} ...${sectionProps} table=${table} />`}
          <${DeviceSection} ...${sectionProps} />
          <${EmailSection} ...${sectionProps} />
          <${WebhookSection} ...${sectionProps} />
          <${ContentSection} ...${sectionProps} />
          <${TableOverrides} ...${sectionProps} />
        `
      }
    </${Page}>
  `;
}

/** @param {SectionProps} sectionProps */
function ContentSection(sectionProps) {
  const { settings, save, update, busy } = sectionProps;
  const [testSent, setTestSent] = useState(false);
  const hasChannel = settings.enabled.some((type) => type !== "reminder");
  const sendTest = () => save(() => request("POST", "/me/notifications/test").then((next) => (setTestSent(true), next)));
  return html`
    <section>
      <h2>${translate("notifications-what")}</h2>
      <${TypeCheckbox} ...${sectionProps} type="reminder" label=${translate("notifications-use-reminder")} />
      <label class="option">
        <input
          type="checkbox"
          id="immediate"
          checked=${settings.immediate}
          disabled=${busy}
          onchange=${() => update({ immediate: !settings.immediate })}
        />
        ${translate("notifications-soon")}
      </label>
      ${
        hasChannel &&
        html`
          <div class="row">
            <button id="send-test" disabled=${busy} onclick=${sendTest}>${translate("notifications-try")}</button>
            <span role="status">${testSent && translate("notifications-tried")}</span>
          </div>
        `
      }
    </section>
  `;
}

/** The settings of one table: the same as elsewhere, none, or its own. @param {SectionProps & { table: string }} props */
function TableSection({ settings, save, busy, table }) {
  const ownTypes = settings.tables.find(({ id }) => id === table)?.enabled ?? null;
  const [choosingTypes, setChoosingTypes] = useState(Boolean(ownTypes?.length));
  const saveTypes = (/** @type {string[] | null} */ types) =>
    save(() => request("PUT", `/tables/${table}/notifications`, { enabled: types }));
  const choose = (/** @type {string} */ mode, /** @type {string[] | null} */ types) => () => {
    setChoosingTypes(mode === "own");
    saveTypes(types);
  };
  const mode = ownTypes === null ? "usual" : choosingTypes ? "own" : ownTypes.length ? "own" : "silent";
  return html`
    <section id="notifications-table">
      <h2>${translate("notifications-table")}</h2>
      <fieldset disabled=${busy}>
        <legend class="visually-hidden">${translate("notifications-table")}</legend>
        ${
          /** @type {[string, string[] | null][]} */ ([
            ["usual", null],
            ["silent", []],
            ["own", settings.enabled],
          ]).map(
            ([name, types]) => html`
              <label class="option">
                <input type="radio" name="mode" value=${name} checked=${mode === name} onchange=${choose(name, types)} />
                ${translate(`notifications-table-${name}`)}
              </label>
            `,
          )
        }
        ${
          mode === "own" &&
          ownTypes &&
          TYPES.map(
            (type) => html`
              <label class="option own">
                <input
                  type="checkbox"
                  checked=${ownTypes.includes(type)}
                  onchange=${() => saveTypes(ownTypes.includes(type) ? ownTypes.filter((other) => other !== type) : [...ownTypes, type])}
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

/** @param {SectionProps} props */
function TableOverrides({ settings, save, busy }) {
  if (!settings.tables.length) return null;
  return html`
    <section>
      <h2>${translate("notifications-tables")}</h2>
      <ul class="devices">
        ${settings.tables.map(
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
