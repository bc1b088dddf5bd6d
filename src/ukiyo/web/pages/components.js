// Every component of a game as its file has it: names, numbers, and where each of them comes from. It serves all games.

import { html, useEffect, useState } from "../vendor/preact.js";
import { folderOf, gameOr, gameTitle } from "../core/games.js";
import { known, language, nameOf, numeral, say, sayOr } from "../core/words.js";
import { GameTabs, Page, Trouble, useAnswer } from "./page.js";

/** @import { Catalogue } from "../core/types.js" */

/** @typedef {{ [field: string]: any, name: any, provenance: Record<string, string> }} Row */
/** @typedef {{ sort: string, rows: Row[], fields: string[] }} Group */
/** @typedef {{ game: string, file: any, catalogue: Catalogue }} Source */

const MARKS = { rulebook: "", public: "◦", ruling: "⚖", reconstructed: "≈" };
const NOT_FIELDS = ["id", "name", "provenance"];

/** @param {{ of: string[] }} props */
export default function Components({ of: [asked] }) {
  const game = gameOr(asked);
  const catalogue = useCatalogue(game);
  const /** @type {[Record<string, any> | null, string]} */ [file, trouble] = useAnswer(`/games/${game}/components`, { keep: true });
  const [only, setOnly] = useState(false);
  const [sought, setSought] = useState("");
  const groups =
    file && catalogue
      ? Object.entries(file)
          .filter(([, found]) => typeof found === "object")
          .map(([sort, found]) => groupOf(sort, found, catalogue.hidden))
      : [];
  const source = /** @type {Source} */ ({ game, file, catalogue });
  const words = sought.trim().toLocaleLowerCase(language());
  const kept = (/** @type {Group} */ { sort, rows }) =>
    rows.filter(
      (row) =>
        (!only || Object.values(row.provenance).includes("reconstructed")) &&
        (!words || rowName(source, sort, row).toLocaleLowerCase(language()).includes(words)),
    );
  const shown = groups.map((group) => ({ ...group, rows: kept(group) })).filter(({ rows }) => rows.length > 0);
  const jump = (/** @type {string} */ sort) => () => document.getElementById(`sort-${sort}`)?.scrollIntoView({ block: "start" });
  return html`
    <${Page} title=${`${say("components")}: ${gameTitle(game)}`} kind="components">
      <${GameTabs} page="components" game=${game} />
      <p>${say("components-note")}</p>
      <${Marks} />
      <${Trouble}>${trouble}</${Trouble}>
      <div class="sieve">
        <label>
          ${say("seek")}${" "}
          <input
            type="search"
            value=${sought}
            oninput=${(/** @type {Event} */ event) => setSought(/** @type {HTMLInputElement} */ (event.target).value)}
          />
        </label>
        <label class="check">
          <input type="checkbox" checked=${only} onchange=${() => setOnly(!only)} /> <span>≈ ${say("only-reconstructed")}</span>
        </label>
        <div class="chips">
          ${shown.map(
            ({ sort }) => html`
              <button class="quiet small" onclick=${jump(sort)}>
                ${kindName(game, sort)}
              </button>
            `,
          )}
        </div>
      </div>
      <p role="status" class="hint">
        ${file && say("found", { n: shown.reduce((sum, { rows }) => sum + rows.length, 0) })}
      </p>
      ${shown.map(
        (group) => html`
          <${Listing} key=${group.sort} source=${source} ...${group} />
        `,
      )}
    </${Page}>
  `;
}

/** The game's own words for its components. @param {string} game */
function useCatalogue(game) {
  const [loaded, setLoaded] = useState(/** @type {{ game: string, catalogue: Catalogue } | null} */ (null));
  useEffect(() => {
    import(`${folderOf(game)}/catalogue.js`).then((module) => setLoaded({ game, catalogue: module.default }));
  }, [game]);
  return loaded?.game === game ? loaded.catalogue : null;
}

/** What the marks mean. */
const Marks = () => html`
  <dl class="legend">
    ${
      /** @type {const} */ (["ruling", "reconstructed", "public"]).map(
        (source) => html`
          <div>
            <dt>${MARKS[source]}</dt>
            <dd>
              <b>${say(`provenance-${source}`)}</b>: ${say(`mark-${source}`)}
            </dd>
          </div>
        `,
      )
    }
  </dl>
`;

/** @param {Group & { source: Source }} props */
function Listing({ source, sort, rows, fields }) {
  const effect = (/** @type {Row} */ row) => source.catalogue.effect?.(source.file, sort, row) ?? "";
  const effects = rows.some(effect);
  const alone = rows.length === 1 && !rows[0].name;
  const label = (/** @type {string} */ field) => sayOr(`field-${sort}-${field}`, sayOr(`field-${field}`, field));
  const cell = (/** @type {Row} */ row, /** @type {string} */ field) => html`
    ${valueOf(source, field, row[field])}
    <${Mark} source=${sourceOf(row, field)} />
  `;
  const heading = html`
    <h2 id=${`sort-${sort}`}>
      ${kindName(source.game, sort)}
      ${
        rows.length > 1 &&
        html`
          ${" "}
          <small>${rows.length}</small>
        `
      }
    </h2>
  `;
  if (alone)
    return html`
      <section class="listing">
        ${heading}
        <dl class="numbers">
          ${fields.map(
            (field) => html`
              <div>
                <dt>${label(field)}</dt>
                <dd>${cell(rows[0], field)}</dd>
              </div>
            `,
          )}
        </dl>
      </section>
    `;
  if (!fields.length && !effects)
    return html`
      <section class="listing">
        ${heading}
        <ul class="names">
          ${rows.map(
            (row) => html`
              <li>
                ${rowName(source, sort, row)}
                <${Mark} source=${sourceOf(row, "name")} />
              </li>
            `,
          )}
        </ul>
      </section>
    `;
  return html`
    <section class="listing">
      ${heading}
      <div class="scroll" tabindex="0" role="region" aria-labelledby=${`sort-${sort}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">${say("component")}</th>
              ${effects && html`<th scope="col">${say("field-effect")}</th>`}
              ${fields.map(
                (field) => html`
                  <th scope="col">${label(field)}</th>
                `,
              )}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) => html`
                <tr key=${row.id}>
                  <th scope="row">
                    ${rowName(source, sort, row)}
                    <${Mark} source=${row.name ? sourceOf(row, "name") : "rulebook"} />
                  </th>
                  ${
                    effects &&
                    html`
                      <td data-label=${say("field-effect")}>
                        ${effect(row)}
                        <${Mark} source=${row.provenance.default} />
                      </td>
                    `
                  }
                  ${fields.map(
                    (field) => html`
                      <td data-label=${label(field)} class=${typeof row[field] === "number" ? "figure" : ""}>
                        ${
                          empty(row[field])
                            ? html`
                              <span class="none" aria-hidden="true">
                                –
                              </span>
                            `
                            : cell(row, field)
                        }
                      </td>
                    `,
                  )}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </section>
  `;
}

/** A sign where a value is not simply the rulebook's, with its words. @param {{ source: string }} props */
function Mark({ source }) {
  const mark = MARKS[/** @type {keyof typeof MARKS} */ (source)];
  return mark
    ? html`
      <abbr class="mark" title=${say(`provenance-${source}`)}>
        <span aria-hidden="true">${mark}</span>
        <span class="unseen"> (${say(`provenance-${source}`)})</span>
      </abbr>
    `
    : null;
}

/**
 * A list of the file, a single set of numbers, or several by name.
 * @param {string} sort
 * @param {any} found
 * @param {string[]} [hidden]
 * @returns {Group}
 */
function groupOf(sort, found, hidden = []) {
  const rows = Array.isArray(found) ? found : found.provenance ? [found] : Object.entries(found).map(([id, row]) => ({ id, ...row }));
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (field) => ![...NOT_FIELDS, ...hidden].includes(field) && rows.some((row) => !empty(row[field])),
  );
  return { sort, rows, fields };
}

/** @param {any} value */
const empty = (value) => value === undefined || (typeof value === "object" && Object.keys(value).length === 0);

/** @param {Row} row @param {string} field */
const sourceOf = (row, field) => row.provenance[field] ?? row.provenance.default;

/** @param {string} game @param {string} sort */
const kindName = (game, sort) => sayOr(`sort-${game}-${sort}`, sort);

/** @param {Source} source @param {string} sort @param {Row} row @returns {string} */
function rowName({ game, file, catalogue }, sort, row) {
  if (row.name) return nameOf(row);
  return catalogue.name?.(file, row) ?? (row.id ? sayOr(`value-${row.id}`, row.id) : kindName(game, sort));
}

/**
 * A value in words: amounts of things, names instead of ids.
 * @param {Source} source
 * @param {string} field
 * @param {any} value
 * @returns {string}
 */
function valueOf(source, field, value) {
  const { file, catalogue } = source;
  const again = (/** @type {any} */ part) => valueOf(source, field, part);
  const own = catalogue.value?.(field, value);
  if (own !== undefined) return own;
  if (typeof value === "number") return numeral(value);
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (Array.isArray(value)) return value.map((part) => (empty(part) ? "–" : again(part))).join(" · ");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([good, n]) => catalogue.amount?.(good, n) ?? `${n} ${again(good)}`)
      .join(", ");
  const found = Object.values(file).flatMap((group) =>
    Array.isArray(group) ? group.filter(({ id, name }) => id === value && name) : [],
  )[0];
  if (found) return nameOf(found);
  const message = [`value-${value}`, ...(catalogue.messages?.(field, value) ?? [])].find(known);
  return message ? say(message) : value;
}
