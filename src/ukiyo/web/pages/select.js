// A labelled select element.

import { html } from "../vendor/preact.js";

/** @param {{ label: string, now: string, set: (value: string) => void, values: string[][], id?: string }} props */
export const Select = ({ label, now, set, values, id }) => html`
  <label class="wished">
    <span>${label}</span>
    <select id=${id} onchange=${(/** @type {Event} */ event) => set(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${values.map(
        ([value, words]) => html`
          <option value=${value} selected=${value === now}>${words}</option>
        `,
      )}
    </select>
  </label>
`;
