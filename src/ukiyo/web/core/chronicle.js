// The log as a chronicle: entries in the order of time, in chapters by scene, each line with what it cost and gave.

import { botName } from "./game.js";
import { language, say } from "./words.js";

/** @import { Entry, News, SceneOf, Table } from "./types.js" */

/**
 * A move (`move` were played with it, null if it was taken back), something else that happened, or a piece of news.
 * @typedef {{ key: string, entry: Entry, news: News | null, text: string, move: number | null, undone: boolean }} Line
 * @typedef {{ key: string, kind: string, heading: string, lines: Line[] }} Chapter
 */

/**
 * @param {Table} table
 * @param {Entry[]} entries
 * @param {(entry: Entry) => string} deed
 * @returns {Chapter[]}
 */
export function chapters(table, entries, deed) {
  /** @type {Chapter[]} */
  const found = [];
  /** @type {SceneOf | null} */
  let last = null;
  const numbers = numbered(entries);
  const spoken = JSON.stringify([language(), table.facts.seats]);
  const open = (/** @type {string} */ key, /** @type {SceneOf | null | undefined} */ scene) => {
    if (scene ? !same(scene, last) : !found.length)
      found.push({ key, kind: scene?.kind ?? "", heading: scene ? table.room.heading(table, scene) : "", lines: [] });
    last = scene ?? last;
    return found[found.length - 1];
  };
  for (const [place, entry] of entries.entries()) {
    const before = entries[place - 1];
    if (entry.kind === "undo" && before?.kind === "undo" && before.seat === entry.seat) continue; // several moves taken back at once
    const key = String(entry.version);
    const move = numbers.get(entry) ?? null;
    const line = { entry, move, undone: entry.kind === "move" && move === null };
    const words = inWords(table, entry, deed, spoken);
    open(key, entry.told?.scene).lines.push({ ...line, key, news: null, text: words.text });
    if (line.undone) continue; // what it brought about has not happened
    entry.news?.forEach((news, part) => {
      const of = `${key}-${part}`;
      const chapter = open(of, news.scene);
      const text = words.news[part];
      if (text !== chapter.heading && !table.room.aside?.kinds.includes(news.kind)) chapter.lines.push({ ...line, key: of, news, text });
    });
  }
  return found;
}

/** @typedef {{ spoken: string, text: string, news: string[] }} Words */
/** @type {WeakMap<Entry, Words>} */
const worded = new WeakMap();

/**
 * An entry in words, which are found once: a long game is told anew with every move.
 * @param {Table} table
 * @param {Entry} entry
 * @param {(entry: Entry) => string} deed
 * @param {string} spoken in which language, and by which names
 * @returns {Words}
 */
function inWords(table, entry, deed, spoken) {
  const known = worded.get(entry);
  if (known?.spoken === spoken) return known;
  const news = (entry.news ?? []).map((item) =>
    withChanges(table, table.room.news(table, item), item.changes, item.seat ?? null, item.kind),
  );
  const found = { spoken, text: deed(entry), news };
  worded.set(entry, found);
  return found;
}

/** @param {SceneOf} one @param {SceneOf | null} other */
const same = (one, other) => one.kind === other?.kind && one.seat === other.seat && one.at === other.at;

/** The moves that were not taken back. @param {Entry[]} entries */
function movesThatStand(entries) {
  /** @type {Entry[]} */
  const standing = [];
  for (const entry of entries) {
    if (entry.kind === "move") standing.push(entry);
    else if (entry.kind === "undo") standing.pop();
  }
  return standing;
}

/** Of each move that stands, how many were played with it. @param {Entry[]} entries */
const numbered = (entries) => new Map(movesThatStand(entries).map((entry, place) => [entry, place + 1]));

/** The entries without moves that were taken back. @param {Entry[]} entries */
export function withoutUndone(entries) {
  const standing = new Set(movesThatStand(entries));
  return entries.filter((entry) => entry.kind !== "undo" && (entry.kind !== "move" || standing.has(entry)));
}

/** A move in a line: what was done, what it cost and gave, and who gained experience by it. @param {Table} table @param {Entry} entry */
export function moveLine(table, entry) {
  const { room, game } = table;
  const of = entry.action === null ? "" : game.actions[entry.action].kind;
  const text = withChanges(table, room.logLine(table, entry), entry.told?.changes, entry.seat, of);
  const beside = entry.news?.filter(({ kind }) => room.aside?.kinds.includes(kind)) ?? [];
  return beside.length && room.aside ? `${text}; ${room.aside.say(table, beside)}` : text;
}

/**
 * @param {Table} table
 * @param {string} told
 * @param {Record<string, number>[] | undefined} changes
 * @param {number | null} seat
 * @param {string} of
 */
export function withChanges({ room, player }, told, changes, seat, of) {
  if (!changes?.length) return told;
  const words = (/** @type {number} */ sign, /** @type {Record<string, number>} */ counts) =>
    room.amounts?.(Object.fromEntries(Object.entries(counts).flatMap(([name, n]) => (n * sign > 0 ? [[name, n * sign]] : []))), of) ?? "";
  const { points = 0, ...own } = seat === null ? {} : (changes[seat] ?? {});
  const [pay, gain] = [words(-1, own), words(1, points > 0 ? { ...own, points } : own)];
  const [, sentence, stop] = /** @type {string[]} */ (told.match(/^(.*?)(\.?)$/s));
  const how = pay && gain ? "log-both" : pay ? "log-paid" : "log-gained";
  const paid = pay || gain ? say(how, { told: sentence, pay, gain }) : sentence;
  const text = points < 0 ? say("log-lost", { told: paid, n: -points }) : paid; // points are lost, not paid
  const others = changes.flatMap((counts, other) => {
    const signed = [words(1, counts), words(-1, counts)].map((amount, place) => amount && `${"+−"[place]}${amount}`).filter(Boolean);
    return other !== seat && signed.length ? [`${player(other)} ${signed.join(" ")}`] : [];
  });
  return [text, ...others].join("; ") + stop;
}

/**
 * What an entry did, in words; `move` says what a move did.
 * @param {Table} table
 * @param {Entry} entry
 * @param {(table: Table, entry: Entry) => string} [move]
 * @returns {string}
 */
export const deed = (table, entry, move = table.room.logLine) =>
  ({
    move: () => move(table, entry),
    undo: () => say("log-took-back"),
    seat: () => (entry.bot ? say("log-bot-takeover", { bot: botName(entry.bot) }) : say("log-came-back")),
    wait: () => say("log-wait"),
    end: () => say("log-end"),
  })[entry.kind]();

/** The bots that played in somebody's place, by their moves. @param {Entry[]} entries @returns {Map<Entry, string>} */
export function standIns(entries) {
  /** @type {Map<number, string>} */
  const standing = new Map();
  /** @type {Map<Entry, string>} */
  const found = new Map();
  for (const entry of entries) {
    if (entry.kind === "seat" && entry.bot) standing.set(entry.seat, entry.bot);
    else if (entry.kind === "seat" || entry.kind === "wait") standing.delete(entry.seat);
    const bot = standing.get(entry.seat);
    if (bot && entry.kind === "move") found.set(entry, bot);
  }
  return found;
}
