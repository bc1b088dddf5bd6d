// A spot: something on the table that is lit when a legal choice answers to its names, and explains itself. Tab stops at what is lit.
// `sought` marks, in a lesson, a spot that leads to a choice that the goal accepts.

import { html } from "../vendor/preact.js";
import { moveFocus, isArrow } from "./arrow-keys.js";
import { sameTarget, matches } from "./choices.js";
import { explanationProps } from "./explanations.js";
import { useTable } from "./table-context.js";

/** @import { Choice, Names, Table } from "./types.js" */

/**
 * `on` are the names it is pointed at by, `label` what it is called aloud, `explain` the id of its explanation, `piece` the name of
 * a piece that glides from place to place. Inside an SVG it is a `g`, elsewhere say `as="div"`.
 * @param {{
 *   on?: Names, label?: string, explain?: string, piece?: string, as?: string, class?: string, children?: unknown,
 *   [attribute: string]: unknown
 * }} props
 */
export function Target({ on, label, explain, piece, as = "g", class: styles = "", children, ...rest }) {
  const table = useTable();
  const answering = on ? table.candidates.filter((choice) => matches(choice, on)) : [];
  // What all that is left answers to tells nothing apart, unless it is the only choice.
  const lit = answering.length > 0 && (answering.length < table.candidates.length || answering.length === 1);
  const echoed = on && table.highlight.some((names) => sameTarget(names, on));
  const sought = lit && answering.some(({ action }) => table.goalActions.includes(action));
  const classes = ["spot", styles, lit && "lit", echoed && "echoed", sought && "sought"].filter(Boolean).join(" ");
  const spoken = answering.length === 1 ? `${label ?? ""}: ${table.texts.choice(table, answering[0])}`.replace(/^: /, "") : label;
  const point = (/** @type {Event} */ event) => {
    event.stopPropagation();
    if (on) table.point(on);
  };
  const acting = lit
    ? {
        role: "button",
        tabindex: 0,
        onclick: point,
        onkeydown: keyHandler(point),
        "data-lit": answering.length,
        ...highlightHandlers(table, answering),
      }
    : explain
      ? { ...(label ? { role: "img" } : {}), tabindex: -1, onkeydown: keyHandler() }
      : {};
  return html`
    <${as}
      class=${classes}
      aria-label=${spoken}
      data-piece=${piece}
      data-names=${on && namesAttribute(on)}
      ...${acting}
      ...${explain ? explanationProps(explain, lit) : {}}
      ...${rest}
    >
      ${children}
    </${as}>
  `;
}

/**
 * Where one choice answers, it is weighed while it is pointed at or focused: the table shows what it would do. A finger points by its
 * tap: were the spot drawn anew under it before that, the tap would be lost.
 * @param {Table} table
 * @param {Choice[]} answering
 */
function highlightHandlers({ setHighlight }, answering) {
  if (answering.length !== 1) return {};
  const [on, off] = [() => setHighlight([answering[0].names]), () => setHighlight([])];
  const mouse = (/** @type {PointerEvent} */ { pointerType }) => pointerType === "mouse" && on();
  const keyboard = (/** @type {FocusEvent} */ { target }) => /** @type {Element} */ (target).matches(":focus-visible") && on();
  return { onpointerenter: mouse, onpointerleave: off, onfocusin: keyboard, onfocusout: off };
}

/**
 * The attributes of an amount a player has: when it changes, it says by how much (core/motion.js).
 * @param {number} seat
 * @param {string} thing as in `changes` of an entry
 * @param {number} n
 */
export const amountProps = (seat, thing, n) => ({ "data-amount": `${seat}:${thing}`, "data-n": n });

/** As it is found again: `stall:b4 card:monk`. @param {Names} on */
const namesAttribute = (on) =>
  Object.entries(on)
    .map(([name, value]) => `${name}:${value}`)
    .join(" ");

/**
 * Enter and space act; arrows lead to the next spot that can be chosen, with shift to any that explains itself.
 * @param {(event: Event) => void} [act]
 */
const keyHandler = (act) => (/** @type {KeyboardEvent} */ event) => {
  const here = /** @type {Element} */ (event.currentTarget);
  if (isArrow(event)) {
    const spots = [...document.querySelectorAll(event.shiftKey ? ".spot[tabindex]" : ".spot[data-lit]")];
    if (spots.length) moveFocus(event, here, spots);
  } else if (act && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    act(event);
  }
};
