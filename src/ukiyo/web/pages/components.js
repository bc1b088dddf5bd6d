// Every component of a game as its file has it: names, numbers, and where each of them comes from. It serves all games.

import { html, useState } from "../vendor/preact.js";
import { known, language, nameOf, numeral, say } from "../core/words.js";
import { GAMES, GameTabs, Page, Trouble, useAnswer } from "./page.js";

/** @typedef {{ [field: string]: any, name: any, provenance: Record<string, string> }} Row */
/** @typedef {{ sort: string, rows: Row[], fields: string[] }} Group */

const MARKS = { rulebook: "", public: "◦", ruling: "⚖", reconstructed: "≈" };
const NOT_FIELDS = ["id", "name", "provenance", "shop"]; // a trade is called by its shop
const EVERY_DROP = 99; // as the pigment track writes it
const GOODS = ["mon", "rice", "wood", "sandal", "koban", "iki", "fire"];

/** @param {{ of: string[] }} props */
export default function Components({ of: [asked] }) {
  const game = GAMES.includes(asked) ? asked : GAMES[0];
  const /** @type {[Record<string, any> | null, string]} */ [file, trouble] = useAnswer(`/games/${game}/components`, { keep: true });
  const [only, setOnly] = useState(false);
  const [sought, setSought] = useState("");
  const groups = file
    ? Object.entries(file)
        .filter(([, found]) => typeof found === "object")
        .map(([sort, found]) => groupOf(sort, found))
    : [];
  const words = sought.trim().toLocaleLowerCase(language());
  const kept = (/** @type {Group} */ { sort, rows }) =>
    rows.filter(
      (row) =>
        (!only || Object.values(row.provenance).includes("reconstructed")) &&
        (!words || rowName(game, sort, row, file).toLocaleLowerCase(language()).includes(words)),
    );
  const shown = groups.map((group) => ({ ...group, rows: kept(group) })).filter(({ rows }) => rows.length > 0);
  const jump = (/** @type {string} */ sort) => () => document.getElementById(`sort-${sort}`)?.scrollIntoView({ block: "start" });
  return html`
    <${Page} title=${`${say("components")}: ${say(`game-${game}`)}`} kind="components">
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
                ${say(`sort-${game}-${sort}`)}
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
          <${Listing} key=${group.sort} game=${game} file=${file} ...${group} />
        `,
      )}
    </${Page}>
  `;
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

/** @param {Group & { game: string, file: any }} props */
function Listing({ game, file, sort, rows, fields }) {
  const alone = rows.length === 1 && !rows[0].name;
  const label = (/** @type {string} */ field) => say(known(`field-${sort}-${field}`) ? `field-${sort}-${field}` : `field-${field}`);
  const cell = (/** @type {Row} */ row, /** @type {string} */ field) => html`
    ${valueOf(game, file, field, row[field])}
    <${Mark} source=${sourceOf(row, field)} />
  `;
  const heading = html`
    <h2 id=${`sort-${sort}`}>
      ${say(`sort-${game}-${sort}`)}
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
  if (!fields.length && !rows.some((row) => tellingOf(sort, row, file)))
    return html`
      <section class="listing">
        ${heading}
        <ul class="names">
          ${rows.map(
            (row) => html`
              <li>
                ${rowName(game, sort, row, file)}
                <${Mark} source=${sourceOf(row, "name")} />
              </li>
            `,
          )}
        </ul>
      </section>
    `;
  const told = rows.some((row) => tellingOf(sort, row, file));
  return html`
    <section class="listing">
      ${heading}
      <div class="scroll" tabindex="0" role="region" aria-labelledby=${`sort-${sort}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">${say("component")}</th>
              ${told && html`<th scope="col">${say("field-effect")}</th>`}
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
                    ${rowName(game, sort, row, file)}
                    <${Mark} source=${row.name ? sourceOf(row, "name") : "rulebook"} />
                  </th>
                  ${
                    told &&
                    html`
                      <td data-label=${say("field-effect")}>
                        ${tellingOf(sort, row, file)}
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
 * @returns {Group}
 */
function groupOf(sort, found) {
  const rows = Array.isArray(found) ? found : found.provenance ? [found] : Object.entries(found).map(([id, row]) => ({ id, ...row }));
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (field) => !NOT_FIELDS.includes(field) && rows.some((row) => !empty(row[field])),
  );
  return { sort, rows, fields };
}

/** @param {any} value */
const empty = (value) => value === undefined || (typeof value === "object" && Object.keys(value).length === 0);

/** @param {Row} row @param {string} field */
const sourceOf = (row, field) => row.provenance[field] ?? row.provenance.default;

/**
 * @param {string} game
 * @param {string} sort
 * @param {Row} row
 * @param {any} file
 */
function rowName(game, sort, row, file) {
  if (row.name) return nameOf(row);
  if (row.shop) return nameOf(file.shop.find((/** @type {Row} */ { id }) => id === row.shop));
  return say(row.id ? `value-${row.id}` : `sort-${game}-${sort}`);
}

/**
 * What a card does, where the games have words for it.
 * @param {string} sort
 * @param {Row} row
 * @param {any} file
 */
function tellingOf(sort, { id }, file) {
  const message = `hk-${sort}-${id}`;
  if (!file.scoring?.ranking || !known(message)) return "";
  const { ranking, own_sets: sets, placed } = file.scoring;
  return say(message, { n: sort === "token" ? file.setup.offer : placed, ranking: ranking.join(", "), sets: sets.slice(1).join(", ") });
}

/**
 * A value in words: goods and drops with their numbers, names instead of ids.
 * @param {string} game
 * @param {any} file
 * @param {string} field
 * @param {any} value
 * @returns {string}
 */
function valueOf(game, file, field, value) {
  const again = (/** @type {any} */ part) => valueOf(game, file, field, part);
  if (field === "refills" && value === EVERY_DROP) return say("value-all");
  if (typeof value === "number") return numeral(value);
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (Array.isArray(value)) return value.map((part) => (empty(part) ? "–" : again(part))).join(" · ");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([good, n]) => (game === "iki" && GOODS.includes(good) ? say(good, { n }) : `${n} ${again(good)}`))
      .join(", ");
  if (/^\d+$/.test(value)) return say("hk-points", { n: Number(value) });
  if (field === "nagaya") return value;
  const [first, second] = value.split("-");
  if (first === second) return `2 ${again(first)}`;
  for (const group of Object.values(file)) {
    const found = Array.isArray(group) && field !== "as" && field !== "use" ? group.find(({ id, name }) => id === value && name) : null;
    if (found) return nameOf(found);
  }
  const words =
    game === "iki"
      ? [`value-${value}`, `${value}-name`, value]
      : [`value-${value}`, `hk-${field === "bonus" ? "path" : "journey"}-${value}`, `hk-${value}`];
  return say(words.find(known) ?? words[0]);
}
