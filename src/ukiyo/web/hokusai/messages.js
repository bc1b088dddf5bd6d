// Hokusai's texts: questions, choices with their costs and gains, the log, and effects.

import { hasMessage, componentName, translate } from "../core/locale.js";
import { component } from "./components.js";
import {
  ARROWS,
  artisanAbility,
  artisanName,
  dropNames,
  edgeName,
  edgeNames,
  iconName,
  iconNames,
  journeyBonusText,
  kakemonoDetails,
  masterPower,
  objectiveText,
  tokenEffect,
  tokenName,
  toolName,
  workName,
} from "./component-texts.js";
import { COLOURS, dropName, presentColours, SIDES } from "./signs.js";

/** @import { HokusaiNeighbour } from "../core/wire.js" */
/** @import { Choice, TableEvent, Names, Effect, Preview, Scene, Table } from "../core/types.js" */

// Questions

/** @param {Table} table */
export function question(table) {
  const { view, choices } = table;
  const player = view.players[view.seat];
  const exhibited = view.exhibiting === null ? (choices[0]?.preview.at?.kakemono ?? "") : (player.atelier[view.exhibiting - 1]?.card ?? "");
  return translate(`hk-decide-${view.decision}`, {
    open: view.main_open ? (view.extra_open ? "both" : "main") : view.extra_open ? "extra" : "power",
    space: player.apprentice,
    card: workName(table, exhibited),
    cell: view.cell?.join(",") ?? "",
    artisan: artisanName(table, view.arriving ?? ""),
    drops: dropNames(view.entering),
    icons: iconNames(view.bonus),
  });
}

// Choices

/** @typedef {[text: string, notes: string[]]} ChoiceText A sentence, and notes on costs and gains. */

/** @param {Table} table @param {Choice} choice */
export function choice(table, { kind, fields, preview }) {
  const [text, notes] = (CHOICE_TEXTS[kind] ?? doneText)(table, fields, preview);
  if (preview.uses === "extra") notes.push(translate("hk-extra"));
  if (preview.uses === "once") notes.push(translate("hk-once"));
  return notes.length ? `${text} (${notes.join("; ")})` : text;
}

/** @returns {ChoiceText} */
const doneText = () => [translate("choice-done"), []];
const colourName = (/** @type {string} */ colour) => translate(`hk-${colour}`);
const destinationNote = (/** @type {Preview} */ preview) => (preview.to ? [`→ ${translate(`hk-${preview.to}`)}`] : []);

/** @type {(message: string) => (table: Table, fields: Names, preview: Preview) => ChoiceText} */
const markerText =
  (message) =>
  (table, { tool: id }, { at }) => [translate(message, { tool: toolName(table, id), card: workName(table, at?.kakemono) }), []];
/** @type {(message: string) => (table: Table, fields: Names, preview: Preview) => ChoiceText} */
const dropText =
  (message) =>
  (_, { colour }, preview) => [translate(message, { drop: colourName(colour) }), destinationNote(preview)];
/** @type {(message: string) => (table: Table, fields: Names, preview: Preview) => ChoiceText} */
const enteredText =
  (message) =>
  (_, fields, { sectors = [] }) => [translate(message, { sectors: sectors.join(", ") }), []];

/** The text of each kind of choice. @type {Record<string, (table: Table, fields: Names, preview: Preview) => ChoiceText>} */
const CHOICE_TEXTS = {
  move: (table, { space }, { blacks = 0, token: id, drops: wheel, at = {} }) => {
    const there = [
      at.kakemono && workName(table, at.kakemono),
      at.artisan && artisanName(table, at.artisan),
      id && tokenName(table, id),
      dropNames(wheel),
    ];
    return [
      translate("hk-choice-move", { n: blacks, space, there: there.filter(Boolean).join(", ") }),
      [translate("hk-paying", { drops: dropName("black", blacks) })],
    ];
  },
  token: (table, { token: id }, { journey_space: space, idle }) => [
    translate("hk-choice-token", { token: tokenName(table, id), effect: idle ? translate("hk-token-idle") : tokenEffect(table, id) }),
    space ? [translate("hk-walks", { bonus: journeyBonusText(space) })] : [],
  ],
  take: (table, _, { at, markers = [] }) => [
    translate("hk-choice-take", { card: workName(table, at?.kakemono), details: at ? kakemonoDetails(table, at.kakemono, markers) : "" }),
    [],
  ],
  hire: (table, _, { at, needs_dismissal }) => [
    translate("hk-choice-hire", { artisan: artisanName(table, at?.artisan), details: at ? artisanAbility(table, at.artisan) : "" }),
    needs_dismissal ? [translate("hk-one-leaves")] : [],
  ],
  pick: (table, fields, { needs_dismissal }) => [
    translate("hk-choice-hire", { artisan: artisanName(table, fields.artisan), details: artisanAbility(table, fields.artisan) }),
    needs_dismissal ? [translate("hk-one-leaves")] : [],
  ],
  collect: (_, { sector, colour }, preview) => [
    translate("hk-choice-collect", { drop: colourName(colour), sector }),
    destinationNote(preview),
  ],
  enter: (_, { colour }, { sectors = [] }) => [translate("hk-choice-enter", { drop: colourName(colour), sector: sectors[0] ?? "" }), []],
  clockwise: enteredText("hk-choice-clockwise"),
  counterclockwise: enteredText("hk-choice-counterclockwise"),
  turn: (table, { sector }, { token: id, drops: wheel }) => [
    translate("hk-choice-turn", { sector, token: id ? tokenName(table, id) : "", drops: dropNames(wheel) }),
    [],
  ],
  exhibit: (table, _, { at, points = 0, missing }) => [
    translate("hk-choice-exhibit", { card: workName(table, at?.kakemono) }),
    [translate("hk-points", { n: points }), translate("hk-paying", { drops: dropNames(missing) })],
  ],
  rotate: (table, { kakemono }, { at }) => [translate("hk-choice-rotate", { card: workName(table, kakemono), cell: at?.cell ?? "" }), []],
  place: (table, { cell }, { neighbours = [], max_bonuses: maxBonuses = 0, points = 0 }) => {
    const arrow = (/** @type {string} */ side) => ARROWS[SIDES.indexOf(side)];
    const beside = neighbours
      .map(
        (/** @type {HokusaiNeighbour} */ neighbour) =>
          `${arrow(neighbour.side)} ${workName(table, neighbour.kakemono)} ${edgeName(neighbour.edge)}`,
      )
      .join(", ");
    return [
      translate("hk-choice-place", { cell, beside }),
      [translate("hk-most-paid", { n: maxBonuses }), ...(points ? [`+${translate("hk-points", { n: points })}`] : [])],
    ];
  },
  orient: (_, { side }, { edges: shown = [], edge_bonuses: bonuses = {} }) => [
    translate("hk-choice-orient", { side, edges: edgeNames(shown) }),
    Object.keys(bonuses).length ? [translate("hk-gaining", { icons: iconNames(bonuses) })] : [],
  ],
  mix: (_, { colour, one, other }) => [
    translate("hk-choice-mix", { mixed: colourName(colour), drops: `${colourName(one)} + ${colourName(other)}` }),
    [],
  ],
  discard: (_, __, { pay, draws = 0 }) => [translate("hk-choice-discard", { drops: dropNames(pay), n: draws }), []],
  paint: (table, { colour, drop: laid }, { at }) =>
    laid === colour
      ? [translate("hk-choice-paint", { drop: colourName(laid), card: workName(table, at?.kakemono) }), []]
      : [translate("hk-choice-paint-as", { drop: colourName(laid), colour: colourName(colour), card: workName(table, at?.kakemono) }), []],
  remove: markerText("hk-choice-remove"),
  sacrifice: markerText("hk-choice-sacrifice"),
  exchange: (table, fields, preview) =>
    markerText(
      table.view.decision === "exchange-with"
        ? "hk-choice-exchange-with"
        : preview.with === "bag"
          ? "hk-choice-exchange-random"
          : "hk-choice-exchange-cards",
    )(table, fields, preview),
  power: (_, __, { power: which }) => [
    which === "black" ? translate("hk-choice-black", { drop: colourName("black") }) : translate("hk-choice-search"),
    [],
  ],
  drop: dropText("hk-choice-drop"),
  step: (_, { colour }, { step = 0, last = 0, bonus }) => [
    translate("hk-choice-step", { drop: colourName(colour), n: step, last }),
    bonus ? [translate(`hk-path-${bonus}`)] : [],
  ],
  keep: dropText("hk-choice-keep"),
  gain: (table, fields, preview) =>
    dropText(table.view.decision === "recolour-to" ? "hk-choice-recolour-to" : "hk-choice-gain")(table, fields, preview),
  recover: dropText("hk-choice-recover"),
  fetch: dropText("hk-choice-fetch"),
  recolour: (_, { area, colour }) => [translate("hk-choice-recolour", { drop: colourName(colour) }), [translate(`hk-${area}`)]],
  lose: (table, { area, colour }, { at }) => [
    translate("hk-choice-lose", { drop: colourName(colour) }),
    [at?.kakemono ? workName(table, at.kakemono) : translate(`hk-${area}`)],
  ],
  dismiss: (table, _, { at }) => [
    translate("hk-choice-dismiss", { artisan: artisanName(table, at?.artisan), details: at ? artisanAbility(table, at.artisan) : "" }),
    [],
  ],
  objective: (table, fields) => [objectiveText(table, fields.objective), []],
  give: (table, fields) => [translate("hk-choice-give", { objective: objectiveText(table, fields.objective) }), []],
  master: (table, { master }) => [
    translate("hk-choice-master", { master: componentName(component(table.components.master, master)), power: masterPower(table, master) }),
    [],
  ],
};

// The log

/** @typedef {{ kakemono?: string, artisan?: string, blacks?: number, sector?: string, became?: string, power?: string }} Outcome */

/** A move in the log. It does not reveal individual objectives. @param {Table} table @param {TableEvent} event */
export function logLine(table, { action, outcome }) {
  if (action === null) return translate("hk-log-secret");
  const { kind, fields } = table.game.actions[action];
  const { kakemono, artisan: hired, blacks = 0, sector, became, power } = /** @type {Outcome} */ (outcome?.about ?? {});
  const card = kakemono ? workName(table, kakemono) : hired ? artisanName(table, hired) : "";
  // Some kinds of actions have several messages, depending on the outcome.
  const variant = () => {
    if (kind === "paint" && fields.drop !== fields.colour) return "-as";
    if (kind === "exchange") return outcome?.decision === "exchange-with" ? "-with" : became ? "-became" : "";
    if (kind === "sacrifice" && hired) return "-gone";
    return kind === "power" && power ? `-${power}` : "";
  };
  const message = `hk-log-${kind}${variant()}`;
  const cardMessage = kind === "hire" ? "hk-log-take-card" : `${message}-card`;
  const text = translate(card && hasMessage(cardMessage) ? cardMessage : message, {
    ...fields,
    n: blacks,
    drop: colourName(fields.drop ?? fields.colour ?? "black"),
    colour: fields.colour ? colourName(fields.colour) : "",
    drops: fields.one ? `${colourName(fields.one)} + ${colourName(fields.other)}` : "",
    sector: fields.sector ?? sector ?? "",
    tool: fields.tool ? toolName(table, fields.tool) : "",
    other: became ? toolName(table, became) : "",
    artisan: fields.artisan || hired ? artisanName(table, fields.artisan ?? hired) : "",
    token: fields.token ? tokenName(table, fields.token) : "",
    card: card || (fields.kakemono ? workName(table, fields.kakemono) : ""),
    master: fields.master ? componentName(component(table.components.master, fields.master)) : "",
    area: fields.area ? translate(/^\d/.test(fields.area) ? "hk-kakemono" : `hk-${fields.area}`).toLocaleLowerCase() : "",
  });
  return card && !hasMessage(cardMessage) ? `${text} (${card})` : text;
}

/**
 * The amounts to add to a log line. Most sentences name the drops already, except those on exhibited works.
 * @param {Record<string, number>} counts
 * @param {string} kind
 */
export function amountsText({ points = 0, ...counts }, kind) {
  const laid = kind === "exhibit" ? presentColours(counts).filter(([colour]) => COLOURS.includes(colour)) : [];
  return [
    ...laid.map(([colour, n]) => dropName(colour, n)),
    ...(points && kind !== "exhibit" ? [translate("hk-points", { n: points })] : []),
  ].join(", ");
}

/** An effect in the log. @param {Table} table @param {Effect} item */
export function effectLine(table, item) {
  const player = table.playerName(item.seat ?? null);
  if (item.kind === "end") return translate(item.changes ? "hk-effect-end" : "scene-end");
  if (item.kind === "turn") return turnTitle(table, item.turn, item.seat);
  if (item.kind === "drew") return translate("hk-effect-drew", { player, drops: dropNames(countColours(item.drops)) });
  if (item.kind === "mixed") return translate("hk-effect-mixed", { player, drops: dropName(item.colour, item.amount) });
  if (item.kind === "ring-kakemono")
    return translate("hk-effect-comes", { card: workName(table, item.kakemono), space: `k${item.sector}` });
  if (item.kind === "ring-artisan")
    return translate("hk-effect-comes", { card: artisanName(table, item.artisan), space: `a${item.sector}` });
  return translate(`hk-effect-${item.kind}`, {
    player,
    n: item.amount ?? item.works ?? item.space ?? item.step ?? item.row ?? 0,
    drops: item.drops ?? 0,
    left: item.left ?? 0,
    card: item.kakemono ? workName(table, item.kakemono) : "",
    icons: item.icon ? iconName(item.icon, item.amount) : "",
    bonus: item.kind === "walked" ? journeyBonusText(item.bonus) : "",
  });
}

/** @param {Table} table @param {Scene} scene */
export function heading(table, { kind, seat, at }) {
  if (kind === "setup") return translate("setup");
  if (kind === "round" && seat === null) return translate("hk-scene-round", { n: at, clock: table.components.end.clock });
  return kind === "end" ? translate("scene-end") : turnTitle(table, at, seat);
}

/** In solo games the title of a turn does not name the player. @param {Table} table @param {number} n @param {number | null} [seat] */
const turnTitle = (table, n, seat = null) =>
  seat === null ? turnName(table, n) : translate("hk-turn-of", { turn: turnName(table, n), player: table.playerName(seat) });

/** Counts drops by colour. @param {string[]} drawn */
function countColours(drawn) {
  /** @type {Record<string, number>} */
  const amounts = {};
  for (const colour of drawn) amounts[colour] = (amounts[colour] ?? 0) + 1;
  return amounts;
}

/** @param {Table} table @param {number} n */
const turnName = ({ view, components }, n) =>
  translate(view.players.length === 1 ? "hk-turn-alone" : "hk-turn", { n, clock: components.end.clock });

/** The result of a solo game. @param {Table} table @param {number} total */
export function verdict({ view, components }, total) {
  const { works: n, clock } = components.end;
  return view.won
    ? translate("hk-won-alone", { n, points: translate("hk-points", { n: total }) })
    : translate("hk-lost-alone", { n, clock });
}

/** @param {Table} table */
export function progress(table) {
  const { view, components, playerName } = table;
  const { works, cloth } = components.end;
  const alone = view.players.length === 1;
  if (view.turns === 0) return translate("setup");
  const turn = turnName(table, view.turns);
  const hung = alone
    ? translate("hk-works-alone", { n: view.cloth.length - 1, end: works })
    : translate("hk-works", { n: view.cloth.length, end: cloth[view.players.length - 1] });
  return view.closer === null || view.over
    ? `${turn} · ${hung}`
    : `${turn} · ${translate("hk-last-turns", { player: playerName(view.closer) })}`;
}
