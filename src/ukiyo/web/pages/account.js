// The account page: name, sign-in methods and personal data. Sign-in links open here as well.

import { html, useEffect, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { saveName } from "../core/person.js";
import { navigate } from "../core/router.js";
import { saveSettings, settings } from "../core/settings.js";
import { loadStylesheet } from "../core/stylesheets.js";
import { loadMessages, language, translate } from "../core/locale.js";
import { SignInLinkPage, PasskeySection, SignInSection } from "./account-sign-in.js";
import { formatDate } from "./dates.js";
import { Page, ErrorMessage, useFetch, useAction } from "./page.js";

/** @import { Account } from "../core/wire.js" */
/** @import { AccountSection } from "./account-sign-in.js" */

await Promise.all([loadMessages("account"), loadStylesheet("/pages/account.css")]);

/** The name of a language in the language of the interface. @param {string} code */
const languageName = (code) => new Intl.DisplayNames(language(), { type: "language" }).of(code) ?? code;

/** @param {{ params: string[] }} props */
export default function AccountPage({ params: [section, secret] }) {
  return html`
    <${Page} title=${translate(section === "link" ? "account-link-title" : "account")} kind="account">
      ${
        section === "link"
          ? html`<${SignInLinkPage} secret=${secret} />`
          : section === "forgotten"
            ? html`<${AccountDeleted} />`
            : html`<${AccountSections} />`
      }
    </${Page}>
  `;
}

function AccountSections() {
  const [reloads, setReloads] = useState(0);
  const /** @type {[Account | null, string]} */ [account, errorMessage] = useFetch(`/account?${reloads}`);
  const reload = () => setReloads(reloads + 1);
  if (!account) return html`<${ErrorMessage}>${errorMessage}</${ErrorMessage}>`;
  const canSignIn = account.passkeys.length > 0 || account.email !== null;
  return html`
    <p class="lead">${translate(canSignIn ? "account-about-yours" : "account-about")}</p>
    <div class="account-sections">
      <${NameSection} account=${account} reload=${reload} />
      <${PasskeySection} account=${account} reload=${reload} />
      <${EmailSection} account=${account} reload=${reload} />
      ${
        canSignIn
          ? html`<${SignOutSection} />`
          : account.sign_in_methods.length > 0 && html`<${SignInSection} account=${account} reload=${reload} />`
      }
      ${account.name && html`<${PersonalData} account=${account} />`}
    </div>
  `;
}

/** @param {AccountSection} props */
function NameSection({ account, reload }) {
  const { busy, errorMessage, run } = useAction();
  const [name, setName] = useState(account.name || settings.name);
  useEffect(() => void (account.name && saveSettings({ name: account.name })), [account.name]); // it may have changed on another device
  const changeName = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(() => saveName(name.trim()).then(reload))();
  };
  return html`
    <section>
      <form class="row" onsubmit=${changeName}>
        <label>
          ${translate("account-name")}${" "}
          <input
            value=${name}
            maxlength="30"
            required
            autocomplete="nickname"
            oninput=${(/** @type {Event} */ event) => setName(/** @type {HTMLInputElement} */ (event.target).value)}
          />
        </label>
        <button disabled=${busy || !name.trim() || name.trim() === account.name}>${translate("account-rename")}</button>
      </form>
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      ${account.created_at && html`<p class="hint">${translate("account-since", { day: formatDate(account.created_at, "long") })}</p>`}
      ${
        account.language &&
        account.time_zone &&
        html`
          <p class="hint">
            ${translate("account-language-and-zone", {
              language: languageName(account.language),
              zone: account.time_zone.replace("_", " "),
            })}
          </p>
        `
      }
    </section>
  `;
}

/** @param {AccountSection} props */
function EmailSection({ account, reload }) {
  const { busy, errorMessage, run } = useAction();
  const [sent, setSent] = useState("");
  const sendLink = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const address = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("address")).trim();
    run(async () => {
      if (!account.name) await saveName();
      await request("POST", "/account/links", { address });
      setSent(address);
    })();
  };
  if (!account.sign_in_methods.includes("email") && !account.email)
    return html`
      <section>
        <h2>${translate("account-email")}</h2>
        <p>${translate("account-email-not-here")}</p>
      </section>
    `;
  return html`
    <section>
      <h2>${translate("account-email")}</h2>
      <p>${account.email ? translate("account-email-yours", { address: account.email }) : translate("account-email-about")}</p>
      ${
        account.email
          ? html`
            <button disabled=${busy} onclick=${run(() => request("DELETE", "/account/email").then(reload))}>
              ${translate("account-remove")}
            </button>
          `
          : html`
            <form class="row" onsubmit=${sendLink}>
              <label>
                ${translate("account-email-address")}${" "}
                <input type="email" name="address" required maxlength="254" autocomplete="email" />
              </label>
              <button disabled=${busy}>${translate("account-email-send")}</button>
            </form>
          `
      }
      ${sent && html`<p role="status">${translate("account-email-sent", { address: sent })}</p>`}
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
    </section>
  `;
}

function SignOutSection() {
  const { busy, errorMessage, run } = useAction();
  const signOut = (/** @type {boolean} */ everywhere) =>
    run(async () => {
      await request("POST", "/account/sign-out", { everywhere });
      saveSettings({ name: "" });
      navigate();
    });
  return html`
    <section>
      <h2>${translate("account-sign-out")}</h2>
      <p class="row">
        <button disabled=${busy} onclick=${signOut(false)}>${translate("account-sign-out-here")}</button>
        <button disabled=${busy} onclick=${signOut(true)}>${translate("account-sign-out-everywhere")}</button>
      </p>
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
    </section>
  `;
}

/** @param {{ account: Account }} props */
function PersonalData({ account }) {
  const { busy, errorMessage, run } = useAction();
  const [name, setName] = useState("");
  const deleteAccount = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(async () => {
      await request("POST", "/account/delete", { name });
      saveSettings({ name: "", learned: {}, puzzles: {} });
      navigate("account", "forgotten");
    })();
  };
  return html`
    <section class="personal-data">
      <h2>${translate("account-kept")}</h2>
      <p>${translate("account-kept-about")}</p>
      <a class="button" href="/api/account/export" download="ukiyo.json">${translate("account-export")}</a>
      <details>
        <summary>${translate("account-forget")}</summary>
        <p>${translate("account-forget-about")}</p>
        <form onsubmit=${deleteAccount}>
          <label>
            ${translate("account-forget-name", { name: account.name })}${" "}
            <input
              value=${name}
              maxlength="30"
              autocomplete="off"
              oninput=${(/** @type {Event} */ event) => setName(/** @type {HTMLInputElement} */ (event.target).value)}
            />
          </label>
          <button class="danger" disabled=${busy || name !== account.name}>${translate("account-forget-do")}</button>
        </form>
        <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      </details>
    </section>
  `;
}

const AccountDeleted = () => html`
  <p class="lead" role="status">${translate("account-forgotten")}</p>
  <a class="button" href="#/">${translate("home")}</a>
`;
