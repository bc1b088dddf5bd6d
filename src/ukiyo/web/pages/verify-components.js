// Owners of the printed game confirm or correct reconstructed values, card by card, and can save them as a components file.

import { html, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { loadCorrections, saveCorrections, correctionList, parseComponentsFile } from "../core/corrections.js";
import { gameTitle } from "../core/games.js";
import { translate } from "../core/locale.js";
import { ErrorMessage, useAction } from "./page.js";
import { fieldName, reconstructedFields, kindName, rowName, valueOf } from "./component-data.js";

/** @import { ComponentGroup, ComponentRow, ComponentData, Value } from "./component-data.js" */

/** @typedef {{ group: ComponentGroup, row: ComponentRow, fields: string[] }} Card a row and its reconstructed fields */
/** @import { Corrections } from "../core/corrections.js" */

const keyOf = (/** @type {string} */ kind, /** @type {ComponentRow} */ row, /** @type {string} */ field) =>
  `${kind}/${row.id ?? ""}/${field}`;
const equal = (/** @type {unknown} */ one, /** @type {unknown} */ other) => JSON.stringify(one) === JSON.stringify(other);

/** Stores the progress in this browser. @param {string} game @returns {[Corrections, (next: Corrections) => void]} */
function useSavedCorrections(game) {
  const [printed, setPrinted] = useState(() => loadCorrections(game));
  return [
    printed,
    (next) => {
      saveCorrections(game, next);
      setPrinted(next);
    },
  ];
}

/** @param {{ source: ComponentData }} props */
export function VerifyComponents({ source }) {
  const { game, groups } = source;
  const cards = groups.flatMap((group) =>
    group.rows.map((row) => ({ group, row, fields: reconstructedFields(group, row) })).filter(({ fields }) => fields.length > 0),
  );
  const [printed, store] = useSavedCorrections(game);
  const checked = (/** @type {Card} */ { group, row, fields }) => fields.every((field) => keyOf(group.kind, row, field) in printed);
  const first = cards.findIndex((card) => !checked(card));
  const [at, setAt] = useState(first < 0 ? 0 : first);
  const done = cards.filter(checked).length;
  const { group, row, fields } = cards[at];
  const now = (/** @type {string} */ field) => printed[keyOf(group.kind, row, field)] ?? row[field];
  const [draft, setDraft] = useState(/** @type {Record<string, Value>} */ ({}));
  const shown = { ...row, ...Object.fromEntries(fields.map((field) => [field, draft[field] ?? now(field)])) };
  const go = (/** @type {number} */ to) => {
    setDraft({});
    setAt((to + cards.length) % cards.length);
  };
  const confirm = (/** @type {Event} */ event) => {
    event.preventDefault();
    store({ ...printed, ...Object.fromEntries(fields.map((field) => [keyOf(group.kind, row, field), shown[field]])) });
    go(at + 1);
  };
  const [name, kindLabel] = [rowName(source, group.kind, row), kindName(game, group.kind)];
  const differs = fields.some((field) => !equal(shown[field], row[field]));
  return html`
    <section class="box">
      <h2>${translate("check-box")}</h2>
      <p>${translate("check-box-how")}</p>
      <p>
        <progress max=${cards.length} value=${done} /> ${translate("box-progress", { done, n: cards.length })}
      </p>
      <form class="box-card" onsubmit=${confirm}>
        <div class=${`drawn gallery ${game} ${group.kind}`} aria-hidden="true">
          ${source.catalogue.draw?.(source.file, group.kind, shown)}
        </div>
        <div>
          <h3>${name} <small>${name !== kindLabel && `${kindLabel} · `}${at + 1}/${cards.length}</small></h3>
          ${fields.map(
            (field) => html`
              <${Field}
                key=${`${at} ${field}`}
                source=${source}
                group=${group}
                field=${field}
                value=${shown[field]}
                set=${(/** @type {Value} */ value) => setDraft({ ...draft, [field]: value })}
              />
              ${!equal(shown[field], row[field]) && html`<p class="changed">${change(source, field, row[field], shown[field])}</p>`}
            `,
          )}
          <div class="row">
            <button class="primary" id="printed-so">${translate(differs ? "box-correct" : "box-confirm")}</button>
            <button type="button" class="quiet" onclick=${() => go(at - 1)}>${translate("box-back")}</button>
            <button type="button" class="quiet" id="skip" onclick=${() => go(at + 1)}>${translate("box-skip")}</button>
          </div>
        </div>
      </form>
      <${Outcome} source=${source} printed=${printed} saveCorrections=${store} />
    </section>
  `;
}

/** @param {ComponentData} source @param {string} field @param {Value | undefined} before @param {Value | undefined} after */
const change = (source, field, before, after) => `${valueOf(source, field, before)} → ${valueOf(source, field, after)}`;

/**
 * An input for a number, a list of numbers, amounts by good, or one of the values that the file uses in this field.
 * @param {{ source: ComponentData, group: ComponentGroup, field: string, value: Value, set: (value: Value) => void }} props
 */
function Field({ source, group, field, value, set }) {
  const label = fieldName(group.kind, field);
  const used = group.rows.map((row) => row[field]).filter((other) => other !== undefined);
  const number = (/** @type {string} */ name, /** @type {number} */ n, /** @type {(n: number) => void} */ put) => html`
    <label>
      ${name}${" "}
      <input
        type="number"
        min="0"
        max="99"
        required
        value=${n}
        data-field=${field}
        oninput=${(/** @type {Event} */ event) => put(Number(/** @type {HTMLInputElement} */ (event.target).value))}
      />
    </label>
  `;
  if (typeof value === "number") return html`<p class="field">${number(label, value, set)}</p>`;
  if (Array.isArray(value)) {
    const places = source.catalogue.places?.(group.kind) ?? value.map((_, place) => String(place + 1));
    return html`
      <fieldset class="field">
        <legend>${label}</legend>
        ${value.map((n, place) =>
          number(places[place], Number(n), (next) => set(value.map((old, other) => (other === place ? next : old)))),
        )}
      </fieldset>
    `;
  }
  if (typeof value === "object") {
    const goods = [...new Set(used.flatMap((amounts) => Object.keys(amounts)))];
    const put = (/** @type {string} */ good, /** @type {number} */ n) =>
      set(Object.fromEntries(Object.entries({ ...value, [good]: n }).filter(([, amount]) => Number(amount) > 0)));
    return html`
      <fieldset class="field">
        <legend>${label}</legend>
        ${goods.map((good) => number(valueOf(source, field, good), Number(value[good] ?? 0), (n) => put(good, n)))}
      </fieldset>
    `;
  }
  return html`
    <p class="field">
      <label>
        ${label}${" "}
        <select data-field=${field} onchange=${(/** @type {Event} */ event) => set(/** @type {HTMLSelectElement} */ (event.target).value)}>
          ${[...new Set(used)].map(
            (word) => html`
              <option value=${word} selected=${word === value}>
                ${valueOf(source, field, word)}
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
 * @param {{ source: ComponentData, printed: Corrections, saveCorrections: (next: Corrections) => void }} props
 */
function Outcome({ source, printed, saveCorrections }) {
  const { game } = source;
  const { busy, errorMessage, run } = useAction();
  const [unread, setUnread] = useState("");
  const all = source.groups.flatMap(({ kind, rows, fields }) =>
    rows.flatMap((row) => fields.map((field) => ({ kind, row, field, name: keyOf(kind, row, field) }))),
  );
  const facts = all.filter(({ name }) => name in printed);
  const corrections = facts.filter(({ row, field, name }) => !equal(printed[name], row[field]));
  const download = async () => {
    const { file } = await request("POST", `/games/${game}/components`, { printed: correctionList(printed) });
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
      const checked = known.filter(
        ({ kind, row, field, name }) => !equal(found[name], row[field]) || found[keyOf(kind, row, "provenance")]?.[field] === "box",
      );
      saveCorrections({ ...printed, ...Object.fromEntries(checked.map(({ name }) => [name, found[name]])) });
      setUnread(known.length ? "" : translate("box-unread", { game: gameTitle(game) }));
    } catch {
      setUnread(translate("box-unread", { game: gameTitle(game) }));
    }
  };
  const forget = (/** @type {string} */ name) =>
    saveCorrections(Object.fromEntries(Object.entries(printed).filter(([other]) => other !== name)));
  return html`
    <section class="outcome">
      <h3>${translate("box-changes", { n: corrections.length, confirmed: facts.length - corrections.length })}</h3>
      <ul>
        ${corrections.map(
          ({ kind, row, field, name }) => html`
            <li key=${name}>
              <b>${rowName(source, kind, row)}</b>, ${fieldName(kind, field)}: ${change(source, field, row[field], printed[name])}${" "}
              <button class="quiet small" onclick=${() => forget(name)}>${translate("box-forget")}</button>
            </li>
          `,
        )}
      </ul>
      <${ErrorMessage}>${errorMessage || unread}</${ErrorMessage}>
      <div class="row">
        ${facts.length > 0 && html`<a class="button" id="set-with-it" href=${`#/new/${game}/box`}>${translate("box-set-table")}</a>`}
        <button id="keep-file" class="primary" disabled=${busy || !facts.length} onclick=${run(download)}>
          ${translate("box-download")}
        </button>
        <label class="button open-file">
          ${translate("box-open")}
          <input id="open-file" type="file" accept=".toml" class="unseen" onchange=${open} />
        </label>
      </div>
      <p>${translate("box-use", { game })}</p>
    </section>
  `;
}
