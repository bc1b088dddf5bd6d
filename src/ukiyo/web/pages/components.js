// All components of a game: pictures, values and their provenance.

import { html, useState } from "../vendor/preact.js";
import { gameNameOrFirst, gameTitle } from "../core/games.js";
import { language, translate } from "../core/locale.js";
import { VerifyComponents } from "./verify-components.js";
import { GameTabs, Page, ErrorMessage } from "./page.js";
import {
  MARKS,
  Mark,
  empty,
  fieldName,
  reconstructedFields,
  kindName,
  rowName,
  provenanceOf,
  useSource,
  valueOf,
} from "./component-data.js";

/** @import { ComponentGroup, ComponentRow, ComponentData } from "./component-data.js" */

/** Filters for games whose components have these properties. */
const FACETS = ["season", "expansion"];

/** @param {{ of: string[] }} props */
export default function Components({ of: [asked, mode, id] }) {
  const game = gameNameOrFirst(asked);
  const table = mode === "table" ? id : undefined;
  const [source, errorMessage] = useSource(game, table);
  return html`
    <${Page} title=${translate("page-of-game", { page: translate("components"), game: gameTitle(game) })} kind="components">
      <${GameTabs} page="components" game=${game} />
      ${
        table &&
        html`
          <p class="notice">
            ${translate("corrected-note")} <a href=${`#/table/${table}`}>${translate("the-table")}</a>
          </p>
        `
      }
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      ${
        source &&
        (mode === "check" ? html`<${VerifyComponents} key=${game} source=${source} />` : html`<${Gallery} key=${game} source=${source} />`)
      }
    </${Page}>
  `;
}

/** @param {{ source: ComponentData }} props */
function Gallery({ source }) {
  const { game, catalogue, groups } = source;
  const [only, setOnly] = useState(false);
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState(/** @type {Record<string, string>} */ ({}));
  const facet = (/** @type {string} */ name, /** @type {string} */ kind, /** @type {ComponentRow} */ row) =>
    catalogue.facet?.(name, kind, row) ?? row[name] ?? "";
  const choices = {
    kind: groups.map(({ kind }) => kind),
    ...Object.fromEntries(
      FACETS.map((name) => [
        name,
        [...new Set(groups.flatMap(({ kind, rows }) => rows.map((row) => facet(name, kind, row))))].filter(Boolean),
      ]),
    ),
  };
  const words = search.trim().toLocaleLowerCase(language());
  const matchingRows = (/** @type {ComponentGroup} */ group) =>
    group.rows.filter(
      (row) =>
        (!only || reconstructedFields(group, row).length > 0) &&
        (!words || rowName(source, group.kind, row).toLocaleLowerCase(language()).includes(words)) &&
        (!chosen.kind || chosen.kind === group.kind) &&
        FACETS.every((name) => !chosen[name] || facet(name, group.kind, row) === chosen[name]),
    );
  const drawn = (/** @type {ComponentGroup} */ { kind, rows }) => Boolean(catalogue.draw?.(source.file, kind, rows[0]));
  // Kinds with pictures come first, the largest ones at the top.
  const pictures = groups.filter(drawn).sort((one, other) => other.rows.length - one.rows.length);
  const shown = [...pictures, ...groups.filter((group) => !drawn(group))]
    .map((group) => ({ ...group, rows: matchingRows(group) }))
    .filter(({ rows }) => rows.length > 0);
  const named = (/** @type {string} */ name, /** @type {string} */ value) =>
    name === "kind" ? kindName(game, value) : valueOf(source, name, value);
  return html`
    <p>${translate("components-note")}</p>
    <${Legend} />
    <p>
      <a class="button" href=${`#/components/${game}/check`}>
        ${translate("check-box")}
      </a>
    </p>
    <div class="sieve">
      <label>
        ${translate("search-components")}${" "}
        <input
          type="search"
          value=${search}
          oninput=${(/** @type {Event} */ event) => setSearch(/** @type {HTMLInputElement} */ (event.target).value)}
        />
      </label>
      ${Object.entries(choices)
        .filter(([, values]) => values.length > 1)
        .map(
          ([name, values]) => html`
            <label>
              ${translate(`facet-${name}`)}${" "}
              <select
                data-facet=${name}
                onchange=${(/** @type {Event} */ event) =>
                  setChosen({ ...chosen, [name]: /** @type {HTMLSelectElement} */ (event.target).value })}
              >
                <option value="">${translate("facet-all")}</option>
                ${values.map(
                  (value) => html`
                    <option value=${value} selected=${chosen[name] === value}>
                      ${named(name, value)}
                    </option>
                  `,
                )}
              </select>
            </label>
          `,
        )}
      <label class="check">
        <input type="checkbox" checked=${only} onchange=${() => setOnly(!only)} /> <span>${translate("only-reconstructed")}</span>
      </label>
    </div>
    <p role="status" class="hint">
      ${translate("found", { n: shown.reduce((sum, { rows }) => sum + rows.length, 0) })}
    </p>
    ${shown.map(
      (group) => html`
        <${ComponentSection} key=${group.kind} source=${source} ...${group} />
      `,
    )}
  `;
}

const Legend = () => html`
  <dl class="legend">
    ${
      /** @type {const} */ (["ruling", "reconstructed", "public", "box"]).map(
        (source) => html`
          <div>
            <dt>${MARKS[source]}</dt>
            <dd>
              <b>${translate(`provenance-${source}`)}</b>: ${translate(`mark-${source}`)}
            </dd>
          </div>
        `,
      )
    }
  </dl>
`;

/**
 * A picture of a component with its name and values. Reconstructed values are listed below it.
 * @param {{ source: ComponentData, kind: string, row: ComponentRow, fields: string[], effect: string }} props
 */
function ComponentCard({ source, kind, row, fields, effect }) {
  const doubts = reconstructedFields({ kind, rows: [], fields }, row);
  return html`
    <li>
      <div class="drawn" aria-hidden="true">${source.catalogue.draw?.(source.file, kind, row)}</div>
      <details>
        <summary>${rowName(source, kind, row)}</summary>
        ${effect && html`<p>${effect}</p>`}
        <dl>
          ${fields
            .filter((field) => !empty(row[field]))
            .map(
              (field) => html`
                <div>
                  <dt>${fieldName(kind, field)}</dt>
                  <dd>
                    ${valueOf(source, field, row[field])}
                    <${Mark} source=${provenanceOf(row, field)} />
                  </dd>
                </div>
              `,
            )}
        </dl>
      </details>
      ${
        doubts.length > 0 &&
        html`
          <small class="doubt">${translate("provenance-reconstructed")}: ${doubts.map((field) => fieldName(kind, field)).join(", ")}</small>
        `
      }
    </li>
  `;
}

/** @param {ComponentGroup & { source: ComponentData }} props */
function ComponentSection({ source, kind, rows, fields }) {
  const effect = (/** @type {ComponentRow} */ row) => source.catalogue.effect?.(source.file, kind, row) ?? "";
  const effects = rows.some(effect);
  const alone = rows.length === 1 && !rows[0].name;
  const label = (/** @type {string} */ field) => fieldName(kind, field);
  const cell = (/** @type {ComponentRow} */ row, /** @type {string} */ field) => html`
    ${valueOf(source, field, row[field])}
    <${Mark} source=${provenanceOf(row, field)} />
  `;
  const heading = html`
    <h2 id=${`sort-${kind}`}>
      ${kindName(source.game, kind)}
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
  if (source.catalogue.draw?.(source.file, kind, rows[0]))
    return html`
      <section class="listing">
        ${heading}
        <ul class=${`gallery ${source.game} ${kind}`}>
          ${rows.map(
            (row) => html`
              <${ComponentCard} key=${row.id} source=${source} kind=${kind} row=${row} fields=${fields} effect=${effect(row)} />
            `,
          )}
        </ul>
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
                ${rowName(source, kind, row)}
                <${Mark} source=${provenanceOf(row, "name")} />
              </li>
            `,
          )}
        </ul>
      </section>
    `;
  return html`
    <section class="listing">
      ${heading}
      <div class="scroll" tabindex="0" role="region" aria-labelledby=${`sort-${kind}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">${translate("component")}</th>
              ${effects && html`<th scope="col">${translate("field-effect")}</th>`}
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
                    ${rowName(source, kind, row)}
                    <${Mark} source=${row.name ? provenanceOf(row, "name") : "rulebook"} />
                  </th>
                  ${
                    effects &&
                    html`
                      <td data-label=${translate("field-effect")}>
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
