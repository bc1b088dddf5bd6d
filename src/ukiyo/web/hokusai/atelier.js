// The large atelier. All of its parts are targets.

import { html } from "../vendor/preact.js";
import { firstSelectable, previewedChoice } from "../core/choices.js";
import { Crest } from "../core/crest.js";
import { componentName, translate } from "../core/locale.js";
import { useTable } from "../core/table-context.js";
import { Target } from "../core/target.js";
import { RemovedMarkers, Signatures } from "./atelier-parts.js";
import { Artisan, Master } from "./cards.js";
import { component } from "./components.js";
import { Easel } from "./easel.js";
import { ObjectiveProgress, ObjectiveCollections } from "./objectives.js";
import { Mixing, PigmentArea } from "./pigment-areas.js";
import { DropSign, Marker, Sign } from "./signs.js";

/** @import { HokusaiPlayer } from "../core/wire.js" */

/** The large atelier. Its targets are selectable only for the deciding player. @param {{ player: HokusaiPlayer }} props */
export function Atelier({ player }) {
  const table = useTable();
  const { view, components } = table;
  const decides = view.seat === player.seat && table.choices.length > 0;
  const givesObjective = table.choices.some(({ kind }) => kind === "give");
  const previewed = decides ? previewedChoice(table) : null;
  const taken = previewed?.kind === "take" ? previewed : null;
  const hired = previewed && ["hire", "pick"].includes(previewed.kind) ? component(components.artisan, previewed.names.artisan) : null;
  return html`
    <section
      class=${`hk-atelier seat-${player.seat} ${decides ? "deciding" : ""}`}
      data-zone
      aria-label=${translate("hk-atelier-of", { player: table.playerName(player.seat) })}
    >
      <h2>
        <${Crest} seat=${player.seat} size=${18} /> ${table.playerName(player.seat)}
      </h2>
      <div class=${`works ${player.atelier.length > 2 ? "many" : ""}`}>
        ${player.atelier.map(
          (work, i) => html`
            <${Easel}
              key=${work?.card ?? `free-${i}`}
              work=${work}
              place=${String(i + 1)}
              decides=${decides}
              taken=${i === player.atelier.indexOf(null) ? taken : null}
            />
          `,
        )}
      </div>
      <div class="pigments">
        <${PigmentArea} seat=${player.seat} name="active" amounts=${player.active} decides=${decides} />
        <div class="pots">
          <${PigmentArea} seat=${player.seat} name="discard" amounts=${player.discard} decides=${decides} />
          <${PigmentArea} seat=${player.seat} name="bag" amounts=${player.bag} decides=${decides} />
        </div>
      </div>
      <div class="mixing">
        <${Mixing} decides=${decides} mixed=${view.mixer === player.seat ? view.mixed : {}} />
        <${Target} as="div" class="jokers" label=${`${translate("hk-jokers")}: ${player.jokers}`} explain="area:jokers">
          <span>${translate("hk-jokers")}</span>
          <span class="drops">${player.jokers ? html`<${DropSign} colour="black" n=${player.jokers} />` : "–"}</span>
        </${Target}>
      </div>
      <div class="people">
        <div class="front">
          ${
            player.master &&
            html`
              <${Target}
                as="div"
                on=${decides ? firstSelectable(table, { kind: "power" }, { kind: "drop" }, { kind: "exchange" }) : undefined}
                label=${componentName(component(components.master, player.master))}
                explain=${`master:${player.master}`}
                class="person master-card"
              >
                <svg viewBox="-34 -34 68 68" aria-hidden="true">
                  <${Master} card=${component(components.master, player.master)} />
                  ${player.sharaku.map(
                    (/** @type {string} */ tool, /** @type {number} */ i) => html`
                      <g transform=${`translate(${i * 44 - 22} -22)scale(.9)`}>
                        <${Marker} tool=${tool} />
                      </g>
                    `,
                  )}
                </svg>
              </${Target}>
            `
          }
          <div class="markers-and-signatures">
            <${RemovedMarkers} removed=${player.removed_markers} />
            <${Signatures} player=${player} />
          </div>
        </div>
        <div class=${`artisan-row ${player.chairs > 3 ? "many" : ""}`}>
          ${player.artisans.map(
            (/** @type {string} */ id, /** @type {number} */ i) => html`
              <${Target}
                as="div"
                key=${id}
                on=${decides ? firstSelectable(table, { chair: String(i + 1) }, { kind: "remove" }, { kind: "sacrifice" }) : undefined}
                label=${componentName(component(components.artisan, id))}
                explain=${`artisan:${id}`}
                class="person"
                piece=${`artisan-${id}`}
              >
                <svg viewBox="-26 -33 52 66" aria-hidden="true">
                  <${Artisan} card=${component(components.artisan, id)} />
                </svg>
              </${Target}>
            `,
          )}
          ${Array.from(
            { length: player.chairs - player.artisans.length },
            (_, i) => html`
              <${Target} as="div" key=${`chair-${i}`} class="person vacant" label=${translate("hk-chair")} explain="chair:chair">
                <svg viewBox="-26 -33 52 66" aria-hidden="true">
                  <rect x="-23" y="-30" width="46" height="60" rx="4" />
                  <path d="M-14 14Q0 8 14 14 17 19 14 22 0 26-14 22-17 19-14 14ZM0 12V25" />
                  ${i === 0 && hired && html`<g class="ghost"><${Artisan} card=${hired} /></g>`}
                </svg>
              </${Target}>
            `,
          )}
        </div>
      </div>
      <div class="objectives-column">
        <div class="own-objectives">
          ${player.objectives.map((/** @type {string | null} */ id, /** @type {number} */ i) =>
            id
              ? html`
                <${Target}
                  as="div"
                  key=${id}
                  on=${givesObjective && decides ? { kind: "give", objective: id } : undefined}
                  label=${componentName(component(components.individual, id))}
                  explain=${`individual:${id}`}
                  class="objective"
                >
                  <${ObjectiveCollections} id=${id} />
                  <${ObjectiveProgress} id=${id} />
                </${Target}>
              `
              : html`
                <${Target} as="div" key=${i} class="objective face-down" label=${translate("hk-secret", { n: 1 })} explain="secret:secret">
                  <${Sign} name="objective" />
                </${Target}>
              `,
          )}
        </div>
        ${
          decides &&
          table.choices.some(({ kind }) => kind === "done") &&
          html`
            <${Target} as="div" on=${{ kind: "done" }} label=${translate("choice-done")} class="done">
              ${translate("choice-done")}
            </${Target}>
          `
        }
      </div>
    </section>
  `;
}
