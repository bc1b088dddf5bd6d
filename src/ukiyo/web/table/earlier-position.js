// Shows the position after an earlier move of a game in progress, as the player saw it.

import { html, useLayoutEffect, useRef } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { moveText } from "../core/event-log.js";
import { Crest } from "../core/crest.js";
import { useTable } from "../core/table-context.js";
import { translate } from "../core/locale.js";
import { emptyStep } from "./playback.js";

/** @import { Frame, Step } from "../core/types.js" */

/** The position after `move` of `moves`. @typedef {{ move: number, moves: number, step: Step }} EarlierPosition */

/**
 * @param {Frame} frame the current frame
 * @param {number} move
 * @returns {Promise<EarlierPosition>}
 */
export async function loadEarlierPosition(frame, move) {
  const { moves, view, events } = await request("GET", `/tables/${frame.table.id}/at/${move}?seat=${frame.seat}`);
  const version = events[0]?.version ?? 0;
  return {
    move,
    moves,
    step: { ...emptyStep, frame: { ...frame, version, view: { ...view, legal: [] }, previews: [], events }, jumped: true },
  };
}

/** @param {{ position: EarlierPosition, open: (move: number) => void, close: () => void }} props */
export function EarlierPositionPanel({ position: { move, moves, step }, open, close }) {
  const table = useTable();
  const [event] = step.frame.events;
  const closeRef = useRef(close);
  closeRef.current = close;
  useLayoutEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && closeRef.current();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []); // a listener that is replaced during an event does not receive it
  const stepButton = (/** @type {string} */ name, /** @type {string} */ shape, /** @type {number} */ to) => html`
    <button class="icon-button" aria-label=${translate(name)} title=${translate(name)} disabled=${to < 0 || to > moves}
      onclick=${() => open(to)}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d=${shape} fill="currentColor" /></svg>
    </button>
  `;
  return html`
    <section class="earlier-position" aria-label=${translate("past-title")}>
      <h2 role="status">${translate("past-title")} <small>${translate("move-of", { move, moves })}</small></h2>
      ${event && html`<p><${Crest} seat=${event.seat} /> <b>${table.playerName(event.seat)}</b> ${moveText(table, event)}</p>`}
      <div class="row">
        <button class="primary" id="close-position" aria-keyshortcuts="Escape" title=${`${translate("past-close")} (Esc)`} onclick=${close}>
          ${translate("past-close")}
        </button>
        ${stepButton("step-back", "M17 5v14L6 12Z", move - 1)} ${stepButton("step-on", "M7 5v14l11-7Z", move + 1)}
      </div>
    </section>
  `;
}
