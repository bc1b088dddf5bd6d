// The player's goods on a small screen: goods, kobuns, IKI, and fire power.

import { html } from "../vendor/preact.js";
import { previewedChoice } from "../core/choices.js";
import { useTable } from "../core/table-context.js";
import { GOODS } from "./components.js";
import { Kobun, Sign } from "./signs.js";

/** @import { IkiPlayer } from "../core/wire.js" */

/** @param {{ player: IkiPlayer }} props */
export function Goods({ player: { seat, goods, kobun, power } }) {
  return html`
    <span class="iki-goods-line">
      ${GOODS.map(
        (good) => html`
          <span key=${good} class=${goods[good] ? "" : "iki-zero"}>
            <${Sign} name=${good} />
            <${PreviewedAmount} seat=${seat} good=${good} n=${goods[good]} />
          </span>
        `,
      )}
    </span>
    <span class="iki-goods-line iki-amounts-line">
      <span class="kobuns"><${Kobuns} seat=${seat} n=${kobun} /></span>
      <span><${Sign} name="iki" /><${PreviewedAmount} seat=${seat} good="iki" n=${goods.iki} /></span>
      <span><${Sign} name="fire" /><${PreviewedAmount} seat=${seat} good="fire" n=${power} /></span>
    </span>
  `;
}

/** The available kobuns. Those that the previewed choice would use are marked. @param {{ seat: number, n: number }} props */
export function Kobuns({ seat, n }) {
  const table = useTable();
  const used = (table.view.seat === seat && previewedChoice(table)?.preview.kobun) || 0;
  return Array.from(
    { length: table.components.setup.kobun },
    (_, index) => html`<${Kobun} key=${index} seat=${seat} away=${index >= n} goes=${index < n && index >= n - used} />`,
  );
}

/** An amount, or the amount after the previewed choice. @param {{ seat: number, good: string, n: number }} props */
export function PreviewedAmount({ seat, good, n }) {
  const table = useTable();
  const { pay = {}, gain = {} } = (table.view.seat === seat && previewedChoice(table)?.preview) || {};
  const change = (gain[good] ?? 0) - (pay[good] ?? 0);
  return html`<b class=${change > 0 ? "preview-gain" : change < 0 ? "preview-pay" : undefined}>${Math.max(n + change, 0)}</b>`;
}
