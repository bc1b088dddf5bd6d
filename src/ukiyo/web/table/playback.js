// Plays events step by step. Each step is shown long enough to be seen, however fast frames arrive.

/** @import { TableEvent, Frame, Effect, Scene, Step } from "../core/types.js" */

const MAX_STEPS = 60; // players who are further behind use the recap

/** Shows steps one after the other. The newest step is shown without delay if it is the only one, and so are the player's own moves. */
export class Playback {
  /**
   * @param {(step: Step) => void} onStep
   * @param {(steps: number) => void} onProgress called with the number of steps left
   * @param {() => number} stepDuration in ms
   */
  constructor(onStep, onProgress, stepDuration) {
    this.onStep = onStep;
    this.onProgress = onProgress;
    this.stepDuration = stepDuration;
    /** @type {Step[]} */
    this.queue = [];
    this.timer = 0;
  }

  /** Shows the first frame of a page. @param {Frame} frame */
  start(frame) {
    this.onStep({ ...emptyStep, frame, jumped: frame.events.length > 0 });
  }

  /** @param {Frame} frame */
  enqueue(frame) {
    const steps = frameSteps(frame);
    const newest = this.queue[this.queue.length - 1];
    if (!frame.events.length && !newest) return this.onStep(steps[0]); // no events, so only the information about the table changed
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

  /** Skips to the current position. The events of skipped steps stay in the log. */
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
 * Merges the events of a step into the known events. An event grows while its effects are shown one by one.
 * @param {TableEvent[]} known
 * @param {TableEvent[]} added
 */
export const mergeEvents = (known, added) =>
  added.length ? [...new Map([...known, ...added].map((event) => [event.version, event])).values()] : known;

/**
 * Returns the steps of a frame. If the server no longer has all steps, a single step contains all events.
 * @param {Frame} frame
 * @returns {Step[]}
 */
export function frameSteps(frame) {
  const { events, steps = [] } = frame;
  if (!events.length || steps.length < events.length - 1) return [{ ...emptyStep, frame, skipped: events.length > 0 }];
  return events.flatMap((event) => eventSteps(event, frame));
}

/**
 * Returns the steps of an event: the position after it, and for what the game did on its own, each part with the position before it. The
 * event of each step contains the effects shown so far.
 * @param {TableEvent} event
 * @param {Frame} frame
 * @returns {Step[]}
 */
function eventSteps(event, frame) {
  const { table, steps = [] } = frame;
  const { version, effects = [] } = event;
  const positions = steps.filter((position) => position.version === version);
  /** Returns the frame after a number of effects. @param {number} shownEffects @returns {Frame} */
  const frameAfter = (shownEffects) => ({
    ...frame,
    version,
    table: { ...table, status: "playing", scores: null },
    view: positions.findLast((position) => position.effects <= shownEffects)?.view ?? frame.view,
    previews: [],
    events: [{ ...event, effects: effects.slice(0, shownEffects) }],
  });
  const after = { ...(version === frame.version ? frame : frameAfter(effects.length)), events: [event] };
  const gameParts = gameSteps(event);
  const [withMove, afterScenes] = moveEffects(event);
  const own = (event.kind === "move" || event.kind === "undo") && table.your_seats.includes(event.seat);
  const move = { ...emptyStep, event, own, effects: withMove, frame: gameParts.length ? frameAfter(gameParts[0].from) : after };
  if (!gameParts.length) return [move];
  const parts = gameParts.map(({ from, to, effects: part, scene }) => ({
    ...emptyStep,
    frame: { ...frameAfter(from), events: frameAfter(to).events },
    effects: part,
    scene,
  }));
  const { scene } = gameParts[gameParts.length - 1];
  return [move, ...parts, { ...emptyStep, frame: after, effects: afterScenes, scene: afterScenes.length ? null : scene }];
}

/** A step in which nothing happens. @type {Omit<Step, "frame">} */
export const emptyStep = { event: null, own: false, effects: [], scene: null, jumped: false, skipped: false };

/** Returns the scene of each effect of an event. Effects without a scene belong to the scene before them. @param {TableEvent} event */
function effectScenes({ outcome, effects = [] }) {
  let scene = outcome?.scene ?? null;
  return effects.map((item) => (scene = item.scene ?? scene));
}

/**
 * Returns whether a scene belongs to all players. Such scenes are played one by one; effects of a player's turn are shown with the move.
 * @param {Scene | null} scene
 */
const isGameScene = (scene) => scene !== null && scene.seat === null;

/** Returns the effects shown with the move, and those after the game's own scenes. @param {TableEvent} event @returns {Effect[][]} */
function moveEffects(event) {
  const scenes = effectScenes(event);
  const first = scenes.findIndex(isGameScene);
  const effectsWhere = (/** @type {(index: number) => boolean} */ predicate) =>
    (event.effects ?? []).filter((_, index) => !isGameScene(scenes[index]) && predicate(index));
  return first < 0 ? [effectsWhere(() => true), []] : [effectsWhere((index) => index < first), effectsWhere((index) => index > first)];
}

/**
 * Returns the effects of an event from the game's own first scene on, such as the end of a month, a fire or a payday.
 * @param {TableEvent} event
 * @returns {Effect[]}
 */
export function effectsAfterTurn(event) {
  const first = effectScenes(event).findIndex(isGameScene);
  return first < 0 ? [] : (event.effects ?? []).slice(first);
}

/**
 * Splits what the game did on its own into steps. Consecutive effects of the same kind and seat form one step. `from` and `to` count the
 * effects before and after it.
 * @param {TableEvent} event
 */
function gameSteps(event) {
  const scenes = effectScenes(event);
  /** @type {{ from: number, to: number, effects: Effect[], scene: Scene }[]} */
  const parts = [];
  (event.effects ?? []).forEach((item, index) => {
    const scene = /** @type {Scene} */ (scenes[index]);
    if (!isGameScene(scene)) return;
    const before = parts[parts.length - 1];
    const same = before?.scene === scene && before.effects[0].kind === item.kind && before.effects[0].seat === item.seat;
    if (!same) parts.push({ from: index, to: index + 1, effects: [item], scene });
    else Object.assign(before, { to: index + 1, effects: [...before.effects, item] });
  });
  return parts;
}
