// Animations: pieces glide to their new places, and amounts show by how much they changed.

import { animationsEnabled } from "./settings.js";

/** @typedef {{ box: DOMRect, at: string | undefined }} Place */
/** @typedef {{ n: number, box: DOMRect }} Amount */
/**
 * The visible part of the zoomable surface and its position on the page.
 * @typedef {{ x: number, y: number, left: number, top: number, width: number }} Viewport
 */
/** @typedef {{ places: Map<string, Place>, amounts: Map<string, Amount>, viewport: Viewport | null }} Snapshot */

/** A snapshot without pieces or amounts. @returns {Snapshot} */
export const emptySnapshot = () => ({ places: new Map(), amounts: new Map(), viewport: null });

const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";
const GLIDE_MS = 450;
const CHANGE_SHOWN_MS = 1400; // how long a change stays next to its amount
const MAX_FLYING_ICONS = 3;

/** @param {string} what @param {ParentNode} root @returns {NodeListOf<SVGElement | HTMLElement>} */
const queryAll = (what, root) => root.querySelectorAll(what);

/** Records the positions of pieces (`data-piece`) and all amounts (`data-amount`, `data-n`) before a change. @returns {Snapshot} */
export function takeSnapshot(root = document) {
  const { places, amounts, viewport } = emptySnapshot();
  for (const amount of queryAll("[data-amount]", root))
    amounts.set(amount.dataset.amount ?? "", { n: Number(amount.dataset.n), box: amount.getBoundingClientRect() });
  if (!animationsEnabled()) return { places, amounts, viewport };
  for (const piece of queryAll("[data-piece]", root))
    places.set(piece.dataset.piece ?? "", { box: piece.getBoundingClientRect(), at: piece.dataset.at });
  return { places, amounts, viewport: viewportOf(surface(root)) };
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
export function moveWithSurface({ places, viewport }, root = document) {
  const now = viewport && viewportOf(surface(root)); // without animations, do not force a layout
  if (!now || !viewport) return { x: 0, y: 0, scale: 1 };
  const nearer = now.width / viewport.width;
  for (const { box } of places.values()) {
    const [across, down] = [box.x - viewport.x + viewport.left, box.y - viewport.y + viewport.top]; // relative to the surface
    [box.x, box.y] = [now.x - now.left + across * nearer, now.y - now.top + down * nearer];
    [box.width, box.height] = [box.width * nearer, box.height * nearer];
  }
  return { x: now.left - viewport.left, y: now.top - viewport.top, scale: 1 / nearer };
}

/** @typedef {{ x: number, y: number, scale: number }} SurfaceShift */

/** Animates the surface and its overlay to their new position. @param {SurfaceShift} moved */
export function animatePan({ x, y, scale }, root = document) {
  if (!animationsEnabled() || (scale === 1 && !Math.hypot(x, y))) return;
  const timing = { duration: GLIDE_MS / 2, easing: EASE };
  const from = { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${scale})` };
  surface(root)?.firstElementChild?.animate([from, { transformOrigin: "0 0", transform: "none" }], timing);
  if (scale === 1) animationLayer().animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], timing);
}

/**
 * Animates pieces to their new places and fades in new pieces. A piece with `data-along` walks through the places on its track, always
 * forward. The places have the track's name and their number (`data-way="street:4"`); the piece has its own number in `data-at`.
 * @param {Snapshot} before
 */
export function animatePieces({ places }, root = document, duration = GLIDE_MS) {
  if (!places.size) return;
  /** @type {(() => void)[]} */
  const starters = []; // measure everything before the first animation starts, so the page is laid out once
  for (const piece of queryAll("[data-piece]", root)) {
    const then = places.get(piece.dataset.piece ?? "");
    if (!then) starters.push(() => piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: EASE }));
    if (!then?.box.width) continue;
    const now = piece.getBoundingClientRect();
    if (!now.width) continue;
    const stops = [middle(then.box), ...pointsBetween(piece, then.at, root)].map(([x, y]) => offsetFromCenter(piece, now, x, y));
    if (stops.every(([x, y]) => Math.hypot(x, y) < 2)) continue;
    const frame = keyframes(piece);
    const frames = [...stops, [0, 0]].map(([x, y]) => frame(x, y));
    const timing = { duration: duration * (1 + (stops.length - 1) / 4), easing: stops.length > 1 ? "linear" : EASE };
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
  const drawing = element instanceof SVGSVGElement && !element.ownerSVGElement;
  const own = drawing ? getComputedStyle(element).transform.replace("none", "") : "";
  return (/** @type {number} */ x, /** @type {number} */ y, scale = 1) =>
    drawing ? { transform: `translate(${x}px, ${y}px) scale(${scale}) ${own}` } : { translate: `${x}px ${y}px`, scale };
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
function pointsBetween({ dataset: { along, at: to } }, from, root) {
  if (!along || from === undefined || to === undefined || from === to) return [];
  /** @type {Map<number, Element>} */
  const way = new Map([...queryAll(`[data-way^="${along}:"]`, root)].map((place) => [Number(place.dataset.way?.split(":")[1]), place]));
  const numbers = [...way.keys()].sort((one, other) => one - other);
  const passed = [];
  for (let place = numbers.indexOf(Number(from)) + 1; passed.length < numbers.length; place += 1) {
    const number = numbers[place % numbers.length];
    if (number === Number(to)) break;
    passed.push(middle(/** @type {Element} */ (way.get(number)).getBoundingClientRect()));
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
  const drawing = piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement) ? piece.getScreenCTM() : null;
  const scale = drawing ? Math.hypot(drawing.a, drawing.b) : 1;
  const turn = drawing ? -Math.atan2(drawing.b, drawing.a) : 0;
  const [dx, dy] = [(x - box.x - box.width / 2) / scale, (y - box.y - box.height / 2) / scale];
  return [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)];
}

// Amounts

/** Returns the overlay for labels, flying icons and marks. */
function animationLayer() {
  const found = document.querySelector(".flows");
  if (found) return found;
  const made = Object.assign(document.createElement("div"), { className: "flows", ariaHidden: "true" });
  document.body.append(made);
  return made;
}

/** Removes the animations of an earlier step. Running animations cost a style update per frame even after their element is removed. */
export function clearAnimations() {
  const flows = document.querySelector(".flows");
  for (const animation of flows?.getAnimations({ subtree: true }) ?? []) animation.cancel();
  flows?.replaceChildren();
}

/**
 * Labels amounts that changed, and lets icons fly to amounts that grew: from the amount that shrank, or from `source`. An amount that is
 * missing before or after counts as 0.
 * @param {Snapshot} before
 * @param {Element | null} source the element that the step is about
 */
export function animateAmounts({ amounts }, source, root = document) {
  if (!amounts.size) return;
  const now = new Map([...queryAll("[data-amount]", root)].map((place) => [place.dataset.amount ?? "", place]));
  const changes = [...new Set([...amounts.keys(), ...now.keys()])].flatMap((name) => {
    const place = now.get(name) ?? null;
    const by = Number(place?.dataset.n ?? 0) - (amounts.get(name)?.n ?? 0);
    const box = by ? (place?.getBoundingClientRect() ?? amounts.get(name)?.box) : null;
    return box && isInView(box, place, root) ? [{ place, box, by, of: name.split(/[:.]/).pop() }] : [];
  });
  if (!changes.length) return;
  const beside = source?.getBoundingClientRect();
  const begin = changes.flatMap(({ place, box, by, of }) => {
    const other = changes.find((change) => change.of === of && change.by * by < 0);
    const sign = (place ?? other?.place)?.querySelector("svg");
    const flying = by > 0 ? flyingIcons(other?.box ?? beside, box, sign, by) : other ? null : flyingIcons(box, beside, sign, -by);
    return [changeLabel(box, by, place), flying];
  });
  for (const start of begin) start?.();
}

/** Labels the changes that an effect reports. @param {Record<string, number>[]} changes @param {Element | null} source */
export function animateChanges(changes, source, root = document) {
  const from = source?.getBoundingClientRect();
  const begin = changes.flatMap((things, seat) =>
    Object.entries(things).flatMap(([of, by]) => {
      const place = root.querySelector(`[data-amount="${seat}:${of}"]`);
      const box = place?.getBoundingClientRect();
      return place && box && isInView(box, place, root)
        ? [changeLabel(box, by, place), by > 0 ? flyingIcons(from, box, place.querySelector("svg"), by) : null]
        : [];
    }),
  );
  for (const start of begin) start?.();
}

/**
 * Returns whether an amount is visible. Labels for parts that are scrolled out of the surface would cover other elements.
 * @param {DOMRect} box
 * @param {Element | null} place null if the amount was removed from the surface
 * @param {ParentNode} root
 */
function isInView(box, place, root) {
  const frame = (place ? place.closest(".surface-frame") : surface(root))?.getBoundingClientRect();
  const [x, y] = middle(box);
  return !frame || (x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom);
}

// `changeLabel` and `flyingIcons` measure first and return a function that draws, so the page is laid out once.

/** A separate function, so that the timer does not keep the table in memory. @param {Element} element */
const removeLater = (element) => void setTimeout(() => element.remove(), CHANGE_SHOWN_MS);

/**
 * Shows a label such as `+2` next to an amount, which pulses once.
 * @param {DOMRect} box
 * @param {number} by
 * @param {Element | null} place
 */
function changeLabel({ x, y, width }, by, place) {
  if (!width) return null;
  const beat = place && animationsEnabled() ? keyframes(place) : null;
  return () => {
    const label = Object.assign(document.createElement("b"), {
      className: by > 0 ? "change gain" : "change loss",
      textContent: by > 0 ? `+${by}` : `−${-by}`,
    });
    label.style.left = `${x + width / 2}px`;
    label.style.top = `${y}px`;
    animationLayer().append(label);
    if (!animationsEnabled()) return removeLater(label);
    const rising = ["0 0.4em", "0 0", "0 0", "0 -0.5em"];
    const shown = label.animate(
      rising.map((translate, step) => ({ translate, opacity: step === 3 ? 0 : 1 })),
      { duration: CHANGE_SHOWN_MS },
    );
    shown.onfinish = () => label.remove();
    if (beat)
      place?.animate(
        [1, 1.3, 1].map((scale) => beat(0, 0, scale)),
        { duration: GLIDE_MS, easing: EASE },
      );
  };
}

/**
 * Lets copies of an amount's icon fly from one place to another.
 * @param {DOMRect | undefined} from
 * @param {DOMRect | undefined} to
 * @param {SVGSVGElement | null | undefined} sign
 * @param {number} n
 */
function flyingIcons(from, to, sign, n) {
  if (!from || !to || !sign || !animationsEnabled()) return null;
  const { width, height } = sign.getBoundingClientRect();
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const colour = getComputedStyle(sign).getPropertyValue("--seat");
  const way = ["none", `translate(${toX - x}px, ${toY - y}px)`].map((transform) => ({ transform }));
  return () => {
    for (let coin = 0; coin < Math.min(n, MAX_FLYING_ICONS); coin += 1) {
      const thing = /** @type {SVGSVGElement} */ (sign.cloneNode(true));
      Object.assign(thing.style, { width: `${width}px`, height: `${height}px`, left: `${x - width / 2}px`, top: `${y - height / 2}px` });
      thing.style.setProperty("--seat", colour);
      animationLayer().append(thing);
      const flying = thing.animate(way, { duration: GLIDE_MS, delay: coin * 90, easing: EASE, fill: "backwards" });
      flying.onfinish = () => thing.remove();
    }
  };
}

// Marks

/**
 * Shows a mark at an element for the duration of a step. It moves there from the previous mark.
 * @param {Element} mark
 * @param {Element} thing
 * @param {Element | null} from
 * @param {number} delay
 */
export function showMark(mark, thing, from, delay) {
  const box = thing.getBoundingClientRect();
  if (!isInView(box, thing, document)) return;
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
    { duration: GLIDE_MS, delay, easing: EASE, fill: "backwards" },
  );
}
