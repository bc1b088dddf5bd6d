// The game log: events in chronological order, grouped into chapters by scene, each line with its costs and gains.

import { botName } from "./game.js";
import { language, translate } from "./locale.js";

/** @import { TableEvent, Effect, Scene, Table } from "./types.js" */

/**
 * A move, another event, or an effect. `move` is the number of moves up to this one, or null if the move was undone.
 * @typedef {{ key: string, event: TableEvent, effect: Effect | null, text: string, move: number | null, undone: boolean }} LogLine
 * @typedef {{ key: string, kind: string, heading: string, lines: LogLine[] }} Chapter
 */

/**
 * @param {Table} table
 * @param {TableEvent[]} events
 * @param {(event: TableEvent) => string} eventText
 * @returns {Chapter[]}
 */
export function logChapters(table, events, eventText) {
  /** @type {Chapter[]} */
  const chapters = [];
  /** @type {Scene | null} */
  let last = null;
  const numbers = moveNumbers(events);
  const cacheKey = JSON.stringify([language(), table.info.seats]);
  const chapterFor = (/** @type {string} */ key, /** @type {Scene | null | undefined} */ scene) => {
    if (scene ? !sameScene(scene, last) : !chapters.length)
      chapters.push({ key, kind: scene?.kind ?? "", heading: scene ? table.texts.heading(table, scene) : "", lines: [] });
    last = scene ?? last;
    return chapters[chapters.length - 1];
  };
  for (const [index, event] of events.entries()) {
    const previous = events[index - 1];
    // Several moves undone together are one line.
    if (event.kind === "undo" && previous?.kind === "undo" && previous.seat === event.seat) continue;
    const key = String(event.version);
    const move = numbers.get(event) ?? null;
    const line = { event, move, undone: event.kind === "move" && move === null };
    const eventTexts = textsOf(table, event, eventText, cacheKey);
    chapterFor(key, event.outcome?.scene).lines.push({ ...line, key, effect: null, text: eventTexts.text });
    if (line.undone) continue; // the effects of an undone move are not shown
    event.effects?.forEach((effect, effectIndex) => {
      const effectKey = `${key}-${effectIndex}`;
      const chapter = chapterFor(effectKey, effect.scene);
      const text = eventTexts.effects[effectIndex];
      if (text !== chapter.heading && !table.texts.inlineEffects?.kinds.includes(effect.kind))
        chapter.lines.push({ ...line, key: effectKey, effect, text });
    });
  }
  return chapters;
}

/** @typedef {{ cacheKey: string, text: string, effects: string[] }} EventTexts */
/** @type {WeakMap<TableEvent, EventTexts>} */
const textCache = new WeakMap();

/**
 * Returns the texts of an event. They are cached, because every move redraws the whole log.
 * @param {Table} table
 * @param {TableEvent} event
 * @param {(event: TableEvent) => string} eventText
 * @param {string} cacheKey identifies the language and the players' names
 * @returns {EventTexts}
 */
function textsOf(table, event, eventText, cacheKey) {
  const cached = textCache.get(event);
  if (cached?.cacheKey === cacheKey) return cached;
  const effects = (event.effects ?? []).map((item) =>
    withAmounts(table, table.texts.effectLine(table, item), item.changes, item.seat ?? null, item.kind),
  );
  const texts = { cacheKey, text: eventText(event), effects };
  textCache.set(event, texts);
  return texts;
}

/** @param {Scene} one @param {Scene | null} other */
const sameScene = (one, other) => one.kind === other?.kind && one.seat === other.seat && one.at === other.at;

/** Returns the moves that were not undone. @param {TableEvent[]} events */
function effectiveMoves(events) {
  /** @type {TableEvent[]} */
  const effective = [];
  for (const event of events) {
    if (event.kind === "move") effective.push(event);
    else if (event.kind === "undo") effective.pop();
  }
  return effective;
}

/** Numbers the moves that were not undone, from 1. @param {TableEvent[]} events */
const moveNumbers = (events) => new Map(effectiveMoves(events).map((event, index) => [event, index + 1]));

/** Removes undone moves and the undo events. @param {TableEvent[]} events */
export function withoutUndoneMoves(events) {
  const effective = new Set(effectiveMoves(events));
  return events.filter((event) => event.kind !== "undo" && (event.kind !== "move" || effective.has(event)));
}

/** Describes a move with its costs and gains and the artisans that gained experience. @param {Table} table @param {TableEvent} event */
export function moveText(table, event) {
  const { texts, game } = table;
  const kind = event.action === null ? "" : game.actions[event.action].kind;
  const text = withAmounts(table, texts.logLine(table, event), event.outcome?.changes, event.seat, kind);
  const inlineEffects = event.effects?.filter(({ kind }) => texts.inlineEffects?.kinds.includes(kind)) ?? [];
  return inlineEffects.length && texts.inlineEffects ? `${text}; ${texts.inlineEffects.text(table, inlineEffects)}` : text;
}

/**
 * @param {Table} table
 * @param {string} line
 * @param {Record<string, number>[] | undefined} changes
 * @param {number | null} seat
 * @param {string} kind of the action or effect
 */
export function withAmounts({ texts, playerName }, line, changes, seat, kind) {
  if (!changes?.length) return line;
  const amountText = (/** @type {number} */ sign, /** @type {Record<string, number>} */ counts) =>
    texts.amounts?.(Object.fromEntries(Object.entries(counts).flatMap(([name, n]) => (n * sign > 0 ? [[name, n * sign]] : []))), kind) ??
    "";
  const { points = 0, ...ownAmounts } = seat === null ? {} : (changes[seat] ?? {});
  const [pay, gain] = [amountText(-1, ownAmounts), amountText(1, points > 0 ? { ...ownAmounts, points } : ownAmounts)];
  const [, sentence, stop] = /** @type {string[]} */ (line.match(/^(.*?)(\.?)$/s));
  const messageId = pay && gain ? "log-both" : pay ? "log-paid" : "log-gained";
  const paid = pay || gain ? translate(messageId, { told: sentence, pay, gain }) : sentence;
  const text = points < 0 ? translate("log-lost", { told: paid, n: -points }) : paid; // points are lost, not paid
  const others = changes.flatMap((counts, other) => {
    const signed = [amountText(1, counts), amountText(-1, counts)]
      .map((amount, index) => amount && `${"+−"[index]}${amount}`)
      .filter(Boolean);
    return other !== seat && signed.length ? [`${playerName(other)} ${signed.join(" ")}`] : [];
  });
  return [text, ...others].join("; ") + stop;
}

/**
 * Describes an event; `move` describes a move.
 * @param {Table} table
 * @param {TableEvent} event
 * @param {(table: Table, event: TableEvent) => string} [move]
 * @returns {string}
 */
export const eventText = (table, event, move = table.texts.logLine) =>
  ({
    move: () => move(table, event),
    undo: () => translate("log-took-back"),
    seat: () => (event.bot ? translate("log-bot-takeover", { bot: botName(event.bot) }) : translate("log-came-back")),
    wait: () => translate("log-wait"),
    end: () => translate("log-end"),
  })[event.kind]();

/**
 * Finds the moves that a bot played for an absent player, with the bot's level.
 * @param {TableEvent[]} events
 * @returns {Map<TableEvent, string>}
 */
export function botSubstitutes(events) {
  /** @type {Map<number, string>} */
  const activeBots = new Map();
  /** @type {Map<TableEvent, string>} */
  const found = new Map();
  for (const event of events) {
    if (event.kind === "seat" && event.bot) activeBots.set(event.seat, event.bot);
    else if (event.kind === "seat" || event.kind === "wait") activeBots.delete(event.seat);
    const bot = activeBots.get(event.seat);
    if (bot && event.kind === "move") found.set(event, bot);
  }
  return found;
}
