// Explanations: a small sheet beside whatever is hovered, tapped or focused.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { useTable } from "./table.js";
import { say } from "./words.js";

/** @typedef {{ id: string, beside: Element, pinned: boolean }} Asked */

/** @type {(asked: Asked | null) => void} */
let show = () => {};
let waiting = 0;

const GAP = 8; // px
const AWAY = 60; // px² that may be covered to stay a pixel nearer

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
    onpointerdown: close, // what is clicked has been read
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
    addEventListener("click", away, true); // whatever the click does, and whoever keeps it to himself
    return () => {
      show = () => {};
      removeEventListener("keydown", away);
      removeEventListener("click", away, true);
    };
  }, []);
  useEffect(() => {
    clearTimeout(waiting);
    setAsked(null);
  }, [table.version]);
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
 * Near the thing and wholly on the screen, where it covers least of what else can be pointed at: on any side of the thing, or over the log.
 * @param {HTMLElement} sheet
 * @param {DOMRect} thing
 */
function place(sheet, thing) {
  const { offsetWidth: width, offsetHeight: height } = sheet;
  const within = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) =>
    Math.max(GAP, Math.min(room - size - GAP, at));
  const beside = [
    [thing.right + GAP, thing.top],
    [thing.left - GAP - width, thing.top],
    [thing.left, thing.bottom + GAP],
    [thing.left, thing.top - GAP - height],
    [thing.right + GAP, thing.bottom - height],
    [thing.left - GAP - width, thing.bottom - height],
    [thing.right - width, thing.bottom + GAP],
    [thing.right - width, thing.top - GAP - height],
  ];
  const log = document.querySelector(".side .log")?.getBoundingClientRect();
  if (log && log.height > height) beside.push([log.right - width, log.bottom - height]);
  const things = [...document.querySelectorAll(".board .spot")].map((spot) => ({
    box: spot.getBoundingClientRect(),
    weight: spot.hasAttribute("data-lit") ? 4 : 1,
  }));
  const cost = (/** @type {number[]} */ [x, y]) => {
    const sheetBox = { left: x, top: y, right: x + width, bottom: y + height };
    const covered = things.reduce((sum, { box, weight }) => sum + weight * shared(sheetBox, box), 0);
    const away = Math.hypot(x + width / 2 - thing.left - thing.width / 2, y + height / 2 - thing.top - thing.height / 2);
    return covered + 50 * shared(sheetBox, thing) + away * AWAY;
  };
  const places = beside.map(([x, y]) => [within(x, width, innerWidth), within(y, height, innerHeight)]);
  const [x, y] = places.reduce((best, next) => (cost(next) < cost(best) ? next : best));
  sheet.style.left = `${x}px`;
  sheet.style.top = `${y}px`;
}

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/** The area two boxes share. @param {Box} one @param {Box} other */
const shared = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
