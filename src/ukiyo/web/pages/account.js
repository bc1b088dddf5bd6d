// One's account: who one is here, on which devices, and all that is kept of one. A link from a mail is opened here, too.

import { html, useEffect, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { saveName } from "../core/person.js";
import { navigate, replaceRoute } from "../core/router.js";
import { saveSettings, settings } from "../core/settings.js";
import { loadStylesheet } from "../core/stylesheets.js";
import { loadMessages, language, translate } from "../core/locale.js";
import { Page, ErrorMessage, useFetch, useAction } from "./page.js";

/** @import { Account, MergeOffer, LoginLink, SignedIn } from "../core/wire.js" */
/** @typedef {(merge?: boolean) => Promise<SignedIn>} SignIn asks the server, once more with the answer if there was a mergeOffer */

await Promise.all([loadMessages("account"), loadStylesheet("/pages/account.css")]);

/** @param {number} at seconds since 1970 @param {"medium" | "short"} [time] */
const formatDate = (at, time) => new Intl.DateTimeFormat(language(), { dateStyle: "long", timeStyle: time }).format(at * 1000);

/** A language by its name in the one that is spoken. @param {string} code */
const languageName = (code) => new Intl.DisplayNames(language(), { type: "language" }).of(code) ?? code;

const passkeysSupported = () => "parseCreationOptionsFromJSON" in (globalThis.PublicKeyCredential ?? {});

/** @param {{ of: string[] }} props */
export default function AccountPage({ of: [what, secret] }) {
  return html`
    <${Page} title=${translate(what === "link" ? "account-link-title" : "account")} kind="account">
      ${
        what === "link"
          ? html`<${LoginLinkPage} secret=${secret} />`
          : what === "forgotten"
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
  const canSignIn = account.passkeys.length > 0 || account.mail !== null;
  return html`
    <p class="lead">${translate(canSignIn ? "account-about-yours" : "account-about")}</p>
    <div class="account-parts">
      <${NameSection} account=${account} reload=${reload} />
      <${PasskeySection} account=${account} reload=${reload} />
      <${MailSection} account=${account} reload=${reload} />
      ${canSignIn ? html`<${SignOutSection} />` : account.sign_in_methods.length > 0 && html`<${SignInSection} account=${account} reload=${reload} />`}
      ${account.name && html`<${PersonalData} account=${account} />`}
    </div>
  `;
}

/** @typedef {{ account: Account, reload: () => void }} Part */

/** @param {Part} props */
function NameSection({ account, reload }) {
  const { busy, errorMessage, run } = useAction();
  const [name, setName] = useState(account.name || settings.name);
  useEffect(() => void (account.name && saveSettings({ name: account.name })), [account.name]); // another device may have changed it
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
      ${account.since && html`<p class="hint">${translate("account-since", { day: formatDate(account.since) })}</p>`}
      ${
        account.language &&
        account.zone &&
        html`<p class="hint">${translate("account-spoken", { language: languageName(account.language), zone: account.zone.replace("_", " ") })}</p>`
      }
    </section>
  `;
}

/** What went rethrowPasskeyError with a passkey, in words of ours. @param {Error & { status?: number }} error */
function rethrowPasskeyError(error) {
  const reason = { InvalidStateError: "there", NotAllowedError: "stopped", AbortError: "stopped", SecurityError: "not-here" }[error.name];
  throw reason || error.status === 403 ? new Error(translate(`account-passkey-${reason ?? "refused"}`)) : error;
}

/** @param {Part} props */
function PasskeySection({ account, reload }) {
  const { busy, errorMessage, run } = useAction();
  const available = account.sign_in_methods.includes("passkey") && passkeysSupported();
  const createPasskey = async () => {
    if (!account.name) await saveName();
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await request("POST", "/account/passkeys/options"));
    const credential = /** @type {PublicKeyCredential} */ (await navigator.credentials.create({ publicKey }));
    await request("POST", "/account/passkeys", { credential: credential.toJSON() });
    reload();
  };
  return html`
    <section>
      <h2>${translate("account-passkeys")}</h2>
      <p>${translate(available || account.passkeys.length ? "account-passkeys-about" : "account-passkey-not-here")}</p>
      <ul class="keys">
        ${account.passkeys.map(
          ({ id, name, since, last_used_at: used }) => html`
            <li key=${id}>
              <span>
                <b>${name}</b> <small>${translate("account-passkey-used", { since: formatDate(since), used: formatDate(used) })}</small>
              </span>
              <button
                class="quiet small"
                disabled=${busy}
                aria-label=${`${translate("account-remove")}: ${name}`}
                onclick=${run(() => request("DELETE", `/account/passkeys/${id}`).then(reload))}
              >
                ${translate("account-remove")}
              </button>
            </li>
          `,
        )}
      </ul>
      ${
        available &&
        html`
          <button
            class=${account.passkeys.length ? "" : "primary"}
            id="make-passkey"
            disabled=${busy}
            onclick=${run(() => createPasskey().catch(rethrowPasskeyError))}
          >
            ${translate(account.passkeys.length ? "account-passkey-more" : "account-passkey-make")}
          </button>
        `
      }
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
    </section>
  `;
}

/** @param {Part} props */
function MailSection({ account, reload }) {
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
  if (!account.sign_in_methods.includes("mail") && !account.mail)
    return html`
      <section>
        <h2>${translate("account-mail")}</h2>
        <p>${translate("account-mail-not-here")}</p>
      </section>
    `;
  return html`
    <section>
      <h2>${translate("account-mail")}</h2>
      <p>${account.mail ? translate("account-mail-yours", { address: account.mail }) : translate("account-mail-about")}</p>
      ${
        account.mail
          ? html`
            <button disabled=${busy} onclick=${run(() => request("DELETE", "/account/mail").then(reload))}>
              ${translate("account-remove")}
            </button>
          `
          : html`
            <form class="row" onsubmit=${sendLink}>
              <label>
                ${translate("account-mail-address")}${" "}
                <input type="email" name="address" required maxlength="254" autocomplete="email" />
              </label>
              <button disabled=${busy}>${translate("account-mail-send")}</button>
            </form>
          `
      }
      ${sent && html`<p role="status">${translate("account-mail-sent", { address: sent })}</p>`}
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
    </section>
  `;
}

/** @param {Part} props */
function SignInSection({ account, reload }) {
  const [credential, setCredential] = useState(/** @type {unknown} */ (null));
  const { busy, errorMessage, run } = useAction();
  const available = account.sign_in_methods.includes("passkey") && passkeysSupported();
  const requestCredential = async () => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await request("POST", "/account/sign-in/options"));
    const found = /** @type {PublicKeyCredential} */ (await navigator.credentials.get({ publicKey }));
    setCredential(found.toJSON());
  };
  return html`
    <section>
      <h2>${translate("account-sign-in")}</h2>
      <p>${translate("account-sign-in-about")} ${account.sign_in_methods.includes("mail") && translate("account-sign-in-mail")}</p>
      ${
        credential
          ? html`
            <${SigningIn}
              signIn=${(/** @type {boolean | undefined} */ merge) => request("POST", "/account/sign-in", { credential, merge }).catch(rethrowPasskeyError)}
              done=${reload}
              cancel=${() => setCredential(null)}
            />
          `
          : available &&
            html`
              <button id="sign-in" disabled=${busy} onclick=${run(() => requestCredential().catch(rethrowPasskeyError))}>
                ${translate("account-sign-in-passkey")}
              </button>
            `
      }
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
    </section>
  `;
}

/**
 * Signing in; if this device has games of its own, it is reloads first what becomes of them.
 * @param {{ signIn: SignIn, done: () => void, cancel: () => void }} props
 */
function SigningIn({ signIn, done, cancel }) {
  const [mergeOffer, setMergeOffer] = useState(/** @type {MergeOffer | null} */ (null));
  const { busy, errorMessage, run } = useAction();
  const submit = (/** @type {boolean | undefined} */ merge) =>
    run(async () => {
      const { name, merge_offer: offer } = await signIn(merge);
      if (offer) return setMergeOffer(offer);
      saveSettings({ name });
      done();
    });
  useEffect(submit(undefined), []);
  return html`
    ${
      mergeOffer &&
      html`
        <div class="bring" role="group" aria-label=${translate("account-sign-in")}>
          <p>${translate("account-bring", { name: mergeOffer.name, account: mergeOffer.account, tables: mergeOffer.tables })}</p>
          <p class="hint">${translate("account-bring-no-about")}</p>
          <p class="row">
            <button class="primary" id="bring" disabled=${busy} onclick=${submit(true)}>${translate("account-bring-yes")}</button>
            <button disabled=${busy} onclick=${submit(false)}>${translate("account-bring-no")}</button>
            <button class="quiet" disabled=${busy} onclick=${cancel}>${translate("account-not-now")}</button>
          </p>
        </div>
      `
    }
    <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
  `;
}

/** A link from a mail: nothing is done before the button is pressed. @param {{ secret?: string }} props */
function LoginLinkPage({ secret: given = "" }) {
  const [secret] = useState(given);
  const [link, setLink] = useState(/** @type {LoginLink | null} */ (null));
  const [invalid, setInvalid] = useState(!given);
  const [following, setFollowing] = useState(false);
  const rethrowLinkError = (/** @type {Error & { status?: number }} */ error) => {
    throw error.status === 403 || error.status === 422 ? new Error(translate("account-link-void")) : error;
  };
  useEffect(() => {
    replaceRoute("account", "link");
    if (secret) request("POST", "/account/links/inspect", { secret }).then(setLink, () => setInvalid(true));
  }, []);
  if (invalid)
    return html`
      <${ErrorMessage}>${translate("account-link-void")}</${ErrorMessage}>
      <a class="button" href="#/account">${translate("account")}</a>
    `;
  if (!link) return null;
  const { name, browser, address, at, same_browser: here } = link;
  return html`
    <p class="lead">${translate("account-link-about", { name, browser, address, time: formatDate(at, "short") })}</p>
    ${!here && html`<p>${translate("account-link-elsewhere")}</p>`}
    ${
      following
        ? html`
          <${SigningIn}
            signIn=${(/** @type {boolean | undefined} */ merge) => request("POST", "/account/links/follow", { secret, merge }).catch(rethrowLinkError)}
            done=${() => navigate("account")}
            cancel=${() => navigate("account")}
          />
        `
        : html`<button class="primary" id="follow" onclick=${() => setFollowing(true)}>${translate("account-link-follow")}</button>`
    }
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
    <section class="kept">
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
