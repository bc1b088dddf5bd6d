// The plain board for any game: lists the view and highlights everything that can be selected.

import { html } from "../vendor/preact.js";
import { Crest } from "../core/crest.js";
import { amountProps, Target } from "../core/target.js";
import { useTable } from "../core/table-context.js";
import { capitalize, formatNumber, translate, translateOr } from "../core/locale.js";
import { nameOf, humanize } from "./texts.js";

// Fields of every view that are shown around the board.
const SHARED_FIELDS = ["game", "you", "seat", "decision", "over", "moves", "undo_floor", "undo_seat", "legal", "players", "version"];

/** The plain board has no explanations. */
export const explain = () => null;

export function Board() {
  const table = useTable();
  const { view, info } = table;
  const shown = Object.entries(view).filter(([name]) => !SHARED_FIELDS.includes(name));
  return html`
    <div class="plain-table">
      ${shown.length > 0 && html`<section aria-label=${translate("the-table")}><${Fields} fields=${shown} /></section>`}
      ${view.players?.map(
        (player, seat) => html`
          <section key=${seat} class=${`plain-player seat-${seat} ${view.seat === seat && !view.over ? "turn" : ""}`}>
            <h2><${Crest} seat=${seat} size=${18} /> ${table.playerName(seat)}</h2>
            <${Fields} seat=${seat} fields=${Object.entries(player).filter(([name]) => !["seat", "score"].includes(name))} />
          </section>
        `,
      )}
      ${info.status === "open" && html`<p>${translate("waiting-title")}</p>`}
    </div>
  `;
}

/**
 * Lists fields. `seat` is the owner, `path` the path of the object that contains them.
 * @param {{ fields: [string, unknown][], seat?: number, path?: string }} props
 */
function Fields({ fields, seat, path = "" }) {
  const { game } = useTable();
  return html`
    <dl>
      ${fields.map(
        ([name, value]) => html`
          <div>
            <dt>${translateOr(`${game.name}-${name}-name`, capitalize(humanize(name)))}</dt>
            <dd ...${seat !== undefined && typeof value === "number" ? amountProps(seat, path + name, value) : {}}>
              <${Value} value=${value} seat=${seat} path=${`${path}${name}.`} />
            </dd>
          </div>
        `,
      )}
    </dl>
  `;
}

const Empty = () => html`<span class="plain-none">–</span>`;

/**
 * Shows a value of the view. Lists become rows and objects become lists of fields.
 * @param {{ value: any, seat?: number, path?: string }} props
 * @returns {unknown}
 */
function Value({ value, seat, path }) {
  if (value === null || value === "") return Empty();
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "boolean") return translate(value ? "yes" : "no");
  if (typeof value === "string") return html`<${NamedValue} id=${value} />`;
  if (Array.isArray(value) && !value.length) return Empty();
  if (Array.isArray(value))
    return html`
      <ul>
        ${value.map(
          (item) => html`
            <li><${Value} value=${item} /></li>
          `,
        )}
      </ul>
    `;
  if (!Object.keys(value).length) return Empty();
  return html`<${Fields} fields=${Object.entries(value)} seat=${seat} path=${path} />`;
}

/** A named value, highlighted if a choice matches it. @param {{ id: string }} props */
function NamedValue({ id }) {
  const table = useTable();
  const name = table.choices.flatMap(({ names }) => Object.keys(names).filter((key) => names[key] === id))[0];
  const label = nameOf(table, id);
  return html`
    <${Target} as="span" class="plain-value" on=${name ? { [name]: id } : undefined} label=${label}>
      ${label}
    </${Target}>
  `;
}
