// What-if lines: the player tries a turn on a copy of the table, up to the first unknown event, and then plays or drops it.

import { html, useLayoutEffect } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { isTyping } from "../core/arrow-keys.js";
import { moveText } from "../core/event-log.js";
import { useTable } from "../core/table-context.js";
import { capitalize, translate } from "../core/locale.js";
import { emptyStep } from "./playback.js";

/** @import { Frame, Step } from "../core/types.js" */

/**
 * The position at the start of the line and after each action tried. `ends` is the reason why no further action is possible.
 * @typedef {{ actions: number[], step: Step, ends: "chance" | "turn" | "over" | null }} TriedAction
 * @typedef {TriedAction[]} WhatIfLine
 */

/** Starts an empty line. @param {Frame} frame @returns {WhatIfLine} */
export const startLine = (frame) => [{ actions: [], step: { ...emptyStep, frame: { ...frame, events: [] } }, ends: null }];

/** @param {WhatIfLine} line */
export const lastStep = (line) => line[line.length - 1];

/** Returns the version at which the line starts. @param {WhatIfLine} line */
export const baseVersion = ([{ step }]) => step.frame.version;

/**
 * Adds an action to the line.
 * @param {string} id
 * @param {WhatIfLine} line
 * @param {number} action
 * @returns {Promise<WhatIfLine>}
 */
export async function tryAction(id, line, action) {
  const actions = [...lastStep(line).actions, action];
  const { frame, ends } = await request("POST", `/tables/${id}/what-if`, { version: baseVersion(line), actions });
  const event = frame.events[frame.events.length - 1];
  return [...line, { actions, step: { ...emptyStep, frame, event, own: true, effects: event.effects }, ends }];
}

/**
 * Plays the line move by move. Returns an error message if the server refuses a move, or an empty string.
 * @param {string} id
 * @param {WhatIfLine} line
 */
export async function playLine(id, line) {
  const { actions } = lastStep(line);
  for (const [index, action] of actions.entries()) {
    const refused = await request("POST", `/tables/${id}/moves`, { version: baseVersion(line) + index, action }).catch((error) => error);
    if (refused instanceof Error) return `${translate("what-if-broken", { played: index, moves: actions.length })} ${refused.message}`;
  }
  return "";
}

/**
 * Shows the actions tried so far and the controls of the line.
 * @param {{ line: WhatIfLine, back: () => void, discard: () => void, play: () => void, waiting: boolean }} props
 */
export function WhatIfPanel({ line, back, discard, play, waiting }) {
  const table = useTable();
  const { step, ends } = lastStep(line);
  const isEmpty = line.length === 1;
  useLayoutEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      const act = { u: back, p: discard }[event.key.toLowerCase()];
      if (act && !isTyping(event) && !event.ctrlKey && !event.metaKey && !event.altKey) act();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return html`
    <section class="what-if-panel" aria-label=${translate("what-if")}>
      <h2 role="status">${translate("what-if-title")}</h2>
      ${isEmpty && html`<p>${translate("what-if-how")}</p>`}
      <ol>
        ${step.frame.events.map((event) => html`<li key=${event.version}>${capitalize(moveText(table, event))}</li>`)}
      </ol>
      ${ends && html`<p class="line-end" role="status">${translate(`what-if-ends-${ends}`)}</p>`}
      <div class="row">
        <button class="primary" id="what-if-play" disabled=${isEmpty || waiting} onclick=${play}>
          ${translate("what-if-play")}
        </button>
        <button id="what-if-back" aria-keyshortcuts="u" title=${`${translate("what-if-back")} (U)`} disabled=${isEmpty || waiting}
          onclick=${back}>
          ${translate("what-if-back")}
        </button>
        <button id="what-if-drop" aria-keyshortcuts="p" title=${`${translate("what-if-drop")} (P)`} onclick=${discard}>
          ${translate("what-if-drop")}
        </button>
      </div>
    </section>
  `;
}
