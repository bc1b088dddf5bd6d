// The board on small screens: a zoomable surface, and below it the player's goods, which are always visible.

import { html } from "../vendor/preact.js";
import { useTable } from "../core/table-context.js";
import { Surface } from "./surface.js";

/** @import { Child } from "../vendor/preact.js" */
/** @import { View } from "../core/types.js" */

/**
 * `goods` draws the goods of a player. A tap scrolls to `scrollTarget`, where the board shows all of them.
 * @param {{
 *   goods: (player: View["players"][number]) => Child, label: (seat: number) => string, scrollTarget: string, children?: unknown
 * }} props
 */
export function BoardWithGoods({ goods, label, scrollTarget, children }) {
  const { view, choices } = useTable();
  const seat = choices.length > 0 ? view.seat : (view.you ?? 0);
  const show = () => document.querySelector(scrollTarget)?.scrollIntoView({ block: "start" });
  return html`
    <div class="with-goods">
      <${Surface}>${children}</${Surface}>
      <button class=${`goods seat-${seat}`} onclick=${show} aria-label=${label(seat)}>${goods(view.players[seat])}</button>
    </div>
  `;
}
