// Check your box: whoever owns the printed game goes through what was reconstructed, card by card, and keeps a components file.

import { html, useState } from "../vendor/preact.js";
import { ask } from "../core/api.js";
import { say } from "../core/words.js";
import { Trouble, useDeed } from "./page.js";
import { fieldName, inDoubt, kindName, rowName, valueOf } from "./parts.js";

/** @import { Group, Row, Source } from "./parts.js" */

/** @typedef {{ group: Group, row: Row, fields: string[] }} Card a row and its fields that nobody here could see */
/** @typedef {Record<string, any>} Printed what is printed, by kind, id and field */

const nameOf = (/** @type {string} */ sort, /** @type {Row} */ row, /** @type {string} */ field) => `${sort}/${row.id ?? ""}/${field}`;
const same = (/** @type {any} */ one, /** @type {any} */ other) => JSON.stringify(one) === JSON.stringify(other);

/** What was checked is kept in this browser, until all of it is. @param {string} game @returns {[Printed, (next: Printed) => void]} */
function usePrinted(game) {
  const place = `ukiyo-box-${game}`;
  const [printed, setPrinted] = useState(() => /** @type {Printed} */ (JSON.parse(localStorage.getItem(place) ?? "{}")));
  return [
    printed,
    (next) => {
      localStorage.setItem(place, JSON.stringify(next));
      setPrinted(next);
    },
  ];
}

/** @param {{ source: Source }} props */
export function Box({ source }) {
  const { game, groups } = source;
  const cards = groups.flatMap((group) =>
    group.rows.map((row) => ({ group, row, fields: inDoubt(group, row) })).filter(({ fields }) => fields.length > 0),
  );
  const [printed, keep] = usePrinted(game);
  const checked = (/** @type {Card} */ { group, row, fields }) => fields.every((field) => nameOf(group.sort, row, field) in printed);
  const first = cards.findIndex((card) => !checked(card));
  const [at, setAt] = useState(first < 0 ? 0 : first);
  const done = cards.filter(checked).length;
  const { group, row, fields } = cards[at];
  const now = (/** @type {string} */ field) => printed[nameOf(group.sort, row, field)] ?? row[field];
  const [draft, setDraft] = useState(/** @type {Record<string, any>} */ ({}));
  const shown = { ...row, ...Object.fromEntries(fields.map((field) => [field, draft[field] ?? now(field)])) };
  const go = (/** @type {number} */ to) => {
    setDraft({});
    setAt((to + cards.length) % cards.length);
  };
  const confirm = (/** @type {Event} */ event) => {
    event.preventDefault();
    keep({ ...printed, ...Object.fromEntries(fields.map((field) => [nameOf(group.sort, row, field), shown[field]])) });
    go(at + 1);
  };
  const differs = fields.some((field) => !same(shown[field], row[field]));
  return html`
    <section class="box">
      <h2>${say("check-box")}</h2>
      <p>${say("check-box-how")}</p>
      <p>
        <progress max=${cards.length} value=${done} /> ${say("box-progress", { done, n: cards.length })}
      </p>
      <form class="box-card" onsubmit=${confirm}>
        <div class=${`drawn gallery ${game} ${group.sort}`} aria-hidden="true">
          ${source.catalogue.draw?.(source.file, group.sort, shown)}
        </div>
        <div>
          <h3>${rowName(source, group.sort, row)} <small>${kindName(game, group.sort)} · ${at + 1}/${cards.length}</small></h3>
          ${fields.map(
            (field) => html`
              <${Field}
                key=${`${at} ${field}`}
                source=${source}
                group=${group}
                field=${field}
                value=${shown[field]}
                set=${(/** @type {any} */ value) => setDraft({ ...draft, [field]: value })}
              />
              ${!same(shown[field], row[field]) && html`<p class="changed">${change(source, field, row[field], shown[field])}</p>`}
            `,
          )}
          <div class="row">
            <button class="primary" id="printed-so">${say(differs ? "box-correct" : "box-confirm")}</button>
            <button type="button" class="quiet" onclick=${() => go(at - 1)}>${say("box-back")}</button>
            <button type="button" class="quiet" id="skip" onclick=${() => go(at + 1)}>${say("box-skip")}</button>
          </div>
        </div>
      </form>
      <${Outcome} source=${source} cards=${cards} printed=${printed} keep=${keep} />
    </section>
  `;
}

/** @param {Source} source @param {string} field @param {any} before @param {any} after */
const change = (source, field, before, after) => `${valueOf(source, field, before)} → ${valueOf(source, field, after)}`;

/**
 * A value as it can be put right: a number, amounts of things, a list of numbers, or one of the words the file uses there.
 * @param {{ source: Source, group: Group, field: string, value: any, set: (value: any) => void }} props
 */
function Field({ source, group, field, value, set }) {
  const label = fieldName(group.sort, field);
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
  if (Array.isArray(value))
    return html`
      <fieldset class="field">
        <legend>${label}</legend>
        ${value.map((n, place) => number(String(place + 1), n, (next) => set(value.map((old, other) => (other === place ? next : old)))))}
      </fieldset>
    `;
  if (typeof value === "object") {
    const goods = [...new Set(used.flatMap((amounts) => Object.keys(amounts)))];
    const put = (/** @type {string} */ good, /** @type {number} */ n) =>
      set(Object.fromEntries(Object.entries({ ...value, [good]: n }).filter(([, amount]) => amount > 0)));
    return html`
      <fieldset class="field">
        <legend>${label}</legend>
        ${goods.map((good) => number(valueOf(source, field, good), value[good] ?? 0, (n) => put(good, n)))}
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
 * What the box has changed, and the file that says so.
 * @param {{ source: Source, cards: Card[], printed: Printed, keep: (next: Printed) => void }} props
 */
function Outcome({ source, cards, printed, keep }) {
  const { game } = source;
  const { busy, trouble, doing } = useDeed();
  const facts = cards.flatMap(({ group, row, fields }) =>
    fields.map((field) => ({ sort: group.sort, row, field, name: nameOf(group.sort, row, field) })).filter(({ name }) => name in printed),
  );
  const corrections = facts.filter(({ row, field, name }) => !same(printed[name], row[field]));
  const written = () =>
    ask("POST", `/games/${game}/components`, {
      printed: facts.map(({ sort, row, field, name }) => ({ kind: sort, id: row.id ?? "", field, value: printed[name] })),
    });
  const download = async () => {
    const { file } = await written();
    const link = Object.assign(document.createElement("a"), {
      href: URL.createObjectURL(new Blob([file], { type: "application/toml" })),
      download: `${game}-components.toml`,
    });
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const forget = (/** @type {string} */ name) => keep(Object.fromEntries(Object.entries(printed).filter(([other]) => other !== name)));
  return html`
    <section class="outcome">
      <h3>${say("box-changes", { n: corrections.length, confirmed: facts.length - corrections.length })}</h3>
      <ul>
        ${corrections.map(
          ({ sort, row, field, name }) => html`
            <li key=${name}>
              <b>${rowName(source, sort, row)}</b>, ${fieldName(sort, field)}: ${change(source, field, row[field], printed[name])}${" "}
              <button class="quiet small" onclick=${() => forget(name)}>${say("box-forget")}</button>
            </li>
          `,
        )}
      </ul>
      <${Trouble}>${trouble}</${Trouble}>
      <div class="row">
        <button id="keep-file" class="primary" disabled=${busy || !facts.length} onclick=${doing(download)}>${say("box-download")}</button>
      </div>
      <p>${say("box-use", { game })}</p>
    </section>
  `;
}
