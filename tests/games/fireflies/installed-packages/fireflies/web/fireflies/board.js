// The garden at night: the current firefly, the lanterns placed, and the lanterns in hand.

import { html } from "/vendor/preact.js";
import { Crest } from "/core/crest.js";
import { Target } from "/core/target.js";
import { useTable } from "/core/table-context.js";
import { translate } from "/core/locale.js";
import { nameOf } from "/plain/texts.js";

/** The garden has no explanations. */
export const explain = () => null;

export function Board() {
  const table = useTable();
  const { view } = table;
  return html`
    <div class="garden">
      <p class=${`firefly ${view.firefly}`}>${nameOf(table, view.firefly)} · ${translate("fireflies-points", { n: view.points })}</p>
      ${view.players.map(
        (player, seat) => html`
          <section key=${seat} class=${`seat-${seat}`}>
            <h2><${Crest} seat=${seat} size=${18} /> ${table.playerName(seat)}</h2>
            <p>${translate("fireflies-laid-name")}: ${player.laid === "hidden" ? "?" : (player.laid ?? "–")}</p>
            <div class="lanterns">${player.hand?.map((lantern) => html`<${Lantern} key=${lantern} lantern=${lantern} />`)}</div>
          </section>
        `,
      )}
    </div>
  `;
}

/** @param {{ lantern: string }} props */
const Lantern = ({ lantern }) => html`<${Target} as="span" class="lantern" on=${{ lantern }} label=${lantern}>${lantern}</${Target}>`;
