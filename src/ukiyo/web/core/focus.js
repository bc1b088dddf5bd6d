// Keeps the keyboard focus at the table. If the focused element goes with a move, the nearest one gets the focus as soon as something is
// asked again. Until then the side of the table has it: without a focused element, a screen reader starts again at the top of the page.

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
    if (holder !== side && thing.isConnected && thing.matches(FOCUSABLE)) return; // the focus is leaving it
    const spot = led && spots && nearestElement(at, document.querySelectorAll(".board [data-lit]"));
    const first = led && /** @type {HTMLElement | null} */ (document.querySelector(".choices [data-action]"));
    (spot || first || side).focus(spot || first ? undefined : { preventScroll: true });
  };
  useLayoutEffect(() => {
    const focused = (/** @type {FocusEvent} */ event) => {
      const thing = /** @type {Element} */ (event.target);
      if (thing.matches(".table-page > .side")) return;
      const spots = thing.matches(".board .spot");
      const kind = spots || thing.closest(".side");
      const led = thing.matches(":focus-visible") && (spots || thing.closest(".choosing") !== null);
      kept.current = kind ? { thing, led, spots, at: centerOf(thing) } : null;
    };
    const pointed = () => void (kept.current = null); // a click elsewhere takes the focus away
    const left = () => void setTimeout(keep); // an element that can no longer be focused loses the focus later
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
