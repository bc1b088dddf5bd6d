// The IKI board: tracks, street, market, and mats.

import { html } from "../vendor/preact.js";
import { useTable } from "../core/table-context.js";
import { BoardWithGoods } from "../table/board-with-goods.js";
import { GOODS } from "./components.js";
import { Goods } from "./goods.js";
import { Buildings, HireRow } from "./market.js";
import { Mats } from "./mats.js";
import { Patterns } from "./scenery.js";
import { Street } from "./street.js";
import { Calendar, FireTrack, Ikizama, IkiTrack } from "./tracks.js";
import { goodsText } from "./messages.js";

/** @import { IkiPlayer } from "../core/wire.js" */

export { explain } from "./explanations.js";
export { AmountSign as Icon } from "./signs.js";
export { sketch } from "./sketches.js";

export function Board() {
  const { view, playerName: name } = useTable();
  const goodsOf = (/** @type {number} */ seat) => Object.fromEntries(GOODS.map((good) => [good, view.players[seat].goods[good]]));
  return html`
    <${BoardWithGoods}
      goods=${(/** @type {IkiPlayer} */ player) => html`<${Goods} player=${player} />`}
      label=${(/** @type {number} */ seat) => `${name(seat)}: ${goodsText(goodsOf(seat))}`}
      scrollTarget=".mats"
    >
      <div class="iki-container">
        <div class="iki-table lamplit">
          <${Patterns} />
          <div class="upper-tracks" data-zone>
            <${Calendar} />
            <${Ikizama} />
            <${FireTrack} />
          </div>
          <${IkiTrack} />
          <${Street} />
          <div class="market" data-zone>
            <${HireRow} />
            <${Buildings} />
          </div>
          <${Mats} />
        </div>
      </div>
    </${BoardWithGoods}>
  `;
}
