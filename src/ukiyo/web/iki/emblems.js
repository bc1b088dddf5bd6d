// An emblem for every character and building: what they sell, make or are, in a few cuts of the block.

import { html } from "../vendor/preact.js";

// A shape is a letter for its ink and a path; a small letter is a filled shape with an outline, a capital one a bare line.
/** @type {Record<string, string>} */
const INKS = {
  k: "#24211d",
  r: "#b5321f",
  b: "#1c3f66",
  o: "#c28a2c",
  g: "#3f6148",
  w: "#fffdf6",
  p: "#6a4a7c",
  n: "#8a5a2b",
  c: "#8fb0cb",
  y: "#f0c850",
  s: "#efcfa8",
  e: "#8b8375",
  l: "#7fa35f",
  m: "#e59a8a",
};

const dot = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** @type {Record<string, string[]>} */
const CUTS = {
  "boiled-egg-peddler": ["w M0-9C4-9 6.5-2 6.5 2 6.5 6.5 3.5 9 0 9S-6.5 6.5-6.5 2C-6.5-2-4-9 0-9Z", `y ${dot(0, 2.5, 3)}`],
  "cotton-peddler": [`w ${dot(-4, -2, 4.2)}`, `w ${dot(4, -2, 4.2)}`, `w ${dot(0, -5, 4.2)}`, "g M-6 2H6L0 9Z", "N M0 2V9"],
  "eyeglass-peddler": [`c ${dot(-5, 0, 4.4)}`, `c ${dot(5, 0, 4.4)}`, "K M-1-1Q0-2.4 1-1M-9.4-1-10-4M9.4-1 10-4"],
  "salt-peddler": ["w M-8 5Q0-13 8 5Z", "n M-9.5 5H9.5L7 9H-7Z", "K M-2-1 0-2M1 1.5 3 .5M-3 2.5-1 1.5"],
  "book-lender": ["b M-8-7H6V7H-8Z", "w M-5-5H3V-1H-5Z", "w M6-7 9-5V9H-5L-8 7H6Z", "K M-6 2H4"],
  "sake-peddler": ["w M-2-9H2V-5C2-3 6-2 6 3 6 7.5 4 9 0 9S-6 7.5-6 3C-6-2-2-3-2-5Z", "b M-5.8 1H5.8V5H-5.8Z", "N M-3-9H3"],
  "soap-bubble-man": [
    `c ${dot(-3, 2, 5.8)}`,
    `c ${dot(5.4, -3, 3.2)}`,
    `c ${dot(-2, -7, 2)}`,
    "W M-6 1Q-5.6-1.6-3-2M4-4Q4.6-5 5.6-5",
    "N M3 9 8 4",
  ],
  "dice-maker": [
    "w M-7-4 0-8 7-4V5L0 9-7 5Z",
    "K M-7-4 0 0 7-4M0 0V9",
    `r ${dot(0, -4, 1.4)}`,
    `k ${dot(-4, 2, 0.9)}`,
    `k ${dot(-2.6, 4.6, 0.9)}`,
    `k ${dot(3.6, 3, 0.9)}`,
  ],
  "sandal-maker": [
    "y M-7-8C-3-8-2-4-2 1S-3 9-6 9-9 6-9 1-10-8-7-8Z",
    "y M6-8C10-8 10-4 10 1S8 9 5 9 2 6 2 1 2-8 6-8Z",
    "R M-6-6V-4Q-8-2-8.4 1M-6-4Q-4-2-3 1M6-6V-4Q4-2 3-0M6-4Q8-2 8.8 1",
  ],
  seamstress: ["r M-8 2C-6-4-2-4 0 0S6 4 8-2V5C6 9 2 8 0 6S-6 5-8 8Z", "K M-7-8 6 7", "K M-7-8Q-9-5-5-4"],
  "ukiyoe-artist": ["w M-7-9H7V9H-7Z", "b M-5.5 7V3Q-2.5 0 0 3T5.5 2V7Z", "r M1-6.5a2.2 2.2 0 1 0 .1 0Z", "B M-5.5 1.6Q-3.5-3-1 .6"],
  monk: ["s M0-9a4.6 4.6 0 1 0 .1 0Z", "o M-8 9C-8 2-4 .4 0 .4S8 2 8 9Z", "k M-4 .8 5 9H1L-5 2Z", "K M-2-5H-1M1-5H2"],
  "ox-cart": ["n M-9-3H4V2H-9Z", `o ${dot(-3.4, 4, 4.4)}`, "K M-3.4-.4V8.4M-7.8 4H1", "k M4-2Q10-4 10 2V5H5Z", "K M8-3 10-6"],
  yamabushi: ["e M-10 8-1-7 3-1 5-4 10 8Z", "w M-1-7-3.6-2.6-1-3.6 1-2 2-2.6Z", "G M-9 9H9"],
  carpenter: ["c M-3-2 8-9 9.6-7 2 5Z", "n M-3-2 2 5-4 9-10 6Z", "K M4 2 2.6 1M6-1 4.6-2M8-4 6.6-5M-6 4-4 6.4"],
  "kite-maker": ["r M0-9 7-2 0 5-7-2Z", "w M0-5 3.4-2 0 1.4-3.4-2Z", "B M0 5Q3 6 1 8T4 10M-3-5 3 1"],
  "cloth-dyer": [
    "n M-9-8H9V-6H-9Z",
    "b M-8-6H-3V8H-8Z",
    "w M-3-6H2.5V6H-3Z",
    "b M2.5-6H8V8H2.5Z",
    "W M-7-2Q-5.5-3.6-4-2M-7 2Q-5.5.4-4 2M4-2Q5.5-3.6 7-2M4 2Q5.5.4 7 2",
  ],
  "soba-stand": ["b M-9-1H9C9 5 5 8 0 8S-9 5-9-1Z", "Y M-7-1Q-5-5-3-1M-4-1Q-2-6 0-1M-1-1Q2-6 4-1M3-1Q5-5 7-1", "N M0-3 8-9M2-2 10-7"],
  "dumpling-peddler": ["N M-8 9 8-9", `m ${dot(4, -4.6, 3.4)}`, `w ${dot(0, 0, 3.4)}`, `l ${dot(-4, 4.6, 3.4)}`],
  "used-clothes-peddler": ["p M-3-8 0-5 3-8 10-4 8 0 5-1V9H-5V-1L-8 0-10-4Z", "W M0-5-2 9M0-5 2-1", "o M-5 2H5V5H-5Z"],
  "water-peddler": ["n M-7-2H7L5 9H-5Z", "c M-7-2Q0-5 7-2 0 1-7-2Z", "K M-7-2Q0-14 7-2M-6 3H6"],
  "watermelon-peddler": [
    "g M-9-3A9.4 9.4 0 0 0 9-3Z",
    "w M-7.6-3A7.8 7.8 0 0 0 7.6-3Z",
    "r M-6.4-3A6.6 6.6 0 0 0 6.4-3Z",
    "K M-3-1V0M0 .5V1.5M3-1V0",
  ],
  engraver: ["o M-8 0H8V8H-8Z", "K M-6 3Q-3 1 0 4T6 3M-6 6H2", "e M0 0 6-9 8.4-7.4 2 1.4Z"],
  "lantern-maker": ["k M-3-9H3V-7H-3ZM-3 7H3V9H-3Z", "r M-4-7H4C8-5 8 5 4 7H-4C-8 5-8-5-4-7Z", "W M-6.6-3H6.6M-7 0H7M-6.6 3H6.6"],
  "umbrella-maker": ["r M-10 1C-8-6-3-8 0-8S8-6 10 1Q7-1 5 1 2-1 0 1-2-1-5 1-7-1-10 1Z", "K M0-9V7Q0 9 2.4 8", "W M0-7-3-.4M0-7 3-.4"],
  "day-laborer": ["n M-9-4H9V-2H-9Z", "K M-6-2V2M6-2V2", "o M-9 2H-3V7H-9ZM3 2H9V7H3Z"],
  firefighter: ["k M0-9V9H1V-9Z", "w M-7-8H8V-5H-7Z", "r M-6-5H-4V6H-6ZM-2.6-5H-.4V4H-2.6ZM1.4-5H3.6V6H1.4ZM5-5H7V4H5Z"],
  "shrine-maiden": [
    "N M-1 9 4-3",
    "w M3-9 9-6 6-4 9-2 4-3 1-7Z",
    "r M-8-8H0V-6.4H-8ZM-7-5.4H-1V-4.2H-7ZM-6.6-6.4H-5.4V2H-6.6ZM-2.6-6.4H-1.4V2H-2.6Z",
  ],
  "fireworks-maker": [
    "R M0-2V-9M0 2V9M-2 0H-9M2 0H9",
    "O M-2-2-6-6M2 2 6 6M2-2 6-6M-2 2-6 6",
    `y ${dot(0, 0, 2.2)}`,
    `r ${dot(-7, -7, 1)}`,
    `r ${dot(7, 7, 1)}`,
    `b ${dot(7, -7, 1)}`,
    `b ${dot(-7, 7, 1)}`,
  ],
  plasterer: ["w M-9 1H9V8H-9Z", "E M-7 4H4M-5 6H7", "e M-3-1 5-1 9-6 1-6Z", "N M-2-4-8-8"],
  "eel-stand": ["k M-9 3C-9-3-4-3-3 0S1 4 3 1 3-5 8-6L9-4C6-3 7 1 4 4S-3 5-5 2-7 4-7 6Z", "W M7-5H7.5", "N M-10 8H10"],
  greengrocer: ["l M-2-3C-8-7-8-9-4-9-2-9 0-6 0-3 0-7 2-9 5-9 8-9 7-6 2-3Z", "w M-4-3H4C5 3 2 8 0 10-2 8-5 3-4-3Z", "E M-3 1H-1M1 3H3"],
  "firewood-peddler": [
    "n M-8-1 6-6 8-3-6 3Z",
    "n M-8 4 6-2 8 1-6 8Z",
    "o M-8 1a2 2.4 0 1 0 .1 0Z",
    "o M-8 6a2 2.4 0 1 0 .1 0Z",
    "R M-1-5 2 6",
  ],
  "fish-peddler": [
    "c M-9-4C-6-1-6 1-9 4-4 4-3 3-1 3.4 4 5 8 3 10 0 8-3 4-5-1-3.4-3-3-4-4-9-4Z",
    "K M3-3Q1.6 0 3 3",
    `k ${dot(6.4, -0.8, 0.8)}`,
    "N M-8 8H8",
  ],
  "mask-seller": [
    "w M0-9C5-9 7-6 7-1 7 5 3 9 0 9S-7 5-7-1C-7-6-5-9 0-9Z",
    "K M-4.6-2.6Q-3-4-1.4-2.6M1.4-2.6Q3-4 4.6-2.6M0-1V2",
    "r M-2 4.4Q0 3.4 2 4.4 0 6.6-2 4.4Z",
    "K M-4-6H-2M2-6H4",
  ],
  clocksmith: ["n M-5-3H5V9H-5Z", "n M-7-9H7V-3H-7Z", "w M0-8.6a2.8 2.8 0 1 0 .1 0Z", "K M0-6V-7.6M0-6H1.4M-2 0V7M2 0V7"],
  hairdresser: [
    "k M-8 2C-8-6-4-9 0-9S9-5 8 3Q4-2 0-1-5 0-8 2Z",
    "k M-2-9Q0-12 3-9Z",
    "o M-9 5H9V7H-9Z",
    "O M-7 7V9.4M-4 7V9.4M-1 7V9.4M2 7V9.4M5 7V9.4M8 7V9.4",
  ],
  printer: ["w M-8-8H6V4H-8Z", "B M-6-5H4M-6-2H2M-6 1H4", "k M2 2a5 4 0 1 0 .1 0Z", "n M-.6 5H4.6V7H-.6Z"],
  "shamisen-player": ["w M-7 2H1V9H-7Z", "n M-1 3 7-9 8.6-8 1 5Z", "K M-4 8 7-7M6-9.6 9-7.8", "O M-7 2H1V9H-7Z"],
  "construction-worker": ["n M-9 3H9V6H-9Z", "n M-6-9H-4V9H-6ZM4-9H6V9H4Z", "n M-9-5H9V-2H-9Z", "K M-4-2 4 3"],
  puppeteer: ["N M-8-8H8M0-8V-10", "K M-6-8V-1M6-8V-1M0-8V-4", "s M0-4.6a2.6 2.6 0 1 0 .1 0Z", "r M-6-1 0 1 6-1 5 2 3 3 4 9H-4L-3 3-5 2Z"],
  "tatsumi-geisha": [
    "k M-6 0C-9-7-4-9 0-9S9-7 6 0Z",
    "s M0-6C3-6 4-3.6 4-1.6 4 2 2 4 0 4S-4 2-4-1.6C-4-3.6-3-6 0-6Z",
    "r M-1 1.6H1L0 2.6Z",
    "p M-9 9C-8 4-4 3.6 0 6 4 3.6 8 4 9 9Z",
    "Y M4-8 9-10M-4-8-9-10",
  ],
  "puppet-maker": [
    `w ${dot(0, -4, 4.4)}`,
    "k M-4.4-5C-4-10 4-10 4.4-5 2-7-2-7-4.4-5Z",
    "r M-7 9C-6 2-3 1 0 1S6 2 7 9Z",
    "K M-2-3.4H-1M1-3.4H2M-.6-1.6H.6",
    "W M0 1V9",
  ],
  "tatami-maker": ["l M-9-4 3-9 9 2-3 8Z", "g M-9-4-7-4.8-1 7-3 8ZM1-8.2 3-9 9 2 7 3Z", "G M-4-4 1-6M-2 0 4-2"],
  "sushi-stand": [
    "w M-8 1C-8-1 8-1 8 1V5C8 7-8 7-8 5Z",
    "r M-9 0C-8-6 8-6 9 0 6-1-6-1-9 0Z",
    "W M-5-2-3-4M-1-2 1-4.4M3-2 5-3.6",
    "n M-10 7H10V9H-10Z",
  ],
  "tempura-stand": ["y M-8 4C-10 0-6-2-5-5S0-9 2-6 8-4 7 0 5 7 1 6-6 7-8 4Z", "r M4-6Q8-10 10-7 8-7 6-4Z", "O M-4 2-2 0M0 2 2-1M-2-3 0-4"],
  "charcoal-peddler": ["k M-9-2 3-7 5-3-7 2Z", "k M-7 3 5-2 7 2-5 8Z", "E M-9-2 5-3M-6 5 6 0", "R M8-8Q10-6 8-4"],
  "chili-peddler": ["r M-3-6C-8-1-5 7 8 9 3 6 3 0 3-5Z", "g M-4-5 0-7 4-5 0-4Z", "G M0-7Q0-10 3-10"],
  "trumpet-candy-peddler": ["y M-9-2 4-5V5L-9 2Z", "o M4-7 8-9V9L4 7Z", "R M-5-3V3", "K M-10-2V2"],
  "candy-maker": [`m ${dot(0, 0, 5.6)}`, "w M-5-2-10-6V4L-5 2ZM5-2 10-6V4L5 2Z", "W M-2-4Q2-1-1 4"],
  "folding-fan-maker": ["r M0 8-9-3A12 12 0 0 1 9-3Z", "w M0 8-4.6 2A7 7 0 0 1 4.6 2Z", "W M0 8-5-6M0 8V-7M0 8 5-6", `k ${dot(0, 8, 1.2)}`],
  glassblower: ["c M-4-2C-8 1-7 9 0 9S8 1 4-2Z", "c M-1.6-8H1.6L2-2H-2Z", "r M-5 4C-4 8 4 8 5 4Z", "W M-4 1-4.6 3"],
  "writing-brush-maker": ["n M4-10 7-8-1 3-4 1Z", "k M-4 1-1 3C-2 7-6 7-8 9-8 6-7 2-4 1Z", "R M3-6.6 5.4-5"],
  "kabuki-actor": [
    "w M0-9C6-9 8-5 7 1 6 6 3 9 0 9S-6 6-7 1C-8-5-6-9 0-9Z",
    "R M-6-4Q-3-5-1-1M6-4Q3-5 1-1M-6 2Q-3 2-3 6M6 2Q3 2 3 6",
    "K M-4-1.6H-2M2-1.6H4",
    "k M-2 4.4Q0 5.6 2 4.4L0 6Z",
  ],
  samurai: ["K M-9 6Q2 4 9-8", "e M-9 5Q1 3 8.6-8.6 10-8 9-6 2 5-8 7Z", "k M-9 4-6 3-4.6 7-8 9Z", "O M-4 2-2 7"],
  "sumo-wrestler": [
    "s M-8 0C-8-4-4-4 0-4S8-4 8 0 7 9 0 9-8 4-8 0Z",
    `s ${dot(0, -6, 3.4)}`,
    "k M-3-7C-3-11 3-11 3-7 1-8-1-8-3-7Z",
    "r M-7.4 4H7.4L6 7.4Q0 6-6 7.4Z",
  ],
  "buddhist-sculptor": [`y ${dot(0, -5, 5)}`, "o M0-8a2.6 2.6 0 1 0 .1 0Z", "o M-8 8C-8 4-4 4-4 0Q0-2 4 0C4 4 8 4 8 8Z", "K M-3 5H3"],
  "karuta-maker": ["r M-9-5 0-8 4 5-5 8Z", "w M-1-8H8V7H-1Z", "b M1-5H6V-1H1Z", "K M1 2H6M1 4H4"],
  "stone-cutter": ["e M-9 3-5-1H5L9 3V9H-9Z", "K M-9 3H9M0 3V9", "n M0-2 6-9 8-7 2 0Z", "e M-5-6-1-9 1-6-3-3Z"],
  "incense-shop": ["o M-6 2H6L5 8H-5Z", "N M-2 2V-4M2 2V-2", "E M-2-5Q-5-7-2-8T-3-11M2-3Q5-5 3-7T4-10", "k M-4 8H-2V10H-4ZM2 8H4V10H2Z"],
  farmhouse: ["o M-10-1 -2-9H2L10-1 8 1H-8Z", "s M-7 1H7V8H-7Z", "n M-2 3H2V8H-2Z", "N M-7-2-1-8M7-2 1-8"],
  "fire-watchtower": ["k M-5-9 0-10 5-9 6-6H-6Z", "n M-4-6H4V-2H-4Z", "N M-3-2-6 9M3-2 6 9M-4 2H4M-5 6H5", `y ${dot(0, -4, 1.3)}`],
  "imperial-villa": [
    "b M-10-2Q-5-3-3-7H3Q5-3 10-2L9 0H-9Z",
    "w M-7 0H7V6H-7Z",
    "r M-5 0H-4V6H-5ZM4 0H5V6H4ZM-1 0H1V6H-1Z",
    "e M-9 6H9V8H-9Z",
    "Y M-4-8H4",
  ],
  inn: ["k M-9-3-6-8H6L9-3Z", "s M-7-3H7V8H-7Z", "b M-6-1H6V3H-6Z", "W M-2-1V3M2-1V3", "r M7-1H10V5H7Z"],
  "kabuki-theater": ["k M-10-3Q-4-4 0-9 4-4 10-3L9-1H-9Z", "w M-8-1H8V8H-8Z", "g M-8-1H-3V8H-8Z", "r M-3-1H3V8H-3Z", "k M3-1H8V8H3Z"],
  "merchant-house": [
    "e M-9-4-7-8H7L9-4Z",
    "w M-8-4H8V8H-8Z",
    "b M-8-1H8V3H-8Z",
    `w ${dot(-4, 1, 1.2)}`,
    `w ${dot(0, 1, 1.2)}`,
    `w ${dot(4, 1, 1.2)}`,
  ],
  restaurant: ["k M-9-3-6-7H6L9-3Z", "s M-7-3H7V8H-7Z", `r ${dot(-6, 2, 2.8)}`, `r ${dot(6, 2, 2.8)}`, "b M-3-1H3V4H-3Z", "W M0-1V4"],
  shrine: ["r M-10-8Q0-6 10-8V-5.4Q0-4-10-5.4Z", "r M-7-2H7V0H-7Z", "r M-6-5H-4V9H-6ZM4-5H6V9H4Z", "r M-1-5H1V-2H-1Z"],
  storehouse: [
    "k M-9-4 0-9 9-4 8-2H-8Z",
    "w M-7-2H7V4H-7Z",
    "e M-7 4H7V8H-7Z",
    "K M-7 4 -3 8M-3 4 1 8M1 4 5 8M5 4 7 6M3 4-1 8",
    "k M-2-1H2V2H-2Z",
  ],
  well: [
    "e M-7 2H7V9H-7Z",
    "K M-7 5H7M-2 2V5M3 5V9M-4 5V9",
    "N M-6 2V-6M6 2V-6",
    "n M-9-6 0-10 9-6Z",
    "n M-2-2H2L1.4 1H-1.4Z",
    "K M0-7V-2",
  ],
};

/** @param {string} cut */
function shape(cut) {
  const ink = INKS[cut[0].toLowerCase()];
  const line = cut[0] !== cut[0].toLowerCase();
  return html`
    <path
      d=${cut.slice(2)}
      fill=${line ? "none" : ink}
      stroke=${line ? ink : "#24211d"}
      stroke-width=${line ? 1.5 : 0.9}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  `;
}

/** @type {Map<string, unknown>} */
const emblems = new Map(
  Object.entries(CUTS).map(([id, cuts]) => [
    id,
    html`<svg class="iki-emblem" viewBox="-12 -12 24 24" aria-hidden="true">
      ${cuts.map(shape)}
    </svg>`,
  ]),
);

/** @param {{ of: string }} props */
export const Emblem = ({ of }) => emblems.get(of);
