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
 * The position at the start of the line and after each action tried. `ends` says why no further action is possible.
 * @typedef {{ actions: number[], step: Step, ends: "chance" | "turn" | "over" | null }} TriedAction
 * @typedef {TriedAction[]} WhatIfLine
 */

/** Starts an empty line. @param {Frame} frame @returns {WhatIfLine} */
export const startLine = (frame) => [{ actions: [], step: { ...emptyStep, frame: { ...frame, events: [] } }, ends: null }];

/** @param {WhatIfLine} plan */
export const lastStep = (plan) => plan[plan.length - 1];

/** Returns the version at which the line starts. @param {WhatIfLine} plan */
export const baseVersion = ([{ step }]) => step.frame.version;

/**
 * Adds an action to the line.
 * @param {string} id
 * @param {WhatIfLine} plan
 * @param {number} action
 * @returns {Promise<WhatIfLine>}
 */
export async function tryAction(id, plan, action) {
  const actions = [...lastStep(plan).actions, action];
  const { frame, ends } = await request("POST", `/tables/${id}/what-if`, { version: baseVersion(plan), actions });
  const event = frame.events[frame.events.length - 1];
  return [...plan, { actions, step: { ...emptyStep, frame, event, own: true, effects: event.effects }, ends }];
}

/**
 * Plays the line move by move. Returns an error message if the server refuses a move, or an empty string.
 * @param {string} id
 * @param {WhatIfLine} plan
 */
export async function playLine(id, plan) {
  const { actions } = lastStep(plan);
  for (const [place, action] of actions.entries()) {
    const refused = await request("POST", `/tables/${id}/moves`, { version: baseVersion(plan) + place, action }).catch((error) => error);
    if (refused instanceof Error) return `${translate("plan-broken", { played: place, moves: actions.length })} ${refused.message}`;
  }
  return "";
}

/**
 * Shows the actions tried so far and the controls of the line.
 * @param {{ plan: WhatIfLine, back: () => void, drop: () => void, play: () => void, waiting: boolean }} props
 */
export function WhatIfPanel({ plan, back, drop, play, waiting }) {
  const table = useTable();
  const { step, ends } = lastStep(plan);
  const none = plan.length === 1;
  useLayoutEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      const act = { u: back, p: drop }[event.key.toLowerCase()];
      if (act && !isTyping(event) && !event.ctrlKey && !event.metaKey && !event.altKey) act();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return html`
    <section class="planning-band" aria-label=${translate("plan")}>
      <h2 role="status">${translate("plan-title")}</h2>
      ${none && html`<p>${translate("plan-how")}</p>`}
      <ol>
        ${step.frame.events.map((event) => html`<li key=${event.version}>${capitalize(moveText(table, event))}</li>`)}
      </ol>
      ${ends && html`<p class="plan-ends" role="status">${translate(`plan-ends-${ends}`)}</p>`}
      <div class="row">
        <button class="primary" id="plan-play" disabled=${none || waiting} onclick=${play}>
          ${translate("plan-play")}
        </button>
        <button id="plan-back" aria-keyshortcuts="u" title=${`${translate("plan-back")} (U)`} disabled=${none || waiting} onclick=${back}>
          ${translate("plan-back")}
        </button>
        <button id="plan-drop" aria-keyshortcuts="p" title=${`${translate("plan-drop")} (P)`} onclick=${drop}>
          ${translate("plan-drop")}
        </button>
      </div>
    </section>
  `;
}
