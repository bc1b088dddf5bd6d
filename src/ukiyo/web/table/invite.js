// Invites a person whom the player has met to a free seat. Contacts are listed by name and by the time of the last game.

import { html, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { gameTitle } from "../core/games.js";
import { loadMessages, language, translate } from "../core/locale.js";

/** @import { Contact } from "../core/types.js" */

await loadMessages("matchmaking");

/** @param {{ seat: number, act: (path: string, body?: object) => Promise<unknown> }} props */
export default function InvitePlayer({ seat, act }) {
  const [contacts, setContacts] = useState(/** @type {Contact[] | null} */ (null));
  const open = () => request("GET", "/me/contacts").then(setContacts, () => {});
  if (!contacts) return html`<button class="quiet small invite" onclick=${open}>${translate("invite-known")}</button>`;
  if (!contacts.length) return html`<small>${translate("invite-nobody")}</small>`;
  const onChange = (/** @type {Event} */ event) => {
    const contact = contacts[Number(/** @type {HTMLSelectElement} */ (event.target).value)];
    act("/invite", { seat, shared_table: contact.table, shared_seat: contact.seat });
  };
  const hasNamesake = (/** @type {string} */ name) => contacts.filter((other) => other.name === name).length > 1;
  const day = (/** @type {number} */ at) => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at * 1000);
  return html`
    <select aria-label=${translate("invite-known")} onchange=${onChange}>
      <option selected disabled>${translate("invite-choose")}</option>
      ${contacts.map(
        ({ name, game, last_played_at: last }, index) => html`
          <option value=${index}>
            ${hasNamesake(name) ? translate("invite-last", { name, game: gameTitle(game), day: day(last) }) : name}
          </option>
        `,
      )}
    </select>
  `;
}

/** Withdraws the invitation to a reserved seat. @param {{ seat: number, act: (path: string, body?: object) => Promise<unknown> }} props */
export const Withdraw = ({ seat, act }) => html`
  <button class="quiet small" onclick=${() => act("/withdraw", { seat })}>${translate("invite-withdraw")}</button>
`;
