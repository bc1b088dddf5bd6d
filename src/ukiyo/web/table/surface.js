// A board as a surface: zoomed by wheel, pinch, keys and buttons, panned by dragging, scrolling and focus. What is inside is laid out anew
// at every size, so that it stays sharp: it is `--zoom` times as large as its frame.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { typing } from "../core/arrows.js";
import { useTable } from "../core/table.js";
import { say } from "../core/words.js";

const MOST = 4;
const STEP = 1.3;
const FINGER = 42; // px: what can be touched without care, and a little more for borders, which do not grow with the board
const DRAGGED = 5; // px: less is a click

/**
 * What is looked at, as a share of the whole, and where in the frame it lies.
 * @typedef {{ across: number, down: number, x: number, y: number }} Held
 */

/** @param {number} zoom */
const within = (zoom) => Math.min(MOST, Math.max(1, zoom));

/** Parts of the board that are looked at one at a time carry `data-zone`. @param {{ children?: unknown }} props */
export function Surface({ children }) {
  const { view, choices } = useTable();
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const [zoom, setZoom] = useState(1);
  const now = useRef(zoom);
  const held = useRef(/** @type {Held | null} */ (null));

  /** What lies at this point of the frame stays there. @param {number} next @param {number} [x] @param {number} [y] */
  const zoomTo = (next, x, y) => {
    const box = frame.current;
    if (!box || within(next) === now.current) return;
    const [left, top] = [x ?? box.clientWidth / 2, y ?? box.clientHeight / 2];
    held.current = { across: (box.scrollLeft + left) / box.scrollWidth, down: (box.scrollTop + top) / box.scrollHeight, x: left, y: top };
    now.current = within(next);
    setZoom(now.current);
  };
  const look = () => {
    const [box, point] = [frame.current, held.current];
    if (box && point) box.scrollTo(point.across * box.scrollWidth - point.x, point.down * box.scrollHeight - point.y);
    held.current = null;
  };
  useLayoutEffect(look, [zoom]);

  useEffect(() => {
    const box = /** @type {HTMLElement} */ (frame.current);
    const at = (/** @type {{ clientX: number, clientY: number }} */ { clientX, clientY }) => {
      const { left, top } = box.getBoundingClientRect();
      return /** @type {const} */ ([clientX - left, clientY - top]);
    };
    const wheel = (/** @type {WheelEvent} */ event) => {
      const fits = box.scrollHeight <= (box.clientHeight + 2) * now.current;
      if (!fits && !event.ctrlKey) return; // there it scrolls
      event.preventDefault();
      zoomTo(now.current * Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), ...at(event));
    };
    let spread = 0;
    const pinch = (/** @type {TouchEvent} */ event) => {
      if (event.touches.length !== 2) return void (spread = 0);
      const [one, other] = event.touches;
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const between = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
      event.preventDefault();
      if (spread) zoomTo((now.current * apart) / spread, ...at(between));
      spread = apart;
    };
    const key = (/** @type {KeyboardEvent} */ event) => {
      const by = { "+": STEP, "=": STEP, "-": 1 / STEP, 0: 1 / MOST }[event.key];
      if (by && !typing(event) && !event.ctrlKey && !event.metaKey && !event.altKey) zoomTo(now.current * by);
    };
    box.addEventListener("wheel", wheel, { passive: false });
    for (const kind of /** @type {const} */ (["touchstart", "touchmove", "touchend"]))
      box.addEventListener(kind, pinch, { passive: false });
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);

  // A finger finds what is asked: in sight, and large enough to be touched.
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !choices.length || !matchMedia("(pointer: coarse)").matches) return;
    const found = forFinger(box, now.current);
    if (!found) return;
    held.current = found.point;
    if (found.zoom === now.current) look();
    else setZoom((now.current = found.zoom));
  }, [view.decision, view.moves, choices.length > 0]);

  return html`
    <div class=${`surface ${zoom > 1 ? "near" : ""}`} style=${{ "--zoom": zoom }}>
      <div
        class="surface-frame"
        ref=${frame}
        tabindex=${zoom > 1 ? 0 : undefined}
        role="group"
        aria-label=${say("board")}
        onpointerdown=${drag}
      >
        ${children}
      </div>
      <div class="zoom" role="group" aria-label=${say("zoom")}>
        <${Key} name="zoom-in" keys="+" shape="M12 5V19M5 12H19" off=${zoom >= MOST} act=${() => zoomTo(zoom * STEP)} />
        <${Key} name="zoom-out" keys="-" shape="M5 12H19" off=${zoom <= 1} act=${() => zoomTo(zoom / STEP)} />
        <${Key} name="zoom-fit" keys="0" shape="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" off=${zoom <= 1} act=${() => zoomTo(1)} />
      </div>
    </div>
  `;
}

/** @param {{ name: string, keys: string, shape: string, off: boolean, act: () => void }} props */
const Key = ({ name, keys, shape, off, act }) => html`
  <button aria-label=${say(name)} title=${`${say(name)} (${keys})`} aria-keyshortcuts=${keys} disabled=${off} onclick=${act}>
    <svg class="ui" viewBox="0 0 24 24" aria-hidden="true"><path d=${shape} /></svg>
  </button>
`;

/**
 * How near, and what to look at, so that what can be chosen in the zone with most of it can be touched; no nearer than that all of it is
 * in sight.
 * @param {HTMLElement} frame
 * @param {number} zoom
 * @returns {{ zoom: number, point: Held } | null}
 */
function forFinger(frame, zoom) {
  const { left, top } = frame.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = frame;
  const zones = frame.querySelector("[data-zone]") ? [...frame.querySelectorAll("[data-zone]")] : [frame];
  const lit = zones
    .map((zone) => [...zone.querySelectorAll("[data-lit]")].map((spot) => spot.getBoundingClientRect()))
    .reduce((most, spots) => (spots.length > most.length ? spots : most));
  if (!lit.length) return null;
  const [west, east] = [Math.min(...lit.map((spot) => spot.left)), Math.max(...lit.map((spot) => spot.right))];
  const [north, south] = [Math.min(...lit.map((spot) => spot.top)), Math.max(...lit.map((spot) => spot.bottom))];
  const small = Math.min(...lit.map((spot) => Math.min(spot.width, spot.height)));
  const room = Math.min((width - 8) / (east - west), (height - 8) / (south - north));
  const low = south - north > height; // then it is looked at from its top
  return {
    zoom: within(zoom * Math.min(FINGER / small, room)),
    point: {
      across: ((west + east) / 2 - left + frame.scrollLeft) / frame.scrollWidth,
      down: ((low ? north : (north + south) / 2) - top + frame.scrollTop) / frame.scrollHeight,
      x: width / 2,
      y: low ? 0 : height / 2,
    },
  };
}

/** A mouse takes hold of the surface anywhere but on what acts; letting go after a drag is no click. @param {PointerEvent} event */
function drag(event) {
  const box = /** @type {HTMLElement} */ (event.currentTarget);
  const free = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
  const target = /** @type {Element} */ (event.target);
  if (event.pointerType !== "mouse" || event.button || !free || target.closest("[data-lit], button, a, input, select")) return;
  const from = { x: event.clientX + box.scrollLeft, y: event.clientY + box.scrollTop };
  let moved = false;
  const move = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    moved ||= Math.hypot(from.x - box.scrollLeft - clientX, from.y - box.scrollTop - clientY) > DRAGGED;
    if (moved) box.scrollTo(from.x - clientX, from.y - clientY);
  };
  const swallow = (/** @type {Event} */ click) => moved && click.stopPropagation();
  const drop = () => {
    removeEventListener("pointermove", move);
    setTimeout(() => box.removeEventListener("click", swallow, true));
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", drop, { once: true });
  box.addEventListener("click", swallow, true);
}
