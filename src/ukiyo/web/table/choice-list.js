// What can be chosen, in groups: drawn where a picture says enough, in a sentence where not. Number keys and arrows serve here, too.

import { html, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { follow, isArrow, typing } from "../core/arrow-keys.js";
import { grouped } from "../core/choices.js";
import { settings } from "../core/settings.js";
import { useTable } from "../core/table-context.js";
import { capital, say, sayOr } from "../core/locale.js";
import { Scrolling } from "./scrolling-list.js";

/** @import { Choice } from "../core/types.js" */

const KEYS = 9;

/**
 * `narrow` leaves one choice, which is then confirmed.
 * @param {{ sole: boolean, play: (choice: Choice) => void, narrow: (choice: Choice) => void }} props
 */
export function Choices({ sole, play, narrow }) {
  const table = useTable();
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const [heard, setHeard] = useState(/** @type {number | null} */ (null)); // an action
  const groups = grouped(table.left, table.room.group);
  const offered = groups.flatMap(({ members }) => members);
  const hear = (/** @type {Choice | null} */ choice) => {
    setHeard(choice?.action ?? null);
    table.hear(choice ? [choice.names] : []);
  };
  const sketch = (/** @type {Choice} */ choice) => (sole ? null : (table.scene?.sketch?.(table, choice) ?? null));
  const drawn = new Map(offered.map((choice) => [choice, sketch(choice)]));
  const some = [...drawn.values()].some(Boolean);
  const speaking = offered.find((choice) => choice.action === heard && drawn.get(choice));
  useKeys(list);
  return html`
    <${Scrolling} of=${`${table.version}/${offered.length}`}>
      <div class="choices" id="choices" data-decision=${table.view.decision} ref=${list} onkeydown=${arrows}>
        ${groups.map(({ id, members }) => {
          const title = groups.length > 1 && sayOr(`${table.facts.game}-group-${id}`, "");
          return html`
            <section key=${id} class="group" data-group=${id} aria-label=${title || undefined}>
              ${title && html`<h3 aria-hidden="true">${title}</h3>`}
              <ul class=${members.every((choice) => drawn.get(choice)) ? "drawn lamplit" : ""}>
                ${members.map(
                  (choice) => html`
                    <${Offer}
                      key=${choice.action}
                      choice=${choice}
                      place=${offered.indexOf(choice)}
                      drawn=${drawn.get(choice)}
                      sole=${sole}
                      act=${drawn.get(choice) && settings.confirm ? narrow : play}
                      hear=${hear}
                    />
                  `,
                )}
              </ul>
            </section>
          `;
        })}
      </div>
    </${Scrolling}>
    ${
      some &&
      html`
        <p class="said" aria-hidden="true">
          ${speaking ? capital(table.room.choice(table, speaking)) : say("choose-pictured")}
        </p>
      `
    }
  `;
}

/**
 * @param {{
 *   choice: Choice, place: number, drawn: unknown, sole: boolean, act: (choice: Choice) => void, hear: (choice: Choice | null) => void
 * }} props
 */
function Offer({ choice, place, drawn, sole, act, hear }) {
  const table = useTable();
  const sentence = capital(table.room.choice(table, choice));
  const key = place < KEYS ? String(place + 1) : undefined;
  const sought = table.goal.includes(choice.action);
  return html`
    <li>
      <button
        class=${[sole && "primary", sought && "sought"].filter(Boolean).join(" ")}
        data-action=${choice.action}
        data-key=${key}
        aria-keyshortcuts=${key}
        aria-label=${drawn ? sentence : undefined}
        onclick=${() => act(choice)}
        onmouseenter=${() => hear(choice)}
        onmouseleave=${() => hear(null)}
        onfocus=${() => hear(choice)}
        onblur=${() => hear(null)}
      >
        ${drawn || sentence}
        ${
          sole &&
          html`
            ${" "}
            <em>${say("confirm")}</em>
          `
        }
      </button>
    </li>
  `;
}

/** @param {KeyboardEvent & { currentTarget: Element, target: Element }} event */
function arrows(event) {
  if (isArrow(event)) follow(event, event.target, event.currentTarget.querySelectorAll("[data-action]"));
}

/** Whether no control has the focus. @param {KeyboardEvent} event */
const nowhere = ({ target }) => target === document.body || (target instanceof Element && target.matches(".side"));

/** The first nine choices by number; an arrow from nowhere leads to the board. @param {{ current: HTMLElement | null }} list */
function useKeys(list) {
  useLayoutEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (typing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const numbered = /^[1-9]$/.test(event.key) ? `[data-key="${event.key}"]` : null;
      const thing = numbered
        ? list.current?.querySelector(numbered)
        : isArrow(event) && nowhere(event) && document.querySelector(".board [data-lit]");
      if (!(thing instanceof HTMLElement || thing instanceof SVGElement)) return;
      event.preventDefault();
      thing.focus();
      if (thing instanceof HTMLElement && numbered) thing.click();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
