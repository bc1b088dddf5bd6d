// Claims a seat with its secret link. The secret is removed from the address bar first.

import { html, useEffect, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { saveName } from "../core/person.js";
import { replaceRoute } from "../core/router.js";
import { translate } from "../core/locale.js";
import { Page, ErrorMessage } from "./page.js";

/** @param {{ params: string[] }} props */
export default function Seat({ params: [id, seat, secret] }) {
  const [errorMessage, setErrorMessage] = useState("");
  useEffect(() => {
    replaceRoute("seat");
    const take = async () => {
      await saveName();
      await request("POST", `/tables/${id}/claim`, { seat: Number(seat), secret });
      location.replace(`#/table/${encodeURIComponent(id)}`);
    };
    if (secret) take().catch((error) => setErrorMessage(error.status === 403 ? translate("seat-closed") : error.message));
    else setErrorMessage(translate("seat-closed"));
  }, []);
  return html`
    <${Page} title=${translate("seat-title")} kind="seat">
      <div class="empty-state">
        ${
          errorMessage
            ? html`
              <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
              <a class="button" href="#/">
                ${translate("home")}
              </a>
            `
            : html`
              <p role="status">${translate("seat-taking")}</p>
            `
        }
      </div>
    </${Page}>
  `;
}
