// Owners of the printed game confirm or correct reconstructed values, card by card, and can save them as a components file.

import { html, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { loadCorrections, saveCorrections, correctionList, parseComponentsFile } from "../core/corrections.js";
import { gameTitle } from "../core/games.js";
import { translate } from "../core/locale.js";
import { ErrorMessage, useAction } from "./page.js";
import { fieldName, reconstructedFields, kindName, rowName, valueOf } from "./component-data.js";

/** @import { Value } from "../core/types.js" */
/** @import { ComponentGroup, ComponentRow, ComponentData } from "./component-data.js" */

/** @typedef {{ group: ComponentGroup, row: ComponentRow, fields: string[] }} Card a row and its reconstructed fields */
/** @import { Corrections } from "../core/corrections.js" */

const keyOf = (/** @type {string} */ kind, /** @type {ComponentRow} */ row, /** @type {string} */ field) =>
  `${kind}/${row.id ?? ""}/${field}`;
const equal = (/** @type {unknown} */ one, /** @type {unknown} */ other) => JSON.stringify(one) === JSON.stringify(other);

/** Stores the progress in this browser. @param {string} game @returns {[Corrections, (next: Corrections) => void]} */
function useSavedCorrections(game) {
  const [corrections, setCorrections] = useState(() => loadCorrections(game));
  return [
    corrections,
    (next) => {
      saveCorrections(game, next);
      setCorrections(next);
    },
  ];
}

/** @param {{ data: ComponentData }} props */
export function VerifyComponents({ data }) {
  const { game, groups } = data;
  const cards = groups.flatMap((group) =>
    group.rows.map((row) => ({ group, row, fields: reconstructedFields(group, row) })).filter(({ fields }) => fields.length > 0),
  );
  const [corrections, saveProgress] = useSavedCorrections(game);
  const checked = (/** @type {Card} */ { group, row, fields }) => fields.every((field) => keyOf(group.kind, row, field) in corrections);
  const first = cards.findIndex((card) => !checked(card));
  const [at, setAt] = useState(first < 0 ? 0 : first);
  const checkedCount = cards.filter(checked).length;
  const { group, row, fields } = cards[at];
  const now = (/** @type {string} */ field) => corrections[keyOf(group.kind, row, field)] ?? row[field];
  const [draft, setDraft] = useState(/** @type {Record<string, Value>} */ ({}));
  const shown = { ...row, ...Object.fromEntries(fields.map((field) => [field, draft[field] ?? now(field)])) };
  const goTo = (/** @type {number} */ to) => {
    setDraft({});
    setAt((to + cards.length) % cards.length);
  };
  const confirm = (/** @type {Event} */ event) => {
    event.preventDefault();
    const shownValues = fields.map((field) => [keyOf(group.kind, row, field), shown[field]]);
    saveProgress({ ...corrections, .../** @type {Corrections} */ (Object.fromEntries(shownValues)) });
    goTo(at + 1);
  };
  const [name, kindLabel] = [rowName(data, group.kind, row), kindName(game, group.kind)];
  const differs = fields.some((field) => !equal(shown[field], row[field]));
  return html`
    <section class="verify-components">
      <h2>${translate("check-box")}</h2>
      <p>${translate("check-box-how")}</p>
      <p>
        <progress max=${cards.length} value=${checkedCount} /> ${translate("box-progress", { done: checkedCount, n: cards.length })}
      </p>
      <form class="verify-card" onsubmit=${confirm}>
        <div class=${`drawn gallery ${game} ${group.kind}`} aria-hidden="true">
          ${data.catalogue.draw?.(data.file, group.kind, shown)}
        </div>
        <div>
          <h3>${name} <small>${name !== kindLabel && `${kindLabel} · `}${at + 1}/${cards.length}</small></h3>
          ${fields.map(
            (field) => html`
              <${Field}
                key=${`${at} ${field}`}
                data=${data}
                group=${group}
                field=${field}
                value=${shown[field]}
                set=${(/** @type {Value} */ value) => setDraft({ ...draft, [field]: value })}
              />
              ${!equal(shown[field], row[field]) && html`<p class="changed">${change(data, field, row[field], shown[field])}</p>`}
            `,
          )}
          <div class="row">
            <button class="primary" id="confirm-values">${translate(differs ? "box-correct" : "box-confirm")}</button>
            <button type="button" class="quiet" onclick=${() => goTo(at - 1)}>${translate("box-back")}</button>
            <button type="button" class="quiet" id="skip" onclick=${() => goTo(at + 1)}>${translate("box-skip")}</button>
          </div>
        </div>
      </form>
      <${Outcome} data=${data} corrections=${corrections} saveCorrections=${saveProgress} />
    </section>
  `;
}

/** @param {ComponentData} data @param {string} field @param {Value | undefined} before @param {Value | undefined} after */
const change = (data, field, before, after) => `${valueOf(data, field, before)} → ${valueOf(data, field, after)}`;

/**
 * An input for a number, a list of numbers, amounts by good, or one of the values that the file uses in this field.
 * @param {{ data: ComponentData, group: ComponentGroup, field: string, value: Value, set: (value: Value) => void }} props
 */
function Field({ data, group, field, value, set }) {
  const label = fieldName(group.kind, field);
  const usedValues = group.rows.map((row) => row[field]).filter((other) => other !== undefined);
  const number = (/** @type {string} */ name, /** @type {number} */ n, /** @type {(n: number) => void} */ onInput) => html`
    <label>
      ${name}${" "}
      <input
        type="number"
        min="0"
        max="99"
        required
        value=${n}
        data-field=${field}
        oninput=${(/** @type {Event} */ event) => onInput(Number(/** @type {HTMLInputElement} */ (event.target).value))}
      />
    </label>
  `;
  if (typeof value === "number") return html`<p class="field">${number(label, value, set)}</p>`;
  if (Array.isArray(value)) {
    const labels = data.catalogue.numberLabels?.(group.kind) ?? value.map((_, index) => String(index + 1));
    return html`
      <fieldset class="field">
        <legend>${label}</legend>
        ${value.map((n, index) =>
          number(labels[index], Number(n), (next) => set(value.map((old, other) => (other === index ? next : old)))),
        )}
      </fieldset>
    `;
  }
  if (typeof value === "object") {
    const goods = [...new Set(usedValues.flatMap((amounts) => Object.keys(amounts)))];
    const setAmount = (/** @type {string} */ good, /** @type {number} */ n) =>
      set(Object.fromEntries(Object.entries({ ...value, [good]: n }).filter(([, amount]) => Number(amount) > 0)));
    return html`
      <fieldset class="field">
        <legend>${label}</legend>
        ${goods.map((good) => number(valueOf(data, field, good), Number(value[good] ?? 0), (n) => setAmount(good, n)))}
      </fieldset>
    `;
  }
  return html`
    <p class="field">
      <label>
        ${label}${" "}
        <select data-field=${field} onchange=${(/** @type {Event} */ event) => set(/** @type {HTMLSelectElement} */ (event.target).value)}>
          ${[...new Set(usedValues)].map(
            (option) => html`
              <option value=${option} selected=${option === value}>
                ${valueOf(data, field, option)}
              </option>
            `,
          )}
        </select>
      </label>
    </p>
  `;
}

/**
 * The corrections so far. They can be downloaded, loaded from a file, and used at a new table.
 * @param {{ data: ComponentData, corrections: Corrections, saveCorrections: (next: Corrections) => void }} props
 */
function Outcome({ data, corrections, saveCorrections }) {
  const { game } = data;
  const { busy, errorMessage, run } = useAction();
  const [fileError, setFileError] = useState("");
  const all = data.groups.flatMap(({ kind, rows, fields }) =>
    rows.flatMap((row) => fields.map((field) => ({ kind, row, field, name: keyOf(kind, row, field) }))),
  );
  const confirmed = all.filter(({ name }) => name in corrections);
  const changedValues = confirmed.filter(({ row, field, name }) => !equal(corrections[name], row[field]));
  const download = async () => {
    const { file } = await request("POST", `/games/${game}/components`, { printed_values: correctionList(corrections) });
    const link = Object.assign(document.createElement("a"), {
      href: URL.createObjectURL(new Blob([file], { type: "application/toml" })),
      download: `${game}-components.toml`,
    });
    link.click();
    URL.revokeObjectURL(link.href);
  };
  /** Loads the corrected and confirmed values from a components file. @param {Event} event */
  const open = async (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const text = (await input.files?.[0]?.text()) ?? "";
    input.value = "";
    try {
      const found = parseComponentsFile(text);
      const known = all.filter(({ name, row, field }) => name in found && row[field] !== undefined);
      const provenance = (/** @type {string} */ kind, /** @type {ComponentRow} */ row) =>
        /** @type {Record<string, Value> | undefined} */ (found[keyOf(kind, row, "provenance")]);
      const checked = known.filter(
        ({ kind, row, field, name }) => !equal(found[name], row[field]) || provenance(kind, row)?.[field] === "box",
      );
      saveCorrections({ ...corrections, ...Object.fromEntries(checked.map(({ name }) => [name, found[name]])) });
      setFileError(known.length ? "" : translate("box-unread", { game: gameTitle(game) }));
    } catch {
      setFileError(translate("box-unread", { game: gameTitle(game) }));
    }
  };
  const removeCorrection = (/** @type {string} */ name) =>
    saveCorrections(Object.fromEntries(Object.entries(corrections).filter(([other]) => other !== name)));
  return html`
    <section class="outcome">
      <h3>${translate("box-changes", { n: changedValues.length, confirmed: confirmed.length - changedValues.length })}</h3>
      <ul>
        ${changedValues.map(
          ({ kind, row, field, name }) => html`
            <li key=${name}>
              <b>${rowName(data, kind, row)}</b>, ${fieldName(kind, field)}: ${change(data, field, row[field], corrections[name])}${" "}
              <button class="quiet small" onclick=${() => removeCorrection(name)}>${translate("box-forget")}</button>
            </li>
          `,
        )}
      </ul>
      <${ErrorMessage}>${errorMessage || fileError}</${ErrorMessage}>
      <div class="row">
        ${
          confirmed.length > 0 &&
          html`<a class="button" id="play-with-corrections" href=${`#/new/${game}/box`}>${translate("box-set-table")}</a>`
        }
        <button id="download-file" class="primary" disabled=${busy || !confirmed.length} onclick=${run(download)}>
          ${translate("box-download")}
        </button>
        <label class="button open-file">
          ${translate("box-open")}
          <input id="open-file" type="file" accept=".toml" class="visually-hidden" onchange=${open} />
        </label>
      </div>
      <p>${translate("box-use", { game })}</p>
    </section>
  `;
}
