// A plan: my turn tried on a copy, as far as I can foresee it; then it is played or dropped.

import { html, useLayoutEffect } from "../vendor/preact.js";
import { ask } from "../core/api.js";
import { typing } from "../core/arrow-keys.js";
import { moveLine } from "../core/event-log.js";
import { useTable } from "../core/table-context.js";
import { capital, say } from "../core/locale.js";
import { bare } from "./playback.js";

/** @import { Frame, Step } from "../core/types.js" */

/**
 * How the table stands from where it is planned, and after each action that was tried. `ends` says why nothing more can be tried.
 * @typedef {{ actions: number[], step: Step, ends: "chance" | "turn" | "over" | null }} Tried
 * @typedef {Tried[]} Plan
 */

/** A plan of nothing yet. @param {Frame} frame @returns {Plan} */
export const planFrom = (frame) => [{ actions: [], step: { ...bare, frame: { ...frame, events: [] } }, ends: null }];

/** @param {Plan} plan */
export const reached = (plan) => plan[plan.length - 1];

/** The version that is planned from. @param {Plan} plan */
export const plannedFrom = ([{ step }]) => step.frame.version;

/**
 * The plan with one more action.
 * @param {string} id
 * @param {Plan} plan
 * @param {number} action
 * @returns {Promise<Plan>}
 */
export async function tried(id, plan, action) {
  const actions = [...reached(plan).actions, action];
  const { frame, ends } = await ask("POST", `/tables/${id}/what-if`, { version: plannedFrom(plan), actions });
  const event = frame.events[frame.events.length - 1];
  return [...plan, { actions, step: { ...bare, frame, event, own: true, effects: event.effects }, ends }];
}

/**
 * Play a plan, one move after the other; says how many were kept before one was refused, and why.
 * @param {string} id
 * @param {Plan} plan
 */
export async function played(id, plan) {
  const { actions } = reached(plan);
  for (const [place, action] of actions.entries()) {
    const refused = await ask("POST", `/tables/${id}/moves`, { version: plannedFrom(plan) + place, action }).catch((error) => error);
    if (refused instanceof Error) return `${say("plan-broken", { played: place, moves: actions.length })} ${refused.message}`;
  }
  return "";
}

/**
 * What was tried so far, and what is to become of it.
 * @param {{ plan: Plan, back: () => void, drop: () => void, play: () => void, waiting: boolean }} props
 */
export function Planning({ plan, back, drop, play, waiting }) {
  const table = useTable();
  const { step, ends } = reached(plan);
  const none = plan.length === 1;
  useLayoutEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      const act = { u: back, p: drop }[event.key.toLowerCase()];
      if (act && !typing(event) && !event.ctrlKey && !event.metaKey && !event.altKey) act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  return html`
    <section class="planning-band" aria-label=${say("plan")}>
      <h2 role="status">${say("plan-title")}</h2>
      ${none && html`<p>${say("plan-how")}</p>`}
      <ol>
        ${step.frame.events.map((event) => html`<li key=${event.version}>${capital(moveLine(table, event))}</li>`)}
      </ol>
      ${ends && html`<p class="plan-ends" role="status">${say(`plan-ends-${ends}`)}</p>`}
      <div class="row">
        <button class="primary" id="plan-play" disabled=${none || waiting} onclick=${play}>
          ${say("plan-play")}
        </button>
        <button id="plan-back" aria-keyshortcuts="u" title=${`${say("plan-back")} (U)`} disabled=${none || waiting} onclick=${back}>
          ${say("plan-back")}
        </button>
        <button id="plan-drop" aria-keyshortcuts="p" title=${`${say("plan-drop")} (P)`} onclick=${drop}>
          ${say("plan-drop")}
        </button>
      </div>
    </section>
  `;
}
