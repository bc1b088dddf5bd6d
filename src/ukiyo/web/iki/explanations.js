// Explanations of everything on the IKI board.

import { html } from "../vendor/preact.js";
import { categoryName } from "../core/games.js";
import { capitalize, componentName, translate } from "../core/locale.js";
import { Ability, Worth } from "./cards.js";
import { Amounts, Exchange } from "./signs.js";
import { isReconstructed, shopsServing, component } from "./components.js";
import {
  abilityText,
  goodsText,
  tokenEffect,
  exchangeText,
  stallSurcharge,
  fireTexts,
  monthName,
  paydayTexts,
  salariesText,
  buildingWorth,
} from "./messages.js";

/** @import { Explanation, Table } from "../core/types.js" */
/** @import { Building, Component, OtherComponent } from "./components.js" */

/** @type {Record<string, (table: Table, id: string) => Explanation>} */
const EXPLANATIONS = {
  card: (table, id) => {
    const card = component(table, id);
    return card.sort === "building" ? explainBuilding(card) : explainCharacter(table, card);
  },
  stall: (table, id) => {
    const extra = stallSurcharge(table, id);
    return {
      title: translate("stall-free", { stall: id }),
      lines: [
        translate("stall-served", { shops: shopsServing(table, id).map(componentName).join(", ") }),
        extra > 0 && translate("stall-extra", { pay: goodsText({ mon: extra }) }),
      ].filter(Boolean),
    };
  },
  shop: (table, id) => explainShop(table, component(table, id)),
  token: (table, id) => explainToken(table, component(table, id)),
  special: (table, id) => ({
    title: componentName(component(table, id)),
    subtitle: translate("special-token"),
    lines: [translate(`explain-${id.replace(/-\d$/, "")}`)],
  }),
  good: (_, id) => ({ title: translate(`${id}-name`), lines: [translate(`explain-${id}`)] }),
  oyakata: (table, seat) => ({
    title: translate("oyakata-of", { player: table.playerName(Number(seat)) }),
    lines: [translate("explain-oyakata")],
  }),
  lap: () => ({ title: translate("lap-line"), lines: [translate("explain-lap")] }),
  income: ({ components }) => ({
    title: translate("choice-income"),
    lines: [translate("explain-income", { gain: goodsText({ mon: components.setup.income }) })],
  }),
  deck: ({ view }) => ({ title: translate("characters"), lines: [translate("deck-left", { n: view.deck }), translate("explain-row")] }),
  about: () => ({ title: translate("prices-title"), lines: [translate("prices-reconstructed")] }),
  heaven: (_, id) => ({ title: translate(id), lines: [translate(`explain-${id}`)] }),
  month: (table, id) => explainMonth(table, Number(id)),
  ikizama: (table, id) => explainIkizama(table, id),
  forecast: (table, id) => ({
    title: translate("forecast"),
    lines: [
      ...(id === "fire" ? fireTexts(table) : paydayTexts(table.view.forecast.payday)),
      html`<small>${translate(`explain-${id}`)}</small>`,
    ],
  }),
  track: (table, id) => ({ fire: explainFireTrack, iki: explainIkiTrack })[/** @type {"fire" | "iki"} */ (id)](table),
  score({ components: { scoring } }, id) {
    const { koban, wood, mons } = scoring;
    const values = (scoring[id] ?? []).slice(1).join(", ");
    return { title: categoryName("iki", id), lines: [translate(`iki-score-${id}`, { koban, wood, mons, values })] };
  },
};

/** The section of the rules for each type of explanation or id, and the picture of that section. @type {Record<string, string[]>} */
const RULE_SECTIONS = {
  card: ["visiting-a-character", "experience"],
  stall: ["nagayas-and-stalls", "walk"],
  shop: ["the-shops", "walk"],
  token: ["the-shops", "scoring"],
  special: ["special-tokens"],
  good: ["what-a-player-has"],
  "good:fire": ["the-fire-track", "fire"],
  "good:iki": ["final-scoring", "scoring"],
  oyakata: ["phase-b-actions", "walk"],
  lap: ["experience-and-retirement", "experience"],
  income: ["phase-b-actions", "month"],
  deck: ["the-month", "month"],
  about: ["reconstructed-numbers"],
  heaven: ["two-players"],
  month: ["the-calendar", "month"],
  ikizama: ["phase-a-the-ikizama", "month"],
  "forecast:fire": ["fire", "fire"],
  "forecast:payday": ["payday", "experience"],
  "track:fire": ["the-fire-track", "fire"],
  "track:iki": ["final-scoring", "scoring"],
  score: ["final-scoring", "scoring"],
};

/**
 * The section of the rules for an explanation. Buildings, fires and paydays have sections of their own.
 * @param {Table} table
 * @param {string} sort
 * @param {string} name
 */
function ruleOf(table, sort, name) {
  if (sort === "card" && component(table, name).sort === "building") return ["building"];
  if (sort === "month" && table.view.fires[name]) return RULE_SECTIONS["forecast:fire"];
  if (sort === "month" && table.view.paydays.includes(Number(name))) return RULE_SECTIONS["forecast:payday"];
  return RULE_SECTIONS[`${sort}:${name}`] ?? RULE_SECTIONS[sort];
}

/** @param {Table} table @param {string} id @returns {Explanation | null} */
export function explain(table, id) {
  const [sort, name] = id.split(":");
  const found = EXPLANATIONS[sort]?.(table, name);
  const [rule, picture] = found ? ruleOf(table, sort, name) : [];
  return found ? { ...found, rule, picture, lines: found.lines.map((line) => (typeof line === "string" ? capitalize(line) : line)) } : null;
}

/** @param {Table} table @param {OtherComponent} card @returns {Explanation} */
function explainCharacter(table, card) {
  const [stall, occupant] = Object.entries(table.view.stalls).find(([, occupant]) => occupant?.card === card.id) ?? ["", null];
  const owner = occupant && (occupant.owner === null ? translate("neutral") : table.playerName(occupant.owner));
  const mons = table.view.row[card.id] ?? 0;
  return {
    title: componentName(card),
    subtitle: translate(card.type) + (occupant ? ` · ${stall} · ${owner}` : ""),
    lines: [
      html`
        <b>${translate("ability")}</b> <${Ability} card=${card} /> ${abilityText(card)}
      `,
      html`
        <b>${translate("salaries")}</b> ${salariesText(table, card)}
      `,
      card.season !== "start" &&
        html`
          <b>${translate("cost")}</b>${" "}
          ${translate("mon", { n: card.cost })}
        `,
      card.fire > 0 && translate("fire-bonus", { gain: translate("fire", { n: card.fire }) }),
      mons > 0 && translate("mons-on-card", { gain: translate("mon", { n: mons }) }),
      occupant && occupant.owner !== null && translate("experience-of", { n: occupant.experience, track: card.track }),
      card.token &&
        html`
          <b>${componentName(component(table, card.token))}</b> ${translate(`explain-${card.token.replace(/-\d$/, "")}`)}
        `,
      html`<small>${translate(`explain-${card.type}`)}</small>`,
    ].filter(Boolean),
    reconstructed: isReconstructed(card) && !occupant,
  };
}

/** @param {Building} card @returns {Explanation} */
const explainBuilding = (card) => ({
  title: componentName(card),
  subtitle: translate("building"),
  lines: [
    html`
      <b>${translate("cost")}</b>${" "}
      <${Amounts} amounts=${card.cost} /> ${goodsText(card.cost)}
    `,
    html`
      <${Worth} building=${card} /> ${buildingWorth(card)}
    `,
    html`<small>${translate("explain-building")}</small>`,
  ],
  reconstructed: isReconstructed(card),
});

/** @param {Table} table @param {Component} entry @returns {Explanation} */
function explainShop({ components, playerName, view }, entry) {
  const trades = components.trade.filter((/** @type {Component} */ trade) => trade.shop === entry.id);
  const known = {
    "construction-site": translate("explain-site", { pay: goodsText({ mon: components.setup.site }) }),
    "fish-market": translate("explain-fish-market"),
    "tobacco-shop": translate("explain-tobacco-shop"),
  };
  const here = view.players.filter(({ oyakata }) => oyakata === entry.space);
  return {
    title: componentName(entry),
    subtitle: here.map(({ seat }) => playerName(seat)).join(", "),
    lines: [
      ...trades.map(
        (/** @type {Component} */ trade) => html`
          <${Exchange} pay=${trade.pay}>
            <${Amounts} amounts=${trade.gain} />
          </${Exchange}>${" "}
          ${exchangeText(trade.pay, trade.gain)}
        `,
      ),
      known[/** @type {keyof typeof known} */ (entry.id)],
      html`<small>${translate("explain-shop")}</small>`,
    ].filter(Boolean),
  };
}

/** @param {Table} table @param {Component} entry @returns {Explanation} */
function explainToken({ components }, entry) {
  const explained =
    entry.kind === "fish"
      ? translate("explain-fish", { values: components.scoring.fish.slice(1).join(", ") })
      : translate(`explain-${entry.kind}`);
  return {
    title: componentName(entry),
    subtitle: translate(entry.season),
    lines: [
      html`
        <b>${translate("cost")}</b>${" "}
        ${translate("mon", { n: entry.price })}
      `,
      tokenEffect(entry),
      html`<small>${explained}</small>`,
    ],
    reconstructed: isReconstructed(entry),
  };
}

/** @param {Table} table @param {number} month @returns {Explanation} */
function explainMonth({ view }, month) {
  const strength = view.fires[month];
  const lines = [];
  if (strength) lines.push(translate("month-fire", { strength }), translate("explain-fire"));
  else if (view.paydays.includes(month)) lines.push(translate("month-payday"), translate("explain-payday"));
  else lines.push(translate(month > 12 ? "explain-new-year" : "explain-month"));
  return { title: monthName(month), lines };
}

/** @param {Table} table @param {string} space @returns {Explanation} */
function explainIkizama({ view, components }, space) {
  const left = view.blocking[space];
  return {
    title: translate("ikizama-space", { space }),
    lines: [
      space === "1-4"
        ? translate("choice-ikizama-first", { gain: goodsText({ mon: components.setup.first_space }) })
        : translate("choice-ikizama", { n: Number(space) }),
      translate("explain-ikizama"),
      view.blocked === space && translate("blocked", { space }),
      left !== undefined && translate("blocking-left", { n: left }),
    ].filter(Boolean),
    reconstructed: left !== undefined,
  };
}

/** @param {Table} table @returns {Explanation} */
const explainFireTrack = (table) => ({
  title: translate("fire-track"),
  lines: [
    translate("explain-fire-track"),
    table.view.fire_track.map((/** @type {number} */ seat) => `${table.playerName(seat)} ${table.view.players[seat].power}`).join(" › "),
  ],
});

/** @param {Table} table @returns {Explanation} */
const explainIkiTrack = (table) => ({
  title: translate("iki-on-track"),
  lines: [translate("explain-iki"), table.view.players.map(({ seat, goods }) => `${table.playerName(seat)} ${goods.iki}`).join(" · ")],
});
