// Restores the keyboard focus at the table. If a move removes the focused element, the nearest element gets the focus at the next decision.
// Until then, the side panel has it: without a focused element, a screen reader starts again at the top of the page.

import { useLayoutEffect, useRef } from "../vendor/preact.js";
import { centerOf, nearestElement } from "./arrow-keys.js";

const FOCUSABLE = "a[href], summary, :is(button, input, select, textarea):enabled, [tabindex]";

/** @typedef {{ thing: Element, led: boolean, spots: boolean, at: [number, number] }} FocusRecord `led` by the keyboard */

export function useFocusRestore() {
  const record = useRef(/** @type {FocusRecord | null} */ (null));
  const restore = () => {
    const side = /** @type {HTMLElement | null} */ (document.querySelector(".table-page > .side"));
    const holder = document.activeElement;
    if (!record.current || !side || (holder !== document.body && holder !== side)) return;
    const { thing, led, spots, at } = record.current;
    if (holder !== side && thing.isConnected && thing.matches(FOCUSABLE)) return; // another element is about to get the focus
    const target = led && spots && nearestElement(at, document.querySelectorAll(".board [data-lit]"));
    const first = led && /** @type {HTMLElement | null} */ (document.querySelector(".choices [data-action]"));
    (target || first || side).focus(target || first ? undefined : { preventScroll: true });
  };
  useLayoutEffect(() => {
    const onFocusIn = (/** @type {FocusEvent} */ event) => {
      const thing = /** @type {Element} */ (event.target);
      if (thing.matches(".table-page > .side")) return;
      const spots = thing.matches(".board .target");
      const kind = spots || thing.closest(".side");
      const led = thing.matches(":focus-visible") && (spots || thing.closest(".choosing") !== null);
      record.current = kind ? { thing, led, spots, at: centerOf(thing) } : null;
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
