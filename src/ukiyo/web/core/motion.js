// Animations: pieces glide to their new places, and labels show how much an amount changed.

import { animationsEnabled } from "./settings.js";

/** @typedef {{ box: DOMRect, at: string | undefined }} PiecePosition */
/** @typedef {{ n: number, box: DOMRect }} Amount */
/**
 * The visible part of the zoomable surface and its position on the page.
 * @typedef {{ x: number, y: number, left: number, top: number, width: number }} Viewport
 */
/** @typedef {{ pieces: Map<string, PiecePosition>, amounts: Map<string, Amount>, viewport: Viewport | null }} Snapshot */

/** A snapshot without pieces or amounts. @returns {Snapshot} */
export const emptySnapshot = () => ({ pieces: new Map(), amounts: new Map(), viewport: null });

const EASING = "cubic-bezier(0.3, 0, 0.2, 1)";
const GLIDE_MS = 450;
const LABEL_DURATION_MS = 1400; // how long a change stays next to its amount
const MAX_FLYING_ICONS = 3;

/** @param {string} selector @param {ParentNode} root @returns {NodeListOf<SVGElement | HTMLElement>} */
const queryAll = (selector, root) => root.querySelectorAll(selector);

/** Records the positions of pieces (`data-piece`) and all amounts (`data-amount`, `data-n`) before a change. @returns {Snapshot} */
export function takeSnapshot(root = document) {
  const { pieces, amounts, viewport } = emptySnapshot();
  for (const amount of queryAll("[data-amount]", root))
    amounts.set(amount.dataset.amount ?? "", { n: Number(amount.dataset.n), box: amount.getBoundingClientRect() });
  if (!animationsEnabled()) return { pieces, amounts, viewport };
  for (const piece of queryAll("[data-piece]", root))
    pieces.set(piece.dataset.piece ?? "", { box: piece.getBoundingClientRect(), at: piece.dataset.at });
  return { pieces, amounts, viewport: viewportOf(surface(root)) };
}

/** @param {ParentNode} root */
const surface = (root) => root.querySelector(".surface-frame");

/** @param {Element | null} frame @returns {Viewport | null} */
function viewportOf(frame) {
  if (!frame) return null;
  const { x, y } = frame.getBoundingClientRect();
  return { x, y, left: frame.scrollLeft, top: frame.scrollTop, width: frame.scrollWidth };
}

/**
 * Adjusts recorded positions if the surface was scrolled or zoomed since.
 * @param {Snapshot} before
 * @returns {SurfaceShift} the old position relative to the new one
 */
export function moveWithSurface({ pieces, viewport }, root = document) {
  const now = viewport && viewportOf(surface(root)); // without animations, do not force a layout
  if (!now || !viewport) return { x: 0, y: 0, scale: 1 };
  const zoom = now.width / viewport.width;
  for (const { box } of pieces.values()) {
    const [across, down] = [box.x - viewport.x + viewport.left, box.y - viewport.y + viewport.top]; // relative to the surface
    [box.x, box.y] = [now.x - now.left + across * zoom, now.y - now.top + down * zoom];
    [box.width, box.height] = [box.width * zoom, box.height * zoom];
  }
  return { x: now.left - viewport.left, y: now.top - viewport.top, scale: 1 / zoom };
}

/** @typedef {{ x: number, y: number, scale: number }} SurfaceShift */

/** Animates the surface and its overlay to their new position. @param {SurfaceShift} moved */
export function animatePan({ x, y, scale }, root = document) {
  if (!animationsEnabled() || (scale === 1 && !Math.hypot(x, y))) return;
  const timing = { duration: GLIDE_MS / 2, easing: EASING };
  const from = { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${scale})` };
  surface(root)?.firstElementChild?.animate([from, { transformOrigin: "0 0", transform: "none" }], timing);
  if (scale === 1) animationLayer().animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], timing);
}

/**
 * Animates pieces to their new places and fades in new pieces. A piece with `data-track` walks through the places on its track, always
 * forward. The places have the track's name and their number (`data-track-space="street:4"`); the piece has its own number in `data-at`.
 * @param {Snapshot} before
 */
export function animatePieces({ pieces }, root = document, duration = GLIDE_MS) {
  if (!pieces.size) return;
  /** @type {(() => void)[]} */
  const starters = []; // measure everything before the first animation starts, so the page is laid out once
  for (const piece of queryAll("[data-piece]", root)) {
    const previous = pieces.get(piece.dataset.piece ?? "");
    if (!previous) starters.push(() => piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: EASING }));
    if (!previous?.box.width) continue;
    const now = piece.getBoundingClientRect();
    if (!now.width) continue;
    const stops = [middle(previous.box), ...pointsBetween(piece, previous.at, root)].map(([x, y]) => offsetFromCenter(piece, now, x, y));
    if (stops.every(([x, y]) => Math.hypot(x, y) < 2)) continue;
    const frame = keyframes(piece);
    const frames = [...stops, [0, 0]].map(([x, y]) => frame(x, y));
    const timing = { duration: duration * (1 + (stops.length - 1) / 4), easing: stops.length > 1 ? "linear" : EASING };
    starters.push(() => piece.animate(frames, timing));
  }
  for (const start of starters) start();
}

/**
 * Returns a function that makes keyframes on top of an element's own transform. The compositor moves an `<svg>` only by `transform`; with
 * `translate` or `scale`, every frame would be styled and painted.
 * @param {Element} element
 */
function keyframes(element) {
  const isDrawing = element instanceof SVGSVGElement && !element.ownerSVGElement;
  const own = isDrawing ? getComputedStyle(element).transform.replace("none", "") : "";
  return (/** @type {number} */ x, /** @type {number} */ y, scale = 1) =>
    isDrawing ? { transform: `translate(${x}px, ${y}px) scale(${scale}) ${own}` } : { translate: `${x}px ${y}px`, scale };
}

/** @param {DOMRect} box */
const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

/**
 * Returns the places that a piece passes on its track.
 * @param {SVGElement | HTMLElement} piece
 * @param {string | undefined} from
 * @param {ParentNode} root
 * @returns {number[][]}
 */
function pointsBetween({ dataset: { track, at: to } }, from, root) {
  if (!track || from === undefined || to === undefined || from === to) return [];
  /** @type {Map<number, Element>} */
  const spaces = new Map(
    [...queryAll(`[data-track-space^="${track}:"]`, root)].map((element) => [Number(element.dataset.trackSpace?.split(":")[1]), element]),
  );
  const numbers = [...spaces.keys()].sort((one, other) => one - other);
  const passed = [];
  for (let index = numbers.indexOf(Number(from)) + 1; passed.length < numbers.length; index += 1) {
    const number = numbers[index % numbers.length];
    if (number === Number(to)) break;
    passed.push(middle(/** @type {Element} */ (spaces.get(number)).getBoundingClientRect()));
  }
  return passed;
}

/**
 * Returns the distance of a point from the center of a piece, in the units of the SVG if the piece is inside one.
 * @param {Element} piece
 * @param {DOMRect} box
 * @param {number} x
 * @param {number} y
 */
function offsetFromCenter(piece, box, x, y) {
  const matrix = piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement) ? piece.getScreenCTM() : null;
  const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  const angle = matrix ? -Math.atan2(matrix.b, matrix.a) : 0;
  const [dx, dy] = [(x - box.x - box.width / 2) / scale, (y - box.y - box.height / 2) / scale];
  return [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
}

// Amounts

/** Returns the overlay for labels, flying icons and marks. */
function animationLayer() {
  const existing = document.querySelector(".animation-layer");
  if (existing) return existing;
  const layer = Object.assign(document.createElement("div"), { className: "animation-layer", ariaHidden: "true" });
  document.body.append(layer);
  return layer;
}

/** Removes the animations of an earlier step. Running animations cost a style update per frame even after their element is removed. */
export function clearAnimations() {
  const layer = document.querySelector(".animation-layer");
  for (const animation of layer?.getAnimations({ subtree: true }) ?? []) animation.cancel();
  layer?.replaceChildren();
}

/**
 * Labels amounts that changed, and lets icons fly to amounts that grew: from the amount that shrank, or from `source`. An amount that is
 * missing before or after counts as 0.
 * @param {Snapshot} before
 * @param {Element | null} source the element that the step is about
 */
export function animateAmounts({ amounts }, source, root = document) {
  if (!amounts.size) return;
  const now = new Map([...queryAll("[data-amount]", root)].map((element) => [element.dataset.amount ?? "", element]));
  const changes = [...new Set([...amounts.keys(), ...now.keys()])].flatMap((name) => {
    const element = now.get(name) ?? null;
    const delta = Number(element?.dataset.n ?? 0) - (amounts.get(name)?.n ?? 0);
    const box = delta ? (element?.getBoundingClientRect() ?? amounts.get(name)?.box) : null;
    return box && isInView(box, element, root) ? [{ element, box, delta, name: name.split(/[:.]/).pop() }] : [];
  });
  if (!changes.length) return;
  const sourceBox = source?.getBoundingClientRect();
  const starters = changes.flatMap(({ element, box, delta, name }) => {
    const other = changes.find((change) => change.name === name && change.delta * delta < 0);
    const icon = (element ?? other?.element)?.querySelector("svg");
    const flying =
      delta > 0 ? flyingIcons(other?.box ?? sourceBox, box, icon, delta) : other ? null : flyingIcons(box, sourceBox, icon, -delta);
    return [changeLabel(box, delta, element), flying];
  });
  for (const start of starters) start?.();
}

/** Labels the changes that an effect reports. @param {Record<string, number>[]} changes @param {Element | null} source */
export function animateChanges(changes, source, root = document) {
  const from = source?.getBoundingClientRect();
  const starters = changes.flatMap((amounts, seat) =>
    Object.entries(amounts).flatMap(([name, delta]) => {
      const element = root.querySelector(`[data-amount="${seat}:${name}"]`);
      const box = element?.getBoundingClientRect();
      return element && box && isInView(box, element, root)
        ? [changeLabel(box, delta, element), delta > 0 ? flyingIcons(from, box, element.querySelector("svg"), delta) : null]
        : [];
    }),
  );
  for (const start of starters) start?.();
}

/**
 * Returns whether an amount is visible. Labels for parts that are scrolled out of the surface would cover other elements.
 * @param {DOMRect} box
 * @param {Element | null} element null if the amount was removed from the surface
 * @param {ParentNode} root
 */
function isInView(box, element, root) {
  const frame = (element ? element.closest(".surface-frame") : surface(root))?.getBoundingClientRect();
  const [x, y] = middle(box);
  return !frame || (x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom);
}

// `changeLabel` and `flyingIcons` measure first and return a function that draws, so the page is laid out once.

/** A separate function, so that the timer does not keep the table in memory. @param {Element} element */
const removeLater = (element) => void setTimeout(() => element.remove(), LABEL_DURATION_MS);

/**
 * Shows a label such as `+2` next to an amount, which pulses once.
 * @param {DOMRect} box
 * @param {number} delta
 * @param {Element | null} element
 */
function changeLabel({ x, y, width }, delta, element) {
  if (!width) return null;
  const pulse = element && animationsEnabled() ? keyframes(element) : null;
  return () => {
    const label = Object.assign(document.createElement("b"), {
      className: delta > 0 ? "change gain" : "change loss",
      textContent: delta > 0 ? `+${delta}` : `−${-delta}`,
    });
    label.style.left = `${x + width / 2}px`;
    label.style.top = `${y}px`;
    animationLayer().append(label);
    if (!animationsEnabled()) return removeLater(label);
    const rising = ["0 0.4em", "0 0", "0 0", "0 -0.5em"];
    const shown = label.animate(
      rising.map((translate, step) => ({ translate, opacity: step === 3 ? 0 : 1 })),
      { duration: LABEL_DURATION_MS },
    );
    shown.onfinish = () => label.remove();
    if (pulse)
      element?.animate(
        [1, 1.3, 1].map((scale) => pulse(0, 0, scale)),
        { duration: GLIDE_MS, easing: EASING },
      );
  };
}

/**
 * Lets copies of an amount's icon fly from one place to another.
 * @param {DOMRect | undefined} from
 * @param {DOMRect | undefined} to
 * @param {SVGSVGElement | null | undefined} icon
 * @param {number} n
 */
function flyingIcons(from, to, icon, n) {
  if (!from || !to || !icon || !animationsEnabled()) return null;
  const { width, height } = icon.getBoundingClientRect();
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const colour = getComputedStyle(icon).getPropertyValue("--seat");
  const path = ["none", `translate(${toX - x}px, ${toY - y}px)`].map((transform) => ({ transform }));
  return () => {
    for (let i = 0; i < Math.min(n, MAX_FLYING_ICONS); i += 1) {
      const copy = /** @type {SVGSVGElement} */ (icon.cloneNode(true));
      Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, left: `${x - width / 2}px`, top: `${y - height / 2}px` });
      copy.style.setProperty("--seat", colour);
      animationLayer().append(copy);
      const flying = copy.animate(path, { duration: GLIDE_MS, delay: i * 90, easing: EASING, fill: "backwards" });
      flying.onfinish = () => copy.remove();
    }
  };
}

// Marks

/**
 * Shows a mark at an element for the duration of a step. It moves there from the previous mark.
 * @param {Element} mark
 * @param {Element} target
 * @param {Element | null} from
 * @param {number} delay
 */
export function showMark(mark, target, from, delay) {
  const box = target.getBoundingClientRect();
  if (!isInView(box, target, document)) return;
  const [x, y] = middle(box);
  Object.assign(/** @type {HTMLElement} */ (mark).style, { left: `${x}px`, top: `${y}px` });
  animationLayer().append(mark);
  if (!animationsEnabled()) return;
  const [fromX, fromY] = from ? middle(from.getBoundingClientRect()) : [x, y];
  mark.animate(
    [
      { translate: `${fromX - x}px ${fromY - y}px`, opacity: from ? 1 : 0, scale: from ? 1 : 0.4 },
      { translate: "0 0", opacity: 1, scale: 1 },
    ],
    { duration: GLIDE_MS, delay, easing: EASING, fill: "backwards" },
  );
}
