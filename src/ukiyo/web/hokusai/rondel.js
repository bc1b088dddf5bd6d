// The rondel: the wheel, and around it the tokens, the movement spaces with the apprentices, and the ring of cards.

import { html } from "../vendor/preact.js";
import { previewedChoice } from "../core/choices.js";
import { componentName, translate } from "../core/locale.js";
import { useTable } from "../core/table-context.js";
import { Target } from "../core/target.js";
import { Artisan, Kakemono } from "./cards.js";
import { component } from "./components.js";
import { pointAt, RADII, transformTo, WHEEL_RADIUS } from "./rondel-geometry.js";
import { Drop, Pawn, Token } from "./signs.js";
import { Supplies } from "./supplies.js";
import { Wheel } from "./wheel.js";

/** @import { HokusaiSector } from "../core/wire.js" */
/** @import { Choice } from "../core/types.js" */

export function Rondel() {
  const { view, candidates } = useTable();
  const sectors = /** @type {HokusaiSector[]} */ (view.sectors);
  return html`
    <svg class="hk-rondel" data-zone="main" viewBox="0 0 480 480" role="group" aria-label=${translate("hk-rondel")}>
      <circle class="ground" cx="240" cy="240" r="164" />
      <circle class="path-ring" cx="240" cy="240" r=${RADII.space} />
      <circle class="planks" cx="240" cy="240" r=${RADII.space} />
      ${sectors.map(
        (_, s) => html`
          <path class="seam" d=${`M${pointAt(s * 2 + 1, WHEEL_RADIUS + 4)}L${pointAt(s * 2 + 1, 163)}`} />
        `,
      )}
      ${sectors.map(
        (sector, s) => html`
          <${Sector} key=${s} sector=${sector} index=${s} />
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
      <${Supplies} />
    </svg>
  `;
}

/** @param {{ sector: HokusaiSector, index: number }} props */
function Sector({ sector, index }) {
  const table = useTable();
  const { view, components } = table;
  const number = String(index + 1);
  const apprenticesOn = (/** @type {string} */ space) =>
    view.players.filter((player) => player.apprentice === space).map((player) => player.seat);
  const work = sector.kakemono && component(components.kakemono, sector.kakemono.card);
  const artisan = sector.artisan && component(components.artisan, sector.artisan);
  return html`
    ${[
      { kind: "k", tenth: index * 2 - 0.5, card: work },
      { kind: "a", tenth: index * 2 + 0.5, card: artisan },
    ].map(
      ({ kind, tenth, card }) => html`
        <${Space}
          key=${kind}
          space=${`${kind}${number}`}
          tenth=${tenth}
          apprentices=${apprenticesOn(`${kind}${number}`)}
          label=${card ? componentName(card) : ""}
        />
      `,
    )}
    <g transform=${transformTo(pointAt(index * 2, RADII.token), 1.02)}>
      <${Target} on=${{ token: sector.token }} label=${componentName(component(components.token, sector.token))}
        explain=${`token:${sector.token}`}>
        <circle class="hit-area" r="28" />
        <${Token} id=${sector.token} />
      </${Target}>
    </g>
    <g transform=${transformTo(pointAt(index * 2 - 0.5, RADII.card))}>
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
              <rect class="hit-area" x="-28.500" y="-38" width="57" height="76" />
              <${Kakemono} card=${work} markers=${sector.kakemono?.markers} />
            </${Target}>
          `
          : html`
            <rect class="empty-slot" x="-27" y="-37" width="54" height="74" rx="3" />
          `
      }
    </g>
    <g transform=${transformTo(pointAt(index * 2 + 0.5, RADII.card))}>
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
              <rect class="hit-area" x="-28" y="-33" width="56" height="66" />
              <${Artisan} card=${artisan} />
            </${Target}>
          `
          : html`
            <rect class="empty-slot" x="-24" y="-31" width="48" height="62" rx="3" />
          `
      }
    </g>
  `;
}

/** The cost of the walk to a space, in black drops. @param {{ choice: Choice }} props */
const Steps = ({ choice: { fields, preview } }) => {
  const [kind, sector] = fields.space;
  return html`
    <g class="steps" data-overlay transform=${transformTo(pointAt((Number(sector) - 1) * 2 + (kind === "k" ? -0.8 : 0.8), RADII.steps))}>
      <rect x="-17" y="-11" width="34" height="22" rx="11" />
      <text x="-6.500" y="5.500">${preview.blacks ?? 0}</text>
      <g transform="translate(7 .500)">
        <${Drop} colour="black" />
      </g>
    </g>
  `;
};

/** A movement space with its apprentices. @param {{ space: string, tenth: number, apprentices: number[], label: string }} props */
function Space({ space, tenth, apprentices, label }) {
  const table = useTable();
  const middle = (apprentices.length - 1) / 2;
  const previewed = previewedChoice(table);
  const isPreviewed = previewed?.kind === "move" && previewed.fields.space === space;
  return html`
    <g transform=${transformTo(pointAt(tenth, RADII.space))}>
      <${Target}
        data-track-space=${`rondel:${tenth}`}
        on=${{ space }}
        label=${`${space} ${label}`}
        explain=${`space:${space}`}
        class=${`space ${space[0]}`}
      >
        <circle class="hit-area" r="28" />
        <circle r="16" />
        <text y=${apprentices.length ? 14.5 : 5.5}>${space}</text>
      </${Target}>
      ${isPreviewed && html`<g class="apprentice ghost" transform="translate(0 -11)"><${Pawn} seat=${table.view.seat} /></g>`}
      ${apprentices.map(
        (seat, i) => html`
          <g
            key=${seat}
            class="apprentice"
            data-piece=${`apprentice-${seat}`}
            data-track="rondel"
            data-at=${tenth}
            transform=${`translate(${((i - middle) * 11).toFixed(1)} ${apprentices.length > 2 && i % 2 ? -17 : -11})`}
          >
            <${Pawn} seat=${seat} />
          </g>
        `,
      )}
    </g>
  `;
}
