// My goods on a small screen: what is at hand, the kobuns, IKI and the power against fire.

import { html } from "../vendor/preact.js";
import { useTable } from "../core/table.js";
import { GOODS } from "./components.js";
import { Kobun, Sign } from "./signs.js";

/** @param {{ player: any }} props */
export function Goods({ player: { seat, goods, kobun, power } }) {
  const { components } = useTable();
  return html`
    <span class="iki-held">
      ${GOODS.map(
        (good) => html`
          <span key=${good} class=${goods[good] ? "" : "iki-none"}>
            <${Sign} of=${good} />
            <b>${goods[good]}</b>
          </span>
        `,
      )}
    </span>
    <span class="iki-held iki-standing">
      <span class="kobuns">
        ${Array.from(
          { length: components.setup.kobun },
          (_, place) => html`
            <${Kobun} key=${place} seat=${seat} away=${place >= kobun} />
          `,
        )}
      </span>
      <span><${Sign} of="iki" /><b>${goods.iki}</b></span>
      <span><${Sign} of="fire" /><b>${power}</b></span>
    </span>
  `;
}
