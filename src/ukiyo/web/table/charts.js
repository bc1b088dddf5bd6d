// Score charts: a bar for each player, and lines through the game. Patterns, crests and labels make them readable without colours.

import { html } from "../vendor/preact.js";
import { CrestMark } from "../core/crest.js";
import { formatNumber } from "../core/locale.js";

const FILL_COLOURS = ["#1c3f66", "#d9a441", "#b5321f", "#8fb08f", "#6a4a7c", "#a9c3d1", "#7d5410", "#e0a08a", "#3f6148", "#c9b8d6"];
const PATTERNS = [
  "",
  "M0 8 8 0",
  "M4 0V8",
  "M0 0 8 8M0 8 8 0",
  "M0 4H8",
  "M1 4A3 3 0 0 1 7 4M-3 8A3 3 0 0 1 3 8M5 8A3 3 0 0 1 11 8",
  "M2 2h.1M6 6h.1",
  "M0 2H4V6H8",
  "M0 0 8 8",
  "M4 1V7M1 4H7",
];
const STROKE_COLOURS = ["#fff", "#5d3d0a", "#f6d9cf", "#234a2c", "#e6d8ee", "#1c3f66", "#f0dcae", "#7a1d10", "#d7e5d2", "#4a2d5c"];

export const NARROW_WIDTH = 340;

/** Returns the width of a chart in SVG units. Charts on phones are narrower, so that their labels stay legible. */
const width = () => (innerWidth < 700 ? NARROW_WIDTH : 600);

/** The patterns of the score categories, by index. @param {{ count: number }} props */
const PatternDefs = ({ count }) => html`
  <defs>
    ${Array.from(
      { length: count },
      (_, index) => html`
        <pattern id=${`pattern-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill=${FILL_COLOURS[index]} />
          <path d=${PATTERNS[index]} fill="none" stroke=${STROKE_COLOURS[index]} stroke-width=${index === 6 ? 2.6 : 1.2}
            stroke-linecap="round" />
        </pattern>
      `,
    )}
  </defs>
`;

/** @param {{ index: number }} props */
export const Swatch = ({ index }) => html`
  <svg class="swatch" viewBox="0 0 20 14" width="20" height="14" aria-hidden="true">
    <rect x=".5" y=".5" width="19" height="13" fill=${`url(#pattern-${index})`} stroke="#24211d" />
  </svg>
`;

/**
 * Returns the categories in which any player has points. Every page uses this list, so each category has the same pattern everywhere.
 * @param {string[]} categories
 * @param {{ parts: Record<string, number> }[]} scores
 */
export const scoredCategories = (categories, scores) => categories.filter((category) => scores.some(({ parts }) => parts[category]));

/** @typedef {{ seat: number, name: string, total: number, parts: number[] }} Bar */

/**
 * One bar for each player, with a part for each category.
 * @param {{ bars: Bar[], categories: string[], label: string, chartWidth?: number }} props
 */
export function BarChart({ bars, categories, label, chartWidth = width() }) {
  const max = Math.max(1, ...bars.map(({ parts }) => parts.reduce((sum, part) => sum + Math.max(part, 0), 0)));
  const scale = (chartWidth - 45) / max;
  return html`
    <svg
      class="chart bars"
      viewBox=${`0 0 ${chartWidth} ${bars.length * 52}`}
      role="img"
      aria-label=${`${label}: ${bars.map(({ name, total }) => `${name} ${total}`).join(", ")}`}
    >
      <${PatternDefs} count=${categories.length} />
      ${bars.map(({ seat, name, total, parts }, row) => {
        let x = 0;
        return html`
          <g transform=${`translate(0 ${row * 52})`}>
            <g transform="translate(9 12)">
              <${CrestMark} seat=${seat} />
            </g>
            <text x="24" y="17" class="name">
              ${name}
            </text>
            ${parts.map((part, index) => {
              const [from, width] = [x, Math.max(part, 0) * scale];
              x += width;
              return (
                width > 0 &&
                html`
                  <g>
                    <title>${`${name}, ${categories[index]}: ${part}`}</title>
                    <rect x=${from} y="23" width=${width} height="23" fill=${`url(#pattern-${index})`} stroke="#24211d" />
                    ${
                      width > 18 &&
                      html`
                        <text class="number" x=${from + width / 2} y="39">
                          ${part}
                        </text>
                      `
                    }
                  </g>
                `
              );
            })}
            <text class="sum" x=${x + 8} y="40">
              ${formatNumber(total)}
            </text>
          </g>
        `;
      })}
    </svg>
  `;
}

/** @typedef {{ at: number, totals: number[] }} Point */

const [CHART_HEIGHT, MARGIN_LEFT, MARGIN_BOTTOM] = [262, 34, 40];
const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3"];

/**
 * The scores of all players over the course of the game.
 * @param {{ points: Point[], names: string[], unit: string, label: string }} props
 */
export function LineChart({ points, names, unit, label }) {
  const chartWidth = width();
  const [from, to] = [points[0].at, points[points.length - 1].at];
  const totals = points.flatMap((point) => point.totals);
  const [min, max] = [Math.min(0, ...totals), Math.max(1, ...totals)];
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((size) => (max - min) / size <= 6) ?? 200;
  const x = (/** @type {number} */ at) => MARGIN_LEFT + ((chartWidth - MARGIN_LEFT - 30) * (at - from)) / Math.max(1, to - from);
  const y = (/** @type {number} */ total) =>
    CHART_HEIGHT - MARGIN_BOTTOM - ((CHART_HEIGHT - MARGIN_BOTTOM - 12) * (total - min)) / (max - min);
  const gridLines = Array.from(
    { length: Math.floor(max / step) - Math.ceil(min / step) + 1 },
    (_, index) => (Math.ceil(min / step) + index) * step,
  );
  const labelInterval = Math.ceil((to - from + 1) / (chartWidth / 42));
  const ticks = points.filter(
    ({ at }, index) => (at - from) % labelInterval === 0 && points.findIndex((other) => other.at === at) === index,
  );
  const finalScores = names.map((name, seat) => `${name} ${points[points.length - 1].totals[seat]}`).join(", ");
  return html`
    <svg class="chart lines" viewBox=${`0 0 ${chartWidth} ${CHART_HEIGHT}`} role="img" aria-label=${`${label}: ${finalScores}`}>
      ${gridLines.map(
        (gridLine) => html`
          <path class="grid-line" d=${`M${MARGIN_LEFT} ${y(gridLine)}H${chartWidth - 24}`} />
          <text class="tick" x=${MARGIN_LEFT - 6} y=${y(gridLine) + 4} text-anchor="end">
            ${gridLine}
          </text>
        `,
      )}
      ${ticks.map(
        ({ at }) => html`
          <text class="tick" x=${x(at)} y=${CHART_HEIGHT - 22} text-anchor="middle">
            ${at}
          </text>
        `,
      )}
      <text class="tick" x=${(MARGIN_LEFT + chartWidth) / 2} y=${CHART_HEIGHT - 4} text-anchor="middle">
        ${unit}
      </text>
      ${names.map(
        (name, seat) => html`
          <g class=${`series seat-${seat}`}>
            <title>${name}</title>
            <path
              d=${`M${points.map(({ at, totals: sums }) => `${x(at).toFixed(1)} ${y(sums[seat]).toFixed(1)}`).join("L")}`}
              stroke-dasharray=${DASHES[seat]}
            />
            ${points
              .filter((_, index) => index === points.length - 1 || index % Math.max(1, Math.floor(points.length / 6)) === seat % 3)
              .map(
                ({ at, totals: sums }) => html`
                  <g transform=${`translate(${x(at)} ${y(sums[seat])}) scale(.85)`}>
                    <circle r="8.5" fill="#faf5e9" />
                    <${CrestMark} seat=${seat} />
                  </g>
                `,
              )}
          </g>
        `,
      )}
    </svg>
  `;
}

/** @typedef {{ at: number, value: number }} CurvePoint */

const [CURVE_HEIGHT, CURVE_MARGIN] = [120, 42];

/**
 * A value over the course of the game, with marked moves. A click calls `onSelect` with the nearest mark; another click selects the next
 * mark if several overlap.
 * @param {{
 *   points: CurvePoint[], max: number, marks: number[], at: number, label: string,
 *   format: (value: number) => string, onSelect: (at: number) => void
 * }} props
 */
export function CurveChart({ points, max, marks, at, label, format, onSelect }) {
  const chartWidth = NARROW_WIDTH;
  const [from, to] = [points[0].at, points[points.length - 1].at];
  const x = (/** @type {number} */ move) =>
    CURVE_MARGIN + ((chartWidth - CURVE_MARGIN - 12) * (Math.min(Math.max(move, from), to) - from)) / Math.max(1, to - from);
  const y = (/** @type {number} */ value) => CURVE_HEIGHT - 10 - ((CURVE_HEIGHT - 20) * Math.max(value, 0)) / max;
  const height = (/** @type {number} */ move) => (points.find((point) => point.at >= move) ?? points[points.length - 1]).value;
  /** @param {MouseEvent & { currentTarget: SVGElement }} event */
  const onClick = ({ clientX, currentTarget }) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const distance = (/** @type {number} */ move) => Math.abs(x(move) - ((clientX - left) * chartWidth) / width);
    const nearest = Math.min(...marks.map(distance));
    const nearby = marks.filter((move) => distance(move) <= nearest + 5); // marks can overlap
    if (nearby.length > 0) onSelect(nearby[(nearby.indexOf(at) + 1) % nearby.length]);
  };
  return html`
    <svg class="chart curve" viewBox=${`0 0 ${chartWidth} ${CURVE_HEIGHT}`} role="img" aria-label=${label} onclick=${onClick}>
      ${[0, 0.5, 1].map(
        (gridLine) => html`
          <path class="grid-line" d=${`M${CURVE_MARGIN} ${y(gridLine * max)}H${chartWidth - 12}`} />
          <text class="tick" x=${CURVE_MARGIN - 4} y=${y(gridLine * max) + 4} text-anchor="end">
            ${format(gridLine * max)}
          </text>
        `,
      )}
      <path class="now" d=${`M${x(at)} 6V${CURVE_HEIGHT - 6}`} />
      <path class="curve-line" d=${`M${points.map((point) => `${x(point.at).toFixed(1)} ${y(point.value).toFixed(1)}`).join("L")}`} />
      ${marks.map(
        (move) => html`
          <circle
            class="mark"
            data-mark=${move}
            cx=${x(move)}
            cy=${y(height(move))}
            r=${move === at ? 7 : 5}
          />
        `,
      )}
    </svg>
  `;
}
