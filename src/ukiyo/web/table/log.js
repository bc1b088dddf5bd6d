// What has happened, newest first; a line under the pointer shows on the table what it speaks of.

import { html } from "../vendor/preact.js";
import { Crest } from "../core/crest.js";
import { botName } from "../core/game.js";
import { useTable } from "../core/table.js";
import { say } from "../core/words.js";

/** @import { Entry, Names } from "../core/types.js" */

const SHOWN = 80;

/** @param {{ entries: Entry[] }} props */
export function Log({ entries }) {
  const recent = entries.slice(-SHOWN).reverse();
  return html`
    <section class="log" aria-label=${say("log")}>
      <h2>${say("log")}</h2>
      <ol reversed>
        ${recent.map(
          (entry) => html`
            <${Line} key=${entry.version} entry=${entry} />
          `,
        )}
      </ol>
    </section>
  `;
}

/** @param {{ entry: Entry }} props */
function Line({ entry }) {
  const table = useTable();
  const names = namesOf(entry, table.game.actions);
  const echo = () => table.hear(names);
  const still = () => table.hear([]);
  const text = {
    move: () => table.room.logLine(table, entry),
    undo: () => say("took-back"),
    seat: () => say("went-to-bot", { bot: botName(entry.bot ?? "") }),
  }[entry.kind]();
  return html`
    <li tabindex="0" onmouseenter=${echo} onmouseleave=${still} onfocus=${echo} onblur=${still}>
      <p>
        <${Crest} seat=${entry.seat} /> <b>${table.player(entry.seat)}</b> ${text}
      </p>
      ${entry.news?.map(
        (news) => html`
          <p class="news">${table.room.news(table, news)}</p>
        `,
      )}
    </li>
  `;
}

/**
 * What an entry speaks of: its action's fields, and whatever its news name.
 * @param {Entry} entry
 * @param {{ fields: Names }[]} actions
 * @returns {Names[]}
 */
function namesOf({ action, news = [] }, actions) {
  const reported = news.map((item) =>
    Object.fromEntries(Object.entries(item).filter(([key, value]) => key !== "kind" && typeof value === "string")),
  );
  return [...(action === null ? [] : [actions[action].fields]), ...reported].filter((names) => Object.keys(names).length > 0);
}
