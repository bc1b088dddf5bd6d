// Tables to which the person is invited.

import { html, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { gameTitle } from "../core/games.js";
import { saveName } from "../core/person.js";
import { navigate } from "../core/router.js";
import { loadStylesheet } from "../core/stylesheets.js";
import { loadMessages, translate } from "../core/locale.js";
import { GameEmblem } from "./emblems.js";
import { ErrorMessage, useAction } from "./page.js";

/** @import { Invitation } from "../core/types.js" */

await Promise.all([loadMessages("matchmaking"), loadStylesheet("/pages/matchmaking.css")]);

/** @param {{ invitations: Invitation[] }} props */
export default function Invitations({ invitations }) {
  const [answered, setAnswered] = useState(/** @type {string[]} */ ([]));
  const { busy, errorMessage, run } = useAction();
  const open = invitations.filter(({ table }) => !answered.includes(table.id));
  const accept = (/** @type {string} */ id) =>
    run(async () => {
      await saveName();
      await request("POST", `/tables/${id}/join`, {});
      navigate("table", id);
    });
  const decline = (/** @type {string} */ id) =>
    run(() => request("POST", `/tables/${id}/decline`).then(() => setAnswered([...answered, id])));
  return (
    open.length > 0 &&
    html`
      <section class="invitations" aria-labelledby="invited">
        <h2 id="invited">${translate("invited-title")}</h2>
        <ul>
          ${open.map(
            ({ table, invited_by: inviter }) => html`
              <li key=${table.id}>
                <${GameEmblem} game=${table.game} />
                <div>
                  <b><a href=${`#/table/${table.id}`}>${translate("invited-by", { player: inviter, game: gameTitle(table.game) })}</a></b>
                </div>
                <div class="row">
                  <button class="primary" disabled=${busy} onclick=${accept(table.id)}>${translate("invited-accept")}</button>
                  <button class="quiet" disabled=${busy} onclick=${decline(table.id)}>${translate("invited-decline")}</button>
                </div>
              </li>
            `,
          )}
        </ul>
        <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      </section>
    `
  );
}
