// Marks: small pictures shown on the board where something happens.

/** Drawn around 0,0, about 24 units wide. @type {Record<string, string>} */
const SHAPES = {
  flame: `<path fill="#b5321f" d="M0-11C2-6 8-3 8 4A8 8 0 0 1-8 4C-8 0-5-2-4-6-2-4-1-3-1-1 1-4 1-8 0-11Z"/>
    <path fill="#e0a33c" d="M0-2C1 1 4 2 4 6A4 4 0 0 1-4 6C-4 3-1 2 0-2Z"/>`,
  water: `<path fill="#1c3f66" d="M0-10C3-5 8-1 8 4A8 8 0 0 1-8 4C-8-1-3-5 0-10Z"/>
    <path fill="none" stroke="#fff" stroke-width="2" d="M-4 4A4 4 0 0 0 0 8"/>`,
  shield: `<path fill="#3e6b3a" d="M-8-9H8V0C8 5 4 8 0 11-4 8-8 5-8 0Z"/>
    <path fill="none" stroke="#fff" stroke-width="2.500" d="M-4 0-1 3 4-4"/>`,
  drop: `<path fill="#b5321f" d="M0-11C3-5 8-1 8 4A8 8 0 0 1-8 4C-8-1-3-5 0-11Z"/>
    <path fill="none" stroke="#fff" stroke-width="2" d="M-4 4A4 4 0 0 0 0 8"/>`,
  coin: `<circle r="9" fill="#c28a2c"/><path fill="#faf5e9" d="M-3-3H3V3H-3Z"/>`,
  bowl: `<path fill="#faf5e9" d="M-8 0A8 6 0 0 1 8 0Z"/><path fill="#b5321f" d="M-10 0H10C10 6 5 9 0 9S-10 6-10 0Z"/>`,
  knot: `<g fill="none" stroke="#1c3f66" stroke-width="3"><circle cx="-4" r="5"/><circle cx="4" r="5"/></g>`,
  away: `<circle r="10" fill="#24211d"/><path stroke="#faf5e9" stroke-width="3" d="M-4-4 4 4M4-4-4 4"/>`,
  star: `<path fill="#c28a2c" d="M0-10 3-3 10-3 5 2 7 9 0 5-7 9-5 2-10-3-3-3Z"/>`,
};

/** @param {string} name */
export function createMark(name) {
  const mark = Object.assign(document.createElement("span"), { className: `mark-${name} table-mark` });
  mark.innerHTML = `<svg viewBox="-12 -12 24 24">${SHAPES[name]}</svg>`;
  return mark;
}
