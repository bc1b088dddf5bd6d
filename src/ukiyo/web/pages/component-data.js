// A game's components file for display: kinds, rows, names, values as text, and provenance.

import { html, useEffect, useState } from "../vendor/preact.js";
import { componentsPath } from "../core/api.js";
import { gameFolder } from "../core/games.js";
import { setGameStylesheet } from "../core/stylesheets.js";
import { hasMessage, componentName, formatNumber, translate, translateOr } from "../core/locale.js";
import { useFetch } from "./page.js";

/** @import { Catalogue, Value } from "../core/types.js" */

/**
 * @typedef {{ [field: string]: Value | undefined, provenance: Record<string, string> }
 *   & { id?: string, name?: Record<string, string> }} ComponentRow
 */
/** @typedef {ComponentRow[] | ComponentRow | Record<string, ComponentRow>} Section a kind: a list of rows, a single row, or rows by id */
/** @typedef {{ kind: string, rows: ComponentRow[], fields: string[] }} ComponentGroup */
/** @typedef {{ game: string, file: Record<string, Section | string>, catalogue: Catalogue, groups: ComponentGroup[] }} ComponentData */

export const MARKS = { rulebook: "", public: "◦", ruling: "⚖", reconstructed: "≈", box: "✓" };
const METADATA_FIELDS = ["id", "name", "provenance"];

/**
 * Loads the components of a game, or of a table, which may have corrected ones.
 * @param {string} game
 * @param {string} [table]
 * @returns {[ComponentData | null, string]}
 */
export function useComponentData(game, table) {
  const catalogue = useCatalogue(game);
  const /** @type {[Record<string, Section | string> | null, string]} */ [file, errorMessage] = useFetch(componentsPath(game, table), {
      cache: true,
    });
  if (!file || !catalogue) return [null, errorMessage];
  const groups = Object.entries(file).flatMap(([kind, found]) =>
    typeof found === "object" ? [groupOf(kind, found, catalogue.hidden)] : [],
  );
  return [{ game, file, catalogue, groups }, errorMessage];
}

/** Loads the game's catalogue and stylesheet. @param {string} game */
function useCatalogue(game) {
  const [loaded, setLoaded] = useState(/** @type {{ game: string, catalogue: Catalogue } | null} */ (null));
  useEffect(() => {
    Promise.all([import(`${gameFolder(game)}/catalogue.js`), setGameStylesheet(game)]).then(([module]) =>
      setLoaded({ game, catalogue: module.default }),
    );
  }, [game]);
  return loaded?.game === game ? loaded.catalogue : null;
}

/** A mark for a value that does not come from the rulebook. @param {{ provenance: string }} props */
export function Mark({ provenance }) {
  const mark = MARKS[/** @type {keyof typeof MARKS} */ (provenance)];
  return mark
    ? html`
      <abbr class="mark" title=${translate(`provenance-${provenance}`)}>
        <span aria-hidden="true">${mark}</span>
        <span class="visually-hidden"> (${translate(`provenance-${provenance}`)})</span>
      </abbr>
    `
    : null;
}

/**
 * A kind is a list of rows, a single row, or rows by id.
 * @param {string} kind
 * @param {Section} found
 * @param {string[]} [hidden]
 * @returns {ComponentGroup}
 */
function groupOf(kind, found, hidden = []) {
  const rows = Array.isArray(found) ? found : found.provenance ? [found] : Object.entries(found).map(([id, row]) => ({ id, ...row }));
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (field) => ![...METADATA_FIELDS, ...hidden].includes(field) && rows.some((row) => !isEmpty(row[field])),
  );
  return { kind, rows, fields };
}

/** @param {Value | undefined} value */
export const isEmpty = (value) => value === undefined || (typeof value === "object" && Object.keys(value).length === 0);

/** @param {ComponentRow} row @param {string} field */
export const provenanceOf = (row, field) => row.provenance[field] ?? row.provenance.default;

/** @param {string} game @param {string} kind */
export const kindName = (game, kind) => translateOr(`sort-${game}-${kind}`, kind);

/** @param {ComponentData} data @param {string} kind @param {ComponentRow} row @returns {string} */
export function rowName({ game, file, catalogue }, kind, row) {
  if (row.name) return componentName({ name: row.name });
  return catalogue.name?.(file, row) ?? (row.id ? translateOr(`value-${row.id}`, row.id) : kindName(game, kind));
}

/**
 * A value as text, with names instead of ids.
 * @param {ComponentData} data
 * @param {string} field
 * @param {Value | undefined} value
 * @returns {string}
 */
export function valueOf(data, field, value) {
  const { file, catalogue } = data;
  const formatPart = (/** @type {Value} */ part) => valueOf(data, field, part);
  const ownText = catalogue.value?.(field, value);
  if (ownText !== undefined) return ownText;
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "boolean") return translate(value ? "yes" : "no");
  if (Array.isArray(value)) return value.map((part) => (isEmpty(part) ? "–" : formatPart(part))).join(" · ");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([good, n]) => catalogue.amount?.(good, Number(n)) ?? `${n} ${formatPart(good)}`)
      .join(", ");
  const found = Object.values(file).flatMap((group) =>
    Array.isArray(group) ? group.filter(({ id, name }) => id === value && name) : [],
  )[0];
  if (found?.name) return componentName({ name: found.name });
  const message = [`value-${value}`, ...(catalogue.messages?.(field, String(value)) ?? [])].find(hasMessage);
  return message ? translate(message) : String(value);
}

/** @param {string} kind @param {string} field */
export const fieldName = (kind, field) => translateOr(`field-${kind}-${field}`, translateOr(`field-${field}`, field));

/** The fields of a row that no owner of the game has confirmed. @param {ComponentGroup} group @param {ComponentRow} row */
export const reconstructedFields = ({ fields }, row) =>
  fields.filter((field) => row[field] !== undefined && provenanceOf(row, field) === "reconstructed");
