// Explanations: a small sheet beside whatever is hovered, tapped or focused.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { useTable } from "./table.js";
import { say } from "./words.js";

/** @typedef {{ id: string, beside: Element, pinned: boolean }} Asked */

/** @type {(asked: Asked | null) => void} */
let show = () => {};
let waiting = 0;

/**
 * The attributes that make an element explain itself. What is lit is acted on by a click; anything else is explained by one.
 * @param {string} id
 * @param {boolean} lit
 */
export function explained(id, lit) {
  const open = (/** @type {Event} */ event, /** @type {number} */ wait, pinned = false) => {
    event.stopPropagation();
    const beside = /** @type {Element} */ (event.currentTarget);
    clearTimeout(waiting);
    waiting = setTimeout(() => show({ id, beside, pinned }), wait);
  };
  const close = () => {
    clearTimeout(waiting);
    show(null);
  };
  return {
    onmouseenter: (/** @type {Event} */ event) => open(event, 250),
    onmouseleave: close,
    onfocus: (/** @type {FocusEvent} */ event) => /** @type {Element} */ (event.currentTarget).matches(":focus-visible") && open(event, 0),
    onblur: close,
    ...(lit ? {} : { onclick: (/** @type {Event} */ event) => open(event, 0, true) }),
  };
}

/** The sheet itself, once a page. */
export function Explainer() {
  const table = useTable();
  const [asked, setAsked] = useState(/** @type {Asked | null} */ (null));
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    show = setAsked;
    const away = (/** @type {KeyboardEvent | MouseEvent} */ event) => (!("key" in event) || event.key === "Escape") && setAsked(null);
    addEventListener("keydown", away);
    addEventListener("click", away);
    return () => {
      show = () => {};
      removeEventListener("keydown", away);
      removeEventListener("click", away);
    };
  }, []);
  useLayoutEffect(() => {
    if (asked && sheet.current) place(sheet.current, asked.beside.getBoundingClientRect());
  });
  const explanation = asked && asked.beside.isConnected ? table.scene?.explain(table, asked.id) : null;
  if (!explanation) return null;
  return html`
    <aside class="explanation" role="tooltip" ref=${sheet}>
      <strong>${explanation.title}</strong>
      ${explanation.sort && html`<small>${explanation.sort}</small>`}
      ${explanation.lines.map(
        (line) => html`
          <p>${line}</p>
        `,
      )}
      ${explanation.reconstructed && html`<p class="reconstructed">${say("reconstructed-note")}</p>`}
    </aside>
  `;
}

/**
 * Beside the thing, and wholly on the screen.
 * @param {HTMLElement} sheet
 * @param {DOMRect} thing
 */
function place(sheet, thing) {
  const { offsetWidth: width, offsetHeight: height } = sheet;
  const right = thing.right + 8 + width < innerWidth;
  const leftwards = thing.left - 8 - width > 0;
  const x = right ? thing.right + 8 : leftwards ? thing.left - 8 - width : Math.max(8, Math.min(innerWidth - width - 8, thing.left));
  const below = thing.bottom + 8 + height < innerHeight ? thing.bottom + 8 : Math.max(8, thing.top - 8 - height);
  const y = right || leftwards ? Math.max(8, Math.min(innerHeight - height - 8, thing.top)) : below;
  sheet.style.left = `${x}px`;
  sheet.style.top = `${y}px`;
}
