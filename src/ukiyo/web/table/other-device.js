// Creates a secret link that opens the player's seat on another device.

import { html, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { useTable } from "../core/table-context.js";
import { translate } from "../core/locale.js";

/** A link to copy. Focusing it selects it. @param {{ link: string, label: string }} props */
export function CopyLink({ link, label }) {
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
        <span aria-live="polite">${copied ? translate("copied") : translate("copy")}</span>
      </button>
    </div>
  `;
}

/** A button for each of the player's seats. */
export function OtherDevice() {
  const { info, playerName } = useTable();
  const [links, setLinks] = useState(/** @type {Record<number, string>} */ ({}));
  const [singleUse, setSingleUse] = useState(false);
  const [errorMessage, setErrorMessage] = useState("");
  // A daily-deal attempt can't be transferred to another device.
  if (!info.id || !info.your_seats.length || info.status === "over" || info.daily_date) return null;
  const createLink = (/** @type {number} */ seat) => () =>
    request("POST", `/tables/${info.id}/seats/${seat}/link`, { single_use: singleUse }).then(
      ({ link }) => setLinks({ ...links, [seat]: `${location.origin}${link}` }),
      (error) => setErrorMessage(error.message),
    );
  return html`
    <div class="other-device">
      ${info.your_seats.map((seat) =>
        links[seat]
          ? html`
            <div>
              <p>${translate("device-link-note")}</p>
              <${CopyLink} link=${links[seat]} label=${translate("device-link-note")} />
            </div>
          `
          : html`
            <button class="quiet" onclick=${createLink(seat)}>
              ${info.your_seats.length > 1 ? translate("device-link-of", { player: playerName(seat) }) : translate("device-link")}
            </button>
          `,
      )}
      ${
        info.your_seats.some((seat) => !links[seat]) &&
        html`
          <label class="check">
            <input type="checkbox" checked=${singleUse} onchange=${() => setSingleUse(!singleUse)} />
            <span>${translate("device-link-once")}</span>
          </label>
        `
      }
      ${
        errorMessage &&
        html`
          <p class="notice" role="alert">
            ${errorMessage}
          </p>
        `
      }
    </div>
  `;
}
