// Displays a step: what happened and what it changed, as a caption, as animations and as marks on the board.

import { html, useLayoutEffect, useRef } from "../vendor/preact.js";
import { eventText } from "../core/event-log.js";
import { Crest } from "../core/crest.js";
import {
  moveWithSurface,
  clearAnimations,
  animateAmounts,
  animatePieces,
  animatePan,
  showMark,
  emptySnapshot,
  animateChanges,
} from "../core/motion.js";
import { STEP_DURATIONS_MS, settings } from "../core/settings.js";
import { playSound } from "../core/sounds.js";
import { useTable } from "../core/table-context.js";
import { capitalize, translate } from "../core/locale.js";
import { createMark } from "./marks.js";

/** @import { Snapshot } from "../core/motion.js" */
/** @import { TableEvent, Names, Effect, Step, Table } from "../core/types.js" */

/**
 * Describes effects, except those that the heading or the move's own line already mentions.
 * @param {Table} table
 * @param {Effect[]} effects
 * @param {string} [heading]
 */
export const effectLines = ({ texts, ...table }, effects, heading = "") =>
  effects
    .filter(({ kind }) => !texts.inlineEffects?.kinds.includes(kind))
    .map((item) => ({ item, text: capitalize(texts.effectLine({ texts, ...table }, item)) }))
    .filter(({ text }) => text && text !== heading);

/** Shows what a player gained and lost. @param {{ changes: Record<string, number> | undefined, seat: number }} props */
export function AmountChanges({ changes = {}, seat }) {
  const { board } = useTable();
  return html`
    <span class=${`changes seat-${seat}`}>
      ${Object.entries(changes).map(
        ([name, change]) => html`
          <span class=${change > 0 ? "gain" : "loss"}>
            ${change > 0 ? `+${change}` : `−${-change}`}${board?.Icon ? html`<${board.Icon} name=${name} />` : ` ${name}`}
          </span>
        `,
      )}
    </span>
  `;
}

/** Sums up several changes for one seat. @param {(Record<string, number>[] | undefined)[]} changes @param {number} seat */
export function totalChanges(changes, seat) {
  /** @type {Record<string, number>} */
  const sum = {};
  for (const bySeat of changes) for (const [name, change] of Object.entries(bySeat?.[seat] ?? {})) sum[name] = (sum[name] ?? 0) + change;
  return Object.fromEntries(Object.entries(sum).filter(([, change]) => change));
}

/**
 * The caption of the current step. While further steps remain, no question is shown, and the player can skip them.
 * @param {{ step: Step, behind: number, skip: () => void }} props
 */
export function StepCaption({ step, behind, skip }) {
  const table = useTable();
  const { event, effects, scene } = step;
  if (!behind && (step.own || !(event || effects.length))) return null;
  const heading = scene ? table.texts.heading(table, scene) : "";
  return html`
    <section class=${`caption ${scene ? `with-scene scene-${scene.kind}` : ""} ${behind ? "" : "last"}`} tabindex="0"
      aria-label=${translate("catching-up")}>
      ${heading && html`<h2>${heading}</h2>`}
      ${
        event &&
        html`
          <p>
            <${Crest} seat=${event.seat} /> <b>${table.playerName(event.seat)}</b> ${eventText(table, event)}${" "}
            <${AmountChanges} changes=${event.outcome?.changes?.[event.seat]} seat=${event.seat} />
          </p>
        `
      }
      ${effectLines(table, effects, heading).map(
        ({ item, text }) => html`
          <p class="effect">
            ${typeof item.seat === "number" && html`<${Crest} seat=${item.seat} />`} ${text}${" "}
            <${AmountChanges} changes=${item.changes?.[item.seat ?? -1]} seat=${item.seat ?? -1} />
          </p>
        `,
      )}
      ${
        behind > 0 &&
        html`
          <button class="skip" id="skip" aria-keyshortcuts="Escape" title=${`${translate("skip-to-now")} (Esc)`} onclick=${skip}>
            ${translate("skip-to-now")} <span aria-hidden="true">▸▸ ${behind}</span>
          </button>
        `
      }
    </section>
  `;
}

/** Returns the names of the targets that a step mentions. @param {Step} step @param {{ fields: Names }[]} actions @returns {Names[]} */
export function namesInStep({ event, effects }, actions) {
  const fields = typeof event?.action === "number" ? [actions[event.action].fields] : [];
  const about = event?.outcome ? [textFields(event.outcome.about)] : [];
  return [...fields, ...about, ...effects.map(textFields)].filter((names) => Object.keys(names).length > 0);
}

/** Returns the fields that are strings, which are the names of targets. @param {Record<string, unknown>} fields @returns {Names} */
const textFields = ({ kind, ...fields }) =>
  /** @type {Names} */ (Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === "string")));

/** Finds the first target with one of these names, or a piece with that name. @param {Names} names */
export const findTarget = (names) =>
  Object.entries(names)
    .flatMap(([name, value]) => [`[data-names~="${CSS.escape(`${name}:${value}`)}"]`, `[data-piece="${CSS.escape(`${name}-${value}`)}"]`])
    .map((selector) => document.querySelector(`.board ${selector}`))
    .find(Boolean) ?? null;

/**
 * Animates a step after it is drawn: pieces glide, amounts change, marks appear, and sounds play.
 * @param {Step | null} step
 * @param {{ current: Snapshot }} before
 * @param {Table | null} table
 */
export function useStepAnimation(step, before, table) {
  const lastSeat = useRef(/** @type {number | null | undefined} */ (undefined));
  const last = useRef(/** @type {LastMark} */ ({ target: null, mark: undefined }));
  useLayoutEffect(() => {
    const snapshot = before.current;
    before.current = emptySnapshot();
    if (!step || !table) return;
    const stepDuration = STEP_DURATIONS_MS[settings.playbackSpeed];
    clearAnimations();
    const surfaceShift = moveWithSurface(snapshot);
    animatePieces(snapshot, document, stepDuration ? Math.min(stepDuration * 0.7, 450) : undefined);
    const about = namesInStep(step, table.game.actions).map(findTarget);
    const isSameSeat = lastSeat.current === step.frame.view?.you; // another seat sees other amounts
    lastSeat.current = step.frame.view?.you;
    if (step.jumped) return;
    if (isSameSeat) animateAmounts(snapshot, about.find(Boolean) ?? null);
    step.effects.forEach((item, index) => showEffect(table, item, last, index, stepDuration / step.effects.length));
    if (step.scene) for (const { changes = [], ...item } of step.effects) animateChanges(changes, findTarget(textFields(item)));
    animatePan(surfaceShift);
  }, [step, table?.game]);
}

/** @typedef {{ target: Element | null, mark: string | undefined }} LastMark */

/**
 * Shows an effect on the board. Consecutive effects with the same mark move it from one place to the next.
 * @param {Table} table
 * @param {Effect} effect
 * @param {{ current: LastMark }} last the mark of the previous effect
 * @param {number} index
 * @param {number} delay
 */
function showEffect({ texts }, effect, last, index, delay) {
  const { mark, sound } = texts.effectCues?.[effect.kind] ?? {};
  const target = findTarget(textFields(effect));
  if (sound && index === 0) playSound(sound);
  const from = mark === last.current.mark && last.current.target?.isConnected ? last.current.target : null;
  if (mark && target) showMark(createMark(mark), target, from, index * delay);
  last.current = { target, mark };
}
