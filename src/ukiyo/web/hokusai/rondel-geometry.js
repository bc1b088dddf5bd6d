// Positions on the rondel, in a drawing of 480 by 480.

export const WHEEL_RADIUS = 86;
export const RADII = { card: 198, space: 141, steps: 119, token: 106, drops: 68, counts: 47 };
const CENTRE = 240;

/** A point on the rondel; the angle is in tenths of a turn, clockwise from the top. @param {number} tenth @param {number} radius */
export function pointAt(tenth, radius) {
  const angle = ((tenth * 36 - 90) * Math.PI) / 180;
  return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)];
}

/** @param {number[]} point @param {number} [scale] */
export const transformTo = ([x, y], scale = 1) => `translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${scale})`;
