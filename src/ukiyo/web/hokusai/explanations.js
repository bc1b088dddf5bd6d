// Explanations of everything on the Hokusai board.

import { html } from "../vendor/preact.js";
import { categoryName } from "../core/games.js";
import { capitalize, componentName, translate } from "../core/locale.js";
import { component } from "./components.js";
import { print } from "./prints.js";
import { presentColours } from "./signs.js";
import * as texts from "./component-texts.js";
import { choice as choiceText } from "./messages.js";

/** @import { HokusaiHungWork, HokusaiReachableKakemono, HokusaiSector, HokusaiMissingDrops, HokusaiWork } from "../core/wire.js" */
/** @import { Component } from "./components.js" */
/** @import { Explanation, Table } from "../core/types.js" */

/** Whether the value of any of these fields is reconstructed. @param {Component} entry @param {string[]} fields */
const isReconstructed = (entry, ...fields) =>
  fields.some((field) => (entry.provenance[field] ?? entry.provenance.default) === "reconstructed");

/** A large print. @param {Component} card @param {Record<string, number>} missing */
const largePrint = (card, missing) => html`
  <svg class="hk-large" viewBox="0 0 100 100" aria-hidden="true">
    <rect class="sheet-paper" width="100" height="100" />
    ${print(card, missing)}
  </svg>
`;

/**
 * @param {Table} table
 * @param {string} id
 * @param {string[]} markers
 * @param {Record<string, number>} missing
 * @param {unknown[]} more
 * @returns {Explanation}
 */
function explainKakemono(table, id, markers, missing, more) {
  const card = component(table.components.kakemono, id);
  return {
    title: componentName(card),
    subtitle: translate("hk-kakemono"),
    lines: [largePrint(card, missing), texts.kakemonoDetails(table, id, markers), ...more],
    reconstructed: isReconstructed(card, "pigments", "north"),
  };
}

/**
 * The explanations by type, the part of the id before the colon.
 * @type {Record<string, (table: Table, id: string) => Explanation | null>}
 */
const EXPLANATIONS = {
  kakemono(table, id) {
    const sectorCard = table.view.sectors.find((/** @type {HokusaiSector} */ sector) => sector.kakemono?.card === id)?.kakemono;
    const reachable = table.view.forecast?.ring.find((/** @type {HokusaiReachableKakemono} */ card) => card.card === id);
    const reachLines = reachable
      ? [`${translate("hk-in-reach", { n: reachable.steps })} ${texts.missingDropsText(reachable.missing, sectorCard?.markers ?? [])}`]
      : [];
    return explainKakemono(table, id, sectorCard?.markers ?? [], component(table.components.kakemono, id).pigments, reachLines);
  },
  next: (table, id) =>
    explainKakemono(table, id, table.view.deck_top?.markers ?? [], component(table.components.kakemono, id).pigments, [
      translate("hk-deck-note"),
      translate("hk-deck", { n: table.view.deck }),
    ]),
  own(table, id) {
    const work = table.view.players.flatMap(({ atelier }) => atelier).find((/** @type {HokusaiWork | null} */ own) => own?.card === id);
    if (!work) return null;
    const edges = work.edges ? [translate("hk-edges", { edges: texts.edgeNames(work.edges) })] : [];
    const missing = presentColours(work.missing).length
      ? [translate("hk-missing", { drops: texts.dropNames(work.missing) })]
      : [translate("hk-finished")];
    const forecast = table.view.forecast?.works.find((/** @type {HokusaiMissingDrops} */ wanting) => wanting.card === id);
    const missingNow = forecast && presentColours(work.missing).length ? [texts.missingDropsText(forecast.missing, work.markers)] : [];
    return explainKakemono(table, id, work.markers, work.missing, [...missing, ...missingNow, ...edges]);
  },
  other(table, id) {
    const [seat, place] = id.split(":").map(Number);
    const work = table.view.players[seat].atelier[place];
    return work ? EXPLANATIONS.own(table, work.card) : null;
  },
  hung(table, id) {
    const work = table.view.cloth.find((/** @type {HokusaiHungWork} */ hung) => hung.card === id);
    if (!work) return null;
    return explainKakemono(table, id, [], {}, [
      translate("hk-edges", { edges: texts.edgeNames(work.edges) }),
      work.by === null ? translate("hk-initial") : translate("hk-signed", { player: table.playerName(work.by) }),
    ]);
  },
  artisan(table, id) {
    const card = component(table.components.artisan, id);
    return {
      title: componentName(card),
      subtitle: translate("hk-artisan"),
      lines: [texts.artisanAbility(table, id), translate("hk-artisan-note")],
      reconstructed: isReconstructed(card, "tool"),
    };
  },
  chair: () => ({ title: translate("hk-chair"), lines: [translate("hk-artisan-note")] }),
  master(table, id) {
    const card = component(table.components.master, id);
    return {
      title: componentName(card),
      subtitle: translate("hk-master"),
      lines: [texts.masterPower(table, id)],
      reconstructed: isReconstructed(card, "name"),
    };
  },
  token(table, id) {
    const card = component(table.components.token, id);
    return {
      title: componentName(card),
      subtitle: translate("hk-token"),
      lines: [texts.tokenEffect(table, id)],
      reconstructed: isReconstructed(card, "default"),
    };
  },
  tool(table, id) {
    const card = component(table.components.tool, id);
    return {
      title: componentName(card),
      subtitle: translate("hk-tool"),
      lines: [translate("hk-tool-note")],
      reconstructed: isReconstructed(card, "name"),
    };
  },
  colour: (table, id) => ({ title: capitalize(translate(`hk-${id}`)), subtitle: translate("hk-pigment"), lines: [colourNote(table, id)] }),
  reserve: (table, id) => ({
    title: translate("hk-stock"),
    subtitle: translate(`hk-${id}`),
    lines: [colourNote(table, id), translate("hk-stock-note")],
  }),
  wheel: (table, id) => ({
    title: translate("hk-sector", { n: id }),
    subtitle: translate("hk-wheel"),
    lines: [texts.dropNames(table.view.sectors[Number(id) - 1].wheel), translate("hk-wheel-note")],
    reconstructed: true,
  }),
  oval: () => ({ title: capitalize(translate("hk-oval")), lines: [translate("hk-oval-note")], reconstructed: true }),
  space: (_, id) => ({
    title: id,
    subtitle: translate("hk-sector", { n: id[1] }),
    lines: [translate("hk-space-note", { kind: id[0] })],
    reconstructed: true,
  }),
  pile: (table) => ({
    title: translate("hk-artisan"),
    lines: [translate("hk-pile", { n: table.view.pile + table.view.returned.length }), translate("hk-pile-note")],
  }),
  markers: (table) => ({
    title: translate("hk-markers"),
    lines: [
      Object.entries(table.view.tool_bag)
        .map(([id, n]) => `${texts.toolName(table, id)} ${n}`)
        .join(", "),
      translate("hk-tool-note"),
    ],
  }),
  public(table, id) {
    const card = component(table.components.public, id);
    return {
      title: componentName(card),
      subtitle: translate("hk-public-one"),
      lines: [texts.publicObjectiveText(table, id), ...progressLines(table, id)],
      reconstructed: isReconstructed(card, "default"),
    };
  },
  individual(table, id) {
    const card = component(table.components.individual, id);
    const lines = [texts.objectiveText(table, id), ...progressLines(table, id)];
    return { title: componentName(card), subtitle: translate("hk-individual"), lines, reconstructed: isReconstructed(card, "first") };
  },
  secret: () => ({ title: translate("hk-individual"), lines: [translate("hk-secret-note")] }),
  area: (_, id) => ({ title: translate(`hk-${id}`), lines: [translate(`hk-${id}-note`)] }),
  mixing: () => ({ title: translate("hk-mixing"), lines: [translate("hk-mixing-note")] }),
  kept: (table) => ({
    title: translate("hk-markers"),
    lines: [translate("hk-kept-note", { sets: table.components.scoring.sets.slice(2).join("/") })],
  }),
  score({ components: { scoring, end } }, id) {
    const n = { individual: scoring.individual, closing: end.closing, paths: scoring.path_first }[id];
    const line = translate(`hk-score-${id}`, { ...(n && { n }), sets: scoring.sets.slice(2).join(", ") });
    return { title: categoryName("hokusai", id), lines: [line] };
  },
  signatures: () => ({ title: translate("hk-signature"), lines: [translate("hk-signature-note")] }),
  cell(table, id) {
    const choice = table.choices.find(({ fields }) => fields.cell === id);
    return { title: translate("hk-cell", { cell: id }), lines: choice ? [choiceText(table, choice)] : [] };
  },
  track(table, id) {
    const { lowest, collects, refills, secondary, objective, loses, falls_to: falls } = table.components.track;
    const [row, at] = [Number(id), Number(id) - lowest];
    const lines = [texts.trackRowText(row, collects[at], refills[at]), translate("hk-track-note")];
    if (row === secondary) lines.push(translate("hk-track-secondary"));
    if (row === objective) lines.push(translate("hk-track-objective"));
    if (at === collects.length - 1) lines.push(translate("hk-track-loss", { n: loses, row: falls }));
    return { title: translate("hk-track"), lines, reconstructed: true };
  },
  journey: (table, id) => ({
    title: translate("hk-journey"),
    subtitle: id,
    lines: [texts.journeyBonusText(table.view.journey[Number(id) - 1]), translate("hk-journey-note")],
    reconstructed: true,
  }),
  path(table, id) {
    const step = Number(id) - 1;
    const bonus = table.view.path_bonus[step];
    const lines = step < 0 ? [] : [translate(`hk-${table.view.path[step]}`), ...(bonus === "none" ? [] : [translate(`hk-path-${bonus}`)])];
    return {
      title: translate("hk-path"),
      subtitle: step < 0 ? undefined : id,
      lines: [...lines, translate("hk-path-note", { n: table.components.scoring.path_first })],
      reconstructed: true,
    };
  },
};

/** @param {Table} table @param {string} id */
function progressLines(table, id) {
  const progress = texts.objectiveProgress(table, id);
  return progress ? [progress.text] : [];
}

/** @param {Table} table @param {string} colour */
function colourNote({ view }, colour) {
  if (colour === "black") return translate("hk-black-note");
  if (!(colour in view.mixing)) return translate("hk-primary-note");
  const [one, other] = view.mixing[colour];
  return translate("hk-secondary-note", { one: translate(`hk-${one}`), other: translate(`hk-${other}`) });
}

/** The section of the rules for each type of explanation, and the picture of that section. @type {Record<string, string[]>} */
const RULE_SECTIONS = {
  kakemono: ["a-kakemono"],
  next: ["cards-around-it"],
  own: ["a-kakemono"],
  other: ["a-kakemono"],
  hung: ["main-action-3-exhibit", "edges"],
  cell: ["main-action-3-exhibit", "edges"],
  artisan: ["extra-action-1-activate-the-artisans"],
  chair: ["extra-action-1-activate-the-artisans"],
  pile: ["cards-around-it"],
  master: ["masters"],
  token: ["action-tokens"],
  tool: ["tools"],
  markers: ["tools"],
  kept: ["scoring", "scoring"],
  score: ["scoring", "scoring"],
  colour: ["pigments", "mixing"],
  reserve: ["pigments", "mixing"],
  wheel: ["the-rondel", "rondel"],
  oval: ["main-action-2-mix", "mixing"],
  mixing: ["main-action-2-mix", "mixing"],
  space: ["main-action-1-move-the-apprentice", "rondel"],
  public: ["public-objectives"],
  individual: ["individual-objectives"],
  secret: ["individual-objectives"],
  area: ["an-atelier"],
  signatures: ["the-end-of-the-game"],
  track: ["the-pigment-track"],
  journey: ["the-journey"],
  path: ["the-paths"],
};

/** @param {Table} table @param {string} id @returns {Explanation | null} */
export function explain(table, id) {
  const colon = id.indexOf(":");
  const sort = id.slice(0, colon);
  const explanation = EXPLANATIONS[sort]?.(table, id.slice(colon + 1));
  const [rule, picture] = RULE_SECTIONS[sort] ?? [];
  return explanation ? { ...explanation, rule, picture } : null;
}
