// The prints of ghosts and poems.

import { html } from "../vendor/preact.js";
import { at, blossom, boat, cliff, disc, house, INK, line, PAPER, person, pine, ripples, sky } from "./motifs.js";

/** Draws a print from the fill of each of its layers. @typedef {(...fills: string[]) => unknown} Scene */

/** The drawing of each print and its layers, from largest to smallest. @type {Record<string, [layers: string, scene: Scene]>} */
export const figureScenes = {
  // Ghosts
  kohada: [
    "light sun wood robe",
    (net, flame, rod, robe) => html`
      <rect width="100" height="100" fill=${net} stroke="none" />
      ${line(Array.from({ length: 9 }, (_, i) => `M${i * 12} 0V100M0 ${i * 12}H100`).join(""), "none", 0.35)}
      ${line("M58 42C50 30 54 14 70 12 86 11 94 24 90 38 88 46 82 48 80 54H66C66 48 60 48 58 42Z", PAPER)}
      ${line("M64 28q5-4 8 1-3 6-8 3ZM78 27q6-3 8 2-3 6-8 2Z", flame)}
      ${line("M73 34l-3 5h5M67 46h12M70 44v5M74 44v5M77 44v4", "none", 0.9)}
      ${line("M54 22C58 6 76 2 90 14M58 12q-6 8-4 20", "none", 0.9)}
      ${line("M0 56H100V64H0Z", rod)}
      ${[60, 68, 76, 84].map((x) => line(`M${x} 53q3-3 5 0v14q-2 3-4 0Z`, PAPER))}
      ${line("M0 64H100V100H0Z", robe)}
      ${line("M14 64q6 18-2 36M40 64q-6 18 2 36M72 64q4 18-4 36", "none", 0.8)}
    `,
  ],
  hannya: [
    "sky bloom flame light",
    (air, face, horn, light) => html`
      ${sky(air, 100)}
      ${disc(50, 46, 40, PAPER)}
      ${line("M28 34C20 24 22 12 30 4 30 16 36 20 42 24ZM72 34C80 24 78 12 70 4 70 16 64 20 58 24Z", horn)}
      ${line("M26 46C26 26 38 20 50 20S74 26 74 46C74 68 62 86 50 86S26 68 26 46Z", face)}
      ${line("M32 42q8-6 14 2-8 5-14-2ZM68 42q-8-6-14 2 8 5 14-2Z", light)}
      ${disc(40, 43, 1.6, INK)}
      ${disc(60, 43, 1.6, INK)}
      ${line("M30 34q8-4 15 2M70 34q-8-4-15 2M50 46l-4 12q4 3 8 0Z", "none", 1.1)}
      ${line("M34 66Q50 60 66 66 62 80 50 80T34 66Z", PAPER)}
      ${line("M36 68l4 6 4-8 4 7 4-7 4 7 4-8 4 6", "none", 0.9)}
      ${line("M26 50C14 60 18 84 10 98M30 62C24 74 30 88 24 100M74 50C86 60 82 84 90 98M70 62C76 74 70 88 76 100", "none", 1)}
    `,
  ],
  okiku: [
    "cool dusk wood flame",
    (body, dusk, well, flame) => html`
      ${sky(dusk, 100)}
      ${line("M26 100V76H82V100Z", well)}
      ${line("M20 70H88V78H20Z", well)}
      ${line("M40 78V100M62 78V100", "none", 0.8)}
      ${[
        [54, 66, 12],
        [44, 58, 11.5],
        [38, 47, 11],
        [44, 36, 10.5],
        [55, 29, 10],
      ].map(
        ([x, y, r]) => html`
          <ellipse cx=${x} cy=${y} rx=${r} ry=${r * 0.42} fill=${body} />
          <ellipse cx=${x} cy=${y - 1} rx=${r * 0.6} ry=${r * 0.22} fill=${PAPER} stroke-width="0.7" />
        `,
      )}
      ${line("M58 26C54 14 62 6 72 8 80 10 82 20 76 26 70 31 62 31 58 26Z", PAPER)}
      ${line("M57 26C48 8 66-2 78 6 86 14 82 30 90 44 80 40 78 28 76 18 68 18 62 14 61 12 58 16 60 22 57 26Z", INK)}
      ${line("M64 20h4M72 21h3M68 26h4", "none", 0.9)}
      ${line("M82 30q8-6 6-14 8 8 4 18-4 4-10-4ZM86 12q2-4 0-7 4 3 2 7Z", flame)}
      ${line("M74 31q6-4 12-3 6-4 10-10", "none", 0.8)}
    `,
  ],
  oiwa: [
    "flame cool light bloom sky",
    (lamp, air, glow, mouth, robe) => html`
      ${sky(air, 100)}
      ${disc(50, 50, 42, glow)}
      ${line("M50 0V14", "none", 1.4)}
      ${line("M36 12H64V18H36ZM36 84H64V90H36Z", INK)}
      ${line("M36 18C20 28 18 74 36 84H64C82 74 80 28 64 18Z", lamp)}
      ${line("M29 26Q50 32 71 26M24 38Q50 44 76 38M22 50Q50 56 78 50M24 62Q50 68 76 62M29 75Q50 80 71 75", "none", 0.7)}
      ${line("M34 40q7-7 13 1-6 6-13-1Z", PAPER)}
      ${line("M56 38q10-9 15 4-8 9-15-4Z", PAPER)}
      ${disc(41, 41, 2, INK)}
      ${disc(64, 42, 2.6, INK)}
      ${line("M36 62Q50 54 66 63 60 78 50 77T36 62Z", mouth)}
      ${line("M42 62v5M48 60v5M54 60v5M60 62v4", "none", 1)}
      ${line("M34 24C28 32 28 44 24 54M62 22C72 34 70 46 77 58", "none", 1.4)}
      ${line("M38 90q12 6 24 0l4 10H34Z", robe)}
    `,
  ],
  // Poems
  tenchi: [
    "sky light water",
    (air, field, water) => html`
      ${sky(air, 56)}
      ${line("M0 42C20 34 44 42 60 36 76 32 90 38 100 34V60H0Z", water)}
      ${line("M0 56C30 50 70 58 100 52V100H0Z", field)}
      ${line("M0 68q20-6 40 0t60-4M0 80q24-6 50 0t50-4M0 92q24-6 50 0t50-4", "none", 0.8)}
      ${at(30, 58, 1.5, house(field, PAPER))}
      ${at(70, 74, 1, person(water, field))}
      ${at(84, 82, 1, person(water, field))}
      ${line("M72 6H90V40H72Z", PAPER)}
      ${line("M77 11v22M81 10v24M85 12v18", "none", 1)}
    `,
  ],
  nakamaro: [
    "water sky sun hill",
    (water, air, moon, hill) => html`
      ${sky(air, 64)}
      ${disc(34, 26, 13, moon)}
      ${line("M0 54C30 48 60 56 100 50V100H0Z", water)}
      ${ripples(62, 4, 0, 60)}
      ${cliff("M100 44C84 46 62 56 56 72 50 84 40 90 36 100H100Z", hill, "M74 66l8 10M64 82l8 6M84 58l8 8")}
      ${at(76, 42, 1.15, person(moon, PAPER))}
      ${at(90, 30, 0.8, pine(hill, INK))}
      ${at(18, 66, 0.55, boat(PAPER, PAPER))}
    `,
  ],
  hitomaro: [
    "hill sky flame water",
    (hill, air, flame, water) => html`
      ${sky(air, 60)}
      ${line("M0 60C16 34 26 22 40 24 54 26 60 44 74 30 84 22 94 30 100 36V76H0Z", hill)}
      ${line("M16 44q6 4 4 12M40 28q6 8 0 22M72 34q4 8 0 18", "none", 0.8)}
      ${line("M20 100C34 84 20 72 40 62 56 54 52 44 66 36 62 48 70 54 60 66 48 78 58 88 50 100Z", PAPER)}
      ${line("M0 84C30 78 70 86 100 80V102H0Z", water)}
      ${at(80, 66, 1.2, house(flame, PAPER))}
      ${line("M12 90L36 72M16 92L40 76M20 95L44 79M24 98L46 84", "none", 0.8)}
      ${at(14, 78, 0.9, person(flame, PAPER))}
    `,
  ],
  komachi: [
    "bloom dusk cool leaf wood",
    (bloom, dusk, robe, hill, wood) => html`
      ${sky(dusk, 70)}
      ${line("M0 66C30 58 60 70 100 60V102H0Z", hill)}
      ${line("M28 102C34 80 22 66 34 46 42 34 38 24 30 14L36 12C44 22 50 18 58 10L60 14C52 22 48 32 46 40 42 58 46 80 44 102Z", wood)}
      ${[
        [24, 14],
        [36, 6],
        [50, 10],
        [62, 12],
        [18, 26],
        [30, 24],
        [44, 22],
        [58, 24],
        [70, 20],
        [36, 34],
        [54, 36],
        [22, 38],
      ].map(([x, y], i) => at(x, y, i % 2 ? 0.56 : 0.68, blossom(bloom, PAPER), i * 29))}
      ${at(72, 68, 1.5, person(robe, wood))}
      ${at(86, 80, 1, person(hill, wood))}
      ${[
        [64, 48],
        [78, 52],
        [58, 60],
        [88, 44],
        [20, 60],
      ].map(([x, y]) => disc(x, y, 1.4, bloom))}
    `,
  ],
};
