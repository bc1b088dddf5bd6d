// What changes moves: pieces glide along their way, and amounts that grow or shrink say by how much.

import { animationsEnabled } from "./settings.js";

/** @typedef {{ box: DOMRect, at: string | undefined }} Place */
/** @typedef {{ n: number, box: DOMRect }} Amount */
/**
 * Which part of a surface is in its frame, and where that is.
 * @typedef {{ x: number, y: number, left: number, top: number, width: number }} Viewport
 */
/** @typedef {{ places: Map<string, Place>, amounts: Map<string, Amount>, viewport: Viewport | null }} Snapshot */

/** Before anything was there. @returns {Snapshot} */
export const emptySnapshot = () => ({ places: new Map(), amounts: new Map(), viewport: null });

const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";
const GLIDE_MS = 450; // ms
const CHANGE_SHOWN_MS = 1400; // ms a change stays beside its amount
const MAX_FLYING_ICONS = 3; // that fly at a time

/** @param {string} what @param {ParentNode} root @returns {NodeListOf<SVGElement | HTMLElement>} */
const queryAll = (what, root) => root.querySelectorAll(what);

/** Where pieces (`data-piece`) are and how much there is of what (`data-amount`, `data-n`) before a change. @returns {Snapshot} */
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
 * The surface has been moved since, or is nearer or farther: pieces are carried along.
 * @param {Snapshot} before
 * @returns {SurfaceShift} how it lay, seen from how it lies
 */
export function moveWithSurface({ places, viewport }, root = document) {
  const now = viewport && viewportOf(surface(root)); // where nothing moves, nothing is laid out before its time
  if (!now || !viewport) return { x: 0, y: 0, scale: 1 };
  const nearer = now.width / viewport.width;
  for (const { box } of places.values()) {
    const [across, down] = [box.x - viewport.x + viewport.left, box.y - viewport.y + viewport.top]; // where it was on the surface
    [box.x, box.y] = [now.x - now.left + across * nearer, now.y - now.top + down * nearer];
    [box.width, box.height] = [box.width * nearer, box.height * nearer];
  }
  return { x: now.left - viewport.left, y: now.top - viewport.top, scale: 1 / nearer };
}

/** @typedef {{ x: number, y: number, scale: number }} SurfaceShift */

/** The surface glides to where it has been moved, and what lies over it too. @param {SurfaceShift} moved */
export function animatePan({ x, y, scale }, root = document) {
  if (!animationsEnabled() || (scale === 1 && !Math.hypot(x, y))) return;
  const timing = { duration: GLIDE_MS / 2, easing: EASE };
  const from = { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${scale})` };
  surface(root)?.firstElementChild?.animate([from, { transformOrigin: "0 0", transform: "none" }], timing);
  if (scale === 1) animationLayer().animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], timing);
}

/**
 * Pieces that have moved glide there, and those that came fade in. A piece with `data-along` walks past the places of that way, which
 * carry its name and their number (`data-way="street:4"`), from its old number (`data-at`) to the new one, always forward.
 * @param {Snapshot} before
 */
export function animatePieces({ places }, root = document, duration = GLIDE_MS) {
  if (!places.size) return;
  /** @type {(() => void)[]} */
  const begin = []; // only when all is measured: what moves would have to be laid out before the next is
  for (const piece of queryAll("[data-piece]", root)) {
    const then = places.get(piece.dataset.piece ?? "");
    if (!then) begin.push(() => piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: EASE }));
    if (!then?.box.width) continue;
    const now = piece.getBoundingClientRect();
    if (!now.width) continue;
    const stops = [middle(then.box), ...pointsBetween(piece, then.at, root)].map(([x, y]) => offsetFromCenter(piece, now, x, y));
    if (stops.every(([x, y]) => Math.hypot(x, y) < 2)) continue;
    const frame = keyframes(piece);
    const frames = [...stops, [0, 0]].map(([x, y]) => frame(x, y));
    const timing = { duration: duration * (1 + (stops.length - 1) / 4), easing: stops.length > 1 ? "linear" : EASE };
    begin.push(() => piece.animate(frames, timing));
  }
  for (const start of begin) start();
}

/**
 * Makes keyframes that come on top of an element's own transform. The compositor moves an `<svg>` only by `transform`: with `translate` or
 * `scale` the page would be styled and painted for every picture.
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
 * The places a walker passes on its way.
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
 * How far a point is from the middle of a piece. Inside an SVG a pixel is not a pixel: it is measured in the drawing's own units.
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

/** What lies over the table for a moment. */
function animationLayer() {
  const found = document.querySelector(".flows");
  if (found) return found;
  const made = Object.assign(document.createElement("div"), { className: "flows", ariaHidden: "true" });
  document.body.append(made);
  return made;
}

/** Removes what an earlier step left. The page is styled for every picture of an animation, even if its element was removed. */
export function clearAnimations() {
  const flows = document.querySelector(".flows");
  for (const animation of flows?.getAnimations({ subtree: true }) ?? []) animation.cancel();
  flows?.replaceChildren();
}

/**
 * Amounts that have changed say by how much, and what was gained flies there: from where there is less of it now, or from `source`. What
 * was not there before, or is no more, was or is nothing.
 * @param {Snapshot} before
 * @param {Element | null} source what the step is about
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

/** What news says somebody has more or less of. @param {Record<string, number>[]} changes @param {Element | null} source */
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
 * Whether an amount is in sight: what is scrolled out of the surface would be told over the choices below it.
 * @param {DOMRect} box
 * @param {Element | null} place null: it is no more, but was on the surface
 * @param {ParentNode} root
 */
function isInView(box, place, root) {
  const frame = (place ? place.closest(".surface-frame") : surface(root))?.getBoundingClientRect();
  const [x, y] = middle(box);
  return !frame || (x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom);
}

// `sayChange` and `fly` measure first and return what draws: everything is measured before anything is drawn, so the page is laid out once.

/** Apart from what draws, so that the timer holds nothing of the table. @param {Element} element */
const removeLater = (element) => void setTimeout(() => element.remove(), CHANGE_SHOWN_MS);

/** `+2` beside an amount, which beats once. @param {DOMRect} box @param {number} by @param {Element | null} place */
function changeLabel({ x, y, width }, by, place) {
  if (!width) return null;
  const beat = place && animationsEnabled() ? keyframes(place) : null;
  return () => {
    const said = Object.assign(document.createElement("b"), {
      className: by > 0 ? "change gain" : "change loss",
      textContent: by > 0 ? `+${by}` : `−${-by}`,
    });
    said.style.left = `${x + width / 2}px`;
    said.style.top = `${y}px`;
    animationLayer().append(said);
    if (!animationsEnabled()) return removeLater(said);
    const rising = ["0 0.4em", "0 0", "0 0", "0 -0.5em"];
    const shown = said.animate(
      rising.map((translate, step) => ({ translate, opacity: step === 3 ? 0 : 1 })),
      { duration: CHANGE_SHOWN_MS },
    );
    shown.onfinish = () => said.remove();
    if (beat)
      place?.animate(
        [1, 1.3, 1].map((scale) => beat(0, 0, scale)),
        { duration: GLIDE_MS, easing: EASE },
      );
  };
}

/**
 * A few of a thing on their way: they look like the sign beside its amount.
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
 * A mark beside a thing on the table, for as long as the step is shown; it comes from where the one before it was.
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
