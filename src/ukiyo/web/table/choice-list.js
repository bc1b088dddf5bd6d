// The choices in groups, as pictures where possible and as sentences otherwise. Number keys and arrow keys work as well.

import { html, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { moveFocus, isArrow, isTyping } from "../core/arrow-keys.js";
import { groupChoices } from "../core/choices.js";
import { settings } from "../core/settings.js";
import { useTable } from "../core/table-context.js";
import { capitalize, translate, translateOr } from "../core/locale.js";
import { ScrollingList } from "./scrolling-list.js";

/** @import { Choice } from "../core/types.js" */

const NUMBER_KEYS = 9;

/**
 * `selectChoice` selects a choice, which the player then confirms.
 * @param {{ confirming: boolean, play: (choice: Choice) => void, selectChoice: (choice: Choice) => void }} props
 */
export function ChoiceList({ confirming, play, selectChoice }) {
  const table = useTable();
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const [highlighted, setHighlighted] = useState(/** @type {number | null} */ (null)); // an action
  const groups = groupChoices(table.candidates, table.texts.group);
  const orderedChoices = groups.flatMap(({ members }) => members);
  const highlight = (/** @type {Choice | null} */ choice) => {
    setHighlighted(choice?.action ?? null);
    table.setHighlight(choice ? [choice.names] : []);
  };
  const drawPicture = (/** @type {Choice} */ choice) => (confirming ? null : (table.board?.sketch?.(table, choice) ?? null));
  const picture = new Map(orderedChoices.map((choice) => [choice, drawPicture(choice)]));
  const hasPictures = [...picture.values()].some(Boolean);
  const described = orderedChoices.find((choice) => choice.action === highlighted && picture.get(choice));
  useShortcuts(list);
  return html`
    <${ScrollingList} resetKey=${`${table.version}/${orderedChoices.length}`}>
      <div class="choices" id="choices" data-decision=${table.view.decision} ref=${list} onkeydown=${onArrowKey}>
        ${groups.map(({ id, members }) => {
          const title = groups.length > 1 && translateOr(`${table.info.game}-group-${id}`, "");
          return html`
            <section key=${id} class="group" data-group=${id} aria-label=${title || undefined}>
              ${title && html`<h3 aria-hidden="true">${title}</h3>`}
              <ul class=${members.every((choice) => picture.get(choice)) ? "drawn lamplit" : ""}>
                ${members.map(
                  (choice) => html`
                    <${ChoiceButton}
                      key=${choice.action}
                      choice=${choice}
                      index=${orderedChoices.indexOf(choice)}
                      picture=${picture.get(choice)}
                      confirming=${confirming}
                      act=${picture.get(choice) && settings.confirm ? selectChoice : play}
                      highlight=${highlight}
                    />
                  `,
                )}
              </ul>
            </section>
          `;
        })}
      </div>
    </${ScrollingList}>
    ${
      hasPictures &&
      html`
        <p class="choice-text" aria-hidden="true">
          ${described ? capitalize(table.texts.choice(table, described)) : translate("choose-pictured")}
        </p>
      `
    }
  `;
}

/**
 * @param {{
 *   choice: Choice, index: number, picture: unknown, confirming: boolean,
 *   act: (choice: Choice) => void, highlight: (choice: Choice | null) => void
 * }} props
 */
function ChoiceButton({ choice, index, picture, confirming, act, highlight }) {
  const table = useTable();
  const text = capitalize(table.texts.choice(table, choice));
  const key = index < NUMBER_KEYS ? String(index + 1) : undefined;
  const leadsToGoal = table.goalActions.includes(choice.action);
  return html`
    <li>
      <button
        class=${[confirming && "primary", leadsToGoal && "leads-to-goal"].filter(Boolean).join(" ")}
        data-action=${choice.action}
        data-key=${key}
        aria-keyshortcuts=${key}
        aria-label=${picture ? text : undefined}
        onclick=${() => act(choice)}
        onmouseenter=${() => highlight(choice)}
        onmouseleave=${() => highlight(null)}
        onfocus=${() => highlight(choice)}
        onblur=${() => highlight(null)}
      >
        ${picture || text}
        ${
          confirming &&
          html`
            ${" "}
            <em>${translate("confirm")}</em>
          `
        }
      </button>
    </li>
  `;
}

/** @param {KeyboardEvent & { currentTarget: Element, target: Element }} event */
function onArrowKey(event) {
  if (isArrow(event)) moveFocus(event, event.target, event.currentTarget.querySelectorAll("[data-action]"));
}

/** Returns whether no control has the focus. @param {KeyboardEvent} event */
const hasNoFocus = ({ target }) => target === document.body || (target instanceof Element && target.matches(".side"));

/**
 * Number keys choose one of the first nine choices. An arrow key moves the focus to the board if no control has it.
 * @param {{ current: HTMLElement | null }} list
 */
function useShortcuts(list) {
  useLayoutEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const keySelector = /^[1-9]$/.test(event.key) ? `[data-key="${event.key}"]` : null;
      const target = keySelector
        ? list.current?.querySelector(keySelector)
        : isArrow(event) && hasNoFocus(event) && document.querySelector(".board [data-selectable]");
      if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
      event.preventDefault();
      target.focus();
      if (target instanceof HTMLElement && keySelector) target.click();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
