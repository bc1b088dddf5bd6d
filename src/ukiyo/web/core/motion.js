// Pieces glide: whatever carries `data-piece` is seen before a change and after it, and moves from the one place to the other.

import { moving } from "./settings.js";

const GLIDE = { duration: 450, easing: "cubic-bezier(0.3, 0, 0.2, 1)" };

/** @returns {Map<string, DOMRect>} */
export function seen(root = document) {
  const places = new Map();
  if (!moving()) return places;
  for (const piece of root.querySelectorAll("[data-piece]")) places.set(piece.getAttribute("data-piece"), piece.getBoundingClientRect());
  return places;
}

/** @param {Map<string, DOMRect>} before */
export function glide(before, root = document) {
  if (!before.size) return;
  for (const piece of /** @type {NodeListOf<SVGElement | HTMLElement>} */ (root.querySelectorAll("[data-piece]"))) {
    const then = before.get(piece.dataset.piece ?? "");
    const now = piece.getBoundingClientRect();
    if (!then) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], GLIDE);
      continue;
    }
    if (!then.width || !now.width) continue;
    // Inside an SVG a pixel is not a pixel: how far it moves is measured in the drawing's own units.
    const drawing = piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement) ? piece.getScreenCTM() : null;
    const scale = drawing ? Math.hypot(drawing.a, drawing.b) : 1;
    const [dx, dy] = [
      (then.x + then.width / 2 - now.x - now.width / 2) / scale,
      (then.y + then.height / 2 - now.y - now.height / 2) / scale,
    ];
    if (Math.hypot(dx, dy) < 2) continue;
    const turn = drawing ? -Math.atan2(drawing.b, drawing.a) : 0;
    const [x, y] = [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)];
    piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], GLIDE);
  }
}
