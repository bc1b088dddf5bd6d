// A link to the next table where it is the player's turn, shown while others play at this table.

import { html } from "../vendor/preact.js";
import { useTable } from "../core/table-context.js";
import { useNextTable } from "../core/my-tables.js";
import { translate } from "../core/locale.js";

export function NextTable() {
  const { info, version, view } = useTable();
  const isYourTurn = info.status === "playing" && info.your_seats.includes(view?.seat);
  const { count, next_table: next } = useNextTable(info.id, version, isYourTurn);
  return !isYourTurn && next && html`<a class="button next-table" href=${`#/table/${next}`}>${translate("next-table", { n: count })}</a>`;
}
