// The cloth: the exhibited works, the free cells for the next work, and the components on offer.

import { html } from "../vendor/preact.js";
import { previewedChoice } from "../core/choices.js";
import { Target } from "../core/target.js";
import { useTable } from "../core/table-context.js";
import { componentName, translate } from "../core/locale.js";
import { Artisan, ExhibitedWork, Master } from "./cards.js";
import { component } from "./components.js";
import { COLOURS, DropSign, SIDES, Sign } from "./signs.js";
import { ObjectiveCollections } from "./objectives.js";

/** @import { Choice } from "../core/types.js" */
/** @import { HokusaiHungWork, HokusaiNeighbour } from "../core/wire.js" */
/** @import { Component } from "./components.js" */

const TILE = 100;
const MIN_VISIBLE_TILES = { across: 3.2, down: 2.3 };
const PHONE_WIDTH = 600; // px

/** @param {string} cell */
const parseCell = (cell) => cell.split(",").map(Number);

export function Cloth() {
  const table = useTable();
  const { view, components, choices } = table;
  const previewed = previewedChoice(table);
  const works = /** @type {HokusaiHungWork[]} */ (view.cloth);
  const freeCells = choices.filter(({ kind }) => kind === "place");
  const sides = choices.filter(({ kind }) => kind === "orient");
  const cell = view.cell ?? (sides[0]?.preview.at?.cell ? parseCell(sides[0].preview.at.cell) : null);
  const occupied = [...works.map(({ x, y }) => [x, y]), ...freeCells.map(({ fields }) => parseCell(fields.cell)), ...(cell ? [cell] : [])];
  const cells = cell && sides.length && innerWidth <= PHONE_WIDTH ? [cell] : occupied; // a phone has no space for the other works
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [width, height] = [Math.max(right - left + 1.15, MIN_VISIBLE_TILES.across), Math.max(top - bottom + 1.15, MIN_VISIBLE_TILES.down)];
  const viewBox = [((left + right) / 2 - width / 2) * TILE, (-(bottom + top) / 2 - height / 2) * TILE, width * TILE, height * TILE];
  const hungCard =
    sides.length > 0 && view.exhibiting !== null ? component(components.kakemono, sides[0].preview.at?.kakemono ?? "") : null;
  const orientation = sides.find((side) => side === previewed) ?? sides[0];
  const own = view.exhibiting === null ? null : view.players[view.seat].atelier[view.exhibiting - 1];
  return html`
    <section class=${`hk-cloth ${freeCells.length ? "placing" : ""} rows-${Math.round(height)}`} aria-label=${translate("hk-cloth")}>
      <svg viewBox=${viewBox.join(" ")} role="group" aria-label=${translate("hk-cloth")}>
        ${works.map(
          (work) => html`
            <${Work} key=${work.card} work=${work} />
          `,
        )}
        <${MatchingEdges} works=${works} />
        ${freeCells.map(
          (choice) => html`
            <${FreeCell} key=${choice.fields.cell} choice=${choice} />
          `,
        )}
        ${
          hungCard &&
          cell &&
          orientation &&
          html`
            <g class="preview" transform=${`translate(${cell[0] * TILE} ${-cell[1] * TILE})`}>
              <${ExhibitedWork} card=${hungCard} north=${orientation.fields.side} edges=${orientation.preview.edges} by=${view.seat} />
              <${EdgeTies} sides=${orientation.preview.matching_sides ?? []} />
            </g>
          `
        }
        ${
          previewed?.kind === "place" && own && html`<${PlacedWork} choice=${previewed} card=${component(components.kakemono, own.card)} />`
        }
      </svg>
      <${OfferTray} sides=${sides} />
    </section>
  `;
}

/** A work on the cloth. The power of a master can rotate it. @param {{ work: HokusaiHungWork }} props */
function Work({ work }) {
  const { components, playerName } = useTable();
  const card = component(components.kakemono, work.card);
  return html`
    <g transform=${`translate(${work.x * TILE} ${-work.y * TILE})`}>
      <${Target}
        on=${{ kind: "rotate", kakemono: work.card }}
        label=${`${componentName(card)}, ${work.x},${work.y}${work.by === null ? "" : `, ${playerName(work.by)}`}`}
        explain=${`hung:${work.card}`}
        piece=${`kakemono-${work.card}`}
      >
        <${ExhibitedWork} card=${card} north=${work.north} edges=${work.edges} by=${work.by} />
      </${Target}>
    </g>
  `;
}

/** Golden cords between neighbouring works whose touching edges show the same icon. @param {{ works: HokusaiHungWork[] }} props */
function MatchingEdges({ works }) {
  const at = new Map(works.map((work) => [`${work.x},${work.y}`, work]));
  const icon = (/** @type {string} */ edge) => edge.split("-")[0];
  return works.flatMap(({ x, y, edges }) => [
    icon(edges[1]) === icon(at.get(`${x + 1},${y}`)?.edges[3] ?? "none") &&
      html`
        <path class="edge-tie" d=${`M${x * TILE + 45} ${-y * TILE - 12}h10v24h-10Z`} />
      `,
    icon(edges[0]) === icon(at.get(`${x},${y + 1}`)?.edges[2] ?? "none") &&
      html`
        <path class="edge-tie" d=${`M${x * TILE - 12} ${-y * TILE - 55}v10h24v-10Z`} />
      `,
  ]);
}

/** A free cell, with the bonuses and public objective points that a work can score there at most. @param {{ choice: Choice }} props */
function FreeCell({ choice }) {
  const { cell } = choice.fields;
  const [x, y] = parseCell(cell);
  const { max_bonuses: maxBonuses = 0, points = 0 } = choice.preview;
  return html`
    <g transform=${`translate(${x * TILE} ${-y * TILE})`}>
      <${Target} on=${{ cell }} label=${translate("hk-cell", { cell })} class="free" explain=${`cell:${cell}`}>
        <rect x="-44" y="-44" width="88" height="88" rx="5" />
        ${
          maxBonuses > 0 &&
          html`
            <g transform=${`translate(-6 ${points ? -18 : 0})`}>
              <path class="bonus-icon" d="M-17-6H17V14H-17ZM-20-13H20V-6H-20ZM0-13V14M0-13C-14-26-18-12 0-13 18-12 14-26 0-13" />
              <text x="31" y="12">
                ${maxBonuses}
              </text>
            </g>
          `
        }
        ${
          points > 0 &&
          html`
            <text class="points" y=${maxBonuses ? 38 : 12}>
              +${points}
            </text>
          `
        }
      </${Target}>
    </g>
  `;
}

/**
 * The preview of a work in a free cell, before it is rotated, with marks where it touches its neighbours.
 * @param {{ choice: Choice, card: Component }} props
 */
function PlacedWork({ choice: { fields, preview }, card }) {
  const [x, y] = parseCell(fields.cell);
  return html`
    <g class="preview ghost" transform=${`translate(${x * TILE} ${-y * TILE})`}>
      <${ExhibitedWork} card=${card} north="north" edges=${[]} by=${null} />
      <${EdgeTies} sides=${preview.neighbours.map((/** @type {HokusaiNeighbour} */ { side }) => side)} open />
    </g>
  `;
}

/**
 * Cords on the sides of a work: tied where the edges match, open where they only touch.
 * @param {{ sides: string[], open?: boolean }} props
 */
const EdgeTies = ({ sides, open = false }) =>
  sides.map(
    (side) => html`
      <path
        class=${open ? "edge-tie open" : "edge-tie"}
        data-side=${side}
        d="M-12-55v10h24v-10Z"
        transform=${`rotate(${SIDES.indexOf(side) * 90})`}
      />
    `,
  );

/**
 * The components on offer: masters, drawn artisans, objectives, or the four orientations of a work.
 * @param {{ sides: Choice[] }} props
 */
function OfferTray({ sides }) {
  const { view, components, choices } = useTable();
  const masters = view.masters;
  const offer = /** @type {string[]} */ (view.offer.filter(Boolean));
  const objectives = choices.filter(({ kind }) => kind === "objective").map(({ fields }) => fields.objective);
  const bonus = Object.entries(view.bonus);
  if (sides.length) {
    return html`
      <div class="hk-tray">
        ${sides.map((choice) => {
          const card = component(components.kakemono, choice.preview.at?.kakemono ?? "");
          const side = choice.fields.side;
          return html`
            <${Target}
              as="div"
              key=${side}
              on=${{ side }}
              label=${translate("hk-side", { side })}
              class="orientation"
              explain=${`own:${card.id}`}
            >
              <svg viewBox="-50 -50 100 100" aria-hidden="true">
                <${ExhibitedWork} card=${card} north=${side} edges=${choice.preview.edges} by=${null} />
              </svg>
              <span class="pays">
                ${Object.entries(choice.preview.edge_bonuses ?? {}).map(([icon, n]) =>
                  COLOURS.includes(icon) ? html`<${DropSign} colour=${icon} n=${n} />` : html`<${Sign} name=${icon} n=${n} />`,
                )}
                ${!Object.keys(choice.preview.edge_bonuses ?? {}).length && "–"}
              </span>
            </${Target}>
          `;
        })}
      </div>
    `;
  }
  if (masters.length && view.decision === "master")
    return html`
      <div class="hk-tray masters" style=${{ "--abreast": masters.length > 4 ? 3 : masters.length === 4 ? 2 : masters.length }}>
        ${masters.map(
          (/** @type {string} */ id) => html`
            <${Target}
              as="div"
              key=${id}
              on=${{ master: id }}
              label=${componentName(component(components.master, id))}
              explain=${`master:${id}`}
              class="offered"
            >
              <svg viewBox="-34 -36 68 70" aria-hidden="true">
                <${Master} card=${component(components.master, id)} />
              </svg>
            </${Target}>
          `,
        )}
      </div>
    `;
  if (offer.length)
    return html`
      <div class="hk-tray">
        ${offer.map(
          (id) => html`
            <${Target}
              as="div"
              key=${id}
              on=${{ artisan: id }}
              label=${componentName(component(components.artisan, id))}
              explain=${`artisan:${id}`}
              class="offered"
            >
              <svg viewBox="-26 -33 52 66" aria-hidden="true">
                <${Artisan} card=${component(components.artisan, id)} />
              </svg>
            </${Target}>
          `,
        )}
      </div>
    `;
  if (objectives.length)
    return html`
      <div class="hk-tray">
        ${objectives.map(
          (id) => html`
            <${Target}
              as="div"
              key=${id}
              on=${{ kind: "objective", objective: id }}
              label=${componentName(component(components.individual, id))}
              explain=${`individual:${id}`}
              class="objective"
            >
              <${ObjectiveCollections} id=${id} />
            </${Target}>
          `,
        )}
      </div>
    `;
  if (bonus.length)
    return html`
      <div class="hk-tray bonuses">
        <span>${translate("hk-edges-pay")}</span>
        ${bonus.map(([icon, n]) =>
          COLOURS.includes(icon) ? html`<${DropSign} colour=${icon} n=${n} />` : html`<${Sign} name=${icon} n=${n} />`,
        )}
      </div>
    `;
  return null;
}
