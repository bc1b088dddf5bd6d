// A seat's secret link: it is taken over here, and its secret leaves the address bar before anything else happens.

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask } from "../core/api.js";
import { introduce } from "../core/person.js";
import { note } from "../core/router.js";
import { say } from "../core/locale.js";
import { Page, ErrorMessage } from "./page.js";

/** @param {{ of: string[] }} props */
export default function Seat({ of: [id, seat, secret] }) {
  const [errorMessage, setErrorMessage] = useState("");
  useEffect(() => {
    note("seat");
    const take = async () => {
      await introduce();
      await ask("POST", `/tables/${id}/claim`, { seat: Number(seat), secret });
      location.replace(`#/table/${encodeURIComponent(id)}`);
    };
    if (secret) take().catch((error) => setErrorMessage(error.status === 403 ? say("seat-closed") : error.message));
    else setErrorMessage(say("seat-closed"));
  }, []);
  return html`
    <${Page} title=${say("seat-title")} kind="seat">
      <div class="bare">
        ${
          errorMessage
            ? html`
              <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
              <a class="button" href="#/">
                ${say("home")}
              </a>
            `
            : html`
              <p role="status">${say("seat-taking")}</p>
            `
        }
      </div>
    </${Page}>
  `;
}
