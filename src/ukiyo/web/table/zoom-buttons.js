// The zoom buttons, in the header or on the board of a phone. The surface provides the zoom level.

import { html, useLayoutEffect, useReducer } from "../vendor/preact.js";
import { translate } from "../core/locale.js";

/** @typedef {{ zoom: number, to: (zoom: number) => void }} ZoomControl */

export const MAX_ZOOM = 4;
export const ZOOM_STEP = 1.3;

/** @type {ZoomControl | null} */
let zoomControl = null;
/** @type {Set<() => void>} */
const listeners = new Set();

/** Sets the control of the current surface, or null if there is none. @param {ZoomControl | null} now */
export function setZoomControl(now) {
  zoomControl = now;
  for (const redraw of listeners) redraw();
}

/** Draws nothing if there is no surface. */
export function ZoomButtons() {
  const [, redraw] = useReducer((count) => count + 1, 0);
  useLayoutEffect(() => {
    const onChange = () => redraw(0);
    listeners.add(onChange);
    onChange(); // the surface may have set its control already
    return () => void listeners.delete(onChange);
  }, []);
  if (!zoomControl) return null;
  const { zoom, to } = zoomControl;
  return html`
    <div class="zoom" role="group" aria-label=${translate("zoom")}>
      <${Key} name="zoom-in" shortcut="+" shape="M12 5V19M5 12H19" disabled=${zoom >= MAX_ZOOM} onClick=${() => to(zoom * ZOOM_STEP)} />
      <${Key} name="zoom-out" shortcut="-" shape="M5 12H19" disabled=${zoom <= 1} onClick=${() => to(zoom / ZOOM_STEP)} />
      <${Key} name="zoom-fit" shortcut="0" shape="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" disabled=${zoom <= 1} onClick=${() => to(1)} />
    </div>
  `;
}

/** @param {{ name: string, shortcut: string, shape: string, disabled: boolean, onClick: () => void }} props */
const Key = ({ name, shortcut, shape, disabled, onClick }) => html`
  <button class=${name} aria-label=${translate(name)} title=${`${translate(name)} (${shortcut})`} aria-keyshortcuts=${shortcut}
    disabled=${disabled} onclick=${onClick}>
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${shape} /></svg>
  </button>
`;
