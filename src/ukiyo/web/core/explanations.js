// Explanations: a popup next to the element that is hovered, tapped or focused.

import { html, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { isTyping } from "./arrow-keys.js";
import { gameInfo } from "./games.js";
import { lessonLink, lessonTitle, useLessons } from "./lessons.js";
import { useTable } from "./table-context.js";
import { translate } from "./locale.js";

/** @import { Explanation } from "./types.js" */

/** @typedef {{ id: string, element: Element, pinned: boolean }} OpenExplanation */

/** The setters of all popups. @type {Set<(request: OpenExplanation | null) => void>} */
const popupSetters = new Set();
let showTimer = 0;
let pinned = false; // an explanation opened by a click stays open until the next click

/** @param {OpenExplanation | null} request */
function show(request) {
  pinned = request?.pinned ?? false;
  for (const setShown of popupSetters) setShown(request);
}

const GAP = 8; // px
const DISTANCE_COST = 60; // px² that may be covered to move 1 px closer

/**
 * Returns the attributes that give an element an explanation. Clicking a selectable element selects it; clicking any other element explains
 * it.
 * @param {string} id
 * @param {boolean} isSelectable
 */
export function explanationProps(id, isSelectable) {
  const open = (/** @type {Event} */ event, /** @type {number} */ delay, pinning = false) => {
    event.stopPropagation();
    if (pinned && !pinning) return;
    const element = /** @type {Element} */ (event.currentTarget);
    clearTimeout(showTimer);
    showTimer = setTimeout(() => show({ id, element, pinned: pinning }), delay);
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
    ...(isSelectable ? {} : { onclick: (/** @type {Event} */ event) => open(event, 0, true) }),
  };
}

/** The "What is this?" button. While it is pressed, a click or tap explains instead of plays. The shortcut is a question mark. */
export function WhatIsThisButton() {
  const { choices } = useTable();
  const [isExplaining, setExplaining] = useState(false);
  const currentChoices = useRef(choices);
  currentChoices.current = choices;
  // Register the listeners only when `isExplaining` changes: if an earlier listener redraws the page, a replaced listener misses the key.
  useLayoutEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "?" && !isTyping(event)) {
        show(null); // as a click on the button does
        setExplaining((explaining) => !explaining);
      } else if (event.key === "Escape") setExplaining(false);
    };
    const explainClicked = (/** @type {MouseEvent} */ event) => {
      const target = /** @type {Element} */ (event.target);
      const element = target.closest("[data-explain]") ?? targetOf(target.closest("[data-action]"));
      if (!element) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const id = /** @type {string} */ (element.getAttribute("data-explain"));
      show({ id, element, pinned: true });
    };
    /** Finds the target on the board that a choice in the panel is about. @param {Element | null} button */
    const targetOf = (button) => {
      const choice = currentChoices.current.find(({ action }) => String(action) === button?.getAttribute("data-action"));
      const names = Object.entries(choice?.names ?? {}).map(([name, value]) => CSS.escape(`${name}:${value}`));
      return names.map((name) => document.querySelector(`.board [data-explain][data-names~="${name}"]`)).find(Boolean) ?? null;
    };
    addEventListener("keydown", onKey);
    if (isExplaining) addEventListener("click", explainClicked, true);
    document.body.classList.toggle("explaining", isExplaining);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("click", explainClicked, true);
      document.body.classList.remove("explaining");
    };
  }, [isExplaining]);
  return html`
    <button
      class="what-is-this"
      id="what-is-this"
      aria-pressed=${isExplaining}
      aria-label=${translate("what-is-this")}
      aria-keyshortcuts="?"
      title=${`${translate("what-is-this")} (?)`}
      onclick=${() => setExplaining((explaining) => !explaining)}
    >
      ?
    </button>
    <p class=${isExplaining ? "what-is-this-note" : "visually-hidden"} role="status">${isExplaining && translate("what-is-this-note")}</p>
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
  const popup = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    popupSetters.add(setShown);
    const onDismiss = (/** @type {KeyboardEvent | MouseEvent} */ event) => (!("key" in event) || event.key === "Escape") && show(null);
    addEventListener("keydown", onDismiss);
    addEventListener("click", onDismiss, true); // capture, so that no other listener can stop the event
    return () => {
      popupSetters.delete(setShown);
      pinned = false;
      removeEventListener("keydown", onDismiss);
      removeEventListener("click", onDismiss, true);
    };
  }, []);
  useLayoutEffect(() => {
    clearTimeout(showTimer);
    show(null);
  }, [table.version]);
  const reposition = () => shown && popup.current && placePopup(popup.current, shown.element.getBoundingClientRect());
  useLayoutEffect(() => void reposition());
  useLayoutEffect(() => {
    const observer = new ResizeObserver(reposition); // the link to a lesson may load later
    if (popup.current) observer.observe(popup.current);
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
      ref=${popup}
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
 * @param {HTMLElement} popup
 * @param {DOMRect} element
 */
function placePopup(popup, element) {
  const { offsetWidth: width, offsetHeight: height } = popup;
  const clamp = (/** @type {number} */ start, /** @type {number} */ size, /** @type {number} */ space) =>
    Math.max(GAP, Math.min(space - size - GAP, start));
  const candidates = [
    [element.right + GAP, element.top],
    [element.left - GAP - width, element.top],
    [element.left, element.bottom + GAP],
    [element.left, element.top - GAP - height],
    [element.right + GAP, element.bottom - height],
    [element.left - GAP - width, element.bottom - height],
    [element.right - width, element.bottom + GAP],
    [element.right - width, element.top - GAP - height],
  ];
  const log = document.querySelector(".side .log")?.getBoundingClientRect();
  if (log && log.height > height) candidates.push([log.right - width, log.bottom - height]);
  const dialog = popup.closest("dialog"); // a dialog makes the board behind it inert
  const obstacles = [...(dialog ?? document).querySelectorAll(dialog ? ".explainable" : ".board .target")].map((element) => ({
    box: element.getBoundingClientRect(),
    weight: element.hasAttribute("data-selectable") ? 4 : 1,
  }));
  const cost = (/** @type {number[]} */ [x, y]) => {
    const popupBox = { left: x, top: y, right: x + width, bottom: y + height };
    const covered = obstacles.reduce((sum, { box, weight }) => sum + weight * overlap(popupBox, box), 0);
    const distance = Math.hypot(x + width / 2 - element.left - element.width / 2, y + height / 2 - element.top - element.height / 2);
    return covered + 50 * overlap(popupBox, element) + distance * DISTANCE_COST;
  };
  const positions = candidates.map(([x, y]) => [clamp(x, width, innerWidth), clamp(y, height, innerHeight)]);
  const [x, y] = positions.reduce((best, next) => (cost(next) < cost(best) ? next : best));
  popup.style.left = `${x}px`;
  popup.style.top = `${y}px`;
}

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/** Returns the area that two boxes share. @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
