// The corners of the rondel: the deck, the pile of artisans, the reserve of secondary drops, and the bag of markers.

import { html } from "../vendor/preact.js";
import { componentName, translate } from "../core/locale.js";
import { useTable } from "../core/table-context.js";
import { Target } from "../core/target.js";
import { Kakemono } from "./cards.js";
import { component } from "./components.js";
import { Icon, Drop, dropName, Marker, SECONDARIES, TOOLS } from "./signs.js";

export function Supplies() {
  const { view, components } = useTable();
  const top = view.deck_top && component(components.kakemono, view.deck_top.card);
  const markers = TOOLS.reduce((sum, tool) => sum + view.tool_bag[tool], 0);
  const pile = view.pile + view.returned.length;
  return html`
    <g transform="translate(38 46)">
      <rect class="card-below" x="-24" y="-33" width="54" height="74" rx="3" />
      ${
        top
          ? html`
            <${Target} key=${top.id} label=${componentName(top)} explain=${`next:${top.id}`} piece=${`kakemono-${top.id}`}>
              <${Kakemono} card=${top} markers=${view.deck_top.markers} />
            </${Target}>
          `
          : html`
            <rect class="empty-slot" x="-27" y="-37" width="54" height="74" rx="3" />
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
        <rect class="card-below" x="-22" y="-27" width="48" height="62" rx="3" />
        <rect class="back" x="-25" y="-31" width="48" height="62" rx="3" />
        <g transform="scale(1.600)">
          <${Icon} name="artisan" />
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
              <rect class="hit-area" x="-26" y="-26" width="52" height="54" />
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
          <${Icon} name="bag" />
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
