// Form fields for a game's options.

import { html, useState } from "../vendor/preact.js";
import { hasMessage, translate, translateOr } from "../core/locale.js";

/** @import { GameInfo, Option } from "../core/types.js" */

/**
 * Returns the values of the options that apply, and their form fields.
 * An option applies if the options that it requires have the right values.
 * @param {GameInfo | null} gameInfo
 * @returns {[Record<string, string>, unknown]}
 */
export function useOptions(gameInfo) {
  const [selection, setSelection] = useState(/** @type {Record<string, string>} */ ({}));
  if (!gameInfo) return [{}, null];
  const chosen = Object.fromEntries(
    gameInfo.options.map(({ name, default: defaultValue }) => [name, selection[`${gameInfo.name} ${name}`] ?? defaultValue]),
  );
  const applicable = gameInfo.options.filter(({ requires }) =>
    Object.entries(requires).every(([name, value]) => chosen[name].split(",").includes(value)),
  );
  return [
    Object.fromEntries(applicable.map(({ name }) => [name, chosen[name]])),
    html`
      <div class="options">
        ${applicable.map(
          (option) => html`
            <${OptionField}
              key=${option.name}
              option=${option}
              selected=${chosen[option.name]}
              onChange=${(/** @type {string} */ value) => setSelection({ ...selection, [`${gameInfo.name} ${option.name}`]: value })}
            />
          `,
        )}
      </div>
    `,
  ];
}

/**
 * Values without messages, such as codes, are shown as a select.
 * @param {{ option: Option, selected: string, onChange: (value: string) => void }} props
 */
function OptionField({ option: { name, values, multiple }, selected, onChange }) {
  if (!values.every((value) => hasMessage(`option-${name}-${value}`))) {
    return html`
      <label class="option">
        ${translateOr(`option-${name}`, name)}${" "}
        <select onchange=${(/** @type {Event} */ event) => onChange(/** @type {HTMLSelectElement} */ (event.target).value)}>
          <option value="">${translateOr(`option-${name}-any`, "–")}</option>
          ${values.filter(Boolean).map(
            (value) => html`
              <option value=${value} selected=${value === selected}>
                ${value.toUpperCase()}
              </option>
            `,
          )}
        </select>
      </label>
    `;
  }
  const chosen = selected.split(",").filter(Boolean);
  const toggle = (/** @type {string} */ value) => () =>
    onChange(multiple ? values.filter((other) => (other === value) !== chosen.includes(other)).join(",") : value);
  return html`
    <fieldset class="option">
      <legend>${translateOr(`option-${name}`, name)}</legend>
      ${values.map(
        (value) => html`
          <label class="check">
            <input type=${multiple ? "checkbox" : "radio"} name=${name} checked=${chosen.includes(value)} onchange=${toggle(value)} />
            <span>
              ${translate(`option-${name}-${value}`)}
              <small>${translateOr(`option-${name}-${value}-note`, "")}</small>
            </span>
          </label>
        `,
      )}
    </fieldset>
  `;
}
