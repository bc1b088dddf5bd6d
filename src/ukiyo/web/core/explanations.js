// Explanations: a popup next to the element that is hovered, tapped or focused.

import { html, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { isTyping } from "./arrow-keys.js";
import { gameInfo } from "./games.js";
import { lessonLink, lessonTitle, useLessons } from "./lessons.js";
import { useTable } from "./table-context.js";
import { translate } from "./locale.js";

/** @import { Explanation } from "./types.js" */

/** @typedef {{ id: string, element: Element, pinned: boolean }} OpenExplanation */

/** @type {Set<(request: OpenExplanation | null) => void>} */
const popups = new Set();
let showTimer = 0;
let pinned = false; // an explanation opened by a click stays open until the next click

/** @param {OpenExplanation | null} shown */
function show(shown) {
  pinned = shown?.pinned ?? false;
  for (const sheet of popups) sheet(shown);
}

const GAP = 8; // px
const DISTANCE_COST = 60; // px² that may be covered to move 1 px closer

/**
 * Returns the attributes that give an element an explanation. Clicking a selectable element selects it; clicking any other element explains
 * it.
 * @param {string} id
 * @param {boolean} lit
 */
export function explanationProps(id, lit) {
  const open = (/** @type {Event} */ event, /** @type {number} */ wait, pin = false) => {
    event.stopPropagation();
    if (pinned && !pin) return;
    const element = /** @type {Element} */ (event.currentTarget);
    clearTimeout(showTimer);
    showTimer = setTimeout(() => show({ id, element, pinned: pin }), wait);
  };
  const close = () => {
    if (pinned) return;
    clearTimeout(showTimer);
    show(null);
  };
  return {
    "data-explain": id,
    onmouseenter: (/** @type {Event} */ event) => open(event, 250),
    onmouseleave: close,
    onpointerdown: close, // a click means the player has read it
    onfocus: (/** @type {FocusEvent} */ event) => /** @type {Element} */ (event.currentTarget).matches(":focus-visible") && open(event, 0),
    onblur: close,
    ...(lit ? {} : { onclick: (/** @type {Event} */ event) => open(event, 0, true) }),
  };
}

/** The "What is this?" button. While it is pressed, a click or tap explains instead of plays. The shortcut is a question mark. */
export function WhatIsThisButton() {
  const { choices } = useTable();
  const [asking, setAsking] = useState(false);
  const now = useRef(choices);
  now.current = choices;
  // Register the listeners only when `asking` changes: if an earlier listener redraws the page, a replaced listener misses the key.
  useLayoutEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "?" && !isTyping(event)) {
        show(null); // as a click on the button does
        setAsking((now) => !now);
      } else if (event.key === "Escape") setAsking(false);
    };
    const ask = (/** @type {MouseEvent} */ event) => {
      const target = /** @type {Element} */ (event.target);
      const thing = target.closest("[data-explain]") ?? targetOf(target.closest("[data-action]"));
      if (!thing) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const id = /** @type {string} */ (thing.getAttribute("data-explain"));
      show({ id, element: thing, pinned: true });
    };
    /** Finds the target on the board that a choice in the panel is about. @param {Element | null} offer */
    const targetOf = (offer) => {
      const choice = now.current.find(({ action }) => String(action) === offer?.getAttribute("data-action"));
      const names = Object.entries(choice?.names ?? {}).map(([name, value]) => CSS.escape(`${name}:${value}`));
      return names.map((name) => document.querySelector(`.board [data-explain][data-names~="${name}"]`)).find(Boolean) ?? null;
    };
    addEventListener("keydown", key);
    if (asking) addEventListener("click", ask, true);
    document.body.classList.toggle("asking", asking);
    return () => {
      removeEventListener("keydown", key);
      removeEventListener("click", ask, true);
      document.body.classList.remove("asking");
    };
  }, [asking]);
  return html`
    <button
      class="ask"
      id="ask"
      aria-pressed=${asking}
      aria-label=${translate("what-is-this")}
      aria-keyshortcuts="?"
      title=${`${translate("what-is-this")} (?)`}
      onclick=${() => setAsking((now) => !now)}
    >
      ?
    </button>
    <p class=${asking ? "ask-note" : "unseen"} role="status">${asking && translate("what-is-this-note")}</p>
  `;
}

/** Links to the section of the rules, with its drawing, and to the lesson that teaches it. @param {{ explanation: Explanation }} props */
function Links({ explanation: { rule, picture } }) {
  const { info } = useTable();
  const lesson = useLessons().find(({ game, sections }) => game === info.game && rule && sections.includes(rule));
  if (!rule) return null;
  return html`
    ${picture && gameInfo(info.game)?.has_own_board && html`<img src=${`/${info.game}/${picture}.svg`} alt="" />`}
    <p class="more">
      <a href=${`#/rules/${info.game}/${rule}`} target="_blank">${translate("the-rule")}</a>
      ${lesson && html`<a href=${lessonLink(lesson)} target="_blank">${translate("the-lesson", { title: lessonTitle(lesson) })}</a>`}
    </p>
  `;
}

/**
 * The popup: one for the page, and one inside each dialog with explanations, because a dialog covers the page.
 * @param {{ inside?: boolean }} props
 */
export function ExplanationPopup({ inside = false }) {
  const table = useTable();
  const [shown, setShown] = useState(/** @type {OpenExplanation | null} */ (null));
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    popups.add(setShown);
    const onDismiss = (/** @type {KeyboardEvent | MouseEvent} */ event) => (!("key" in event) || event.key === "Escape") && show(null);
    addEventListener("keydown", onDismiss);
    addEventListener("click", onDismiss, true); // capture, so that no other listener can stop the event
    return () => {
      popups.delete(setShown);
      pinned = false;
      removeEventListener("keydown", onDismiss);
      removeEventListener("click", onDismiss, true);
    };
  }, []);
  useLayoutEffect(() => {
    clearTimeout(showTimer);
    show(null);
  }, [table.version]);
  const place = () => shown && sheet.current && placePopup(sheet.current, shown.element.getBoundingClientRect());
  useLayoutEffect(() => void place());
  useLayoutEffect(() => {
    const observer = new ResizeObserver(place); // the link to a lesson may load later
    if (sheet.current) observer.observe(sheet.current);
    return () => observer.disconnect();
  }, [shown]);
  const here = shown?.element.isConnected && (shown.element.closest("dialog") !== null) === inside;
  const explanation = here ? table.board?.explain(table, shown.id) : null;
  if (!explanation) return null;
  return html`
    <aside
      class=${`explanation ${shown?.pinned ? "pinned" : ""}`}
      role=${shown?.pinned ? "dialog" : "tooltip"}
      aria-label=${explanation.title}
      ref=${sheet}
    >
      <strong>${explanation.title}</strong>
      ${explanation.subtitle && html`<small>${explanation.subtitle}</small>`}
      ${explanation.lines.map(
        (line) => html`
          <p>${line}</p>
        `,
      )}
      ${explanation.reconstructed && html`<p class="reconstructed">${translate("reconstructed-note")}</p>`}
      ${shown?.pinned && html`<${Links} explanation=${explanation} />`}
    </aside>
  `;
}

/**
 * Places the popup next to the element, fully on the screen, on the side where it covers the fewest targets. It may also cover the log.
 * @param {HTMLElement} sheet
 * @param {DOMRect} thing
 */
function placePopup(sheet, thing) {
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
  const dialog = sheet.closest("dialog"); // a dialog makes the board behind it inert
  const things = [...(dialog ?? document).querySelectorAll(dialog ? ".askable" : ".board .target")].map((spot) => ({
    box: spot.getBoundingClientRect(),
    weight: spot.hasAttribute("data-lit") ? 4 : 1,
  }));
  const cost = (/** @type {number[]} */ [x, y]) => {
    const sheetBox = { left: x, top: y, right: x + width, bottom: y + height };
    const covered = things.reduce((sum, { box, weight }) => sum + weight * overlap(sheetBox, box), 0);
    const away = Math.hypot(x + width / 2 - thing.left - thing.width / 2, y + height / 2 - thing.top - thing.height / 2);
    return covered + 50 * overlap(sheetBox, thing) + away * DISTANCE_COST;
  };
  const places = beside.map(([x, y]) => [within(x, width, innerWidth), within(y, height, innerHeight)]);
  const [x, y] = places.reduce((best, next) => (cost(next) < cost(best) ? next : best));
  sheet.style.left = `${x}px`;
  sheet.style.top = `${y}px`;
}

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/** Returns the area that two boxes share. @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
