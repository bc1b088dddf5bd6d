// Restores the keyboard focus at the table. If a move removes the focused element, the nearest element gets the focus at the next decision.
// Until then, the side panel has it: without a focused element, a screen reader starts again at the top of the page.

import { useLayoutEffect, useRef } from "../vendor/preact.js";
import { centerOf, nearestElement } from "./arrow-keys.js";

const FOCUSABLE = "a[href], summary, :is(button, input, select, textarea):enabled, [tabindex]";

/** @typedef {{ thing: Element, led: boolean, spots: boolean, at: [number, number] }} FocusRecord `led` by the keyboard */

export function useFocusRestore() {
  const kept = useRef(/** @type {FocusRecord | null} */ (null));
  const keep = () => {
    const side = /** @type {HTMLElement | null} */ (document.querySelector(".table-page > .side"));
    const holder = document.activeElement;
    if (!kept.current || !side || (holder !== document.body && holder !== side)) return;
    const { thing, led, spots, at } = kept.current;
    if (holder !== side && thing.isConnected && thing.matches(FOCUSABLE)) return; // another element is about to get the focus
    const spot = led && spots && nearestElement(at, document.querySelectorAll(".board [data-lit]"));
    const first = led && /** @type {HTMLElement | null} */ (document.querySelector(".choices [data-action]"));
    (spot || first || side).focus(spot || first ? undefined : { preventScroll: true });
  };
  useLayoutEffect(() => {
    const focused = (/** @type {FocusEvent} */ event) => {
      const thing = /** @type {Element} */ (event.target);
      if (thing.matches(".table-page > .side")) return;
      const spots = thing.matches(".board .target");
      const kind = spots || thing.closest(".side");
      const led = thing.matches(":focus-visible") && (spots || thing.closest(".choosing") !== null);
      kept.current = kind ? { thing, led, spots, at: centerOf(thing) } : null;
    };
    const pointed = () => void (kept.current = null); // a click elsewhere removes the focus
    const left = () => void setTimeout(keep); // the browser blurs a disabled element later
    addEventListener("focusin", focused);
    addEventListener("focusout", left);
    addEventListener("pointerdown", pointed);
    const side = /** @type {Element} */ (document.querySelector(".table-page > .side"));
    const watch = new MutationObserver(keep);
    watch.observe(side, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      removeEventListener("focusin", focused);
      removeEventListener("focusout", left);
      removeEventListener("pointerdown", pointed);
    };
  }, []);
  useLayoutEffect(keep);
}
