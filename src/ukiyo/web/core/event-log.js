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
  const found = [];
  /** @type {Scene | null} */
  let last = null;
  const numbers = moveNumbers(events);
  const cacheKey = JSON.stringify([language(), table.info.seats]);
  const open = (/** @type {string} */ key, /** @type {Scene | null | undefined} */ scene) => {
    if (scene ? !sameScene(scene, last) : !found.length)
      found.push({ key, kind: scene?.kind ?? "", heading: scene ? table.texts.heading(table, scene) : "", lines: [] });
    last = scene ?? last;
    return found[found.length - 1];
  };
  for (const [place, event] of events.entries()) {
    const before = events[place - 1];
    // Several moves undone together are one line.
    if (event.kind === "undo" && before?.kind === "undo" && before.seat === event.seat) continue;
    const key = String(event.version);
    const move = numbers.get(event) ?? null;
    const line = { event, move, undone: event.kind === "move" && move === null };
    const eventTexts = textsOf(table, event, eventText, cacheKey);
    open(key, event.outcome?.scene).lines.push({ ...line, key, effect: null, text: eventTexts.text });
    if (line.undone) continue; // the effects of an undone move are not shown
    event.effects?.forEach((effect, part) => {
      const of = `${key}-${part}`;
      const chapter = open(of, effect.scene);
      const text = eventTexts.effects[part];
      if (text !== chapter.heading && !table.texts.inlineEffects?.kinds.includes(effect.kind))
        chapter.lines.push({ ...line, key: of, effect, text });
    });
  }
  return found;
}

/** @typedef {{ spoken: string, text: string, effects: string[] }} EventTexts */
/** @type {WeakMap<TableEvent, EventTexts>} */
const textCache = new WeakMap();

/**
 * Returns the texts of an event. They are cached, because every move redraws the whole log.
 * @param {Table} table
 * @param {TableEvent} event
 * @param {(event: TableEvent) => string} eventText
 * @param {string} spoken identifies the language and the players' names
 * @returns {EventTexts}
 */
function textsOf(table, event, eventText, spoken) {
  const known = textCache.get(event);
  if (known?.spoken === spoken) return known;
  const effects = (event.effects ?? []).map((item) =>
    withAmounts(table, table.texts.effectLine(table, item), item.changes, item.seat ?? null, item.kind),
  );
  const found = { spoken, text: eventText(event), effects };
  textCache.set(event, found);
  return found;
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
const moveNumbers = (events) => new Map(effectiveMoves(events).map((event, place) => [event, place + 1]));

/** Removes undone moves and the undo events. @param {TableEvent[]} events */
export function withoutUndoneMoves(events) {
  const standing = new Set(effectiveMoves(events));
  return events.filter((event) => event.kind !== "undo" && (event.kind !== "move" || standing.has(event)));
}

/** Describes a move with its costs and gains and the artisans that gained experience. @param {Table} table @param {TableEvent} event */
export function moveText(table, event) {
  const { texts, game } = table;
  const of = event.action === null ? "" : game.actions[event.action].kind;
  const text = withAmounts(table, texts.logLine(table, event), event.outcome?.changes, event.seat, of);
  const inlineEffects = event.effects?.filter(({ kind }) => texts.inlineEffects?.kinds.includes(kind)) ?? [];
  return inlineEffects.length && texts.inlineEffects ? `${text}; ${texts.inlineEffects.text(table, inlineEffects)}` : text;
}

/**
 * @param {Table} table
 * @param {string} told
 * @param {Record<string, number>[] | undefined} changes
 * @param {number | null} seat
 * @param {string} of
 */
export function withAmounts({ texts, playerName }, told, changes, seat, of) {
  if (!changes?.length) return told;
  const words = (/** @type {number} */ sign, /** @type {Record<string, number>} */ counts) =>
    texts.amounts?.(Object.fromEntries(Object.entries(counts).flatMap(([name, n]) => (n * sign > 0 ? [[name, n * sign]] : []))), of) ?? "";
  const { points = 0, ...own } = seat === null ? {} : (changes[seat] ?? {});
  const [pay, gain] = [words(-1, own), words(1, points > 0 ? { ...own, points } : own)];
  const [, sentence, stop] = /** @type {string[]} */ (told.match(/^(.*?)(\.?)$/s));
  const how = pay && gain ? "log-both" : pay ? "log-paid" : "log-gained";
  const paid = pay || gain ? translate(how, { told: sentence, pay, gain }) : sentence;
  const text = points < 0 ? translate("log-lost", { told: paid, n: -points }) : paid; // points are lost, not paid
  const others = changes.flatMap((counts, other) => {
    const signed = [words(1, counts), words(-1, counts)].map((amount, place) => amount && `${"+−"[place]}${amount}`).filter(Boolean);
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
  const standing = new Map();
  /** @type {Map<TableEvent, string>} */
  const found = new Map();
  for (const event of events) {
    if (event.kind === "seat" && event.bot) standing.set(event.seat, event.bot);
    else if (event.kind === "seat" || event.kind === "wait") standing.delete(event.seat);
    const bot = standing.get(event.seat);
    if (bot && event.kind === "move") found.set(event, bot);
  }
  return found;
}
