// The street: four nagayas with their stalls and shops, and the river in the middle.

import { html, useLayoutEffect, useState } from "../vendor/preact.js";
import { translate } from "../core/locale.js";
import { useTable } from "../core/table-context.js";
import { Target } from "../core/target.js";
import { boardOf, NAGAYAS, shopsOf, SPACES } from "./components.js";
import { Oyakata } from "./oyakata.js";
import { Crowd, River } from "./scenery.js";
import { Shop } from "./shop.js";
import { Stall } from "./stall.js";

/** @import { Table } from "../core/types.js" */
/** @import { IkiPlayer } from "../core/wire.js" */

/** Nagayas a and d are north of the street, b and c south of it. On a phone they are in one column, in walking order. */
export function Street() {
  const { view } = useTable();
  const [codes, setCodes] = useCodes();
  return html`
    <section
      class=${`street ${view.season} month-${view.month} ${timeOfDay(view)} ${codes ? "codes" : ""}`}
      data-zone
      aria-label=${translate("street")}
    >
      <${River} />
      <${Crowd} />
      ${NAGAYAS.map(
        (nagaya) => html`
          <${Nagaya} key=${nagaya} nagaya=${nagaya} />
        `,
      )}
      <${LapLine} />
      <button
        class="codes-toggle"
        aria-pressed=${codes}
        title=${translate("show-codes")}
        aria-label=${`a1: ${translate("show-codes")}`}
        onclick=${() => setCodes(!codes)}
      >
        a1
      </button>
    </section>
  `;
}

/**
 * Returns whether to show the codes of stalls and shops. They appear while the key `c` is pressed, or until the next click on the button.
 * @returns {[boolean, (on: boolean) => void]}
 */
function useCodes() {
  const [on, setOn] = useState(false);
  const [pressed, setPressed] = useState(false);
  useLayoutEffect(() => {
    const typing = (/** @type {Event} */ event) => /** @type {Element} */ (event.target).matches?.("input, select, textarea");
    const press = (/** @type {KeyboardEvent} */ event) =>
      event.key === "c" && !event.ctrlKey && !event.metaKey && !typing(event) && setPressed(true);
    const release = () => setPressed(false);
    addEventListener("keydown", press);
    addEventListener("keyup", release);
    addEventListener("blur", release);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("keyup", release);
      removeEventListener("blur", release);
    };
  }, []);
  return [on || pressed, setOn];
}

/**
 * Returns the time of day for the lighting of the street. A month looks like one day, from the choice of the ikizama to the last turn.
 * @param {Table["view"]} view
 */
function timeOfDay({ over, burning, seat, players }) {
  if (over || burning) return "night";
  const order = SPACES.filter((space) => players.some((/** @type {IkiPlayer} */ { ikizama }) => ikizama === space));
  if (order.length < players.length) return "morning";
  return ["day", "day", "afternoon", "evening"][Math.floor((4 * order.indexOf(players[seat].ikizama)) / order.length)] ?? "day";
}

/** @param {{ nagaya: string }} props */
function Nagaya({ nagaya }) {
  const table = useTable();
  const stalls = Array.from({ length: boardOf(table).stalls }, (_, index) => `${nagaya}${index + 1}`);
  return html`
    <section class=${`nagaya nagaya-${nagaya}`} data-names=${`nagaya:${nagaya}`} aria-label=${translate("nagaya", { nagaya })}>
      <div class="stalls">
        ${stalls.map(
          (stall) => html`
            <${Stall} key=${stall} stall=${stall} />
          `,
        )}
      </div>
      <div class="shops">
        ${shopsOf(table, nagaya).map(
          (shop) => html`
            <${Shop} key=${shop.id} shop=${shop} />
          `,
        )}
      </div>
    </section>
  `;
}

/** The lap line, between the Money Changer and the Sandal Shop. Oyakatas start on it. */
function LapLine() {
  const { view } = useTable();
  const waiting = view.players.filter(({ oyakata }) => oyakata === 0);
  return html`
    <div class="lap-line" data-track-space="street:0">
      <${Target} as="span" class="lap-sign" explain="lap:line" label=${translate("lap-line")}>
        ↻
      </${Target}>
      <span class="iki-start">
        ${waiting.map(
          ({ seat }) => html`
            <${Oyakata} key=${seat} seat=${seat} />
          `,
        )}
      </span>
    </div>
  `;
}
