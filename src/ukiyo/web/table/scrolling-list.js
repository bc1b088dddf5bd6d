// A list that scrolls when it does not fit, with a button that shows the number of hidden choices.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { translate } from "../core/locale.js";

const PAGE_SHARE = 0.8; // of the visible height, scrolled by each click
const EDGE_TOLERANCE_PX = 4; // of a choice that rounding may cut off

/**
 * Scrolls back to the top when `resetKey` changes.
 * @param {{ resetKey: unknown, children?: unknown }} props
 */
export function ScrollingList({ resetKey, children }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const [hidden, setHidden] = useState({ scrolls: false, below: 0 });
  const measure = () => {
    if (!list.current) return;
    const next = hiddenChoices(list.current);
    setHidden((previous) => (previous.scrolls === next.scrolls && previous.below === next.below ? previous : next));
  };
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [resetKey]);
  useEffect(measure, [resetKey]);
  useEffect(() => {
    const box = /** @type {HTMLElement} */ (list.current);
    const observer = new ResizeObserver(measure);
    for (const part of [box, .../** @type {Iterable<Element>} */ (box.children)]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  const scrollPage = () => {
    const box = /** @type {HTMLElement} */ (list.current);
    if (hidden.below) box.scrollBy({ top: box.clientHeight * PAGE_SHARE });
    else box.scrollTo({ top: 0 });
  };
  return html`
    <div class="choice-list" ref=${list} onscroll=${measure}>${children}</div>
    ${
      hidden.scrolls &&
      html`
        <button class="more-choices" tabindex="-1" aria-hidden="true" onclick=${scrollPage}>
          ${hidden.below ? `▾ ${translate("choices-below", { n: hidden.below })}` : `▴ ${translate("choices-first")}`}
        </button>
      `
    }
  `;
}

/** Returns whether a list scrolls, and how many of its choices end below its edge. @param {HTMLElement} list */
function hiddenChoices(list) {
  const scrolls = list.scrollHeight > list.clientHeight + 1;
  if (!scrolls) return { scrolls, below: 0 };
  const { bottom } = list.getBoundingClientRect();
  const choices = [...list.querySelectorAll("[data-action]")];
  return { scrolls, below: choices.filter((choice) => choice.getBoundingClientRect().bottom > bottom + EDGE_TOLERANCE_PX).length };
}
