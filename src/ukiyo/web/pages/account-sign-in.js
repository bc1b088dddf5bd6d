// Passkeys, signing in on this device, and sign-in links from emails.

import { html, useEffect, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { saveName } from "../core/person.js";
import { navigate, replaceRoute } from "../core/router.js";
import { saveSettings } from "../core/settings.js";
import { translate } from "../core/locale.js";
import { formatDate } from "./dates.js";
import { ErrorMessage, useAction } from "./page.js";

/** @import { Account, SignInLink, MergeOffer, SignedIn } from "../core/wire.js" */
/** @typedef {{ account: Account, reload: () => void }} AccountSection the props of each section of the account page */
/** @typedef {(merge?: boolean) => Promise<SignedIn>} SignIn `merge` answers the server's merge offer */

const passkeysSupported = () => "parseCreationOptionsFromJSON" in (globalThis.PublicKeyCredential ?? {});

/** Replaces the browser's messages, which are not translated. @param {Error & { status?: number }} error */
function rethrowPasskeyError(error) {
  const reason = { InvalidStateError: "there", NotAllowedError: "stopped", AbortError: "stopped", SecurityError: "not-here" }[error.name];
  throw reason || error.status === 403 ? new Error(translate(`account-passkey-${reason ?? "refused"}`)) : error;
}

/** @param {AccountSection} props */
export function PasskeySection({ account, reload }) {
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
      <ul class="passkeys">
        ${account.passkeys.map(
          ({ id, name, created_at: since, last_used_at: used }) => html`
            <li key=${id}>
              <span>
                <b>${name}</b>${" "}
                <small>${translate("account-passkey-used", { since: formatDate(since, "long"), used: formatDate(used, "long") })}</small>
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
            id="create-passkey"
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

/** @param {AccountSection} props */
export function SignInSection({ account, reload }) {
  const [credential, setCredential] = useState(/** @type {unknown} */ (null));
  const { busy, errorMessage, run } = useAction();
  const available = account.sign_in_methods.includes("passkey") && passkeysSupported();
  const requestCredential = async () => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await request("POST", "/account/sign-in/options"));
    const assertion = /** @type {PublicKeyCredential} */ (await navigator.credentials.get({ publicKey }));
    setCredential(assertion.toJSON());
  };
  return html`
    <section>
      <h2>${translate("account-sign-in")}</h2>
      <p>${translate("account-sign-in-about")} ${account.sign_in_methods.includes("email") && translate("account-sign-in-email")}</p>
      ${
        credential
          ? html`
            <${SigningIn}
              signIn=${(/** @type {boolean | undefined} */ merge) =>
                request("POST", "/account/sign-in", { credential, merge }).catch(rethrowPasskeyError)}
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
 * Signs in. If this device has played without an account, the person first chooses whether to add those games to the account.
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
        <div class="merge-offer" role="group" aria-label=${translate("account-sign-in")}>
          <p>${translate("account-bring", { name: mergeOffer.name, account: mergeOffer.account, tables: mergeOffer.tables })}</p>
          <p class="hint">${translate("account-bring-no-about")}</p>
          <p class="row">
            <button class="primary" id="merge" disabled=${busy} onclick=${submit(true)}>${translate("account-bring-yes")}</button>
            <button disabled=${busy} onclick=${submit(false)}>${translate("account-bring-no")}</button>
            <button class="quiet" disabled=${busy} onclick=${cancel}>${translate("account-not-now")}</button>
          </p>
        </div>
      `
    }
    <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
  `;
}

/** Confirms before signing in, because mail scanners open links as well. @param {{ secret?: string }} props */
export function SignInLinkPage({ secret: initialSecret = "" }) {
  const [secret] = useState(initialSecret);
  const [link, setLink] = useState(/** @type {SignInLink | null} */ (null));
  const [invalid, setInvalid] = useState(!initialSecret);
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
  const { name, browser, address, requested_at: at, same_browser: isSameBrowser } = link;
  return html`
    <p class="lead">${translate("account-link-about", { name, browser, address, time: formatDate(at, "long", "short") })}</p>
    ${!isSameBrowser && html`<p>${translate("account-link-elsewhere")}</p>`}
    ${
      following
        ? html`
          <${SigningIn}
            signIn=${(/** @type {boolean | undefined} */ merge) =>
              request("POST", "/account/links/follow", { secret, merge }).catch(rethrowLinkError)}
            done=${() => navigate("account")}
            cancel=${() => navigate("account")}
          />
        `
        : html`
          <button class="primary" id="confirm-sign-in" onclick=${() => setFollowing(true)}>${translate("account-link-follow")}</button>
        `
    }
  `;
}
