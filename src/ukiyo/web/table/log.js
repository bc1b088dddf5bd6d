// The log, in chronological order and in chapters. Hovering a line highlights what it mentions on the board. A click keeps the highlight
// and opens the position after the move: at the table, or in the replay if the game is over.

import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { logChapters, eventText, moveText, botSubstitutes } from "../core/event-log.js";
import { Crest } from "../core/crest.js";
import { botName } from "../core/game.js";
import { useTable } from "../core/table-context.js";
import { language, translate } from "../core/locale.js";

/** @import { Chapter, LogLine } from "../core/event-log.js" */
/** @import { TableEvent, Names } from "../core/types.js" */

const RECENT_EVENTS = 80; // until earlier events are requested
const NO_LINE = { key: "", names: /** @type {Names[]} */ ([]) };
const END_TOLERANCE_PX = 40; // from the end: within it, the log follows new lines

/**
 * `opened` is the move of the earlier position on the board, or null.
 * @param {{ events: TableEvent[], opened: number | null, open: (move: number) => void }} props
 */
export function Log({ events, opened, open }) {
  const table = useTable();
  const [showAll, setShowAll] = useState(false);
  const [selected, setSelected] = useState(NO_LINE);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const atEnd = useRef(true);
  const allChapters = useMemo(
    () => logChapters(table, events, (event) => eventText(table, event, moveText)),
    [events, language(), table.info.seats],
  );
  const substitutes = useMemo(() => botSubstitutes(events), [events]);
  const recent = showAll ? allChapters : chaptersSince(allChapters, events[events.length - RECENT_EVENTS]?.version ?? 0);
  const followedSizes = useRef({ clientHeight: 0, scrollHeight: 0 }); // sizes when the log last scrolled to its end
  const follow = () => {
    if (!list.current) return;
    const { clientHeight, scrollHeight } = list.current;
    followedSizes.current = { clientHeight, scrollHeight };
    if (atEnd.current) list.current.scrollTop = scrollHeight;
  };
  // The log grows, and the elements above it change its height. The observer runs after layout, so reading sizes is cheap.
  useEffect(() => {
    const box = /** @type {HTMLElement} */ (list.current);
    const observer = new ResizeObserver(follow);
    for (const part of [box, /** @type {Element} */ (box.lastElementChild)]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  const onScroll = () => {
    if (!list.current) return; // it scrolled while it was being removed
    const { scrollTop, scrollHeight, clientHeight } = list.current;
    // The size changed, so the player did not scroll.
    if (clientHeight !== followedSizes.current.clientHeight || scrollHeight !== followedSizes.current.scrollHeight) return;
    atEnd.current = scrollHeight - scrollTop - clientHeight < END_TOLERANCE_PX;
  };
  useLayoutEffect(() => {
    if (opened === null) setSelected(NO_LINE);
  }, [opened]);
  const select = (/** @type {LogLine} */ { key, move }, /** @type {Names[]} */ names) => {
    const next = selected.key === key ? NO_LINE : { key, names };
    setSelected(next);
    table.setHighlight(next.names, true);
    if (move !== null) open(move);
  };
  const restoreHighlight = () => table.setHighlight(selected.names, true); // hovering a line highlights only temporarily
  return html`
    <section class="log" ref=${list} onscroll=${onScroll} aria-label=${translate("log")}>
      <h2>${translate("log")}</h2>
      ${
        recent.length < allChapters.length &&
        html`
          <button class="quiet" onclick=${() => setShowAll(true)}>
            ${translate("log-earlier")}
          </button>
        `
      }
      <div role="log" aria-live="polite" aria-relevant="additions">
        ${recent.map(
          ({ key, kind, heading, lines }) => html`
            <section class=${`chapter ${kind}`} key=${key}>
              ${heading && html`<h3>${heading}</h3>`}
              <ol>
                ${lines.map(
                  (line) => html`
                    <${LogEntry}
                      key=${line.key}
                      line=${line}
                      bot=${substitutes.get(line.event)}
                      isSelected=${selected.key === line.key}
                      select=${select}
                      onLeave=${restoreHighlight}
                    />
                  `,
                )}
              </ol>
            </section>
          `,
        )}
      </div>
    </section>
  `;
}

/** Returns the chapters from the one that contains a version. @param {Chapter[]} chapters @param {number} version */
const chaptersSince = (chapters, version) =>
  chapters.slice(
    Math.max(
      0,
      chapters.findIndex(({ lines }) => lines.some(({ event }) => event.version >= version)),
    ),
  );

/**
 * `bot` played for the absent player.
 * @param {{ line: LogLine, bot?: string, isSelected: boolean, select: (line: LogLine, names: Names[]) => void, onLeave: () => void }} props
 */
function LogEntry({ line, bot, isSelected, select, onLeave }) {
  const table = useTable();
  const { event, effect, text, move, undone } = line;
  const names = namesOf(effect ? { ...event, action: null, outcome: null, effects: [effect] } : event, table.game.actions);
  const highlight = () => table.setHighlight(names, true);
  const playerLabel = bot
    ? translate("bot-for-player", { bot: botName(bot), player: table.playerName(event.seat) })
    : table.playerName(event.seat);
  const content =
    effect || event.seat < 0
      ? text
      : html`
        <${Crest} seat=${event.seat} /> <b>${playerLabel}</b> ${undone ? html`<del>${text}</del>` : text}
      `;
  const opens = move !== null ? translate("log-open") : undefined;
  return html`
    <li class=${effect ? "effect" : ""} onmouseenter=${highlight} onmouseleave=${onLeave} onfocusin=${highlight} onfocusout=${onLeave}>
      ${
        opens && table.info.status === "over"
          ? html`<a href=${`#/replay/${table.info.id}/${move}`} title=${opens}>${content}</a>`
          : html`<button class="plain" aria-current=${isSelected ? "true" : undefined} title=${opens}
            onclick=${() => select(line, names)}>${content}</button>`
      }
    </li>
  `;
}

/**
 * Returns the names that an event mentions: the fields of its action, its subject, and the names in its effects.
 * @param {TableEvent} event
 * @param {{ fields: Names }[]} actions
 * @returns {Names[]}
 */
function namesOf({ action, outcome, effects = [] }, actions) {
  const reported = [outcome?.about ?? {}, ...effects].map((item) =>
    Object.fromEntries(Object.entries(item).filter(([key, value]) => key !== "kind" && typeof value === "string")),
  );
  return [...(action === null ? [] : [actions[action].fields]), ...reported].filter((names) => Object.keys(names).length > 0);
}
