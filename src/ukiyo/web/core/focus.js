// Focus stays where one was: when what had it goes with a move, whatever lies nearest to that place gets it once something is asked again.

import { useLayoutEffect, useRef } from "../vendor/preact.js";
import { middle, nearest } from "./arrows.js";

/** Only who goes by keyboard is led: a mouse needs no focus. */
export function useFocusKept() {
  const kept = useRef(/** @type {{ thing: Element, spots: boolean, at: [number, number] } | null} */ (null));
  useLayoutEffect(() => {
    const focused = (/** @type {FocusEvent} */ event) => {
      const thing = /** @type {Element} */ (event.target);
      const spots = thing.matches(".board .spot");
      const led = (spots || thing.closest(".choices")) && thing.matches(":focus-visible");
      kept.current = led ? { thing, spots, at: middle(thing) } : null;
    };
    const pointed = () => void (kept.current = null);
    addEventListener("focusin", focused);
    addEventListener("pointerdown", pointed);
    return () => {
      removeEventListener("focusin", focused);
      removeEventListener("pointerdown", pointed);
    };
  }, []);
  useLayoutEffect(() => {
    if (!kept.current || document.activeElement !== document.body) return;
    const { thing, spots, at } = kept.current;
    if (thing.isConnected && thing.matches("button:enabled, [tabindex='0']")) return; // it is being left, not gone
    const spot = spots && nearest(at, document.querySelectorAll(".board [data-lit]"));
    const first = /** @type {HTMLElement | null} */ (document.querySelector(".choices [data-action]"));
    (spot || first)?.focus();
  });
}
