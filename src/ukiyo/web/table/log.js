// What has happened, in the order of time and in chapters. A line under the pointer shows on the table what it speaks of; a click keeps
// it shown and opens the position after its move, of a finished game in the replay.

import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { chapters, deed, moveLine, standIns } from "../core/event-log.js";
import { Crest } from "../core/crest.js";
import { botName } from "../core/game.js";
import { useTable } from "../core/table-context.js";
import { language, say } from "../core/locale.js";

/** @import { Chapter, Line } from "../core/event-log.js" */
/** @import { TableEvent, Names } from "../core/types.js" */

const SHOWN = 80; // events, until earlier ones are asked for
const NOTHING = { key: "", names: /** @type {Names[]} */ ([]) };
const NEAR = 40; // px from the end: who reads there is shown what comes

/**
 * `opened` is the move whose position is shown, if one is.
 * @param {{ events: TableEvent[], opened: number | null, open: (move: number) => void }} props
 */
export function Log({ events, opened, open }) {
  const table = useTable();
  const [all, setAll] = useState(false);
  const [kept, setKept] = useState(NOTHING);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const atEnd = useRef(true);
  const told = useMemo(() => chapters(table, events, (event) => deed(table, event, moveLine)), [events, language(), table.facts.seats]);
  const stood = useMemo(() => standIns(events), [events]);
  const recent = all ? told : since(told, events[events.length - SHOWN]?.version ?? 0);
  const laid = useRef({ clientHeight: 0, scrollHeight: 0 }); // when it last followed
  const follow = () => {
    if (!list.current) return;
    const { clientHeight, scrollHeight } = list.current;
    laid.current = { clientHeight, scrollHeight };
    if (atEnd.current) list.current.scrollTop = scrollHeight;
  };
  // It grows, and what is above it takes room and gives it back: all is laid out by then, so that looking at it costs nothing.
  useEffect(() => {
    const box = /** @type {HTMLElement} */ (list.current);
    const watch = new ResizeObserver(follow);
    for (const part of [box, /** @type {Element} */ (box.lastElementChild)]) watch.observe(part);
    return () => watch.disconnect();
  }, []);
  const scrolled = () => {
    if (!list.current) return; // it scrolled while it was taken away
    const { scrollTop, scrollHeight, clientHeight } = list.current;
    if (clientHeight !== laid.current.clientHeight || scrollHeight !== laid.current.scrollHeight) return; // nobody scrolled: it has grown
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
  };
  useLayoutEffect(() => {
    if (opened === null) setKept(NOTHING);
  }, [opened]);
  const keep = (/** @type {Line} */ { key, move }, /** @type {Names[]} */ names) => {
    const next = kept.key === key ? NOTHING : { key, names };
    setKept(next);
    table.hear(next.names, true);
    if (move !== null) open(move);
  };
  const still = () => table.hear(kept.names, true); // who points at a line that is not kept looks at it for a moment only
  return html`
    <section class="log" ref=${list} onscroll=${scrolled} aria-label=${say("log")}>
      <h2>${say("log")}</h2>
      ${
        recent.length < told.length &&
        html`
          <button class="quiet" onclick=${() => setAll(true)}>
            ${say("log-earlier")}
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
                    <${Told}
                      key=${line.key}
                      line=${line}
                      bot=${stood.get(line.event)}
                      kept=${kept.key === line.key}
                      keep=${keep}
                      still=${still}
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

/** The chapters from the one on in which a version is told. @param {Chapter[]} told @param {number} version */
const since = (told, version) =>
  told.slice(
    Math.max(
      0,
      told.findIndex(({ lines }) => lines.some(({ event }) => event.version >= version)),
    ),
  );

/**
 * `bot` stood in for the player.
 * @param {{ line: Line, bot?: string, kept: boolean, keep: (line: Line, names: Names[]) => void, still: () => void }} props
 */
function Told({ line, bot, kept, keep, still }) {
  const table = useTable();
  const { event, effect, text, move, undone } = line;
  const names = namesOf(effect ? { ...event, action: null, outcome: null, effects: [effect] } : event, table.game.actions);
  const echo = () => table.hear(names, true);
  const who = bot ? say("bot-for-player", { bot: botName(bot), player: table.player(event.seat) }) : table.player(event.seat);
  const said =
    effect || event.seat < 0
      ? text
      : html`
        <${Crest} seat=${event.seat} /> <b>${who}</b> ${undone ? html`<del>${text}</del>` : text}
      `;
  const opens = move !== null ? say("log-open") : undefined;
  return html`
    <li class=${effect ? "news" : ""} onmouseenter=${echo} onmouseleave=${still} onfocusin=${echo} onfocusout=${still}>
      ${
        opens && table.facts.status === "over"
          ? html`<a href=${`#/replay/${table.facts.id}/${move}`} title=${opens}>${said}</a>`
          : html`<button class="plain" aria-current=${kept ? "true" : undefined} title=${opens} onclick=${() => keep(line, names)}>${said}</button>`
      }
    </li>
  `;
}

/**
 * What an event speaks of: its action's fields, what they were about, and whatever its effects name.
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
