// The thirty-two kakemonos as prints: line art in ink, one layer of colour for each drop the card asks for.

import { html } from "../vendor/preact.js";
import { cachedDrawing } from "../core/cached-drawing.js";
import {
  at,
  blossom,
  boat,
  cliff,
  cloud,
  disc,
  flying,
  fuji,
  house,
  iris,
  leaf,
  line,
  peony,
  perched,
  person,
  pine,
  ripples,
  sky,
} from "./motifs.js";

/** @typedef {(...layers: string[]) => unknown} Scene */

const SUMI = "#24211d";
const PAPER = "#fbf6ea";

/** What each layer would like to be printed in, best first. @type {Record<string, string>} */
const LIKES = {
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

/** Each print names its layers, the largest first, and draws with their fills. @type {Record<string, [string, Scene]>} */
const PRINTS = {
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
  // Waterfalls
  yoro: [
    "water hill leaf robe",
    (water, rock, foliage, robe) => html`
      ${cliff("M0 0H36C32 24 38 50 30 84L36 100H0Z", rock, "M8 20l14 8M14 44l10 6M6 64l12 8M20 76l6 6")}
      ${cliff("M100 0H66C70 26 62 54 70 82L64 100H100Z", rock, "M80 16l10 8M76 40l12 6M82 62l8 8")}
      ${line("M36 0H66C70 26 62 54 70 84H30C38 50 32 24 36 0Z", water)}
      ${line("M42 2C39 30 45 54 38 82M48 0C46 30 51 54 47 84M54 0C55 30 57 54 56 84M60 2C61 28 60 54 64 82", "none", 0.9)}
      ${line("M22 90q6-10 14-6 4-8 12-4 8-6 14 1 8-2 10 5 8 2 6 14H22Z", PAPER)}
      ${at(14, 18, 0.6, pine(foliage, SUMI))}
      ${at(84, 80, 0.8, person(robe, foliage))}
    `,
  ],
  ono: [
    "water hill wood dusk robe",
    (water, rock, wood, dusk, robe) => html`
      ${sky(dusk, 40)}
      ${cliff("M0 10C16 6 28 10 40 8L44 78 0 82Z", rock, "M8 24l12 6M14 44l12 6M6 60l14 8")}
      ${cliff("M100 4C84 8 72 4 60 8L56 70 100 74Z", rock, "M72 20l12 6M78 40l12 8")}
      ${line("M40 8C46 2 54 2 60 8L56 80H44Z", water)}
      ${line("M46 8L48 78M51 6V78M55 8L53 78", "none", 0.8)}
      ${line("M34 82q6-10 16-6 10-4 16 6L80 100H20Z", PAPER)}
      ${line("M0 82Q34 68 72 80L100 76V82Q70 88 40 80 20 80 0 90Z", wood)}
      ${line("M12 78V90M30 74V84M66 76V86M86 76V86", "none", 1)}
      ${at(84, 66, 0.8, person(robe, wood))}
      ${at(20, 68, 0.8, person(robe, wood))}
    `,
  ],
  kirifuri: [
    "water hill wood light robe",
    (water, rock, wood, light, robe) => html`
      <rect width="100" height="100" fill=${rock} stroke="none" />
      ${line("M10 0L20 40 10 100M82 0L76 44 90 100M64 56l6 30M32 52L26 84", "none", 0.9)}
      ${line(
        "M40 0H60C58 12 66 20 74 28 80 36 76 46 84 60L90 82H78C74 62 70 54 66 44 62 56 66 66 66 82H54C56 64 52 52 50 40 44 52 " +
          "44 66 44 82H32C34 64 36 54 36 44 30 56 26 66 24 82H10C12 62 24 52 26 40 30 26 42 14 40 0Z",
        water,
      )}
      ${line(
        "M48 0C48 20 36 30 32 44M52 0C54 18 64 28 70 42M50 10C50 22 46 34 42 50M51 14C54 24 56 34 60 52M18 80C20 66 28 58 30 46" +
          "M84 80C80 66 76 58 74 44",
        "none",
        0.8,
      )}
      ${cliff("M0 84C20 78 40 86 60 82 76 78 90 84 100 80V100H0Z", light, "M20 92h12M60 92h14")}
      ${at(44, 78, 0.8, person(robe, wood))}
      ${at(60, 80, 0.8, person(robe, wood))}
    `,
  ],
  amida: [
    "hill water leaf light robe",
    (rock, water, foliage, light, robe) => html`
      ${cliff(
        "M0 0H100V70C80 76 66 70 56 66V44H44V66C30 72 14 74 0 70Z",
        rock,
        "M8 12l16 8M74 10l16 8M10 40l14 8M78 44l12 6M16 60l10 4M72 62l8 2",
      )}
      ${disc(50, 26, 19, PAPER)}
      ${line("M34 22q8-5 16 0t16 0M32 29q9-5 18 0t18 0M35 36q8-5 15 0t15 0", "none", 0.9)}
      ${line("M38 40C44 44 42 56 44 100H56C58 56 56 44 62 40 54 46 46 46 38 40Z", water)}
      ${line("M48 46V100M52 46V100", "none", 0.8)}
      ${cliff("M0 72C16 66 32 72 40 82L44 100H0Z", foliage, "M10 82l10 8")}
      ${line("M100 70C84 70 66 74 58 86L56 100H100Z", light)}
      ${at(82, 60, 0.75, person(robe, light))}
      ${at(70, 66, 0.75, person(robe, light))}
      ${at(16, 52, 0.5, pine(foliage, SUMI))}
    `,
  ],
  // Bridges
  "pontoon-bridge": [
    "dusk water wood hill",
    (dusk, water, wood, hill) => html`
      ${sky(dusk, 50)}
      ${line("M0 36C18 28 30 34 44 32 64 26 84 34 100 28V52H0Z", hill)}
      ${line("M0 46C30 42 70 48 100 42V100H0Z", water)}
      ${ripples(54, 3, 40)}
      ${ripples(86, 2, 10)}
      ${[
        [6, 84],
        [22, 72],
        [40, 66],
        [58, 66],
        [76, 72],
        [92, 82],
      ].map(([x, y]) => at(x, y + 4, 0.42, boat(wood)))}
      ${line("M-2 84C20 60 76 58 102 82L102 77C76 53 20 55-2 79Z", wood)}
      ${line("M8 77l2 6M20 69l2 6M34 64l1 6M50 62V68M66 64l-1 6M80 69l-2 6M92 76l-2 5", "none", 0.8)}
      ${at(46, 50, 0.7, person(hill, dusk))}
      ${at(16, 28, 0.55, pine(hill, SUMI))}
    `,
  ],
  "eight-planks": [
    "water leaf wood bloom",
    (water, foliage, wood, bloom) => html`
      ${line("M0 22C30 16 66 26 100 18V100H0Z", water)}
      ${ripples(34, 2, 30)}
      ${ripples(88, 2, 20)}
      ${line("M-2 82L30 66 26 62 56 50 52 46 102 28V36L62 50 66 54 36 66 40 70-2 92Z", wood)}
      ${line("M12 80V92M44 64V76M70 50V62M88 42V54", "none", 1.2)}
      ${[
        [16, 50],
        [30, 44],
        [78, 76],
        [90, 70],
        [64, 84],
      ].map(
        ([x, y]) => html`
          ${at(x - 3, y + 8, 0.8, leaf(foliage, 22, 3), -14)}
          ${at(x + 3, y + 8, 0.8, leaf(foliage, 20, 3), 14)}
          ${at(x, y - 8, 0.55, iris(bloom, PAPER))}
        `,
      )}
      ${at(52, 30, 0.7, person(bloom, wood))}
    `,
  ],
  "drum-bridge": [
    "sky wood water leaf cool",
    (air, wood, water, foliage, bloom) => html`
      ${sky(air, 60)}
      ${line("M0 72C24 66 76 76 100 68V100H0Z", water)}
      ${ripples(80, 3)}
      ${line("M0 76C12 72 22 26 50 26S88 72 100 76V86C84 80 78 40 50 40S16 80 0 86Z", wood)}
      ${line("M6 64C18 56 26 17 50 17S82 56 94 64", "none", 1.4)}
      ${[
        [18, 50],
        [28, 32],
        [39, 21],
        [50, 17],
        [61, 21],
        [72, 32],
        [82, 50],
      ].map(([x, y]) => line(`M${x} ${y}v10`, "none", 1.1))}
      ${line("M34 50V78M66 50V78M50 40V76", "none", 1.6)}
      ${[10, 20, 80, 90].map(
        (x, i) => html`
          ${line(`M${x} 0q${i % 2 ? 3 : -3} 8 0 ${22 + i * 3}`, "none", 0.9)}
          ${[6, 12, 18, 24].map((y) => disc(x + (y % 4 ? 2 : -2), y + i * 2, 2.6, bloom))}
        `,
      )}
      ${line("M0 0H34C24 8 10 8 0 12ZM100 0H68C76 8 90 8 100 12Z", foliage)}
      ${at(50, 6, 0.75, person(foliage, bloom))}
    `,
  ],
  "kintai-bridge": [
    "water sky wood hill cool",
    (water, air, wood, hill, rain) => html`
      ${sky(air, 50)}
      ${line("M0 50C14 24 30 18 44 34 56 20 76 18 100 44V60H0Z", hill)}
      ${line("M0 66C30 62 70 68 100 62V100H0Z", water)}
      ${ripples(82, 3)}
      ${[2, 27, 52, 77].map((x) => line(`M${x - 2} 70Q${x + 10} 40 ${x + 24} 70V76Q${x + 10} 50 ${x - 2} 76Z`, wood))}
      ${[0, 25, 50, 75, 99].map((x) => line(`M${x - 3} 72H${x + 5}V88H${x - 4}Z`, rain))}
      ${line("M10 4l-6 16M24 2l-6 16M40 6l-6 16M56 2l-6 16M72 6l-6 16M88 2l-6 16M98 12l-5 14M32 24l-4 10M64 22l-4 10", "none", 0.7)}
      ${at(38, 42, 0.6, person(rain, wood))}
      ${at(62, 42, 0.6, person(rain, wood))}
    `,
  ],
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
      ${disc(40, 43, 1.6, SUMI)}
      ${disc(60, 43, 1.6, SUMI)}
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
      ${line("M57 26C48 8 66-2 78 6 86 14 82 30 90 44 80 40 78 28 76 18 68 18 62 14 61 12 58 16 60 22 57 26Z", SUMI)}
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
      ${line("M36 12H64V18H36ZM36 84H64V90H36Z", SUMI)}
      ${line("M36 18C20 28 18 74 36 84H64C82 74 80 28 64 18Z", lamp)}
      ${line("M29 26Q50 32 71 26M24 38Q50 44 76 38M22 50Q50 56 78 50M24 62Q50 68 76 62M29 75Q50 80 71 75", "none", 0.7)}
      ${line("M34 40q7-7 13 1-6 6-13-1Z", PAPER)}
      ${line("M56 38q10-9 15 4-8 9-15-4Z", PAPER)}
      ${disc(41, 41, 2, SUMI)}
      ${disc(64, 42, 2.6, SUMI)}
      ${line("M36 62Q50 54 66 63 60 78 50 77T36 62Z", mouth)}
      ${line("M42 62v5M48 60v5M54 60v5M60 62v4", "none", 1)}
      ${line("M34 24C28 32 28 44 24 54M62 22C72 34 70 46 77 58", "none", 1.4)}
      ${line("M38 90q12 6 24 0l4 10H34Z", robe)}
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
          ${line("M20-3L34-4 20 0Z", SUMI)}
        `,
        32,
      )}
    `,
  ],
  bullfinch: [
    "sky bloom bird leaf wood",
    (air, bloom, bird, foliage, breast) => html`
      <rect width="100" height="100" fill=${air} stroke="none" />
      ${line("M-2 8C26 20 46 12 66 36 74 46 82 52 102 52L102 57C80 58 70 50 62 42 46 22 24 26-2 14Z", SUMI)}
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
          ${line("M-14-9C-14-15-6-17-3-12-6-10-11-8-14-9Z", SUMI)}
        `,
      )}
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
      ${at(90, 30, 0.8, pine(hill, SUMI))}
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
  // Oceans
  uraga: [
    "dusk water hill",
    (dusk, water, hill) => html`
      ${sky(dusk, 56)}
      ${fuji(76, 26, 26, hill, PAPER)}
      ${line("M0 48C30 44 70 50 100 44V100H0Z", water)}
      ${ripples(58, 2, 40)}
      ${ripples(90, 2)}
      ${cliff("M0 40C12 40 26 46 30 60 34 68 22 76 0 78Z", hill, "M8 50l8 8M10 64l8 4")}
      ${at(56, 74, 1.15, boat(hill))}
      ${at(50, 64, 0.7, person(dusk, hill))}
      ${at(66, 63, 0.7, person(dusk, hill))}
      ${at(82, 56, 0.5, boat(dusk, PAPER))}
    `,
  ],
  torchlight: [
    "hill flame light",
    (water, flame, glow) => html`
      <rect width="100" height="100" fill=${water} stroke="none" />
      ${disc(52, 40, 27, glow)}
      ${line("M-2 64q12-10 24-2t24-2 24 2 32-4V102H-2Z", water)}
      ${ripples(80, 3)}
      ${at(26, 62, 1.1, person(glow, flame))}
      ${at(74, 62, 1.1, person(glow, flame))}
      ${line("M50 70L54 44", "none", 2)}
      ${line("M54 46C42 44 46 30 54 22 52 32 60 30 60 38 64 44 60 48 54 46Z", flame)}
      ${line("M8 90q6-4 10 0-4 4-10 0l-4-3v6ZM60 92q6-4 10 0-4 4-10 0l-4-3v6Z", glow)}
    `,
  ],
  choshi: [
    "water hill sun cool",
    (water, deep, boatwood, air) => html`
      ${sky(air, 40)}
      ${line("M0 34C24 26 40 50 60 40 76 32 88 38 100 30V100H0Z", deep)}
      ${at(66, 46, 0.85, boat(boatwood), -18)}
      ${at(30, 62, 0.95, boat(boatwood), 16)}
      ${line("M-2 70C12 44 34 52 44 66 50 50 72 46 84 62 90 54 98 56 102 58V102H-2Z", water)}
      ${line("M2 70q4-10 10-12 2 4 6 3 2-6 8-6 1 5 6 5 6-2 12 6M48 64q6-10 14-10 1 5 6 4 4-4 8 0 4 0 8 5", PAPER, 1)}
      ${line("M6 84C16 66 28 66 36 78M54 78C62 64 74 64 80 76M-2 94q20-10 40 0t64-4", "none", 0.9)}
      ${at(24, 56, 0.6, person(boatwood, PAPER))}
    `,
  ],
  whaling: [
    "water cool flame hill bloom",
    (water, whale, wood, hill, robe) => html`
      ${line("M0 20C20 10 34 18 48 14 68 8 84 18 100 12V34H0Z", hill)}
      ${line("M0 28C30 24 70 32 100 26V102H0Z", water)}
      ${ripples(38, 2, 50)}
      ${ripples(90, 2)}
      ${line("M10 66C14 46 36 38 56 44 70 48 76 56 88 52L98 42 96 58 90 66C78 74 64 72 56 78 36 84 14 82 10 66Z", whale)}
      ${line("M12 68C26 76 44 76 56 70M16 72l4 5M24 75l3 5M32 76l3 5", "none", 0.9)}
      ${disc(24, 60, 1.6, PAPER)}
      ${line("M34 40C30 28 24 26 20 28M34 40C36 26 44 24 48 28M34 40V24", "none", 1.1)}
      ${at(80, 84, 0.7, boat(wood), -8)}
      ${at(28, 90, 0.7, boat(wood), 6)}
      ${at(76, 76, 0.55, person(robe, wood))}
      ${at(26, 82, 0.55, person(robe, wood))}
    `,
  ],
};

const ORDER = ["blue", "red", "yellow", "purple", "green", "orange"];
/** Layers of air and water fade, as a block wiped half dry prints them. */
const FADES = new Set(["sky", "dusk", "water"]);

/**
 * Which drop of the card each layer waits for: every drop has a layer, and layers that are left over share.
 * @param {string[]} layers
 * @param {string[]} drops
 */
function printed(layers, drops) {
  const free = drops.map((_, i) => i);
  return layers.map((layer) => {
    const likes = LIKES[layer].split(" ");
    const open = free.length ? free : drops.map((_, i) => i);
    const best = open.reduce((one, other) => (likes.indexOf(drops[other]) < likes.indexOf(drops[one]) ? other : one));
    if (free.length) free.splice(free.indexOf(best), 1);
    return best;
  });
}

/** A card's drops one by one. @param {Record<string, number>} amounts @returns {string[]} */
export const spread = (amounts) => ORDER.flatMap((colour) => Array(amounts[colour] ?? 0).fill(colour));

/**
 * The drops of a card one by one: what lies on each place, or null where one is still missing. Those of a colour are told apart only by
 * their order, so the last ones are missing; a joker or a substitute lies on a place of another colour.
 * @param {Record<string, number>} pigments
 * @param {Record<string, number>} missing
 * @param {Record<string, number>} painted
 */
export function laid(pigments, missing, painted) {
  const drops = spread(pigments);
  const filled = drops.map((colour, i) => drops.slice(i).filter((other) => other === colour).length > (missing[colour] ?? 0));
  const pool = { ...painted };
  const own = drops.map((colour, i) => filled[i] && pool[colour] > 0 && pool[colour]-- > 0);
  const strangers = [...ORDER, "black"].flatMap((colour) => Array(pool[colour] ?? 0).fill(colour));
  return drops.map((colour, i) => ({ colour, lies: filled[i] ? (own[i] ? colour : (strangers.shift() ?? colour)) : null }));
}

/**
 * A print of 100 by 100; `missing` are the drops it still waits for, none means all are painted.
 * @param {{ id: string, pigments: Record<string, number> }} card
 * @param {Record<string, number>} missing
 */
export function print({ id, pigments }, missing) {
  const drops = spread(pigments);
  const wet = laid(pigments, missing, {}).map(({ lies }) => lies !== null);
  return cachedDrawing(`print ${id} ${wet}`, () => {
    const [names, scene] = PRINTS[id];
    const layers = names.split(" ");
    const fills = printed(layers, drops).map((drop, i) =>
      wet[drop] ? (FADES.has(layers[i]) ? `url(#hk-fade-${drops[drop]})` : `var(--hk-${drops[drop]})`) : PAPER,
    );
    return html`<g class="print">${scene(...fills)}</g>`;
  });
}

/** The gradients the prints share, once a page. */
const inks = () => html`
  <svg class="hk-inks" width="0" height="0" aria-hidden="true">
    <defs>
      ${ORDER.map(
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
export const Inks = () => cachedDrawing("inks", inks);
