// The 32 kakemonos as prints: line art in ink, with one coloured layer for each drop that the card needs.

import { html } from "../vendor/preact.js";
import { cachedDrawing } from "../core/cached-drawing.js";
import { COLOUR_ORDER, dropSlots, listDrops } from "./drop-slots.js";
import { PAPER } from "./motifs.js";
import { figureScenes } from "./figure-scenes.js";
import { natureScenes } from "./nature-scenes.js";
import { waterScenes } from "./water-scenes.js";

/** The colours of each layer, the preferred ones first. @type {Record<string, string>} */
const PREFERRED_COLOURS = {
  sky: "blue purple yellow orange green red",
  dusk: "yellow orange purple red blue green",
  water: "blue green purple yellow orange red",
  mount: "red orange purple blue green yellow",
  hill: "green purple blue orange yellow red",
  leaf: "green yellow blue purple orange red",
  sun: "red orange yellow purple green blue",
  wood: "orange yellow red purple green blue",
  robe: "purple red blue orange green yellow",
  flame: "orange red yellow purple green blue",
  light: "yellow orange red green blue purple",
  bloom: "red purple orange yellow blue green",
  cool: "purple blue red orange yellow green",
  bird: "blue orange purple red green yellow",
};

const SCENES = { ...natureScenes, ...waterScenes, ...figureScenes };

/** Sky and water fade out downwards, as if the printing block had been wiped. */
const FADING_LAYERS = new Set(["sky", "dusk", "water"]);

/**
 * Assigns a drop to each layer, by index. Every drop gets a layer; if there are more layers than drops, some share one.
 * @param {string[]} layers
 * @param {string[]} drops
 */
function assignDrops(layers, drops) {
  const unused = drops.map((_, i) => i);
  return layers.map((layer) => {
    const preferred = PREFERRED_COLOURS[layer].split(" ");
    const candidates = unused.length ? unused : drops.map((_, i) => i);
    const best = candidates.reduce((one, other) => (preferred.indexOf(drops[other]) < preferred.indexOf(drops[one]) ? other : one));
    if (unused.length) unused.splice(unused.indexOf(best), 1);
    return best;
  });
}

/**
 * A print of 100 by 100. Layers whose drop is missing are not coloured.
 * @param {{ id: string, pigments: Record<string, number> }} card
 * @param {Record<string, number>} missing
 */
export function print({ id, pigments }, missing) {
  const drops = listDrops(pigments);
  const painted = dropSlots(pigments, missing, {}).map((slot) => slot.painted !== null);
  return cachedDrawing(`print ${id} ${painted}`, () => {
    const [names, scene] = SCENES[id];
    const layers = names.split(" ");
    const fills = assignDrops(layers, drops).map((drop, i) => {
      if (!painted[drop]) return PAPER;
      return FADING_LAYERS.has(layers[i]) ? `url(#hk-fade-${drops[drop]})` : `var(--hk-${drops[drop]})`;
    });
    return html`<g class="print">${scene(...fills)}</g>`;
  });
}

/** The gradients and patterns that all prints of a page share. */
const definitions = () => html`
  <svg class="hk-definitions" width="0" height="0" aria-hidden="true">
    <defs>
      ${COLOUR_ORDER.map(
        (colour) => html`
          <linearGradient id=${`hk-fade-${colour}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" class=${`ink-${colour}`} />
            <stop offset=".5" class=${`half ink-${colour}`} />
            <stop offset="1" class=${`thin ink-${colour}`} />
          </linearGradient>
        `,
      )}
      <pattern id="hk-seigaiha" width="20" height="10" patternUnits="userSpaceOnUse">
        <g class="scales">
          ${[
            [0, 10],
            [20, 10],
            [10, 15],
            [0, 20],
            [20, 20],
            [10, 5],
          ].map(([x, y]) => [9.4, 6.4, 3.4].map((r) => html`<circle cx=${x} cy=${y} r=${r} />`))}
        </g>
      </pattern>
    </defs>
  </svg>
`;
export const PrintDefinitions = () => cachedDrawing("inks", definitions);
