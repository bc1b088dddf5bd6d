// The names and texts of Hokusai's components: drops, icons, cards, objectives and expansions.

import { componentName, translate } from "../core/locale.js";
import { component } from "./components.js";
import { COLOURS, dropName, presentColours } from "./signs.js";

/** @import { Table } from "../core/types.js" */

const NOTHING = "–";
/** The directions of a work's edges, in the order of `SIDES`. */
export const ARROWS = ["↑", "→", "↓", "←"];
const ALL_DROPS = 99; // in the refills of the pigment track

/** @param {Record<string, number>} [amounts] */
export const dropNames = (amounts = {}) =>
  presentColours(amounts)
    .map(([colour, n]) => dropName(colour, n))
    .join(", ") || NOTHING;

/** An icon or drop that edges show or pay. @param {string} icon @param {number} [n] */
export const iconName = (icon, n = 1) =>
  COLOURS.includes(icon) ? dropName(icon, n) : `${n > 1 ? `${n} × ` : ""}${translate(`hk-${icon}`).toLocaleLowerCase()}`;
/** @param {Record<string, number>} amounts */
export const iconNames = (amounts) =>
  Object.entries(amounts)
    .map(([name, n]) => iconName(name, n))
    .join(", ") || NOTHING;
/** The name of an edge. `blue-blue` shows the icon twice. @param {string} edge */
export const edgeName = (edge) => iconName(edge.split("-")[0], edge.split("-").length);
/** @param {string[]} edges */
export const edgeNames = (edges) => edges.map((edge, side) => `${ARROWS[side]} ${edgeName(edge)}`).join("  ");

/** @param {Table} table @param {string} [id] */
export const workName = ({ components }, id) => (id ? componentName(component(components.kakemono, id)) : translate("hk-a-work"));
/** @param {Table} table @param {string} [id] */
export const artisanName = ({ components }, id) => (id ? componentName(component(components.artisan, id)) : translate("hk-artisan"));
/** @param {Table} table @param {string} id */
export const toolName = ({ components }, id) => componentName(component(components.tool, id)).toLocaleLowerCase();
/** @param {Table} table @param {string} id */
export const tokenName = ({ components }, id) => componentName(component(components.token, id));
/** @param {Table} table @param {string} id */
export const tokenEffect = ({ components }, id) => translate(`hk-token-${id}`, { n: components.setup.offer });
/** @param {Table} table @param {string} id */
export const masterPower = ({ components }, id) => translate(`hk-master-${id}`, { sets: components.scoring.own_sets.slice(1).join("/") });
/** @param {Table} table @param {string} id */
export const objectiveText = ({ components }, id) =>
  translate("hk-collects", { n: components.scoring.individual, collections: componentName(component(components.individual, id)) });
/** @param {Table} table @param {string} id */
export const publicObjectiveText = ({ components }, id) =>
  translate(`hk-public-${id}`, { n: components.scoring.placed, ranking: components.scoring.ranking.join(", ") });
/** @param {string} space */
export const journeyBonusText = (space) =>
  /^\d/.test(space) ? translate("hk-points", { n: Number(space) }) : translate(`hk-journey-${space}`);

// The forecast for the viewing player

/**
 * The drops that the active area lacks for a work. A work with markers cannot be painted even if none are missing.
 * @param {Record<string, number>} short
 * @param {string[]} markers
 */
export const missingDropsText = (short, markers) =>
  presentColours(short).length
    ? translate("hk-short", { drops: dropNames(short) })
    : translate(markers.length ? "hk-suffices-marked" : "hk-suffices");

/** @param {number} row @param {number} collects @param {number} refills */
export const trackRowText = (row, collects, refills) =>
  refills === ALL_DROPS ? translate("hk-track-row-all", { row, collects }) : translate("hk-track-row", { row, collects, refills });

/** The viewing player's progress on an objective, or null for spectators. @param {Table} table @param {string} id */
export function objectiveProgress({ view, components }, id) {
  if (!view.forecast) return null;
  const found = [...view.forecast.individual, ...view.forecast.public].find(({ objective }) => objective === id);
  if (!found) return null;
  const { value: n, compared_with: of } = found;
  const kind = components.public.find((/** @type {{ id: string, kind: string }} */ row) => row.id === id)?.kind ?? "individual";
  if (kind === "ranking") return { text: translate(`hk-progress-${id}`, { n, of }), label: `${n}:${of}` };
  return { text: translate(`hk-progress-${kind}`, { n, of }), label: of ? `${n}/${of}` : "" };
}

/** The value, collection and drops of a kakemono. @param {Table} table @param {string} id @param {string[]} markers */
export function kakemonoDetails(table, id, markers) {
  const card = component(table.components.kakemono, id);
  const parts = [
    translate("hk-points", { n: card.value }),
    componentName(component(table.components.collection, card.collection)),
    translate("hk-needs", { drops: dropNames(card.pigments) }),
  ];
  if (markers.length) parts.push(translate("hk-marked", { tools: markers.map((marker) => toolName(table, marker)).join(", ") }));
  return parts.join(" · ");
}

/** The tools, points and substitution of an artisan. @param {Table} table @param {string} id */
export function artisanAbility(table, id) {
  const card = component(table.components.artisan, id);
  const parts = [(card.icons === 2 ? "2 × " : "") + toolName(table, card.tool)];
  if (card.points) parts.push(translate("hk-points", { n: card.points }));
  if (card.use) parts.push(translate("hk-as", { drop: dropName(card.use), colour: dropName(card.as) }));
  return parts.join(" · ");
}
