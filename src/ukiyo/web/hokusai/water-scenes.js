// The prints of waterfalls, bridges and oceans.

import { html } from "../vendor/preact.js";
import { at, boat, cliff, disc, fuji, INK, iris, leaf, line, PAPER, person, pine, ripples, sky } from "./motifs.js";

/** Draws a print from the fill of each of its layers. @typedef {(...fills: string[]) => unknown} Scene */

/** Each print: its layers, the largest first, and its drawing. @type {Record<string, [layers: string, scene: Scene]>} */
export const waterScenes = {
  // Waterfalls
  yoro: [
    "water hill leaf robe",
    (water, rock, foliage, robe) => html`
      ${cliff("M0 0H36C32 24 38 50 30 84L36 100H0Z", rock, "M8 20l14 8M14 44l10 6M6 64l12 8M20 76l6 6")}
      ${cliff("M100 0H66C70 26 62 54 70 82L64 100H100Z", rock, "M80 16l10 8M76 40l12 6M82 62l8 8")}
      ${line("M36 0H66C70 26 62 54 70 84H30C38 50 32 24 36 0Z", water)}
      ${line("M42 2C39 30 45 54 38 82M48 0C46 30 51 54 47 84M54 0C55 30 57 54 56 84M60 2C61 28 60 54 64 82", "none", 0.9)}
      ${line("M22 90q6-10 14-6 4-8 12-4 8-6 14 1 8-2 10 5 8 2 6 14H22Z", PAPER)}
      ${at(14, 18, 0.6, pine(foliage, INK))}
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
      ${at(16, 52, 0.5, pine(foliage, INK))}
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
      ${at(16, 28, 0.55, pine(hill, INK))}
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
