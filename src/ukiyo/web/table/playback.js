// Playback: what happened is shown step by step, each step long enough to be seen, however fast frames arrive.

/** @import { Entry, Frame, News, SceneOf, Step } from "../core/types.js" */

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
    this.show({ ...bare, frame, jumped: frame.entries.length > 0 });
  }

  /** @param {Frame} frame */
  take(frame) {
    const steps = stepsOf(frame);
    const newest = this.waiting[this.waiting.length - 1];
    if (!frame.entries.length && !newest) return this.show(steps[0]); // nothing has happened
    if (!frame.entries.length) return void (newest.frame = { ...frame, entries: newest.frame.entries });
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
    const entries = [...this.waiting, newest].flatMap((step) => step.frame.entries);
    const jumped = this.waiting.length > 0 || newest.skipped || document.hidden;
    this.waiting = [];
    this.show({ ...newest, frame: { ...newest.frame, entries }, jumped });
    this.behind(0);
  }

  close() {
    clearTimeout(this.timer);
    this.waiting = [];
  }
}

/**
 * What is known of the log with what a step tells: an entry grows while its news is told part by part.
 * @param {Entry[]} known
 * @param {Entry[]} told
 */
export const grown = (known, told) =>
  told.length ? [...new Map([...known, ...told].map((entry) => [entry.version, entry])).values()] : known;

/**
 * The steps a frame is made of. Entries that reach further back than the server's memory come with the last step, and are not shown.
 * @param {Frame} frame
 * @returns {Step[]}
 */
export function stepsOf(frame) {
  const { entries, steps = [] } = frame;
  if (!entries.length || steps.length < entries.length - 1) return [{ ...bare, frame, skipped: entries.length > 0 }];
  return entries.flatMap((entry) => stepsOfEntry(entry, frame));
}

/**
 * An entry with the position it led to; and where the game itself went on, each part of what it told with the position before it. Each
 * step brings the entry as far as it is told by then.
 * @param {Entry} entry
 * @param {Frame} frame
 * @returns {Step[]}
 */
function stepsOfEntry(entry, frame) {
  const { table, steps = [] } = frame;
  const { version, news = [] } = entry;
  const positions = steps.filter((position) => position.version === version);
  /** How things stood when so much news was told. @param {number} told @returns {Frame} */
  const stood = (told) => ({
    ...frame,
    version,
    table: { ...table, status: "playing", scores: null },
    view: positions.findLast((position) => position.news <= told)?.view ?? frame.view,
    previews: [],
    entries: [{ ...entry, news: news.slice(0, told) }],
  });
  const after = { ...(version === frame.version ? frame : stood(news.length)), entries: [entry] };
  const told = beats(entry);
  const [beside, afterwards] = asides(entry);
  const own = (entry.kind === "move" || entry.kind === "undo") && table.yours.includes(entry.seat);
  const move = { ...bare, entry, own, news: beside, frame: told.length ? stood(told[0].from) : after };
  if (!told.length) return [move];
  const parts = told.map(({ from, to, news: part, scene }) => ({
    ...bare,
    frame: { ...stood(from), entries: stood(to).entries },
    news: part,
    scene,
  }));
  const { scene } = told[told.length - 1];
  return [move, ...parts, { ...bare, frame: after, news: afterwards, scene: afterwards.length ? null : scene }];
}

/** A position of which nothing is told. @type {Omit<Step, "frame">} */
export const bare = { entry: null, own: false, news: [], scene: null, jumped: false, skipped: false };

/** The scenes that an entry's news belong to: where none begins, that of the move goes on. @param {Entry} entry */
function scenesOf({ told, news = [] }) {
  let scene = told?.scene ?? null;
  return news.map((item) => (scene = item.scene ?? scene));
}

/** What is everybody's is played scene by scene; what comes in somebody's turn is said with the move. @param {SceneOf | null} scene */
const staged = (scene) => scene !== null && scene.seat === null;

/** The news that is told with the move itself, and that which follows the game's own scenes. @param {Entry} entry @returns {News[][]} */
function asides(entry) {
  const scenes = scenesOf(entry);
  const first = scenes.findIndex(staged);
  const told = (/** @type {(place: number) => boolean} */ when) =>
    (entry.news ?? []).filter((_, place) => !staged(scenes[place]) && when(place));
  return first < 0 ? [told(() => true), []] : [told((place) => place < first), told((place) => place > first)];
}

/** The news of an entry from the game's own first scene on: a month that ends, a fire, a payday. @param {Entry} entry @returns {News[]} */
export function afterTurn(entry) {
  const first = scenesOf(entry).findIndex(staged);
  return first < 0 ? [] : (entry.news ?? []).slice(first);
}

/**
 * What the game itself did, part by part: news of one kind that befall one seat are told together. `from` is how much was told before,
 * `to` how much is told with it.
 * @param {Entry} entry
 */
function beats(entry) {
  const scenes = scenesOf(entry);
  /** @type {{ from: number, to: number, news: News[], scene: SceneOf }[]} */
  const told = [];
  (entry.news ?? []).forEach((item, place) => {
    const scene = /** @type {SceneOf} */ (scenes[place]);
    if (!staged(scene)) return;
    const before = told[told.length - 1];
    const same = before?.scene === scene && before.news[0].kind === item.kind && before.news[0].seat === item.seat;
    if (!same) told.push({ from: place, to: place + 1, news: [item], scene });
    else Object.assign(before, { to: place + 1, news: [...before.news, item] });
  });
  return told;
}
