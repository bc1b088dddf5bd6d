// The Hokusai board: rondel, objectives, cloth, expansions, and ateliers.

import { html, useLayoutEffect, useState } from "../vendor/preact.js";
import { useTable } from "../core/table-context.js";
import { translate } from "../core/locale.js";
import { BoardWithGoods } from "../table/board-with-goods.js";
import { Atelier } from "./atelier.js";
import { AtelierSummary } from "./atelier-summary.js";
import { Cloth } from "./cloth.js";
import { Expansions } from "./expansions.js";
import { PublicObjectives, SoloClock } from "./objectives.js";
import { Goods } from "./goods.js";
import { PrintDefinitions } from "./prints.js";
import { Rondel } from "./rondel.js";

/** @import { HokusaiPlayer } from "../core/wire.js" */

export { explain } from "./explanations.js";
export { AmountSign as Icon } from "./signs.js";
export { sketch } from "./sketches.js";

const ON_THE_CLOTH = ["place", "orient", "rotate"];

export function Board() {
  const { view, choices, playerName: name } = useTable();
  const [opened, setOpened] = useState(/** @type {number | null} */ (null));
  const deciding = choices.length > 0;
  // When it is the player's turn to decide, their own atelier is the large one again.
  useLayoutEffect(() => setOpened(null), [deciding && view.moves, view.seat]);
  // The cloth gets more space than the rondel while a work is hung.
  const hanging = choices.some(({ kind }) => ON_THE_CLOTH.includes(kind));
  const large = opened ?? (deciding ? view.seat : (view.you ?? 0));
  const count = view.players.length;
  const others = Array.from({ length: count - 1 }, (_, i) => view.players[(large + 1 + i) % count]);
  return html`
    <${BoardWithGoods}
      goods=${(/** @type {HokusaiPlayer} */ player) => html`<${Goods} player=${player} />`}
      label=${(/** @type {number} */ seat) => translate("hk-atelier-of", { player: name(seat) })}
      scrollTarget=".hk-atelier"
    >
        <div class="hk-container">
          <div class=${`hk-table players-${count} focus-${hanging ? "cloth" : "rondel"}`}>
            <${PrintDefinitions} />
            <${Rondel} />
            <div class="hk-middle" data-zone>
              <${PublicObjectives} />
              ${count === 1 && html`<${SoloClock} />`}
              <${Cloth} />
              <${Expansions} />
            </div>
            <${Atelier} player=${view.players[large]} />
            ${
              others.length > 0 &&
              html`
                <div class="hk-summaries">
                  ${others.map(
                    (player) => html`
                      <${AtelierSummary} key=${player.seat} player=${player} open=${() => setOpened(player.seat)} />
                    `,
                  )}
                </div>
              `
            }
          </div>
        </div>
    </${BoardWithGoods}>
  `;
}
