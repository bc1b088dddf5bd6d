// The rondel: the wheel with its pigments and the oval, tokens, movement spaces with apprentices, and the ring of cards around them.

import { html } from "../vendor/preact.js";
import { previewedChoice } from "../core/choices.js";
import { Target } from "../core/target.js";
import { useTable } from "../core/table-context.js";
import { componentName, translate } from "../core/locale.js";
import { Artisan, Scroll } from "./cards.js";
import { Drop, dropName, Marker, Pawn, PRIMARIES, SECONDARIES, Drawing, some, Token, TOOLS } from "./signs.js";
import { component } from "./components.js";

/** @import { Choice } from "../core/types.js" */

const CENTRE = 240;
const WHEEL = 86;
const AT = { card: 198, space: 141, steps: 119, token: 106, drops: 68, counts: 47 };

/** A point on the rondel: an angle in tenths of the way round, clockwise from the top. @param {number} tenth @param {number} radius */
export function around(tenth, radius) {
  const angle = ((tenth * 36 - 90) * Math.PI) / 180;
  return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)];
}
/** @param {number[]} point @param {number} [scale] */
const moved = ([x, y], scale = 1) => `translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${scale})`;

export function Rondel() {
  const { view, candidates } = useTable();
  const sectors = /** @type {any[]} */ (view.sectors);
  return html`
    <svg class="hk-rondel" data-zone="main" viewBox="0 0 480 480" role="group" aria-label=${translate("hk-rondel")}>
      <circle class="ground" cx="240" cy="240" r="164" />
      <circle class="path-ring" cx="240" cy="240" r=${AT.space} />
      <circle class="planks" cx="240" cy="240" r=${AT.space} />
      ${sectors.map(
        (_, s) => html`
          <path class="seam" d=${`M${around(s * 2 + 1, WHEEL + 4)}L${around(s * 2 + 1, 163)}`} />
        `,
      )}
      ${sectors.map(
        (sector, s) => html`
          <${Sector} key=${s} sector=${sector} s=${s} />
        `,
      )}
      <${Wheel} />
      ${candidates
        .filter(({ kind }) => kind === "move")
        .map(
          (choice) => html`
            <${Steps} key=${choice.action} choice=${choice} />
          `,
        )}
      <${Corners} />
    </svg>
  `;
}

/** @param {{ sector: any, s: number }} props */
function Sector({ sector, s }) {
  const table = useTable();
  const { view, components } = table;
  const number = String(s + 1);
  const walkers = (/** @type {string} */ space) =>
    view.players.filter((player) => player.apprentice === space).map((player) => player.seat);
  const work = sector.kakemono && component(components.kakemono, sector.kakemono.card);
  const artisan = sector.artisan && component(components.artisan, sector.artisan);
  return html`
    ${[
      ["k", s * 2 - 0.5, work],
      ["a", s * 2 + 0.5, artisan],
    ].map(
      ([kind, tenth, card]) => html`
        <${Space}
          key=${kind}
          space=${`${kind}${number}`}
          tenth=${tenth}
          walkers=${walkers(`${kind}${number}`)}
          label=${card ? componentName(card) : ""}
        />
      `,
    )}
    <g transform=${moved(around(s * 2, AT.token), 1.02)}>
      <${Target} on=${{ token: sector.token }} label=${componentName(component(components.token, sector.token))} explain=${`token:${sector.token}`}>
        <circle class="reach" r="28" />
        <${Token} id=${sector.token} />
      </${Target}>
    </g>
    <g transform=${moved(around(s * 2 - 0.5, AT.card))}>
      ${
        work
          ? html`
            <${Target}
              key=${work.id}
              on=${{ kakemono: work.id }}
              label=${componentName(work)}
              explain=${`kakemono:${work.id}`}
              piece=${`kakemono-${work.id}`}
            >
              <rect class="reach" x="-28.500" y="-38" width="57" height="76" />
              <${Scroll} card=${work} markers=${sector.kakemono.markers} />
            </${Target}>
          `
          : html`
            <rect class="gap" x="-27" y="-37" width="54" height="74" rx="3" />
          `
      }
    </g>
    <g transform=${moved(around(s * 2 + 0.5, AT.card))}>
      ${
        artisan
          ? html`
            <${Target}
              key=${artisan.id}
              on=${{ artisan: artisan.id }}
              label=${componentName(artisan)}
              explain=${`artisan:${artisan.id}`}
              piece=${`artisan-${artisan.id}`}
            >
              <rect class="reach" x="-28" y="-33" width="56" height="66" />
              <${Artisan} card=${artisan} />
            </${Target}>
          `
          : html`
            <rect class="gap" x="-24" y="-31" width="48" height="62" rx="3" />
          `
      }
    </g>
  `;
}

/** How many steps lead to a space: each costs a black drop. @param {{ choice: Choice }} props */
const Steps = ({ choice: { fields, preview } }) => {
  const [kind, sector] = fields.space;
  return html`
    <g class="steps" data-glow transform=${moved(around((Number(sector) - 1) * 2 + (kind === "k" ? -0.8 : 0.8), AT.steps))}>
      <rect x="-17" y="-11" width="34" height="22" rx="11" />
      <text x="-6.500" y="5.500">${preview.blacks ?? 0}</text>
      <g transform="translate(7 .500)">
        <${Drop} colour="black" />
      </g>
    </g>
  `;
};

/** A movement space with the apprentices on it. @param {{ space: string, tenth: number, walkers: number[], label: string }} props */
function Space({ space, tenth, walkers, label }) {
  const table = useTable();
  const middle = (walkers.length - 1) / 2;
  const thought = previewedChoice(table);
  const goal = thought?.kind === "move" && thought.fields.space === space;
  return html`
    <g transform=${moved(around(tenth, AT.space))}>
      <${Target}
        data-way=${`rondel:${tenth}`}
        on=${{ space }}
        label=${`${space} ${label}`}
        explain=${`space:${space}`}
        class=${`space ${space[0]}`}
      >
        <circle class="reach" r="28" />
        <circle r="16" />
        <text y=${walkers.length ? 14.5 : 5.5}>${space}</text>
      </${Target}>
      ${goal && html`<g class="walker ghost" transform="translate(0 -11)"><${Pawn} seat=${table.view.seat} /></g>`}
      ${walkers.map(
        (seat, i) => html`
          <g
            key=${seat}
            class="walker"
            data-piece=${`apprentice-${seat}`}
            data-along="rondel"
            data-at=${tenth}
            transform=${`translate(${((i - middle) * 11).toFixed(1)} ${walkers.length > 2 && i % 2 ? -17 : -11})`}
          >
            <${Pawn} seat=${seat} />
          </g>
        `,
      )}
    </g>
  `;
}

/** How many there are, where there is more than one. @param {{ n: number }} props */
const Count = ({ n }) =>
  n > 1 &&
  html`
    <g class="count">
      <circle cx="7" cy="9" r="8.500" />
      <text x="7" y="14.500">${n}</text>
    </g>
  `;

/** The wheel: five pigment spaces that turn with the oval, and in the middle what is about to enter. */
function Wheel() {
  const table = useTable();
  const { view } = table;
  const oval = view.oval - 1;
  const entering = some(view.entering);
  const directions = ["counterclockwise", "clockwise"].filter((kind) => table.choices.some((choice) => choice.kind === kind));
  return html`
    <g class="wheel">
      <circle class="hk-disc" cx="240" cy="240" r=${WHEEL} />
      <circle cx="240" cy="240" r=${WHEEL} fill="url(#hk-seigaiha)" />
      <g transform="translate(240 240)" class="swirl">
        ${[0, 72, 144, 216, 288].map(
          (turn) => html`
            <path d="M0-24C16-30 24-50 14-84" transform=${`rotate(${turn + 36})`} />
          `,
        )}
      </g>
      <circle class="rim" cx="240" cy="240" r=${WHEEL - 3} />
      <g class="oval" style=${{ transform: `rotate(${oval * 72}deg)` }}>
        <${Target} explain="oval:oval" label=${translate("hk-oval")}>
          <ellipse cx="240" cy=${240 - WHEEL + 2} rx="19" ry="9" />
          <path d=${`M233 ${240 - WHEEL + 3}L240 ${240 - WHEEL - 4} 247 ${240 - WHEEL + 3}`} />
        </${Target}>
      </g>
      ${view.sectors.map(
        (/** @type {any} */ sector, /** @type {number} */ s) => html`
          ${
            s !== oval &&
            table.choices.some(({ kind }) => kind === "turn") &&
            html`
              <${Target}
                on=${{ kind: "turn", sector: String(s + 1) }}
                label=${translate("hk-sector", { n: s + 1 })}
                explain="oval:oval"
                class="turn-to"
              >
                <g transform=${`rotate(${s * 72} 240 240)`}>
                  <circle class="reach" cx="240" cy=${240 - WHEEL + 2} r="28" />
                  <ellipse cx="240" cy=${240 - WHEEL + 2} rx="19" ry="9" />
                </g>
              </${Target}>
            `
          }
          <g key=${`space-${(s - oval + 5) % 5}`} data-piece=${`wheel-${(s - oval + 5) % 5}`}>
            ${PRIMARIES.map((colour, i) => {
              const n = sector.wheel[colour];
              const [at, counted] = [AT.drops, AT.counts].map((radius) => around(s * 2 + (i - 1) * 0.62, radius));
              return html`
                <${Target}
                  on=${{ kind: "collect", sector: String(s + 1), colour }}
                  label=${`${translate("hk-sector", { n: s + 1 })}: ${n} × ${translate(`hk-${colour}`)}`}
                  explain=${`wheel:${s + 1}`}
                  class=${n ? "" : "none"}
                >
                  <g transform=${moved(at, 1.15)}>
                    <circle class="reach" r="13" />
                    <${Drop} colour=${colour} hollow=${!n} />
                  </g>
                  ${
                    n > 1 &&
                    html`
                      <text class=${`amount ink-${colour}`} x=${counted[0].toFixed(1)} y=${(counted[1] + 5.5).toFixed(1)}>${n}</text>
                    `
                  }
                </${Target}>
              `;
            })}
          </g>
        `,
      )}
      ${
        entering.length > 0 || directions.length > 0
          ? html`
            <g transform="translate(240 240)" class="entering">
              <circle r="31" />
              ${entering.map(
                ([colour, n], i) => html`
                  <g transform=${`translate(${(i - (entering.length - 1) / 2) * 19} ${directions.length ? -9 : 1})`}>
                    <${Target} on=${{ colour }} label=${dropName(colour, n)} explain=${`colour:${colour}`}>
                      <circle class="reach" r="9.500" />
                      <${Drop} colour=${colour} />
                      <${Count} n=${n} />
                    </${Target}>
                  </g>
                `,
              )}
              ${directions.map(
                (kind) => html`
                  <${Target} on=${{ kind }} label=${translate(`hk-${kind}`)} explain="mixing:mixing" class="turning">
                    <g transform=${`translate(${kind === "clockwise" ? 12 : -12} 15)scale(${kind === "clockwise" ? 1 : -1} 1)`}>
                      <circle r="10" />
                      <path d="M-5 3A5.500 5.500 0 1 1 4 3.500M7 .500 4 4.500 .500 1.500" />
                    </g>
                  </${Target}>
                `,
              )}
            </g>
          `
          : html`
            <g transform="translate(240 240)" class="hub">
              <circle r="21" />
              <path d="M-14 6C-10-8 4-14 12-4 6-6 2-4 2 0 8-2 12 2 12 8 4 4-6 6-14 6Z" />
            </g>
          `
      }
    </g>
  `;
}

/** In the corners: the deck with its open card, the pile of artisans, the reserve and the bag of markers. */
function Corners() {
  const { view, components } = useTable();
  const top = view.top && component(components.kakemono, view.top.card);
  const markers = TOOLS.reduce((sum, tool) => sum + view.tool_bag[tool], 0);
  const pile = view.pile + view.returned.length;
  return html`
    <g transform="translate(38 46)">
      <rect class="under" x="-24" y="-33" width="54" height="74" rx="3" />
      ${
        top
          ? html`
            <${Target} key=${top.id} label=${componentName(top)} explain=${`next:${top.id}`} piece=${`kakemono-${top.id}`}>
              <${Scroll} card=${top} markers=${view.top.markers} />
            </${Target}>
          `
          : html`
            <rect class="gap" x="-27" y="-37" width="54" height="74" rx="3" />
          `
      }
      <g class="count big">
        <circle cx="35" cy="-24" r="13.500" />
        <text x="35" y="-18">
          ${view.deck}
        </text>
      </g>
    </g>
    <g transform="translate(444 40)">
      <${Target} label=${translate("hk-pile", { n: pile })} explain="pile:pile">
        <rect class="under" x="-22" y="-27" width="48" height="62" rx="3" />
        <rect class="back" x="-25" y="-31" width="48" height="62" rx="3" />
        <g transform="scale(1.600)">
          <${Drawing} of="artisan" />
        </g>
        <g class="count big">
          <circle cx="-28" cy="-20" r="13.500" />
          <text x="-28" y="-14">
            ${pile}
          </text>
        </g>
      </${Target}>
    </g>
    <g transform="translate(8 408)">
      ${SECONDARIES.map(
        (colour, i) => html`
          <g transform=${`translate(${18 + i * 40} 50)`}>
            <${Target}
              on=${{ kind: "gain", colour }}
              label=${`${translate("hk-stock")}: ${dropName(colour, view.reserve[colour])}`}
              explain=${`reserve:${colour}`}
            >
              <rect class="reach" x="-26" y="-26" width="52" height="54" />
              <path class="dish" d="M-13 4C-13 14 13 14 13 4Z" />
              <g transform="translate(0 -3)scale(1.300)">
                <${Drop} colour=${colour} hollow=${!view.reserve[colour]} />
              </g>
              <g class="count">
                <circle cx="8" cy="10" r="10.500" />
                <text x="8" y="15.500">
                  ${view.reserve[colour]}
                </text>
              </g>
            </${Target}>
          </g>
        `,
      )}
    </g>
    <g transform="translate(446 444)">
      <${Target} label=${translate("hk-marker-bag", { n: markers })} explain="markers:bag">
        <g transform="scale(2.300)">
          <${Drawing} of="bag" />
        </g>
        <g transform="translate(0 3)scale(.9)">
          <${Marker} tool="mallet" />
        </g>
        <g class="count big">
          <circle cx="-20" cy="-14" r="13.500" />
          <text x="-20" y="-8">
            ${markers}
          </text>
        </g>
      </${Target}>
    </g>
  `;
}
