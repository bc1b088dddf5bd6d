// A target: an element of the board that is highlighted when a legal choice matches its names, and that has an explanation. Tab stops only
// at selectable targets. In a lesson, `leads-to-goal` marks targets that lead to a choice the goal accepts.

import { html } from "../vendor/preact.js";
import { moveFocus, isArrow } from "./arrow-keys.js";
import { sameTarget, matches } from "./choices.js";
import { explanationProps } from "./explanations.js";
import { useTable } from "./table-context.js";

/** @import { Choice, Names, Table } from "./types.js" */

/**
 * `on` are the names that selecting it adds, `label` is its accessible name, `explain` the id of its explanation, and `piece` the name of a
 * piece that glides from place to place. Inside an SVG it is a `g`; elsewhere, use `as="div"`.
 * @param {{
 *   on?: Names, label?: string, explain?: string, piece?: string, as?: string, class?: string, children?: unknown,
 *   [attribute: string]: unknown
 * }} props
 */
export function Target({ on, label, explain, piece, as = "g", class: className = "", children, ...rest }) {
  const table = useTable();
  const matching = on ? table.candidates.filter((choice) => matches(choice, on)) : [];
  // A target that matches every candidate does not narrow them, unless there is only one.
  const isSelectable = matching.length > 0 && (matching.length < table.candidates.length || matching.length === 1);
  const highlighted = on && table.highlight.some((names) => sameTarget(names, on));
  const leadsToGoal = isSelectable && matching.some(({ action }) => table.goalActions.includes(action));
  const classes = ["target", className, isSelectable && "selectable", highlighted && "highlighted", leadsToGoal && "leads-to-goal"]
    .filter(Boolean)
    .join(" ");
  const accessibleName = matching.length === 1 ? `${label ?? ""}: ${table.texts.choice(table, matching[0])}`.replace(/^: /, "") : label;
  const select = (/** @type {Event} */ event) => {
    event.stopPropagation();
    if (on) table.select(on);
  };
  const interaction = isSelectable
    ? {
        role: "button",
        tabindex: 0,
        onclick: select,
        onkeydown: keyHandler(select),
        "data-selectable": matching.length,
        ...highlightHandlers(table, matching),
      }
    : explain
      ? { ...(label ? { role: "img" } : {}), tabindex: -1, onkeydown: keyHandler() }
      : {};
  return html`
    <${as}
      class=${classes}
      aria-label=${accessibleName}
      data-piece=${piece}
      data-names=${on && namesAttribute(on)}
      ...${interaction}
      ...${explain ? explanationProps(explain, isSelectable) : {}}
      ...${rest}
    >
      ${children}
    </${as}>
  `;
}

/**
 * If a target matches a single choice, hovering or focusing it highlights the choice, and the board previews it. On touch screens only a
 * tap does: a redraw before the tap would lose it.
 * @param {Table} table
 * @param {Choice[]} matching
 */
function highlightHandlers({ setHighlight }, matching) {
  if (matching.length !== 1) return {};
  const [on, off] = [() => setHighlight([matching[0].names]), () => setHighlight([])];
  const mouse = (/** @type {PointerEvent} */ { pointerType }) => pointerType === "mouse" && on();
  const keyboard = (/** @type {FocusEvent} */ { target }) => /** @type {Element} */ (target).matches(":focus-visible") && on();
  return { onpointerenter: mouse, onpointerleave: off, onfocusin: keyboard, onfocusout: off };
}

/**
 * Returns the attributes of a player's amount, which core/motion.js animates when it changes.
 * @param {number} seat
 * @param {string} name a key of an event's `changes`
 * @param {number} n
 */
export const amountProps = (seat, name, n) => ({ "data-amount": `${seat}:${name}`, "data-n": n });

/** Formats names for lookups: `stall:b4 card:monk`. @param {Names} on */
const namesAttribute = (on) =>
  Object.entries(on)
    .map(([name, value]) => `${name}:${value}`)
    .join(" ");

/**
 * Enter and Space activate the target. Arrow keys move to the next selectable target, or with Shift to any target with an explanation.
 * @param {(event: Event) => void} [act]
 */
const keyHandler = (act) => (/** @type {KeyboardEvent} */ event) => {
  const current = /** @type {Element} */ (event.currentTarget);
  if (isArrow(event)) {
    const targets = [...document.querySelectorAll(event.shiftKey ? ".target[tabindex]" : ".target[data-selectable]")];
    if (targets.length) moveFocus(event, current, targets);
  } else if (act && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    act(event);
  }
};
