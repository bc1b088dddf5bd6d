// Before the start: who sits where, the link for friends, sit down, get up, start.

import { html, useState } from "../vendor/preact.js";
import { Crest } from "../core/crest.js";
import { introduce } from "../core/person.js";
import { go } from "../core/router.js";
import { useTable } from "../core/table.js";
import { say } from "../core/words.js";

/** @param {{ act: (path: string, body?: object) => Promise<unknown> }} props */
export function Waiting({ act }) {
  const { facts } = useTable();
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/#/table/${facts.id}`;
  const copy = () => navigator.clipboard?.writeText(link).then(() => setCopied(true), () => {});
  const free = facts.seats.some(({ kind }) => kind === "open");
  const join = () => introduce().then(() => act("/join"));
  const leave = () => act("/leave").then(() => go());
  return html`<section class="sheet waiting-room">
    <h2>${say("waiting-title")}</h2>
    <ol class="seats">${facts.seats.map((sitter, seat) => html`<li><${Crest} seat=${seat} size=${22} /> ${sitter.kind === "open" ? html`<em>${say("free-seat")}</em>` : sitter.name}${facts.yours.includes(seat) && html` <small>${say("you")}</small>`}</li>`)}</ol>
    ${free && html`<p>${say("invite")}</p><div class="row"><input class="link" readonly value=${link} aria-label=${say("invite")} onfocus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} /><button onclick=${copy}>${copied ? say("copied") : say("copy")}</button></div>`}
    <div class="row">
      ${free && !facts.yours.length && html`<button class="primary" id="join" onclick=${join}>${say("sit-down")}</button>`}
      ${facts.host && html`<button class="primary" id="start" disabled=${free} onclick=${() => act("/start")}>${say("start")}</button>`}
      ${facts.yours.length > 0 && html`<button class="quiet" onclick=${leave}>${say("get-up")}</button>`}
    </div>
    ${facts.host && free && html`<p class="hint">${say("start-when-full")}</p>`}
  </section>`;
}
