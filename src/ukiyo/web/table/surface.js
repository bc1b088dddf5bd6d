// A board that can be zoomed with the wheel, pinch, keys and buttons, and panned by dragging, scrolling and focus. Its content is laid out
// again at each zoom level to stay sharp: it is `--zoom` times as large as its frame.

import { html, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { isTyping } from "../core/arrow-keys.js";
import { hasTouchInput } from "../core/settings.js";
import { useTable } from "../core/table-context.js";
import { translate } from "../core/locale.js";
import { findTarget } from "./step-display.js";
import { MAX_ZOOM, ZOOM_STEP, setZoomControl, ZoomButtons } from "./zoom-buttons.js";

/** @import { Names } from "../core/types.js" */

const TARGET_SIZE_PX = 42; // comfortable to touch, plus a margin for borders, which do not grow with the board
const MIN_TARGET_SIZE_PX = 40.5; // even if not all targets fit on the screen
const DRAG_THRESHOLD_PX = 5; // shorter movements are clicks

/**
 * A point of the board, as a share of its size, and its position in the frame.
 * @typedef {{ across: number, down: number, x: number, y: number }} FixedPoint
 */

const WHOLE_BOARD = { zoom: 1, point: { across: 0, down: 0, x: 0, y: 0 } };

/** Returns whether the screen is large enough to read the whole board, as on a tablet. */
const isLargeScreen = () => matchMedia("(min-width: 601px) and (min-height: 601px)").matches;

/** @param {number} zoom */
const clampZoom = (zoom) => Math.min(MAX_ZOOM, Math.max(1, zoom));

/**
 * Parts of the board that a small screen shows one at a time have `data-zone`, the preferred one `data-zone="main"`.
 * @param {{ children?: unknown }} props
 */
export function Surface({ children }) {
  const { view, info, choices, stepNames } = useTable();
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const [zoom, setZoom] = useState(1);
  const currentZoom = useRef(zoom);
  const fixedPoint = useRef(/** @type {FixedPoint | null} */ (null));
  const keepWhole = useRef(false); // the player zoomed out on purpose, so do not zoom in again
  const wasDeciding = useRef(false);
  const isDeciding = choices.length > 0;

  /**
   * Zooms on the player's request and keeps this point of the frame in place.
   * @param {number} next
   * @param {number} [x]
   * @param {number} [y]
   */
  const zoomTo = (next, x, y) => {
    const box = frame.current;
    keepWhole.current = next <= 1;
    if (!box || clampZoom(next) === currentZoom.current) return;
    const [left, top] = [x ?? box.clientWidth / 2, y ?? box.clientHeight / 2];
    fixedPoint.current = {
      across: (box.scrollLeft + left) / box.scrollWidth,
      down: (box.scrollTop + top) / box.scrollHeight,
      x: left,
      y: top,
    };
    currentZoom.current = clampZoom(next);
    setZoom(currentZoom.current);
  };
  const applyPoint = () => {
    const [box, point] = [frame.current, fixedPoint.current];
    if (box && point) box.scrollTo(point.across * box.scrollWidth - point.x, point.down * box.scrollHeight - point.y);
    fixedPoint.current = null;
  };
  useLayoutEffect(applyPoint, [zoom]);
  useLayoutEffect(() => setZoomControl({ zoom, to: zoomTo }), [zoom]);
  useLayoutEffect(() => () => setZoomControl(null), []);

  useLayoutEffect(() => {
    const box = /** @type {HTMLElement} */ (frame.current);
    const at = (/** @type {{ clientX: number, clientY: number }} */ { clientX, clientY }) => {
      const { left, top } = box.getBoundingClientRect();
      return /** @type {const} */ ([clientX - left, clientY - top]);
    };
    const onWheel = (/** @type {WheelEvent} */ event) => {
      const fits = box.scrollHeight <= (box.clientHeight + 2) * currentZoom.current;
      if (!fits && !event.ctrlKey) return; // the wheel scrolls
      event.preventDefault();
      zoomTo(currentZoom.current * Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), ...at(event));
    };
    let lastDistance = 0;
    const onPinch = (/** @type {TouchEvent} */ event) => {
      if (event.touches.length !== 2) return void (lastDistance = 0);
      const [one, other] = event.touches;
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const between = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
      event.preventDefault();
      if (lastDistance) zoomTo((currentZoom.current * distance) / lastDistance, ...at(between));
      lastDistance = distance;
    };
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      const by = { "+": ZOOM_STEP, "=": ZOOM_STEP, "-": 1 / ZOOM_STEP, 0: 1 / MAX_ZOOM }[event.key];
      if (by && !isTyping(event) && !event.ctrlKey && !event.metaKey && !event.altKey) zoomTo(currentZoom.current * by);
    };
    box.addEventListener("wheel", onWheel, { passive: false });
    for (const kind of /** @type {const} */ (["touchstart", "touchmove", "touchend"]))
      box.addEventListener(kind, onPinch, { passive: false });
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  // On a touch screen, zooms to the targets of a decision so that they are visible and large enough, and before that to what a step
  // mentions. On a tablet, returns to the whole board when others play.
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !hasTouchInput()) return;
    // Measured immediately afterwards.
    const setZoomStyle = (/** @type {number} */ next) => box.parentElement?.style.setProperty("--zoom", String(next));
    const findView = () => {
      if (isDeciding && isLargeScreen() && keepWhole.current) return null;
      if (isDeciding) return (setZoomStyle(1), zoomForTouch(box));
      if (wasDeciding.current && isLargeScreen() && !info.your_seats.includes(view.seat)) return WHOLE_BOARD;
      return zoomToShow(box, stepNames, currentZoom.current);
    };
    const next = findView();
    wasDeciding.current = isDeciding || (wasDeciding.current && next !== WHOLE_BOARD);
    setZoomStyle(next?.zoom ?? currentZoom.current);
    if (!next) return;
    fixedPoint.current = next.point;
    applyPoint();
    setZoom((currentZoom.current = next.zoom));
  }, [view.decision, view.moves, isDeciding, JSON.stringify(stepNames)]);

  return html`
    <div class=${`surface ${zoom > 1 ? "zoomed" : ""}`} style=${{ "--zoom": zoom }}>
      <div
        class="surface-frame"
        ref=${frame}
        tabindex=${zoom > 1 ? 0 : undefined}
        role="group"
        aria-label=${translate("board")}
        onpointerdown=${startDrag}
      >
        ${children}
      </div>
      <${ZoomButtons} />
    </div>
  `;
}

/**
 * Returns the zoom level at which the targets of one zone can be touched, and its position. Zooms in no further than needed if all of them
 * would no longer fit. The main zone comes first, then the zone with the most targets. Measures at zoom level 1.
 * @param {HTMLElement} frame
 */
function zoomForTouch(frame) {
  const zones = frame.querySelector("[data-zone]") ? [...frame.querySelectorAll("[data-zone]")] : [frame];
  const selectableBoxes = (/** @type {Element} */ zone) =>
    [...zone.querySelectorAll("[data-selectable]")].map((box) => box.getBoundingClientRect());
  const main = zones.filter((zone) => zone.getAttribute("data-zone") === "main").flatMap(selectableBoxes);
  const selectable = main.length ? main : zones.map(selectableBoxes).reduce((most, found) => (found.length > most.length ? found : most));
  const smallest = Math.min(...selectable.map((box) => Math.min(box.width, box.height)));
  const chooseZoom = (/** @type {number} */ room) =>
    smallest >= MIN_TARGET_SIZE_PX ? 1 : Math.max(MIN_TARGET_SIZE_PX / smallest, Math.min(TARGET_SIZE_PX / smallest, room));
  return selectable.length ? fitBoxes(frame, selectable, chooseZoom) : null;
}

/**
 * Returns the position, and the zoom level if smaller, at which everything that a step mentions is visible, or at least the first part.
 * Returns null if it is already visible.
 * @param {HTMLElement} frame
 * @param {Names[]} names
 * @param {number} zoom
 */
function zoomToShow(frame, names, zoom) {
  const elements = names.flatMap((target) => findTarget(target) ?? []).filter((element) => frame.contains(element));
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width);
  const isVisible = (/** @type {DOMRect} */ box) => box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
  if (boxes.every(isVisible)) return null;
  const chooseZoom = (/** @type {number} */ room) => zoom * Math.min(1, room);
  const all = fitBoxes(frame, boxes, chooseZoom);
  return all.fits ? all : fitBoxes(frame, boxes.slice(0, 1), chooseZoom);
}

/**
 * @param {HTMLElement} frame
 * @param {DOMRect[]} boxes the boxes to show
 * @param {(room: number) => number} chooseZoom returns the zoom level, given the factor at which the boxes fill the frame
 * @returns {{ zoom: number, fits: boolean, point: FixedPoint }}
 */
function fitBoxes(frame, boxes, chooseZoom) {
  const { left, top } = frame.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = frame;
  const [west, east] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [north, south] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const tooTall = south - north > height; // then align the top
  const room = Math.min((width - 8) / (east - west), (height - 8) / (south - north));
  return {
    zoom: clampZoom(chooseZoom(room)),
    fits: chooseZoom(room) >= 1,
    point: {
      across: ((west + east) / 2 - left + frame.scrollLeft) / frame.scrollWidth,
      down: ((tooTall ? north : (north + south) / 2) - top + frame.scrollTop) / frame.scrollHeight,
      x: width / 2,
      y: tooTall ? 0 : height / 2,
    },
  };
}

/** Drags the surface with the mouse, except on controls. Releasing it after a drag is not a click. @param {PointerEvent} event */
function startDrag(event) {
  const box = /** @type {HTMLElement} */ (event.currentTarget);
  const isPannable = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
  const target = /** @type {Element} */ (event.target);
  if (event.pointerType !== "mouse" || event.button || !isPannable || target.closest("[data-selectable], button, a, input, select")) return;
  const from = { x: event.clientX + box.scrollLeft, y: event.clientY + box.scrollTop };
  let moved = false;
  const onMove = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    moved ||= Math.hypot(from.x - box.scrollLeft - clientX, from.y - box.scrollTop - clientY) > DRAG_THRESHOLD_PX;
    if (moved) box.scrollTo(from.x - clientX, from.y - clientY);
  };
  const suppressClick = (/** @type {Event} */ click) => moved && click.stopPropagation();
  const onRelease = () => {
    removeEventListener("pointermove", onMove);
    setTimeout(() => box.removeEventListener("click", suppressClick, true));
  };
  addEventListener("pointermove", onMove);
  addEventListener("pointerup", onRelease, { once: true });
  box.addEventListener("click", suppressClick, true);
}
