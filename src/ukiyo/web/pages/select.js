// A labelled select element.

import { html } from "../vendor/preact.js";

/** @param {{ label: string, value: string, onChange: (value: string) => void, options: string[][], id?: string }} props */
export const Select = ({ label, value, onChange, options, id }) => html`
  <label class="labelled-field">
    <span>${label}</span>
    <select id=${id} onchange=${(/** @type {Event} */ event) => onChange(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${options.map(
        ([option, text]) => html`
          <option value=${option} selected=${option === value}>${text}</option>
        `,
      )}
    </select>
  </label>
`;
