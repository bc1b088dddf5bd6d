// Objectives: public ones as small plans of the cloth, individual ones as three brocades.

import { html } from "../vendor/preact.js";
import { Target } from "../core/target.js";
import { useTable } from "../core/table-context.js";
import { componentName, translate } from "../core/locale.js";
import { component } from "./components.js";
import { Icon } from "./signs.js";
import { objectiveProgress } from "./component-texts.js";

const OFFSETS = [-3, -2, -1, 0, 1, 2, 3];

/** The cells of the cloth that score for an objective, or an icon if the objective is not about positions. @param {{ id: string }} props */
function ObjectiveDiagram({ id }) {
  /** @type {number[][] | undefined} */
  const cells = useTable().view.positions[id];
  if (!cells)
    return html`
      <svg viewBox="-11 -11 22 22" aria-hidden="true">
        <${Icon} name=${id === "most-markers" ? "mallet" : "bag"} />
      </svg>
    `;
  return html`
    <svg viewBox="0 0 49 49" aria-hidden="true" class="objective-diagram">
      ${OFFSETS.flatMap((y, j) =>
        OFFSETS.map(
          (x, i) => html`
            <rect
              x=${i * 7 + 0.6}
              y=${j * 7 + 0.6}
              width="5.800"
              height="5.800"
              rx=".8"
              class=${x === 0 && y === 0 ? "first" : cells.some(([across, down]) => across === x && down === y) ? "pays" : ""}
            />
          `,
        ),
      )}
    </svg>
  `;
}

/** The viewing player's progress on an objective. @param {{ id: string }} props */
export function ObjectiveProgress({ id }) {
  const progress = objectiveProgress(useTable(), id);
  return progress?.label ? html`<i class="progress-label" title=${progress.text}>${progress.label}</i>` : null;
}

export function PublicObjectives() {
  const { view, components } = useTable();
  const { placed, ranking } = components.scoring;
  return html`
    <div class="hk-objectives" role="group" aria-label=${translate("hk-public")}>
      ${view.public.map((/** @type {string} */ id) => {
        const goal = component(components.public, id);
        return html`
          <${Target} as="div" class="public" key=${id} label=${componentName(goal)} explain=${`public:${id}`}>
            <${ObjectiveDiagram} id=${id} />
            <span class="objective-name">${componentName(goal)}</span>
            <span class="worth">
              <${ObjectiveProgress} id=${id} />
              <b>${goal.kind === "ranking" ? ranking.join("·") : placed}</b>
            </span>
          </${Target}>
        `;
      })}
    </div>
  `;
}

/** The clock of a solo game: the drops of the remaining turns, and the exhibited works. */
export function SoloClock() {
  const { view, components } = useTable();
  const { clock, works } = components.end;
  const hung = view.cloth.length - 1;
  const left = view.forecast && translate("hk-turns-left", { n: view.forecast.turns_left });
  return html`
    <svg
      class="hk-solo-clock"
      viewBox="0 0 506 34"
      role="img"
      aria-label=${[translate("hk-turn-alone", { n: view.turns, clock }), translate("hk-works-alone", { n: hung, end: works }), left]
        .filter(Boolean)
        .join(", ")}
    >
      ${Array.from(
        { length: clock },
        (_, i) => html`
          <${Target} on=${{ clock: String(i + 1) }}>
            <path
              class=${i + 1 < view.turns ? "past" : i + 1 === view.turns ? "now" : ""}
              transform=${`translate(${i * 18.5} 0)`}
              d="M15 7C17.500 12.500 21.500 16 21.500 20.500A6.500 6.500 0 0 1 8.500 20.500C8.500 16 12.500 12.500 15 7Z"
            />
          </${Target}>
        `,
      )}
      ${Array.from(
        { length: works },
        (_, i) => html`
          <g transform=${`translate(${400 + i * 23} 18)scale(1.350)`} class=${i < hung ? "" : "remaining"}>
            <${Icon} name="kakemono" />
          </g>
        `,
      )}
    </svg>
  `;
}

/** The three collections of an individual objective. @param {{ id: string }} props */
export function ObjectiveCollections({ id }) {
  const { components } = useTable();
  const goal = component(components.individual, id);
  return html`
    <span class="collections">
      ${[goal.first, goal.second, goal.third].map(
        (collection) => html`
          <span>
            <i class=${`swatch brocade ${collection}`}></i>
            ${componentName(component(components.collection, collection))}
          </span>
        `,
      )}
    </span>
  `;
}
