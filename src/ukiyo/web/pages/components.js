// All components of a game: pictures, values and their provenance.

import { html, useState } from "../vendor/preact.js";
import { gameNameOrFirst, gameTitle } from "../core/games.js";
import { language, translate } from "../core/locale.js";
import { VerifyComponents } from "./verify-components.js";
import { GameTabs, Page, ErrorMessage } from "./page.js";
import {
  MARKS,
  Mark,
  isEmpty,
  fieldName,
  reconstructedFields,
  kindName,
  rowName,
  provenanceOf,
  useComponentData,
  valueOf,
} from "./component-data.js";

/** @import { ComponentGroup, ComponentRow, ComponentData } from "./component-data.js" */

/** Filters for games whose components have these properties. */
const FACETS = ["season", "expansion"];

/** @param {{ params: string[] }} props */
export default function Components({ params: [requestedGame, mode, id] }) {
  const game = gameNameOrFirst(requestedGame);
  const table = mode === "table" ? id : undefined;
  const [data, errorMessage] = useComponentData(game, table);
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
      ${data && (mode === "check" ? html`<${VerifyComponents} key=${game} data=${data} />` : html`<${Gallery} key=${game} data=${data} />`)}
    </${Page}>
  `;
}

/** @param {{ data: ComponentData }} props */
function Gallery({ data }) {
  const { game, catalogue, groups } = data;
  const [onlyReconstructed, setOnlyReconstructed] = useState(false);
  const [search, setSearch] = useState("");
  const [filters, setFilters] = useState(/** @type {Record<string, string>} */ ({}));
  const facet = (/** @type {string} */ name, /** @type {string} */ kind, /** @type {ComponentRow} */ row) =>
    catalogue.facet?.(name, kind, row) ?? row[name] ?? "";
  const filterValues = {
    kind: groups.map(({ kind }) => kind),
    ...Object.fromEntries(
      FACETS.map((name) => [
        name,
        [...new Set(groups.flatMap(({ kind, rows }) => rows.map((row) => facet(name, kind, row))))].filter(Boolean),
      ]),
    ),
  };
  // Keyboards type the straight apostrophe.
  const folded = (/** @type {string} */ text) => text.toLocaleLowerCase(language()).replaceAll("’", "'");
  const query = folded(search.trim());
  const matchingRows = (/** @type {ComponentGroup} */ group) =>
    group.rows.filter(
      (row) =>
        (!onlyReconstructed || reconstructedFields(group, row).length > 0) &&
        (!query || folded(rowName(data, group.kind, row)).includes(query)) &&
        (!filters.kind || filters.kind === group.kind) &&
        FACETS.every((name) => !filters[name] || facet(name, group.kind, row) === filters[name]),
    );
  const hasDrawing = (/** @type {ComponentGroup} */ { kind, rows }) => Boolean(catalogue.draw?.(data.file, kind, rows[0]));
  // Kinds with pictures come first, the largest ones at the top.
  const pictures = groups.filter(hasDrawing).sort((one, other) => other.rows.length - one.rows.length);
  const shownGroups = [...pictures, ...groups.filter((group) => !hasDrawing(group))]
    .map((group) => ({ ...group, rows: matchingRows(group) }))
    .filter(({ rows }) => rows.length > 0);
  const optionLabel = (/** @type {string} */ name, /** @type {string} */ value) =>
    name === "kind" ? kindName(game, value) : valueOf(data, name, value);
  return html`
    <p>${translate("components-note")}</p>
    <${Legend} />
    <p>
      <a class="button" href=${`#/components/${game}/check`}>
        ${translate("check-box")}
      </a>
    </p>
    <div class="component-filters">
      <label>
        ${translate("search-components")}${" "}
        <input
          type="search"
          value=${search}
          oninput=${(/** @type {Event} */ event) => setSearch(/** @type {HTMLInputElement} */ (event.target).value)}
        />
      </label>
      ${Object.entries(filterValues)
        .filter(([, values]) => values.length > 1)
        .map(
          ([name, values]) => html`
            <label>
              ${translate(`facet-${name}`)}${" "}
              <select
                data-facet=${name}
                onchange=${(/** @type {Event} */ event) =>
                  setFilters({ ...filters, [name]: /** @type {HTMLSelectElement} */ (event.target).value })}
              >
                <option value="">${translate("facet-all")}</option>
                ${values.map(
                  (value) => html`
                    <option value=${value} selected=${filters[name] === value}>
                      ${optionLabel(name, value)}
                    </option>
                  `,
                )}
              </select>
            </label>
          `,
        )}
      <label class="check">
        <input type="checkbox" checked=${onlyReconstructed} onchange=${() => setOnlyReconstructed(!onlyReconstructed)} />
        <span>${translate("only-reconstructed")}</span>
      </label>
    </div>
    <p role="status" class="hint">
      ${translate("found", { n: shownGroups.reduce((sum, { rows }) => sum + rows.length, 0) })}
    </p>
    ${shownGroups.map(
      (group) => html`
        <${ComponentSection} key=${group.kind} data=${data} ...${group} />
      `,
    )}
  `;
}

const Legend = () => html`
  <dl class="legend">
    ${
      /** @type {const} */ (["ruling", "reconstructed", "public", "box"]).map(
        (provenance) => html`
          <div>
            <dt>${MARKS[provenance]}</dt>
            <dd>
              <b>${translate(`provenance-${provenance}`)}</b>: ${translate(`mark-${provenance}`)}
            </dd>
          </div>
        `,
      )
    }
  </dl>
`;

/**
 * A picture of a component with its name and values. Reconstructed values are listed below it.
 * @param {{ data: ComponentData, kind: string, row: ComponentRow, fields: string[], effect: string }} props
 */
function ComponentCard({ data, kind, row, fields, effect }) {
  const reconstructed = reconstructedFields({ kind, rows: [], fields }, row);
  return html`
    <li>
      <div class="drawn" aria-hidden="true">${data.catalogue.draw?.(data.file, kind, row)}</div>
      <details>
        <summary>${rowName(data, kind, row)}</summary>
        ${effect && html`<p>${effect}</p>`}
        <dl>
          ${fields
            .filter((field) => !isEmpty(row[field]))
            .map(
              (field) => html`
                <div>
                  <dt>${fieldName(kind, field)}</dt>
                  <dd>
                    ${valueOf(data, field, row[field])}
                    <${Mark} provenance=${provenanceOf(row, field)} />
                  </dd>
                </div>
              `,
            )}
        </dl>
      </details>
      ${
        reconstructed.length > 0 &&
        html`
          <small class="reconstructed-fields">
            ${translate("provenance-reconstructed")}: ${reconstructed.map((field) => fieldName(kind, field)).join(", ")}
          </small>
        `
      }
    </li>
  `;
}

/** @param {ComponentGroup & { data: ComponentData }} props */
function ComponentSection({ data, kind, rows, fields }) {
  const effect = (/** @type {ComponentRow} */ row) => data.catalogue.effect?.(data.file, kind, row) ?? "";
  const effects = rows.some(effect);
  const isSingle = rows.length === 1 && !rows[0].name;
  const label = (/** @type {string} */ field) => fieldName(kind, field);
  const cell = (/** @type {ComponentRow} */ row, /** @type {string} */ field) => html`
    ${valueOf(data, field, row[field])}
    <${Mark} provenance=${provenanceOf(row, field)} />
  `;
  const heading = html`
    <h2 id=${`kind-${kind}`}>
      ${kindName(data.game, kind)}
      ${
        rows.length > 1 &&
        html`
          ${" "}
          <small>${rows.length}</small>
        `
      }
    </h2>
  `;
  if (isSingle)
    return html`
      <section class="component-section">
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
  if (data.catalogue.draw?.(data.file, kind, rows[0]))
    return html`
      <section class="component-section">
        ${heading}
        <ul class=${`gallery ${data.game} ${kind}`}>
          ${rows.map(
            (row) => html`
              <${ComponentCard} key=${row.id} data=${data} kind=${kind} row=${row} fields=${fields} effect=${effect(row)} />
            `,
          )}
        </ul>
      </section>
    `;
  if (!fields.length && !effects)
    return html`
      <section class="component-section">
        ${heading}
        <ul class="names">
          ${rows.map(
            (row) => html`
              <li>
                ${rowName(data, kind, row)}
                <${Mark} provenance=${provenanceOf(row, "name")} />
              </li>
            `,
          )}
        </ul>
      </section>
    `;
  return html`
    <section class="component-section">
      ${heading}
      <div class="scroll" tabindex="0" role="region" aria-labelledby=${`kind-${kind}`}>
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
                    ${rowName(data, kind, row)}
                    <${Mark} provenance=${row.name ? provenanceOf(row, "name") : "rulebook"} />
                  </th>
                  ${
                    effects &&
                    html`
                      <td data-label=${translate("field-effect")}>
                        ${effect(row)}
                        <${Mark} provenance=${row.provenance.default} />
                      </td>
                    `
                  }
                  ${fields.map(
                    (field) => html`
                      <td data-label=${label(field)} class=${typeof row[field] === "number" ? "number-cell" : ""}>
                        ${
                          isEmpty(row[field])
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
