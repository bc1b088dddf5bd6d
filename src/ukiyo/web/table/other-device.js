// Taking a seat along to another device: a secret link, told once.

import { html, useState } from "../vendor/preact.js";
import { ask } from "../core/api.js";
import { useTable } from "../core/table-context.js";
import { say } from "../core/locale.js";

/** A link to copy; touching it selects it. @param {{ link: string, label: string }} props */
export function Link({ link, label }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => {},
    );
  const select = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select();
  return html`
    <div class="row">
      <input class="link" readonly value=${link} aria-label=${label} onfocus=${select} />
      <button onclick=${copy}>
        <span aria-live="polite">${copied ? say("copied") : say("copy")}</span>
      </button>
    </div>
  `;
}

/** For each seat of yours, a way to take it elsewhere. */
export function OtherDevice() {
  const { facts, player } = useTable();
  const [links, setLinks] = useState(/** @type {Record<number, string>} */ ({}));
  const [once, setOnce] = useState(false);
  const [trouble, setTrouble] = useState("");
  // A try at the deal of the day stays with its player.
  if (!facts.id || !facts.yours.length || facts.status === "over" || facts.day) return null;
  const make = (/** @type {number} */ seat) => () =>
    ask("POST", `/tables/${facts.id}/seats/${seat}/link`, { once }).then(
      ({ link }) => setLinks({ ...links, [seat]: `${location.origin}${link}` }),
      (error) => setTrouble(error.message),
    );
  return html`
    <div class="other-device">
      ${facts.yours.map((seat) =>
        links[seat]
          ? html`
            <div>
              <p>${say("device-link-note")}</p>
              <${Link} link=${links[seat]} label=${say("device-link-note")} />
            </div>
          `
          : html`
            <button class="quiet" onclick=${make(seat)}>
              ${facts.yours.length > 1 ? say("device-link-of", { player: player(seat) }) : say("device-link")}
            </button>
          `,
      )}
      ${
        facts.yours.some((seat) => !links[seat]) &&
        html`
          <label class="check">
            <input type="checkbox" checked=${once} onchange=${() => setOnce(!once)} />
            <span>${say("device-link-once")}</span>
          </label>
        `
      }
      ${
        trouble &&
        html`
          <p class="notice" role="alert">
            ${trouble}
          </p>
        `
      }
    </div>
  `;
}
