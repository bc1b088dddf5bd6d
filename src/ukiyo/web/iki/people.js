// Portraits of the characters: head, robe, face, and the tool of the trade (drawings.svg).

import { html } from "../vendor/preact.js";
import { cachedDrawing } from "../core/cached-drawing.js";

const INK = "#24211d";
const SKIN = "#f0d0a8";
const POWDERED_SKIN = "#fbeee0";
const INDIGO = "#1c3f66";
const LIGHT_BLUE = "#5b8bb0";
const VERMILION = "#b5321f";
const OCHRE = "#c28a2c";
const PINE_GREEN = "#3f6148";
const MOSS = "#7c8f5a";
const WISTERIA = "#6a4a7c";
const ROSE = "#cf7f74";
const BROWN = "#7a5426";
const GREY = "#6f6a60";
const PAPER = "#f3ead7";

/**
 * The head, robe, pattern and face of each character.
 * @type {Record<string, [head: string, robe: string, pattern?: string, face?: string]>}
 */
const PEOPLE = {
  "boiled-egg-peddler": ["scarf", MOSS, "stripes", "woman"],
  "cotton-peddler": ["kasa", LIGHT_BLUE, "plain"],
  "eyeglass-peddler": ["topknot", BROWN, "plain", "glasses"],
  "salt-peddler": ["towel", PAPER, "checks"],
  "book-lender": ["topknot", INDIGO, "stripes", "smile"],
  "sake-peddler": ["towel", VERMILION, "plain", "smile"],
  "soap-bubble-man": ["kasa", ROSE, "dots", "smile"],
  "dice-maker": ["topknot", GREY, "checks", "stern"],
  "sandal-maker": ["towel", PINE_GREEN, "stripes"],
  seamstress: ["shimada", WISTERIA, "dots", "woman"],
  "ukiyoe-artist": ["hood-cap", INDIGO, "waves", "beard"],
  monk: ["bald", OCHRE, "kesa"],
  "ox-cart": ["kasa", BROWN, "stripes", "stern"],
  yamabushi: ["tokin", PAPER, "tassels", "beard"],
  carpenter: ["towel", INDIGO, "happi", "stern"],
  "kite-maker": ["topknot", LIGHT_BLUE, "waves", "smile"],
  "cloth-dyer": ["towel", INDIGO, "dots"],
  "soba-stand": ["towel", PAPER, "apron", "smile"],
  "dumpling-peddler": ["towel", OCHRE, "apron"],
  "used-clothes-peddler": ["scarf", ROSE, "checks", "woman"],
  "water-peddler": ["towel", LIGHT_BLUE, "bare", "smile"],
  "watermelon-peddler": ["kasa", PINE_GREEN, "stripes", "smile"],
  engraver: ["topknot", PAPER, "stripes", "old"],
  "lantern-maker": ["topknot", VERMILION, "checks"],
  "umbrella-maker": ["towel", WISTERIA, "stripes"],
  "day-laborer": ["towel", GREY, "bare", "stern"],
  firefighter: ["fire-hood", INDIGO, "happi", "stern"],
  "shrine-maiden": ["long-hair", PAPER, "miko", "woman"],
  "fireworks-maker": ["towel", VERMILION, "dots", "smile"],
  plasterer: ["scarf", PAPER, "happi"],
  "eel-stand": ["towel", INDIGO, "apron", "stern"],
  greengrocer: ["towel", MOSS, "apron", "smile"],
  "firewood-peddler": ["scarf", BROWN, "checks", "woman"],
  "fish-peddler": ["towel", INDIGO, "bare", "smile"],
  "mask-seller": ["kasa", WISTERIA, "dots", "smile"],
  clocksmith: ["topknot", BROWN, "plain", "old glasses"],
  hairdresser: ["topknot", ROSE, "stripes", "smile"],
  printer: ["towel", GREY, "apron"],
  "shamisen-player": ["geisha", WISTERIA, "waves", "powdered"],
  "construction-worker": ["towel", OCHRE, "happi", "stern"],
  puppeteer: ["kurogo", INK, "plain"],
  "tatsumi-geisha": ["geisha", INK, "crests", "powdered"],
  "puppet-maker": ["hood-cap", PINE_GREEN, "checks", "old"],
  "tatami-maker": ["topknot", MOSS, "happi"],
  "sushi-stand": ["towel", PAPER, "waves", "stern"],
  "tempura-stand": ["towel", OCHRE, "stripes", "smile"],
  "charcoal-peddler": ["scarf", INK, "checks", "beard"],
  "chili-peddler": ["kasa", VERMILION, "stripes", "smile"],
  "trumpet-candy-peddler": ["foreign-hat", VERMILION, "crests", "beard"],
  "candy-maker": ["towel", ROSE, "apron", "old"],
  "folding-fan-maker": ["shimada", LIGHT_BLUE, "waves", "woman"],
  glassblower: ["towel", LIGHT_BLUE, "bare"],
  "writing-brush-maker": ["topknot", PAPER, "checks", "old beard"],
  "kabuki-actor": ["mane", VERMILION, "crests", "kumadori"],
  samurai: ["topknot", GREY, "kamishimo", "stern"],
  "sumo-wrestler": ["topknot", VERMILION, "sumo", "stern"],
  "buddhist-sculptor": ["bald", BROWN, "stripes", "old"],
  "karuta-maker": ["topknot", WISTERIA, "crests"],
  "stone-cutter": ["towel", GREY, "happi", "beard"],
  "incense-shop": ["shimada", PINE_GREEN, "crests", "woman"],
};

const BODY = "M-4 1C-9 3-14 5-16 11L-18 27H18L16 11C14 5 9 3 4 1L0 8Z";
const WIDE_BODY = "M-5-1C-12 1-19 6-19.5 14L-19 27H19L19.5 14C19 6 12 1 5-1L0 4Z";

/** The patterns of robes. */
const PATTERNS = {
  plain: () => "",
  stripes: () => html`<path d="M-13.5 8V27M-9.5 5.5V27M-5.5 10V27M-1.5 16V27M5.5 10V27M9.5 5.5V27M13.5 8V27"
      stroke="#fffdf6" stroke-opacity="0.45" stroke-width="1.3" />`,
  checks: () => html`<path d="M-13 8V27M-8 5V27M-3 13V27M8 5V27M13 8V27M-16 13H16M-17 19H17M-18 25H18"
      stroke="#24211d" stroke-opacity="0.35" stroke-width="1.1" />`,
  dots: () => html`<path d="M-12 10h.1M-8 15h.1M-13 18h.1M-9 22h.1M-4 20h.1M9 9h.1M13 14h.1M8 6h.1M4 22h.1" stroke="#fffdf6"
      stroke-width="2.4" stroke-linecap="round" />`,
  waves: () => html`<path d="M-17 20a4 4 0 0 1 8 0 4 4 0 0 1 8 0M-17 26a4 4 0 0 1 8 0 4 4 0 0 1 8 0 4 4 0 0 1 8 0M-15 14a3.4 3.4 0 0 1 7 0"
      fill="none" stroke="#fffdf6" stroke-opacity="0.6" stroke-width="1.1" />`,
  crests: () => html`<g fill="#fffdf6"><circle cx="-9" cy="10" r="2.3" /><circle cx="9" cy="10" r="2.3" /></g>`,
  happi: () => html`<path d="M-7.6 1.8-2 14V27M7.6 1.8 2 14V27" fill="none" stroke="#fffdf6" stroke-width="2.2" />
      <path d="M-17.6 21.5H-2M2 21.5H17.6" stroke="#fffdf6" stroke-width="2" stroke-dasharray="2.4 1.6" />`,
  apron: () => html`<path d="M-9.5 11H9.5L10.5 27H-10.5Z" fill="#faf5e9" stroke="#24211d" stroke-width="0.9" />
      <path d="M-7 3.4-8.6 11M7 3.4 8.6 11" stroke="#faf5e9" stroke-width="1.8" />`,
  bare: () => html`<path d="M3 1.4C9 3 14 5 16 11L18 27H4L0 12Z" fill="#e9bf93" stroke="#24211d" stroke-width="0.9" />
      <path d="M7 12Q10 14 14 12.4" fill="none" stroke="#a2703c" stroke-width="0.9" />`,
  kesa: () => html`<path d="M-12 4.4-3 2 16 21 17 27H6Z" fill="#6b3f22" stroke="#24211d" stroke-width="0.9" />
      <circle cx="9" cy="16" r="2" fill="none" stroke="#f0dcae" stroke-width="1.2" />`,
  tassels: () => html`<path d="M-7 2-3 27M7 2 3 27" stroke="#c9b98f" stroke-width="2.4" />
      <g fill="#d9541e" stroke="#24211d" stroke-width="0.6"><circle cx="-6" cy="9" r="2.2" /><circle cx="-4.4" cy="18" r="2.2" />
      <circle cx="6" cy="9" r="2.2" /></g>`,
  miko: () => html`<path d="M-18 22H18V27H-18Z" fill="#b5321f" stroke="#24211d" stroke-width="0.9" />
      <path d="M-6.5 1.8 0 13 6.5 1.8" fill="none" stroke="#b5321f" stroke-width="2" />`,
  kamishimo: () => html`<path d="M-5 2.4-20 6.4-18 13-6 27H-3Z" fill="#1c3f66" stroke="#24211d" stroke-width="0.9" />
      <path d="M5 2.4 20 6.4 18 13 6 27H3Z" fill="#1c3f66" stroke="#24211d" stroke-width="0.9" />
      <circle cx="-11" cy="10" r="1.7" fill="#fffdf6" /><path d="M-17 27-9 19" stroke="#24211d" stroke-width="2.4" />
      <path d="M-17 27-9 19" stroke="#c28a2c" stroke-width="1.1" stroke-dasharray="1.6 1.2" />`,
  sumo: () => html`<path d="M-15 21Q0 17 15 21L16 27H-16Z" fill="#b5321f" stroke="#24211d" stroke-width="0.9" />
      <path d="M-11 11Q-6 15-1 12M1 12Q6 15 11 11" fill="none" stroke="#a2703c" stroke-width="1" />`,
};

const SIDE_HAIR = "M-7.6-6.6C-9.4-15-6-19.6 0-19.6S9.4-15 7.6-6.6C7-10 6.4-12.8 5-14.6Q0-12.6-5-14.6C-6.4-12.8-7-10-7.6-6.6Z";
const topknot = () => html`
  <path d=${SIDE_HAIR} />
  <path d="M-5-15.2Q0-20.2 5-15.2 0-13.2-5-15.2Z" fill="#9fb0b5" stroke="none" />
  <path d="M-1.7-18.6C-2.4-23 2.4-23.4 3.4-20.6L1.5-17.4H-1.4Z" />
`;
const BUN =
  "M-8.4-5.4C-11.6-14-9.4-19.6-4.6-21 0-23.6 5.6-22.6 7-20.4 10.6-17.6 11-11.6 8.4-5.4" +
  " 8-10 6.4-13.4 4.2-15Q0-13.2-4.2-15C-6.4-13.4-8-10-8.4-5.4Z";
const CLOTH = "M-9-5C-10.6-15-6.4-20.4 0-20.4S10.6-15 9-5L6.6-2.4C7.2-9 6.2-13 4.8-14.6Q0-12.6-4.8-14.6C-6.2-13-7.2-9-6.6-2.4Z";

/** Hair and headwear. */
const HEADS = {
  topknot,
  towel: () => html`${topknot()}<path d="M-8.2-13Q0-16.8 8.2-13V-10.2Q0-14-8.2-10.2Z" fill="#fffdf6" />
      <path d="M8-12.4 12-15 11.4-11.6 12.4-8.6Z" fill="#fffdf6" />
      <path d="M-4.6-14V-11.4M0-14.8V-12M4.6-14V-11.4" stroke="#1c3f66" stroke-width="1.2" />`,
  scarf: () => html`<path d=${CLOTH} fill="#fffdf6" />
      <path d="M-7.4-15Q0-20 7.4-15M-8.4-9-6.6-9M8.4-9 6.6-9" fill="none" stroke="#1c3f66" stroke-width="1.3" />
      <path d="M-2.6 1.6Q0 3.6 2.6 1.6L4.4 4.4Q0 4-4.4 4.4Z" fill="#fffdf6" />`,
  kasa: () => html`<path d="M0-25C5-22 12.4-17 15.6-12 8-9.6-8-9.6-15.6-12-12.4-17-5-22 0-25Z" fill="#e5c274" />
      <path d="M0-24.4-7-11M0-24.4 7-11M0-24.4V-10.4M-10.6-17Q0-13.6 10.6-17" fill="none" stroke="#a67c2d" stroke-width="0.8" />
      <path d="M-6.6-10.6Q-7 0 0 3 7 0 6.6-10.6" fill="none" stroke="#b5321f" stroke-width="1.1" />`,
  "foreign-hat": () => html`<path d=${SIDE_HAIR} /><path d="M-7-14Q-6.4-23.6 0-24 6.4-23.6 7-14Z" fill="#3f6148" />
      <path d="M-13-13.6Q0-17.8 13-13.6 0-9.8-13-13.6Z" fill="#3f6148" />
      <path d="M5-18C9-24 13-24 12.4-20" fill="none" stroke="#c28a2c" stroke-width="2" />`,
  bald: () => html`<path d="M-7-12.6C-8-18.4-5-20.6 0-20.6S8-18.4 7-12.6" fill="#f0d0a8" />
      <path d="M-4-17.4Q0-19 4-17.4" fill="none" stroke="#c99d6b" stroke-width="0.8" />`,
  "hood-cap": () => html`<path d="M-8-9C-9.6-17-6-21.6 0-21.6S9.6-17 8-9Q7-13 5-14.2-0-12.6-5-14.2-7-13-8-9Z" fill="#6f6a60" />
      <path d="M-8.2-13.4Q0-17 8.2-13.4" fill="none" stroke="#faf5e9" stroke-width="1.2" />`,
  tokin: () => html`<path d=${SIDE_HAIR} /><path d="M-2.8-20H2.8L2.2-15.4H-2.2Z" fill="#24211d" stroke="#faf5e9" stroke-width="0.6" />
      <path d="M-7.6-12 -2-16M7.6-12 2-16" stroke="#faf5e9" stroke-width="0.9" />`,
  shimada: () => html`<path d=${BUN} /><path d="M-4-21.6C-5-25.6 5-26 4.6-21.6Z" />
      <path d="M-5.6-18.6Q0-21 5.6-18.6" fill="none" stroke="#c28a2c" stroke-width="1.8" />
      <path d="M8-20 13-23.4" stroke="#c28a2c" stroke-width="1.2" />`,
  geisha: () => html`<path d=${BUN} /><path d="M-5-21C-7-26.4 7-27 6-21.4Z" />
      <path d="M-6.4-17.6Q0-20.6 6.4-17.6" fill="none" stroke="#b5321f" stroke-width="2" />
      <path d="M-8-19-14-23.4M-8.6-16.6-15-18.6M8-19 14-23.4M8.6-16.6 15-18.6" stroke="#c28a2c" stroke-width="1.1" />
      <circle cx="7.6" cy="-19.6" r="2.2" fill="#cf7f74" stroke="#24211d" stroke-width="0.6" />`,
  "long-hair": () => html`<path
      d="M-8.6-10C-9.4-18-5.4-20.6 0-20.6S9.4-18 8.6-10L11 14H6.4L7-4C7.4-10 6-13.6 4.4-15.4L0-19.4-4.4-15.4C-6-13.6-7.4-10-7-4L-6.4 14H-11
      Z" /><path d="M-7-15.6 7-15.6" stroke="#b5321f" stroke-width="1.3" />`,
  "fire-hood": () => html`<path d=${CLOTH} fill="#1c3f66" /><path d="M-9-5-13.6 6-5 5.4-6.4-2.6M9-5 13.6 6 5 5.4 6.4-2.6" fill="#1c3f66" />
      <path d="M-8-13Q0-18.4 8-13" fill="none" stroke="#b5321f" stroke-width="2" />`,
  kurogo: () => html`<path d="M-9.4-4C-11-16-6.4-21.4 0-21.4S11-16 9.4-4L11 5H-11Z" /><path d="M-6-12H6L7 0H-7Z" fill="#4a453e" />
      <path d="M-3.6-7.6H-1.4M1.4-7.6H3.6" stroke="#f0d0a8" stroke-width="1.2" />`,
  mane: () => html`<path d="M-8-6C-10-12-8-15-6-16-4-19 4-19 6-16 8-15 10-12 8-6L13 2C18-6 17-19 9-23.4 4-26-4-26-9-23.4-17-19-18-6-13 2Z"
      fill="#b5321f" /><path d="M-12-8Q-14-16-7-21M12-8Q14-16 7-21M0-24.6V-19" fill="none" stroke="#6f1b10" stroke-width="0.9" />`,
};

const BROWS = "M-5.2-9.8Q-3.4-11.2-1.6-10M1.6-10Q3.4-11.2 5.2-9.8";
const eyes = () => html`<path d="M-5-7.2Q-3.4-8.4-1.7-7M1.7-7Q3.4-8.4 5-7.2" fill="none" stroke-width="1.1" />
    <path d="M-3.3-7.1h.1M3.3-7.1h.1" stroke-width="1.7" stroke-linecap="round" />`;

/** Brows, mouths and other features. */
const FACES = {
  calm: () => html`<path d=${BROWS} fill="none" stroke-width="1" />
      <path d="M-1.7-1Q0-1.7 1.7-1" fill="none" stroke="#9c2f1d" stroke-width="1.1" />`,
  smile: () => html`<path d=${BROWS} fill="none" stroke-width="1" />
      <path d="M-2.4-1.8Q0 .6 2.4-1.8" fill="none" stroke="#9c2f1d" stroke-width="1.1" />`,
  stern: () => html`<path d="M-5.4-10.6-1.5-9M5.4-10.6 1.5-9" fill="none" stroke-width="1.5" />
      <path d="M-2-.8Q0-2 2-.8" fill="none" stroke="#7d2616" stroke-width="1.1" />`,
  woman: () => html`<path d="M-5-10.2Q-3.4-11.4-1.9-10.6M1.9-10.6Q3.4-11.4 5-10.2" fill="none" stroke-width="0.8" />
      <path d="M-1.2-1.4Q0-2.4 1.2-1.4 0 0-1.2-1.4Z" fill="#b5321f" stroke="none" />`,
  powdered: () => html`<path d="M-4.6-12.4h2M2.6-12.4h2" stroke-width="1.2" stroke-opacity="0.6" stroke-linecap="round" />
      <path d="M-1.2-1.4Q0-2.6 1.2-1.4 0 .2-1.2-1.4Z" fill="#b5321f" stroke="none" />
      <path d="M-5.4-6.8-6.4-7.6M5.4-6.8 6.4-7.6" stroke="#b5321f" stroke-width="0.9" />`,
  old: () => html`<path d=${BROWS} fill="none" stroke="#8b8375" stroke-width="1.6" />
      <path d="M-5.6-4.6Q-4.4-3.4-4.8-2M5.6-4.6Q4.4-3.4 4.8-2M-3-14Q0-15 3-14" fill="none" stroke="#a2703c" stroke-width="0.7" />
      <path d="M-1.7-1Q0-1.7 1.7-1" fill="none" stroke="#9c2f1d" stroke-width="1" />`,
  beard: () => html`<path d="M-5.4-10.4Q-3.4-11.6-1.5-9.8M1.5-9.8Q3.4-11.6 5.4-10.4" fill="none" stroke-width="1.3" />
      <path d="M-4.6-2.4Q0-4 4.6-2.4 4.6 2.6 0 5-4.6 2.6-4.6-2.4ZM-1.6-1H1.6" fill="#3b352d" stroke-width="0.6" />`,
  glasses: () => html`<path d=${BROWS} fill="none" stroke-width="1" />
      <g fill="#c9d7e2" fill-opacity="0.5" stroke-width="0.9"><circle cx="-3.4" cy="-7" r="2.6" /><circle cx="3.4" cy="-7" r="2.6" />
      </g><path d="M-1.7-1Q0-1.7 1.7-1" fill="none" stroke="#9c2f1d" stroke-width="1.1" />`,
  kumadori: () => html`<g fill="none" stroke="#b5321f" stroke-width="1.3">
      <path d="M-1.4-9C-3-11.4-5-12.6-6.4-12M1.4-9C3-11.4 5-12.6 6.4-12M-6.4-7.4C-6-5-5-4-3-3.6M6.4-7.4C6-5 5-4 3-3.6M-3.4-1Q-4.4 0-3.6 1
      M3.4-1Q4.4 0 3.6 1" /></g><path d="M-5.4-10.4-1.5-8.8M5.4-10.4 1.5-8.8" stroke-width="1.4" />
      <path d="M-2.2-.8Q0-2.4 2.2-.8" fill="none" stroke-width="1.3" />`,
};

/** @param {string} id */
function person(id) {
  const [head, robe, pattern = "plain", face = "calm"] = PEOPLE[id] ?? ["topknot", GREY];
  const features = /** @type {(keyof typeof FACES)[]} */ (face.split(" "));
  const skin = features.some((feature) => ["powdered", "kumadori"].includes(feature)) ? POWDERED_SKIN : SKIN;
  const sumo = pattern === "sumo";
  return html`
    <g stroke=${INK} stroke-width="1" stroke-linejoin="round">
      ${head === "long-hair" && html`<g fill=${INK}>${HEADS[head]()}</g>`}
      <path d=${sumo ? WIDE_BODY : BODY} fill=${sumo ? SKIN : robe} />
      <g stroke-linecap="round">${PATTERNS[/** @type {keyof typeof PATTERNS} */ (pattern)]()}</g>
      <path d="M-3.4-2V3L0 8.4 3.4 3V-2Z" fill=${skin} />
      ${
        !sumo &&
        pattern !== "bare" &&
        html`
          <path d="M-4.6 1.2 0 9.6 4.6 1.2" fill="none" stroke="#fffdf6" stroke-width="2" />
          <path d="M-6 1.6 0 12.4 6 1.6" fill="none" stroke-width="0.9" />
        `
      }
      <path d="M-7-11.6C-7.6-4.6-5 .4-1.7 1.6Q0 2.2 1.7 1.6C5 .4 7.6-4.6 7-11.6 6.6-17.6-6.6-17.6-7-11.6Z" fill=${skin} />
      ${eyes()}
      <path d="M.3-7.4C.7-5.4 1.6-4 .1-3.4" fill="none" stroke-width="0.8" />
      ${features.map((feature) => FACES[feature]())}
      ${head !== "long-hair" && html`<g fill=${INK}>${HEADS[/** @type {keyof typeof HEADS} */ (head)]()}</g>`}
      <path d="M-1 19.6C1 17 5 16.6 6.4 18.6L5.4 22C3 23.4 0 22.6-1 19.6Z" fill=${SKIN} />
    </g>
    <svg x="1" y="5" width="21" height="21" viewBox="-12 -12 24 24" overflow="visible">
      <use href=${`/iki/drawings.svg#${id}`} />
    </svg>
  `;
}

/** A half-length portrait. @param {{ id: string }} props */
export const Portrait = ({ id }) =>
  cachedDrawing(
    id,
    () => html`<svg class="iki-figure" viewBox="-20 -27 42 54" preserveAspectRatio="xMidYMax meet" aria-hidden="true">${person(id)}</svg>`,
  );

/** Only the head, for a chip on a mat. @param {{ id: string }} props */
export const Face = ({ id }) =>
  cachedDrawing(`face ${id}`, () => html`<svg class="iki-emblem" viewBox="-15 -26 30 30" aria-hidden="true">${person(id)}</svg>`);
