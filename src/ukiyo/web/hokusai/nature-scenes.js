// The prints of Mount Fuji, flowers and birds.

import { html } from "../vendor/preact.js";
import {
  at,
  blossom,
  boat,
  cliff,
  cloud,
  disc,
  flying,
  fuji,
  INK,
  iris,
  leaf,
  line,
  PAPER,
  peony,
  perched,
  person,
  ripples,
  sky,
} from "./motifs.js";

/** Draws a print from the fill of each of its layers. @typedef {(...fills: string[]) => unknown} Scene */

/** Each print: its layers, the largest first, and its drawing. @type {Record<string, [layers: string, scene: Scene]>} */
export const natureScenes = {
  // Mount Fuji
  kajikazawa: [
    "water sky mount light robe",
    (water, air, mount, light, robe) => html`
      ${sky(air, 50)}
      ${fuji(62, 20, 34, mount, PAPER)}
      ${cloud(20, 44, 70, PAPER)}
      ${line("M0 62C18 56 30 62 44 60 60 54 80 62 100 56V100H0Z", water)}
      ${ripples(68, 5)}
      ${cliff("M0 60C14 58 30 60 46 66 38 72 34 84 28 100H0Z", light, "M8 66l10 10M18 70l4 14M6 82l12 8")}
      ${at(36, 53, 0.9, person(robe, light))}
      ${line("M40 58C58 50 72 62 84 84M41 59C60 56 66 70 70 88M40 60C52 62 56 74 58 90", "none", 0.7)}
    `,
  ],
  thunderstorm: [
    "mount sky hill flame light",
    (mount, air, hill, flame, light) => html`
      ${sky(air, 40)}
      ${cloud(2, 48, 44, light)}
      ${cloud(64, 40, 40, light)}
      ${fuji(50, 10, 60, mount, PAPER)}
      ${line("M0 62C20 50 34 60 48 56 66 50 82 60 100 54V100H0Z", hill)}
      ${line("M70 58l-8 12 6 2-10 12 5 2-12 14 24-19-6-2 10-11-6-2 10-10Z", flame)}
      ${line("M14 68q8-6 16 0M6 80q10-6 18 0M28 90q8-5 14 0", "none", 0.8)}
    `,
  ],
  "red-fuji": [
    "mount sky leaf dusk",
    (mount, air, forest, dusk) => html`
      <rect width="100" height="46" fill=${air} stroke="none" />
      ${[14, 22, 30, 38].map((y, i) => cloud(i * 7 - 4, y + 6, 34 - i * 3, PAPER))}
      ${cloud(78, 18, 26, PAPER)}
      ${line("M-2 90C30 76 46 36 60 14L66 16 71 13 76 17C84 34 92 52 102 60V100H-2Z", mount)}
      ${line("M60 14L66 16 71 13 76 17C79 24 82 30 84 34L78 28 76 36 71 25 66 40 63 26 56 38 54 25Q57 19 60 14Z", PAPER)}
      ${line("M-2 90C20 82 34 66 44 50 50 70 66 74 102 78V102H-2Z", dusk, 0.8)}
      ${line("M-2 92C18 84 30 78 40 68 56 84 78 86 102 86V102H-2Z", forest)}
      ${line("M10 94l3-6 3 6M24 90l3-6 3 6M40 92l3-6 3 6M58 95l3-6 3 6M76 94l3-6 3 6", "none", 0.8)}
    `,
  ],
  "great-wave": [
    "water dusk mount hill light",
    (water, dusk, deep, hill, boatwood) => html`
      ${sky(dusk, 70)}
      ${fuji(66, 56, 18, deep, PAPER)}
      ${line("M46 72C60 64 82 66 102 58V102H40Z", hill)}
      ${at(80, 76, 0.8, boat(boatwood), -14)}
      ${line(
        "M-2 66C2 34 22 10 52 12 64 13 72 20 75 30 68 25 61 26 57 31 63 32 67 37 67 43 59 38 51 40 47 48 42 60 52 74 68 78 80 " +
          "81 92 78 102 74V102H-2Z",
        water,
      )}
      ${line(
        "M75 30c3 0 5 2 5 5-3-1-5 0-6 3-2-2-4-2-6 0 0-3-1-4-3-5 1 3 0 5-2 7 0-3-1-4-4-5 1 3 0 5-3 7 0-3-1-4-3-5-1 4-3 6-6 " +
          "6-1-8 4-12 10-13-1-4 0-6 4-8 5-2 10 2 14 8Z",
        PAPER,
      )}
      ${line("M52 12c6-4 12-2 16 2 5 0 7 4 7 8l4 3-4 5C70 20 62 16 52 12Z", PAPER)}
      ${line("M4 70C8 44 24 24 46 20M14 78C16 54 28 36 44 32M26 84C26 66 32 52 42 44M38 90C36 80 38 70 42 64", PAPER, 1)}
      ${line("M4 70C8 44 24 24 46 20M14 78C16 54 28 36 44 32M26 84C26 66 32 52 42 44", "none", 1)}
      ${line("M-2 84C10 78 20 84 30 90 50 100 74 96 102 86V102H-2Z", water)}
      ${[
        [84, 40],
        [78, 46],
        [86, 48],
        [72, 50],
        [80, 54],
        [60, 48],
      ].map(([x, y]) => disc(x, y, 1.1, PAPER))}
      ${at(30, 92, 0.75, boat(boatwood), 12)}
    `,
  ],
  // Flowers
  poppies: [
    "bloom sky leaf",
    (bloom, air, foliage) => html`
      ${sky(air, 100)}
      ${line("M30 102C28 80 36 62 32 40M60 102C62 84 54 66 62 46M80 102C78 88 84 74 80 62", "none", 1.4)}
      ${at(34, 84, 1.1, leaf(foliage, 26, 7), -50)}
      ${at(58, 86, 1.1, leaf(foliage, 26, 7), 48)}
      ${at(44, 96, 1.1, leaf(foliage, 24, 7), -10)}
      ${at(32, 34, 1.35, blossom(bloom, foliage, 4, 11))}
      ${at(64, 42, 1.1, blossom(bloom, foliage, 4, 11), 20)}
      ${at(80, 60, 0.8, line("M0 4C-8 0-6-12 0-14 6-12 8 0 0 4Z", bloom))}
    `,
  ],
  chrysanthemums: [
    "light sky bloom leaf",
    (one, air, other, foliage) => html`
      ${sky(air, 60)}
      ${line("M40 102C36 82 40 64 38 44M66 102C66 88 70 80 68 70", "none", 1.4)}
      ${at(38, 88, 1, leaf(foliage, 26, 8), -60)}
      ${at(42, 78, 1, leaf(foliage, 24, 8), 56)}
      ${at(68, 96, 1, leaf(foliage, 24, 8), 60)}
      ${at(38, 38, 2, blossom(one, one, 16, 2.4))}
      ${at(70, 66, 1.5, blossom(other, one, 14, 2.6))}
      ${at(80, 22, 0.5, flying(PAPER, foliage), -20)}
    `,
  ],
  irises: [
    "sky leaf cool flame",
    (air, foliage, bloom, heart) => html`
      ${sky(air, 74)}
      ${[
        [12, -8, 60],
        [26, 4, 74],
        [40, -6, 66],
        [58, 6, 78],
        [72, -4, 62],
        [88, 8, 70],
      ].map(([x, turn, long]) => at(x, 102, 1, leaf(foliage, long, 4.5), turn))}
      ${at(34, 40, 1.25, iris(bloom, heart))}
      ${at(66, 30, 1.1, iris(bloom, heart))}
      ${at(84, 58, 0.9, iris(bloom, heart))}
      ${at(16, 62, 0.8, iris(bloom, heart))}
    `,
  ],
  peonies: [
    "flame dusk leaf sky bloom",
    (one, dusk, foliage, air, other) => html`
      ${sky(dusk, 70)}
      ${line("M42 102C40 84 46 70 40 48M68 102C66 90 70 82 70 74", "none", 1.4)}
      ${[
        [38, 84, -62],
        [44, 76, 44],
        [66, 92, -40],
        [72, 90, 58],
        [30, 66, -80],
      ].map(([x, y, turn]) => at(x, y, 1.05, leaf(foliage, 24, 8), turn))}
      ${at(38, 40, 1.7, peony(one, air))}
      ${at(72, 66, 1.25, peony(other, air), 20)}
      ${at(
        76,
        22,
        1,
        html`
          ${line(
            "M0 0C-4-14-16-14-14-4-13 2-6 2 0 0ZM0 0C6-12 16-10 13-2 10 4 4 2 0 0ZM0 0C-6 4-8 10-3 11 1 10 1 4 0 0ZM0 0C6 3 8 8 4 " +
              "10 1 8 1 4 0 0Z",
            air,
          )}
          ${line("M0 0L-2-8M0 0L3-8", "none", 0.7)}
        `,
        -16,
      )}
    `,
  ],
  // Birds
  wagtail: [
    "sky cool bird",
    (air, bloom, bird) => html`
      ${sky(air, 100)}
      ${line("M-2 20C30 14 60 30 102 16", "none", 2)}
      ${[
        [14, 34],
        [34, 44],
        [76, 38],
        [92, 26],
      ].map(
        ([x, long], i) => html`
          ${line(`M${x} ${18 + (i % 2) * 4}v${long}`, "none", 0.9)}
          ${Array.from(
            { length: Math.floor(long / 6) },
            (_, k) => html`
              ${disc(x - 3.5 + k * 0.4, 24 + k * 6, 3.4 - k * 0.25, bloom)}
              ${disc(x + 3.5 - k * 0.4, 25 + k * 6, 3.4 - k * 0.25, bloom)}
            `,
          )}
        `,
      )}
      ${at(52, 70, 1.25, flying(bird, PAPER), 16)}
    `,
  ],
  canary: [
    "bloom light cool",
    (bloom, bird, foliage) => html`
      <rect width="100" height="100" fill=${foliage} opacity=".55" stroke="none" />
      ${line("M30 102C34 84 24 66 34 50M34 84C46 78 50 74 60 76", "none", 1.6)}
      ${at(30, 90, 1, leaf(foliage, 26, 8), -60)}
      ${at(46, 86, 1, leaf(foliage, 24, 8), 70)}
      ${at(30, 62, 1, leaf(foliage, 22, 8), -70)}
      ${at(36, 40, 1.7, peony(bloom, bird))}
      ${at(78, 76, 1, peony(bloom, bird), 30)}
      ${at(72, 26, 1.05, flying(bird, bird), 150)}
    `,
  ],
  kingfisher: [
    "dusk bird cool leaf",
    (dusk, bird, bloom, breast) => html`
      ${sky(dusk, 100)}
      ${[
        [16, -6, 70],
        [30, 4, 60],
        [82, 8, 66],
      ].map(([x, turn, long]) => at(x, 102, 1, leaf(breast, long, 4.5), turn))}
      ${at(20, 34, 1.05, iris(bloom, PAPER))}
      ${at(84, 40, 0.95, iris(bloom, PAPER))}
      ${at(66, 86, 0.8, blossom(bloom, PAPER, 5, 7))}
      ${at(44, 90, 0.7, blossom(bloom, PAPER, 5, 7))}
      ${at(
        52,
        50,
        1.2,
        html`
          ${flying(bird, breast)}
          ${line("M20-3L34-4 20 0Z", INK)}
        `,
        32,
      )}
    `,
  ],
  bullfinch: [
    "sky bloom bird leaf wood",
    (air, bloom, bird, foliage, breast) => html`
      <rect width="100" height="100" fill=${air} stroke="none" />
      ${line("M-2 8C26 20 46 12 66 36 74 46 82 52 102 52L102 57C80 58 70 50 62 42 46 22 24 26-2 14Z", INK)}
      ${line("M20 14C24 40 16 60 22 88M40 18C46 46 38 66 44 92M84 54C88 68 82 80 86 96", "none", 0.9)}
      ${[
        [20, 30],
        [22, 46],
        [18, 62],
        [22, 80],
        [42, 40],
        [44, 58],
        [40, 74],
        [86, 66],
        [84, 82],
        [10, 14],
        [32, 20],
        [94, 50],
      ].map(([x, y], i) => at(x, y, i % 3 ? 0.42 : 0.52, blossom(bloom, foliage), i * 31))}
      ${at(
        60,
        22,
        1.05,
        html`
          ${perched(bird, breast)}
          ${line("M-14-9C-14-15-6-17-3-12-6-10-11-8-14-9Z", INK)}
        `,
      )}
    `,
  ],
};
