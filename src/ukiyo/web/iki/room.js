// IKI at the table: how it is drawn and put into words.

import { html } from "../vendor/preact.js";

/** @type {import("../core/types.js").GameRoom} */
const room = {
  Board: ({ table }) => html`<pre>${JSON.stringify(table.view, null, 1)}</pre>`,
  question: ({ view }) => view.decision,
  choice: ({ game }, { action }) => game.actions[action].notation,
  told: (_, { notation, kind }) => notation ?? kind,
  news: (_, { kind }) => kind,
  explain: () => null,
  stage: () => "",
};

export default room;
