// The summary of another player's atelier.

import { html } from "../vendor/preact.js";
import { Crest } from "../core/crest.js";
import { componentName, translate } from "../core/locale.js";
import { useTable } from "../core/table-context.js";
import { Target } from "../core/target.js";
import { RemovedMarkers, Signatures } from "./atelier-parts.js";
import { Artisan, Kakemono } from "./cards.js";
import { component } from "./components.js";
import { AREAS, dropName, DropSign, Marker, Sign, presentColours, TOOLS } from "./signs.js";

/** @import { Component } from "./components.js" */
/** @import { HokusaiPlayer } from "../core/wire.js" */

/** A small atelier. A click on the name of its player enlarges it. @param {{ player: HokusaiPlayer, open: () => void }} props */
export function AtelierSummary({ player, open }) {
  const table = useTable();
  const { view, components } = table;
  const turn = view.seat === player.seat && !view.over;
  const wide = view.players.length <= 3;
  const masterName = player.master && componentName(component(components.master, player.master));
  return html`
    <article
      class=${`hk-atelier-summary seat-${player.seat} ${turn ? "turn" : ""}`}
      aria-label=${translate("hk-atelier-of", { player: table.playerName(player.seat) })}
    >
      <header>
        <button class="open" onclick=${open} title=${translate("hk-look")}>
          <${Crest} seat=${player.seat} size=${15} /> <span>${table.playerName(player.seat)}</span>
        </button>
        ${
          player.master &&
          html`
            <${Target} as="span" class="master-card" label=${masterName} explain=${`master:${player.master}`}>
              ${masterName}${" "}
              ${player.sharaku.map(
                (/** @type {string} */ tool) => html`
                  <${Sign} name=${tool} />
                `,
              )}
            </${Target}>
          `
        }
        <${Signatures} player=${player} />
      </header>
      <div class="summary-body">
        <div class=${`works ${player.atelier.length > 2 ? "many" : ""}`}>
          ${player.atelier.map((work, i) => {
            const card = work && component(components.kakemono, work.card);
            return html`
              <svg key=${work?.card ?? i} viewBox="-30 -39 60 78">
                ${
                  card
                    ? html`
                      <${Target} label=${componentName(card)} explain=${`other:${player.seat}:${i}`} piece=${`kakemono-${work.card}`}>
                        <${Kakemono} card=${card} markers=${work.markers} missing=${work.missing} painted=${work.painted} />
                      </${Target}>
                    `
                    : html`
                      <rect class="empty-slot" x="-27" y="-35" width="54" height="70" rx="3" />
                    `
                }
              </svg>
            `;
          })}
        </div>
        <div class="pigment-summary">
          ${AREAS.map(
            (name) => html`
              <div class=${`pigment-group ${name}`} title=${translate(`hk-${name}`)}>
                <span class=${wide ? "name" : "visually-hidden"}>${translate(`hk-${name}`)}</span>
                <span class="drops">
                  ${presentColours(player[name]).map(
                    ([colour, n]) => html`
                      <${Target} as="span" label=${dropName(colour, n)} explain=${`colour:${colour}`}>
                        <${DropSign} colour=${colour} n=${n} />
                      </${Target}>
                    `,
                  )}
                </span>
              </div>
            `,
          )}
        </div>
        ${
          wide &&
          html`
            <div class=${`artisan-row ${["three", "many"][player.artisans.length - 3] ?? ""}`}>
              ${player.artisans.map(
                (/** @type {string} */ id) => html`
                  <${Target}
                    as="div"
                    key=${id}
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
            </div>
            <${RemovedMarkers} removed=${player.removed_markers} />
          `
        }
      </div>
      ${
        !wide &&
        html`
          <div class="artisan-summaries">
            ${player.artisans.map(
              (/** @type {string} */ id) => html`
                <${ArtisanSummary} key=${id} card=${component(components.artisan, id)} />
              `,
            )}
            <span class="markers">
              ${TOOLS.filter((tool) => player.removed_markers[tool]).map(
                (tool) => html`
                  <${Target} as="span" label=${componentName(component(components.tool, tool))} explain=${`tool:${tool}`}>
                    <${Sign} name=${tool} n=${player.removed_markers[tool]} />
                  </${Target}>
                `,
              )}
            </span>
          </div>
        `
      }
    </article>
  `;
}

/** The tools, points and substitution of an artisan in one line. @param {{ card: Component }} props */
const ArtisanSummary = ({ card }) => html`
  <${Target} as="span" label=${componentName(card)} explain=${`artisan:${card.id}`} piece=${`artisan-${card.id}`} class="artisan-summary">
    ${Array.from(
      { length: card.icons },
      () => html`
        <svg viewBox="-11.500 -11.500 23 23" aria-hidden="true">
          <${Marker} tool=${card.tool} />
        </svg>
      `,
    )}
    ${card.points > 0 && html`<b>${card.points}</b>`}
    ${
      card.use &&
      html`
        <${DropSign} colour=${card.use} />›<${DropSign} colour=${card.as} hollow=${true} />
      `
    }
  </${Target}>
`;
