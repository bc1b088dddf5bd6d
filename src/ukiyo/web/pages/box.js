// Check your box: whoever owns the printed game goes through what was reconstructed, card by card, and keeps a components file.

import { html, useState } from "../vendor/preact.js";
import { ask } from "../core/api.js";
import { boxOf, keepBox, listed, read } from "../core/box.js";
import { gameTitle } from "../core/games.js";
import { say } from "../core/words.js";
import { Trouble, useDeed } from "./page.js";
import { fieldName, inDoubt, kindName, rowName, valueOf } from "./parts.js";

/** @import { Group, Row, Source } from "./parts.js" */

/** @typedef {{ group: Group, row: Row, fields: string[] }} Card a row and its fields that nobody here could see */
/** @import { Printed } from "../core/box.js" */

const nameOf = (/** @type {string} */ sort, /** @type {Row} */ row, /** @type {string} */ field) => `${sort}/${row.id ?? ""}/${field}`;
const same = (/** @type {any} */ one, /** @type {any} */ other) => JSON.stringify(one) === JSON.stringify(other);

/** What was checked is kept in this browser, until all of it is. @param {string} game @returns {[Printed, (next: Printed) => void]} */
function usePrinted(game) {
  const [printed, setPrinted] = useState(() => boxOf(game));
  return [
    printed,
    (next) => {
      keepBox(game, next);
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
  const [name, kind] = [rowName(source, group.sort, row), kindName(game, group.sort)];
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
          <h3>${name} <small>${name !== kind && `${kind} · `}${at + 1}/${cards.length}</small></h3>
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
      <${Outcome} source=${source} printed=${printed} keep=${keep} />
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
  if (Array.isArray(value)) {
    const places = source.catalogue.places?.(group.sort) ?? value.map((_, place) => String(place + 1));
    return html`
      <fieldset class="field">
        <legend>${label}</legend>
        ${value.map((n, place) => number(places[place], n, (next) => set(value.map((old, other) => (other === place ? next : old)))))}
      </fieldset>
    `;
  }
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
 * What the box has changed, and the file that says so: it can be kept, opened again, and a table can be set with it.
 * @param {{ source: Source, printed: Printed, keep: (next: Printed) => void }} props
 */
function Outcome({ source, printed, keep }) {
  const { game } = source;
  const { busy, trouble, doing } = useDeed();
  const [unread, setUnread] = useState("");
  const all = source.groups.flatMap(({ sort, rows, fields }) =>
    rows.flatMap((row) => fields.map((field) => ({ sort, row, field, name: nameOf(sort, row, field) }))),
  );
  const facts = all.filter(({ name }) => name in printed);
  const corrections = facts.filter(({ row, field, name }) => !same(printed[name], row[field]));
  const download = async () => {
    const { file } = await ask("POST", `/games/${game}/components`, { printed: listed(printed) });
    const link = Object.assign(document.createElement("a"), {
      href: URL.createObjectURL(new Blob([file], { type: "application/toml" })),
      download: `${game}-components.toml`,
    });
    link.click();
    URL.revokeObjectURL(link.href);
  };
  /** What a file says of our numbers: those that differ, and those that were checked. @param {Event} event */
  const open = async (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const text = (await input.files?.[0]?.text()) ?? "";
    input.value = "";
    try {
      const found = read(text);
      const known = all.filter(({ name, row, field }) => name in found && row[field] !== undefined);
      const checked = known.filter(
        ({ sort, row, field, name }) => !same(found[name], row[field]) || found[nameOf(sort, row, "provenance")]?.[field] === "box",
      );
      keep({ ...printed, ...Object.fromEntries(checked.map(({ name }) => [name, found[name]])) });
      setUnread(known.length ? "" : say("box-unread", { game: gameTitle(game) }));
    } catch {
      setUnread(say("box-unread", { game: gameTitle(game) }));
    }
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
      <${Trouble}>${trouble || unread}</${Trouble}>
      <div class="row">
        ${facts.length > 0 && html`<a class="button" id="set-with-it" href=${`#/new/${game}/box`}>${say("box-set-table")}</a>`}
        <button id="keep-file" class="primary" disabled=${busy || !facts.length} onclick=${doing(download)}>${say("box-download")}</button>
        <label class="button open-file">
          ${say("box-open")}
          <input id="open-file" type="file" accept=".toml" class="unseen" onchange=${open} />
        </label>
      </div>
      <p>${say("box-use", { game })}</p>
    </section>
  `;
}
