// One's account: who one is here, on which devices, and all that is kept of one. A link from a mail is opened here, too.

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask } from "../core/api.js";
import { introduce } from "../core/person.js";
import { go, note } from "../core/router.js";
import { prefer, settings } from "../core/settings.js";
import { wear } from "../core/stylesheet.js";
import { alsoSpeak, language, say } from "../core/words.js";
import { Page, Trouble, useAnswer, useDeed } from "./page.js";

/** @import { Account, MergeOffer, LoginLink, SignedIn } from "../core/wire.js" */
/** @typedef {(bring?: boolean) => Promise<SignedIn>} SignIn asks the server, once more with the answer if there was a question */

await Promise.all([alsoSpeak("account"), wear("/pages/account.css")]);

/** @param {number} at seconds since 1970 @param {"medium" | "short"} [time] */
const day = (at, time) => new Intl.DateTimeFormat(language(), { dateStyle: "long", timeStyle: time }).format(at * 1000);

/** A language by its name in the one that is spoken. @param {string} code */
const tongue = (code) => new Intl.DisplayNames(language(), { type: "language" }).of(code) ?? code;

const supported = () => "parseCreationOptionsFromJSON" in (globalThis.PublicKeyCredential ?? {});

/** @param {{ of: string[] }} props */
export default function AccountPage({ of: [what, secret] }) {
  return html`
    <${Page} title=${say(what === "link" ? "account-link-title" : "account")} kind="account">
      ${
        what === "link" ? html`<${MailedLink} secret=${secret} />` : what === "forgotten" ? html`<${Forgotten} />` : html`<${Everything} />`
      }
    </${Page}>
  `;
}

function Everything() {
  const [asked, askAgain] = useState(0);
  const /** @type {[Account | null, string]} */ [account, trouble] = useAnswer(`/account?${asked}`);
  const again = () => askAgain(asked + 1);
  if (!account) return html`<${Trouble}>${trouble}</${Trouble}>`;
  const yours = account.passkeys.length > 0 || account.mail !== null;
  return html`
    <p class="lead">${say(yours ? "account-about-yours" : "account-about")}</p>
    <div class="account-parts">
      <${You} account=${account} again=${again} />
      <${Passkeys} account=${account} again=${again} />
      <${Mail} account=${account} again=${again} />
      ${yours ? html`<${SignOut} />` : account.sign_in_methods.length > 0 && html`<${SignInHere} account=${account} again=${again} />`}
      ${account.name && html`<${Kept} account=${account} />`}
    </div>
  `;
}

/** @typedef {{ account: Account, again: () => void }} Part */

/** @param {Part} props */
function You({ account, again }) {
  const { busy, trouble, doing } = useDeed();
  const [name, setName] = useState(account.name || settings.name);
  useEffect(() => void (account.name && prefer({ name: account.name })), [account.name]); // another device may have changed it
  const rename = (/** @type {Event} */ event) => {
    event.preventDefault();
    doing(() => introduce(name.trim()).then(again))();
  };
  return html`
    <section>
      <form class="row" onsubmit=${rename}>
        <label>
          ${say("account-name")}${" "}
          <input
            value=${name}
            maxlength="30"
            required
            autocomplete="nickname"
            oninput=${(/** @type {Event} */ event) => setName(/** @type {HTMLInputElement} */ (event.target).value)}
          />
        </label>
        <button disabled=${busy || !name.trim() || name.trim() === account.name}>${say("account-rename")}</button>
      </form>
      <${Trouble}>${trouble}</${Trouble}>
      ${account.since && html`<p class="hint">${say("account-since", { day: day(account.since) })}</p>`}
      ${
        account.language &&
        account.zone &&
        html`<p class="hint">${say("account-spoken", { language: tongue(account.language), zone: account.zone.replace("_", " ") })}</p>`
      }
    </section>
  `;
}

/** What went wrong with a passkey, in words of ours. @param {Error & { status?: number }} error */
function wrong(error) {
  const known = { InvalidStateError: "there", NotAllowedError: "stopped", AbortError: "stopped", SecurityError: "not-here" }[error.name];
  throw known || error.status === 403 ? new Error(say(`account-passkey-${known ?? "refused"}`)) : error;
}

/** @param {Part} props */
function Passkeys({ account, again }) {
  const { busy, trouble, doing } = useDeed();
  const able = account.sign_in_methods.includes("passkey") && supported();
  const make = async () => {
    if (!account.name) await introduce();
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await ask("POST", "/account/passkeys/options"));
    const credential = /** @type {PublicKeyCredential} */ (await navigator.credentials.create({ publicKey }));
    await ask("POST", "/account/passkeys", { credential: credential.toJSON() });
    again();
  };
  return html`
    <section>
      <h2>${say("account-passkeys")}</h2>
      <p>${say(able || account.passkeys.length ? "account-passkeys-about" : "account-passkey-not-here")}</p>
      <ul class="keys">
        ${account.passkeys.map(
          ({ id, name, since, last_used_at: used }) => html`
            <li key=${id}>
              <span>
                <b>${name}</b> <small>${say("account-passkey-used", { since: day(since), used: day(used) })}</small>
              </span>
              <button
                class="quiet small"
                disabled=${busy}
                aria-label=${`${say("account-remove")}: ${name}`}
                onclick=${doing(() => ask("DELETE", `/account/passkeys/${id}`).then(again))}
              >
                ${say("account-remove")}
              </button>
            </li>
          `,
        )}
      </ul>
      ${
        able &&
        html`
          <button
            class=${account.passkeys.length ? "" : "primary"}
            id="make-passkey"
            disabled=${busy}
            onclick=${doing(() => make().catch(wrong))}
          >
            ${say(account.passkeys.length ? "account-passkey-more" : "account-passkey-make")}
          </button>
        `
      }
      <${Trouble}>${trouble}</${Trouble}>
    </section>
  `;
}

/** @param {Part} props */
function Mail({ account, again }) {
  const { busy, trouble, doing } = useDeed();
  const [sent, setSent] = useState("");
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const address = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("address")).trim();
    doing(async () => {
      if (!account.name) await introduce();
      await ask("POST", "/account/links", { address });
      setSent(address);
    })();
  };
  if (!account.sign_in_methods.includes("mail") && !account.mail)
    return html`
      <section>
        <h2>${say("account-mail")}</h2>
        <p>${say("account-mail-not-here")}</p>
      </section>
    `;
  return html`
    <section>
      <h2>${say("account-mail")}</h2>
      <p>${account.mail ? say("account-mail-yours", { address: account.mail }) : say("account-mail-about")}</p>
      ${
        account.mail
          ? html`
            <button disabled=${busy} onclick=${doing(() => ask("DELETE", "/account/mail").then(again))}>
              ${say("account-remove")}
            </button>
          `
          : html`
            <form class="row" onsubmit=${send}>
              <label>
                ${say("account-mail-address")}${" "}
                <input type="email" name="address" required maxlength="254" autocomplete="email" />
              </label>
              <button disabled=${busy}>${say("account-mail-send")}</button>
            </form>
          `
      }
      ${sent && html`<p role="status">${say("account-mail-sent", { address: sent })}</p>`}
      <${Trouble}>${trouble}</${Trouble}>
    </section>
  `;
}

/** @param {Part} props */
function SignInHere({ account, again }) {
  const [credential, setCredential] = useState(/** @type {unknown} */ (null));
  const { busy, trouble, doing } = useDeed();
  const able = account.sign_in_methods.includes("passkey") && supported();
  const sign = async () => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await ask("POST", "/account/sign-in/options"));
    const found = /** @type {PublicKeyCredential} */ (await navigator.credentials.get({ publicKey }));
    setCredential(found.toJSON());
  };
  return html`
    <section>
      <h2>${say("account-sign-in")}</h2>
      <p>${say("account-sign-in-about")} ${account.sign_in_methods.includes("mail") && say("account-sign-in-mail")}</p>
      ${
        credential
          ? html`
            <${Entering}
              signIn=${(/** @type {boolean | undefined} */ bring) => ask("POST", "/account/sign-in", { credential, merge: bring }).catch(wrong)}
              done=${again}
              cancel=${() => setCredential(null)}
            />
          `
          : able &&
            html`
              <button id="sign-in" disabled=${busy} onclick=${doing(() => sign().catch(wrong))}>
                ${say("account-sign-in-passkey")}
              </button>
            `
      }
      <${Trouble}>${trouble}</${Trouble}>
    </section>
  `;
}

/**
 * Signing in; if this device has games of its own, it is asked first what becomes of them.
 * @param {{ signIn: SignIn, done: () => void, cancel: () => void }} props
 */
function Entering({ signIn, done, cancel }) {
  const [question, setQuestion] = useState(/** @type {MergeOffer | null} */ (null));
  const { busy, trouble, doing } = useDeed();
  const enter = (/** @type {boolean | undefined} */ bring) =>
    doing(async () => {
      const { name, merge_offer: offer } = await signIn(bring);
      if (offer) return setQuestion(offer);
      prefer({ name });
      done();
    });
  useEffect(enter(undefined), []);
  return html`
    ${
      question &&
      html`
        <div class="bring" role="group" aria-label=${say("account-sign-in")}>
          <p>${say("account-bring", { name: question.name, account: question.account, tables: question.tables })}</p>
          <p class="hint">${say("account-bring-no-about")}</p>
          <p class="row">
            <button class="primary" id="bring" disabled=${busy} onclick=${enter(true)}>${say("account-bring-yes")}</button>
            <button disabled=${busy} onclick=${enter(false)}>${say("account-bring-no")}</button>
            <button class="quiet" disabled=${busy} onclick=${cancel}>${say("account-not-now")}</button>
          </p>
        </div>
      `
    }
    <${Trouble}>${trouble}</${Trouble}>
  `;
}

/** A link from a mail: nothing is done before the button is pressed. @param {{ secret?: string }} props */
function MailedLink({ secret: given = "" }) {
  const [secret] = useState(given);
  const [link, setLink] = useState(/** @type {LoginLink | null} */ (null));
  const [void_, setVoid] = useState(!given);
  const [following, follow] = useState(false);
  const refused = (/** @type {Error & { status?: number }} */ error) => {
    throw error.status === 403 || error.status === 422 ? new Error(say("account-link-void")) : error;
  };
  useEffect(() => {
    note("account", "link");
    if (secret) ask("POST", "/account/links/inspect", { secret }).then(setLink, () => setVoid(true));
  }, []);
  if (void_)
    return html`
      <${Trouble}>${say("account-link-void")}</${Trouble}>
      <a class="button" href="#/account">${say("account")}</a>
    `;
  if (!link) return null;
  const { name, browser, address, at, same_browser: here } = link;
  return html`
    <p class="lead">${say("account-link-about", { name, browser, address, time: day(at, "short") })}</p>
    ${!here && html`<p>${say("account-link-elsewhere")}</p>`}
    ${
      following
        ? html`
          <${Entering}
            signIn=${(/** @type {boolean | undefined} */ bring) => ask("POST", "/account/links/follow", { secret, merge: bring }).catch(refused)}
            done=${() => go("account")}
            cancel=${() => go("account")}
          />
        `
        : html`<button class="primary" id="follow" onclick=${() => follow(true)}>${say("account-link-follow")}</button>`
    }
  `;
}

function SignOut() {
  const { busy, trouble, doing } = useDeed();
  const leave = (/** @type {boolean} */ everywhere) =>
    doing(async () => {
      await ask("POST", "/account/sign-out", { everywhere });
      prefer({ name: "" });
      go();
    });
  return html`
    <section>
      <h2>${say("account-sign-out")}</h2>
      <p class="row">
        <button disabled=${busy} onclick=${leave(false)}>${say("account-sign-out-here")}</button>
        <button disabled=${busy} onclick=${leave(true)}>${say("account-sign-out-everywhere")}</button>
      </p>
      <${Trouble}>${trouble}</${Trouble}>
    </section>
  `;
}

/** @param {{ account: Account }} props */
function Kept({ account }) {
  const { busy, trouble, doing } = useDeed();
  const [name, setName] = useState("");
  const forget = (/** @type {Event} */ event) => {
    event.preventDefault();
    doing(async () => {
      await ask("POST", "/account/delete", { name });
      prefer({ name: "", learned: {}, puzzles: {} });
      go("account", "forgotten");
    })();
  };
  return html`
    <section class="kept">
      <h2>${say("account-kept")}</h2>
      <p>${say("account-kept-about")}</p>
      <a class="button" href="/api/account/export" download="ukiyo.json">${say("account-export")}</a>
      <details>
        <summary>${say("account-forget")}</summary>
        <p>${say("account-forget-about")}</p>
        <form onsubmit=${forget}>
          <label>
            ${say("account-forget-name", { name: account.name })}${" "}
            <input
              value=${name}
              maxlength="30"
              autocomplete="off"
              oninput=${(/** @type {Event} */ event) => setName(/** @type {HTMLInputElement} */ (event.target).value)}
            />
          </label>
          <button class="danger" disabled=${busy || name !== account.name}>${say("account-forget-do")}</button>
        </form>
        <${Trouble}>${trouble}</${Trouble}>
      </details>
    </section>
  `;
}

const Forgotten = () => html`
  <p class="lead" role="status">${say("account-forgotten")}</p>
  <a class="button" href="#/">${say("home")}</a>
`;
