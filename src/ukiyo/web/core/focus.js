// Restores the keyboard focus at the table. If a move removes the focused element, the nearest element gets the focus at the next decision.
// Until then, the side panel has it: without a focused element, a screen reader starts again at the top of the page.

import { useLayoutEffect, useRef } from "../vendor/preact.js";
import { centerOf, nearestElement } from "./arrow-keys.js";

const FOCUSABLE = "a[href], summary, :is(button, input, select, textarea):enabled, [tabindex]";

/** @typedef {{ element: Element, byKeyboard: boolean, onBoard: boolean, at: [number, number] }} FocusRecord `byKeyboard` by the keyboard */

export function useFocusRestore() {
  const record = useRef(/** @type {FocusRecord | null} */ (null));
  const restore = () => {
    const side = /** @type {HTMLElement | null} */ (document.querySelector(".table-page > .side"));
    const active = document.activeElement;
    if (!record.current || !side || (active !== document.body && active !== side)) return;
    const { element, byKeyboard, onBoard, at } = record.current;
    if (active !== side && element.isConnected && element.matches(FOCUSABLE)) return; // another element is about to get the focus
    const target = byKeyboard && onBoard && nearestElement(at, document.querySelectorAll(".board [data-selectable]"));
    const first = byKeyboard && /** @type {HTMLElement | null} */ (document.querySelector(".choices [data-action]"));
    (target || first || side).focus(target || first ? undefined : { preventScroll: true });
  };
  useLayoutEffect(() => {
    const onFocusIn = (/** @type {FocusEvent} */ event) => {
      const element = /** @type {Element} */ (event.target);
      if (element.matches(".table-page > .side")) return;
      const onBoard = element.matches(".board .target");
      const isTracked = onBoard || element.closest(".side");
      const byKeyboard = element.matches(":focus-visible") && (onBoard || element.closest(".choosing") !== null);
      record.current = isTracked ? { element, byKeyboard, onBoard, at: centerOf(element) } : null;
    };
    const onPointerDown = () => void (record.current = null); // a click elsewhere removes the focus
    const onFocusOut = () => void setTimeout(restore); // the browser blurs a disabled element later
    addEventListener("focusin", onFocusIn);
    addEventListener("focusout", onFocusOut);
    addEventListener("pointerdown", onPointerDown);
    const side = /** @type {Element} */ (document.querySelector(".table-page > .side"));
    const observer = new MutationObserver(restore);
    observer.observe(side, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      removeEventListener("focusin", onFocusIn);
      removeEventListener("focusout", onFocusOut);
      removeEventListener("pointerdown", onPointerDown);
    };
  }, []);
  useLayoutEffect(restore);
}
