// Playback: what happened is shown step by step, each step long enough to be seen, however fast frames arrive.

/** @import { TableEvent, Frame, Effect, SceneOf, Step } from "../core/types.js" */

const MOST = 60; // steps; whoever is further behind catches up by the recap

/**
 * Shows steps one after the other. What is newest is shown without waiting if nothing else is to be seen first, and so are one's own moves.
 */
export class Playback {
  /**
   * @param {(step: Step) => void} show
   * @param {(steps: number) => void} behind how many steps are still to be shown
   * @param {() => number} pace ms a step
   */
  constructor(show, behind, pace) {
    this.show = show;
    this.behind = behind;
    this.pace = pace;
    /** @type {Step[]} */
    this.waiting = [];
    this.timer = 0;
  }

  /** How a page begins: with what is now. @param {Frame} frame */
  begin(frame) {
    this.show({ ...bare, frame, jumped: frame.events.length > 0 });
  }

  /** @param {Frame} frame */
  take(frame) {
    const steps = stepsOf(frame);
    const newest = this.waiting[this.waiting.length - 1];
    if (!frame.events.length && !newest) return this.show(steps[0]); // nothing has happened
    if (!frame.events.length) return void (newest.frame = { ...frame, events: newest.frame.events });
    this.waiting.push(...steps);
    if (!this.pace() || document.hidden || this.waiting.length > MOST || steps.some(({ skipped }) => skipped)) this.skip();
    else if (!this.timer || this.waiting[0].own) this.next();
    else this.behind(this.waiting.length);
  }

  next() {
    clearTimeout(this.timer);
    this.timer = 0;
    const step = this.waiting.shift();
    if (!step) return;
    this.show(step);
    this.behind(this.waiting.length);
    this.timer = setTimeout(() => this.next(), this.pace());
  }

  /** To how things stand now. What was not seen is told all the same. */
  skip() {
    clearTimeout(this.timer);
    this.timer = 0;
    const newest = this.waiting.pop();
    if (!newest) return;
    const events = [...this.waiting, newest].flatMap((step) => step.frame.events);
    const jumped = this.waiting.length > 0 || newest.skipped || document.hidden;
    this.waiting = [];
    this.show({ ...newest, frame: { ...newest.frame, events }, jumped });
    this.behind(0);
  }

  close() {
    clearTimeout(this.timer);
    this.waiting = [];
  }
}

/**
 * What is known of the log with what a step tells: an event grows while its effects are told part by part.
 * @param {TableEvent[]} known
 * @param {TableEvent[]} told
 */
export const grown = (known, told) =>
  told.length ? [...new Map([...known, ...told].map((event) => [event.version, event])).values()] : known;

/**
 * The steps a frame is made of. Entries that reach further back than the server's memory come with the last step, and are not shown.
 * @param {Frame} frame
 * @returns {Step[]}
 */
export function stepsOf(frame) {
  const { events, steps = [] } = frame;
  if (!events.length || steps.length < events.length - 1) return [{ ...bare, frame, skipped: events.length > 0 }];
  return events.flatMap((event) => stepsOfEvent(event, frame));
}

/**
 * An event with the position it led to; and where the game itself went on, each part of what it told with the position before it. Each
 * step brings the event as far as it is told by then.
 * @param {TableEvent} event
 * @param {Frame} frame
 * @returns {Step[]}
 */
function stepsOfEvent(event, frame) {
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
  const told = beats(event);
  const [beside, afterwards] = asides(event);
  const own = (event.kind === "move" || event.kind === "undo") && table.yours.includes(event.seat);
  const move = { ...bare, event, own, effects: beside, frame: told.length ? stood(told[0].from) : after };
  if (!told.length) return [move];
  const parts = told.map(({ from, to, effects: part, scene }) => ({
    ...bare,
    frame: { ...stood(from), events: stood(to).events },
    effects: part,
    scene,
  }));
  const { scene } = told[told.length - 1];
  return [move, ...parts, { ...bare, frame: after, effects: afterwards, scene: afterwards.length ? null : scene }];
}

/** A position of which nothing is told. @type {Omit<Step, "frame">} */
export const bare = { event: null, own: false, effects: [], scene: null, jumped: false, skipped: false };

/** The scenes that an event's effects belong to: where none begins, that of the move goes on. @param {TableEvent} event */
function scenesOf({ outcome, effects = [] }) {
  let scene = outcome?.scene ?? null;
  return effects.map((item) => (scene = item.scene ?? scene));
}

/** What is everybody's is played scene by scene; what comes in somebody's turn is said with the move. @param {SceneOf | null} scene */
const staged = (scene) => scene !== null && scene.seat === null;

/** The effects told with the move itself, and those that follow the game's own scenes. @param {TableEvent} event @returns {Effect[][]} */
function asides(event) {
  const scenes = scenesOf(event);
  const first = scenes.findIndex(staged);
  const told = (/** @type {(place: number) => boolean} */ when) =>
    (event.effects ?? []).filter((_, place) => !staged(scenes[place]) && when(place));
  return first < 0 ? [told(() => true), []] : [told((place) => place < first), told((place) => place > first)];
}

/** The effects of an event from the game's own first scene on: a month that ends, a fire, a payday. @param {TableEvent} event @returns {Effect[]} */
export function afterTurn(event) {
  const first = scenesOf(event).findIndex(staged);
  return first < 0 ? [] : (event.effects ?? []).slice(first);
}

/**
 * What the game itself did, part by part: effects of one kind that befall one seat are told together. `from` is how much was told before,
 * `to` how much is told with it.
 * @param {TableEvent} event
 */
function beats(event) {
  const scenes = scenesOf(event);
  /** @type {{ from: number, to: number, effects: Effect[], scene: SceneOf }[]} */
  const told = [];
  (event.effects ?? []).forEach((item, place) => {
    const scene = /** @type {SceneOf} */ (scenes[place]);
    if (!staged(scene)) return;
    const before = told[told.length - 1];
    const same = before?.scene === scene && before.effects[0].kind === item.kind && before.effects[0].seat === item.seat;
    if (!same) told.push({ from: place, to: place + 1, effects: [item], scene });
    else Object.assign(before, { to: place + 1, effects: [...before.effects, item] });
  });
  return told;
}
