// Playback: what happened is shown step by step, each step long enough to be seen, however fast frames arrive.

/** @import { TableEvent, Frame, Effect, Scene, Step } from "../core/types.js" */

const MAX_STEPS = 60; // steps; whoever is further behind catches up by the recap

/**
 * Shows steps one after the other. What is newest is shown without waiting if nothing else is to be seen first, and so are one's own moves.
 */
export class Playback {
  /**
   * @param {(step: Step) => void} onStep
   * @param {(steps: number) => void} onProgress how many steps are still to be shown
   * @param {() => number} stepDuration ms a step
   */
  constructor(onStep, onProgress, stepDuration) {
    this.onStep = onStep;
    this.onProgress = onProgress;
    this.stepDuration = stepDuration;
    /** @type {Step[]} */
    this.queue = [];
    this.timer = 0;
  }

  /** How a page begins: with what is now. @param {Frame} frame */
  start(frame) {
    this.onStep({ ...emptyStep, frame, jumped: frame.events.length > 0 });
  }

  /** @param {Frame} frame */
  enqueue(frame) {
    const steps = frameSteps(frame);
    const newest = this.queue[this.queue.length - 1];
    if (!frame.events.length && !newest) return this.onStep(steps[0]); // nothing has happened
    if (!frame.events.length) return void (newest.frame = { ...frame, events: newest.frame.events });
    this.queue.push(...steps);
    if (!this.stepDuration() || document.hidden || this.queue.length > MAX_STEPS || steps.some(({ skipped }) => skipped)) this.skip();
    else if (!this.timer || this.queue[0].own) this.next();
    else this.onProgress(this.queue.length);
  }

  next() {
    clearTimeout(this.timer);
    this.timer = 0;
    const step = this.queue.shift();
    if (!step) return;
    this.onStep(step);
    this.onProgress(this.queue.length);
    this.timer = setTimeout(() => this.next(), this.stepDuration());
  }

  /** To how things stand now. What was not seen is told all the same. */
  skip() {
    clearTimeout(this.timer);
    this.timer = 0;
    const newest = this.queue.pop();
    if (!newest) return;
    const events = [...this.queue, newest].flatMap((step) => step.frame.events);
    const jumped = this.queue.length > 0 || newest.skipped || document.hidden;
    this.queue = [];
    this.onStep({ ...newest, frame: { ...newest.frame, events }, jumped });
    this.onProgress(0);
  }

  close() {
    clearTimeout(this.timer);
    this.queue = [];
  }
}

/**
 * What is known of the log with what a step tells: an event grows while its effects are told part by part.
 * @param {TableEvent[]} known
 * @param {TableEvent[]} told
 */
export const mergeEvents = (known, told) =>
  told.length ? [...new Map([...known, ...told].map((event) => [event.version, event])).values()] : known;

/**
 * The steps a frame is made of. Entries that reach further back than the server's memory come with the last step, and are not shown.
 * @param {Frame} frame
 * @returns {Step[]}
 */
export function frameSteps(frame) {
  const { events, steps = [] } = frame;
  if (!events.length || steps.length < events.length - 1) return [{ ...emptyStep, frame, skipped: events.length > 0 }];
  return events.flatMap((event) => eventSteps(event, frame));
}

/**
 * An event with the position it led to; and where the game itself went on, each part of what it told with the position before it. Each
 * step brings the event as far as it is told by then.
 * @param {TableEvent} event
 * @param {Frame} frame
 * @returns {Step[]}
 */
function eventSteps(event, frame) {
  const { table, steps = [] } = frame;
  const { version, effects = [] } = event;
  const positions = steps.filter((position) => position.version === version);
  /** How things stood when so many effects were told. @param {number} told @returns {Frame} */
  const stood = (told) => ({
    ...frame,
    version,
    table: { ...table, status: "playing", scores: null },
    view: positions.findLast((position) => position.effects <= told)?.view ?? frame.view,
    previews: [],
    events: [{ ...event, effects: effects.slice(0, told) }],
  });
  const after = { ...(version === frame.version ? frame : stood(effects.length)), events: [event] };
  const told = gameSteps(event);
  const [beside, afterwards] = moveEffects(event);
  const own = (event.kind === "move" || event.kind === "undo") && table.yours.includes(event.seat);
  const move = { ...emptyStep, event, own, effects: beside, frame: told.length ? stood(told[0].from) : after };
  if (!told.length) return [move];
  const parts = told.map(({ from, to, effects: part, scene }) => ({
    ...emptyStep,
    frame: { ...stood(from), events: stood(to).events },
    effects: part,
    scene,
  }));
  const { scene } = told[told.length - 1];
  return [move, ...parts, { ...emptyStep, frame: after, effects: afterwards, scene: afterwards.length ? null : scene }];
}

/** A position of which nothing is told. @type {Omit<Step, "frame">} */
export const emptyStep = { event: null, own: false, effects: [], scene: null, jumped: false, skipped: false };

/** The scenes that an event's effects belong to: where none begins, that of the move goes on. @param {TableEvent} event */
function effectScenes({ outcome, effects = [] }) {
  let scene = outcome?.scene ?? null;
  return effects.map((item) => (scene = item.scene ?? scene));
}

/** What is everybody's is played scene by scene; what comes in somebody's turn is said with the move. @param {Scene | null} scene */
const isGameScene = (scene) => scene !== null && scene.seat === null;

/** The effects told with the move itself, and those that follow the game's own scenes. @param {TableEvent} event @returns {Effect[][]} */
function moveEffects(event) {
  const scenes = effectScenes(event);
  const first = scenes.findIndex(isGameScene);
  const told = (/** @type {(place: number) => boolean} */ when) =>
    (event.effects ?? []).filter((_, place) => !isGameScene(scenes[place]) && when(place));
  return first < 0 ? [told(() => true), []] : [told((place) => place < first), told((place) => place > first)];
}

/** The effects of an event from the game's own first scene on: a month that ends, a fire, a payday. @param {TableEvent} event @returns {Effect[]} */
export function effectsAfterTurn(event) {
  const first = effectScenes(event).findIndex(isGameScene);
  return first < 0 ? [] : (event.effects ?? []).slice(first);
}

/**
 * What the game itself did, part by part: effects of one kind that befall one seat are told together. `from` is how much was told before,
 * `to` how much is told with it.
 * @param {TableEvent} event
 */
function gameSteps(event) {
  const scenes = effectScenes(event);
  /** @type {{ from: number, to: number, effects: Effect[], scene: Scene }[]} */
  const told = [];
  (event.effects ?? []).forEach((item, place) => {
    const scene = /** @type {Scene} */ (scenes[place]);
    if (!isGameScene(scene)) return;
    const before = told[told.length - 1];
    const same = before?.scene === scene && before.effects[0].kind === item.kind && before.effects[0].seat === item.seat;
    if (!same) told.push({ from: place, to: place + 1, effects: [item], scene });
    else Object.assign(before, { to: place + 1, effects: [...before.effects, item] });
  });
  return told;
}
