// One tap to the next table that waits for me, once it is others' turn at this one.

import { html } from "../vendor/preact.js";
import { useTable } from "../core/table-context.js";
import { useNext } from "../core/my-tables.js";
import { say } from "../core/locale.js";

export function NextTable() {
  const { facts, version, view } = useTable();
  const here = facts.status === "playing" && facts.yours.includes(view?.seat);
  const { waiting, next } = useNext(facts.id, version, here);
  return !here && next && html`<a class="button next-table" href=${`#/table/${next}`}>${say("next-table", { n: waiting })}</a>`;
}
