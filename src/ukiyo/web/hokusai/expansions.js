// The expansions in play: the pigment track, the Journey and the Path, each a strip of spaces with the players' markers.

import { html } from "../vendor/preact.js";
import { CrestMark } from "../core/crest.js";
import { Target } from "../core/target.js";
import { useTable } from "../core/table-context.js";
import { translate } from "../core/locale.js";
import { Drop, Icon } from "./signs.js";
import { trackRowText } from "./component-texts.js";

/** The markers of the players on one space. @param {{ seats: number[], strip: string }} props */
const PlayerMarkers = ({ seats, strip }) => html`
  <g>
    ${seats.map(
      (seat, i) => html`
        <g
          key=${seat}
          data-piece=${`${strip}-${seat}`}
          class=${`player-marker seat-${seat}`}
          transform=${`translate(${((i - (seats.length - 1) / 2) * Math.min(13, 32 / Math.max(1, seats.length - 1))).toFixed(1)} -17)`}
        >
          <circle r="7.500" />
          <g transform="scale(.72)">
            <${CrestMark} seat=${seat} />
          </g>
        </g>
      `,
    )}
  </g>
`;

/**
 * @param {{
 *   strip: string, title: string,
 *   spaces: { id: string, label: string, drawing: unknown, seats: number[], on?: Record<string, string>, spaceClass?: string }[]
 * }} props
 */
function Strip({ strip, title, spaces }) {
  const step = 436 / spaces.length;
  return html`
    <svg class="hk-strip" viewBox="0 0 506 40" role="group" aria-label=${title}>
      <text class="title" x="0" y="30">
        ${title}
      </text>
      <path class="strip-line" d="M70 26H506" />
      ${spaces.map(
        (space, i) => html`
          <g transform=${`translate(${(70 + step * (i + 0.5)).toFixed(1)} 26)`}>
            <${Target} on=${space.on} label=${space.label} explain=${`${strip}:${space.id}`}
              class=${`strip-space ${space.spaceClass ?? ""}`}>
              ${
                strip === "track"
                  ? html`
                    <rect x=${-step / 2 + 1} y="-12.500" width=${step - 2} height="25" rx="3" />
                  `
                  : html`
                    <circle class="hit-area" r="32" />
                    <circle r="13" />
                  `
              }
              ${space.drawing}
            </${Target}>
            <${PlayerMarkers} seats=${space.seats} strip=${strip} />
          </g>
        `,
      )}
    </svg>
  `;
}

export function Expansions() {
  const table = useTable();
  const { view, components } = table;
  const { players } = view;
  const [first] = players;
  const seatsAt = (/** @type {string} */ field, /** @type {number} */ n) =>
    players.filter((player) => player[field] === n).map(({ seat }) => seat);
  if (first.row === null && first.walked === null && first.climbed === null) return null;
  const { lowest, collects, refills, secondary, objective } = components.track;
  const bonuses = { secondary: "secondary", objective: "objective", markers: "mallet", turn: "clock" };
  return html`
    <div class="hk-expansions lamplit">
      ${
        first.row !== null &&
        html`
          <${Strip}
            strip="track"
            title=${translate("hk-track-short")}
            spaces=${collects.map((/** @type {number} */ _, /** @type {number} */ i) => ({
              id: String(lowest + i),
              label: trackRowText(lowest + i, collects[i], refills[i]),
              seats: seatsAt("row", lowest + i),
              spaceClass:
                lowest + i === secondary || lowest + i === objective ? "bonus-space" : i === collects.length - 1 ? "penalty-space" : "",
              drawing: html`<text y="4.500">${lowest + i}</text>`,
            }))}
          />
        `
      }
      ${
        first.walked !== null &&
        html`
          <${Strip}
            strip="journey"
            title=${translate("hk-journey")}
            spaces=${view.journey.map((/** @type {string} */ space, /** @type {number} */ i) => ({
              id: String(i + 1),
              label: `${translate("hk-journey")} ${i + 1}`,
              seats: seatsAt("walked", i + 1),
              drawing: html`<${JourneySpace} space=${space} />`,
            }))}
          />
        `
      }
      ${
        first.climbed !== null &&
        html`
          <${Strip}
            strip="path"
            title=${translate("hk-path")}
            spaces=${[
              {
                id: "0",
                label: translate("hk-path"),
                seats: seatsAt("climbed", 0),
                drawing: html`<path class="torii" d="M-8-5.500Q0-3.500 8-5.500M-6-1.500H6M-4-4.500V7M4-4.500V7" />`,
              },
              ...view.path.map((/** @type {string} */ colour, /** @type {number} */ i) => {
                const bonus = /** @type {keyof typeof bonuses | "none"} */ (view.path_bonus[i]);
                const next = table.choices.some(({ kind, preview }) => kind === "step" && preview.step === i + 1);
                return {
                  id: String(i + 1),
                  label: `${translate("hk-path")} ${i + 1}: ${translate(`hk-${colour}`)}`,
                  seats: seatsAt("climbed", i + 1),
                  on: next ? { kind: "step" } : undefined,
                  spaceClass: bonus === "none" ? "" : "bonus-space",
                  drawing: html`
                    <g transform=${bonus === "none" ? "" : "translate(-5 0)"}>
                      <${Drop} colour=${colour} hollow=${true} />
                    </g>
                    ${
                      bonus !== "none" &&
                      html`
                        <g transform="translate(8 2)scale(.6)">
                          ${bonus === "secondary" ? html`<${Drop} colour="purple" />` : html`<${Icon} name=${bonuses[bonus]} />`}
                        </g>
                      `
                    }
                  `,
                };
              }),
            ]}
          />
        `
      }
    </div>
  `;
}

/** The drawing on a space of the Journey. @param {{ space: string }} props */
function JourneySpace({ space }) {
  if (space === "blank") return null;
  if (space === "primary")
    return html`
      ${["blue", "red", "yellow"].map(
        (colour, i) => html`
          <g transform=${`translate(${i * 7 - 7} ${i === 1 ? -3 : 2})scale(.58)`}>
            <${Drop} colour=${colour} />
          </g>
        `,
      )}
    `;
  if (space === "secondary")
    return html`
      ${["purple", "green", "orange"].map(
        (colour, i) => html`
          <g transform=${`translate(${i * 7 - 7} ${i === 1 ? -3 : 2})scale(.58)`}>
            <${Drop} colour=${colour} />
          </g>
        `,
      )}
    `;
  if (/^\d/.test(space))
    return html`
      <text class="points" y="5">
        ${space}
      </text>
    `;
  return html`<${Icon} name=${space === "marker" ? "mallet" : space} />`;
}
