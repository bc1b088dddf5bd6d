// IKI's texts: questions, choices, the log, and effects.

import { language, componentName, nameValues, translate } from "../core/locale.js";
import { SEASONS, boardOf, shopsServing, component } from "./components.js";

/** @import { IkiPaydayForecast } from "../core/wire.js" */
/** @import { Choice, TableEvent, Effect, Scene, Table } from "../core/types.js" */
/** @import { Building, Component, Goods } from "./components.js" */

/** Amounts as text: `2 rice, 1 wood`. @param {Goods} goods */
export const goodsText = (goods) =>
  Object.entries(goods)
    .map(([good, n]) => translate(good, { n }))
    .join(", ") || translate("free");

/** @param {Goods} pay @param {Goods} gain */
export const exchangeText = (pay, gain) =>
  Object.keys(pay).length ? translate("for", { pay: goodsText(pay), gain: goodsText(gain) }) : goodsText(gain);

/** The effect of visiting a character. @param {Component} card */
export function abilityText({ ability, pay, gain, discount, opponents }) {
  const gains = Object.keys(gain).length ? [goodsText(gain)] : [];
  if (ability === "raise") gains.push(translate("raise-one"));
  if (ability === "swap") gains.push(translate("swap-two"));
  if (ability === "build") gains.push(translate("build-less", { discount: goodsText(discount) }));
  if (opponents) gains.push(translate("each-opponent", { gain: goodsText(opponents) }));
  const text = gains.join("; ");
  return Object.keys(pay).length ? translate("for", { pay: goodsText(pay), gain: text }) : text;
}

/** @param {Table} table @param {Component} card */
export const salariesText = (table, { token, track, salaries }) =>
  token ? `${"· ".repeat(track)}${componentName(component(table, token))}` : salaries.map(goodsText).join(" · ");

/** @param {Component} building */
export function buildingWorth({ points, per, each, most, lasting, amount }) {
  const parts = points ? [translate("worth-fixed", { n: points })] : [];
  if (per) parts.push(translate(`per-${per}`, { n: each, most: most ?? 0 }));
  if (lasting) parts.push(translate(`lasting-${lasting}`, { n: amount }));
  return parts.join("; ");
}

/** The effect of a season token. @param {Component} token */
export function tokenEffect({ kind, points = 0, gain, ability, per, every }) {
  if (kind === "fish") return translate("fish-value", { n: points });
  if (kind === "pipe") return ability === "raise" ? translate("raise-one") : goodsText(gain);
  return per ? translate(`pouch-${per}`, { n: every }) : translate("worth-fixed", { n: points });
}

// Accessible labels

/** @param {Table} table @param {Component} card */
export function cardLabel(table, card) {
  if (card.sort === "building") return buildingLabel(card);
  const cost = translate("mon", { n: card.cost });
  const salaries = `${translate("salaries")}: ${salariesText(table, card)}`;
  return `${componentName(card)}, ${translate(card.type)}, ${cost}: ${abilityText(card)}; ${salaries}`;
}

/** @param {Building} building */
const buildingLabel = (building) =>
  `${componentName(building)}: ${translate("for", { pay: goodsText(building.cost), gain: buildingWorth(building) })}`;

/** @param {Component} token */
export const tokenLabel = (token) =>
  `${componentName(token)}: ${translate("for", { pay: translate("mon", { n: token.price }), gain: tokenEffect(token) })}`;

/** @param {Table} table @param {Component} shop */
export const shopLabel = ({ view, playerName }, shop) =>
  [
    componentName(shop),
    ...view.players
      .filter(({ oyakata }) => oyakata === shop.space)
      .map(({ seat }) => translate("oyakata-of", { player: playerName(seat) })),
  ].join(", ");

/** @param {Table} table @param {string} stall */
export function stallLabel(table, stall) {
  const occupant = table.view.stalls[stall];
  if (!occupant) return translate("stall-free", { stall });
  const card = component(table, occupant.card);
  const owner = occupant.owner === null ? translate("neutral") : table.playerName(occupant.owner);
  const experience =
    card.sort === "character" && occupant.owner !== null
      ? `, ${translate("experience-of", { n: occupant.experience, track: card.track })}`
      : "";
  const type = card.sort === "character" ? translate(card.type) : translate("building");
  return `${stall}, ${componentName(card)} (${type}), ${owner}${experience}`;
}

// The forecast

/** The total income of a payday. @param {IkiPaydayForecast} payday @returns {Goods} */
export function paydayIncome({ salaries, pensions, harmony }) {
  /** @type {Goods} */
  const income = {};
  for (const goods of [salaries, pensions, harmony ? { iki: harmony } : {}])
    for (const [good, n] of Object.entries(goods)) income[good] = (income[good] ?? 0) + n;
  return income;
}

/** @param {IkiPaydayForecast} payday */
export const paydayTexts = ({ month, salaries, pensions, harmony, rice_needed: feeds, rice }) =>
  [
    translate("forecast-payday", { month }),
    Object.keys(salaries).length > 0 && translate("forecast-salaries", { gain: goodsText(salaries) }),
    Object.keys(pensions).length > 0 && translate("forecast-pensions", { gain: goodsText(pensions) }),
    harmony > 0 && translate("forecast-harmony", { gain: goodsText({ iki: harmony }) }),
    translate("forecast-feed", { rice, feeds }),
    feeds > rice && translate("forecast-hungry", { n: feeds - rice }),
  ].filter((line) => line !== false);

/** @param {Table} table */
export function fireTexts({ view }) {
  const { month, strength, reaches } = view.forecast.fire;
  return [
    translate("forecast-fire", { month, strength, power: view.players[view.you ?? 0].power }),
    reaches.length ? translate("forecast-reaches", { stalls: reaches.join(", ") }) : translate("forecast-safe"),
  ];
}

// Questions and choices

/** @param {Table} table */
export function question(table) {
  const { view } = table;
  if (view.over) return "";
  const card = view.decision === "avoid" ? view.stalls[view.burning].card : view.placing;
  const space = view.players[view.seat].oyakata;
  const shop = table.components.shop.find((/** @type {Component} */ entry) => entry.space === space);
  return translate(`decide-${view.decision}`, {
    ...(card ? nameVariables("card", component(table, card)) : {}),
    ...(shop ? nameVariables("shop", component(table, shop.id)) : {}),
  });
}

/** @param {Table} table @param {Choice} choice */
export function choice(table, { kind, fields, preview }) {
  const notes = [];
  const { pay = {}, gain = {} } = preview;
  if (["take", "hire", "neutral", "move", "build", "buy", "income"].includes(kind)) {
    if (Object.keys(pay).length) notes.push(translate("paying", { pay: goodsText(pay) }));
    if (Object.keys(gain).length && kind !== "buy") notes.push(translate("gaining", { gain: goodsText(gain) }));
  }
  const occupant = table.view.stalls[fields.stall];
  if (kind === "visit" && occupant.owner !== table.view.seat)
    notes.push(
      occupant.owner === null ? translate("visit-neutral") : translate("visit-owner", { owner: table.playerName(occupant.owner) }),
    );
  if (preview.retires) notes.push(translate("raise-retires"));
  if (preview.laps) notes.push(translate("move-laps", { n: preview.laps }));
  const text = actionText(table, kind, fields, preview);
  return notes.length ? `${text} (${notes.join("; ")})` : text;
}

/** @param {Table} table @param {string} kind @param {Record<string, string>} fields @param {Choice["preview"]} preview */
function actionText(table, kind, fields, preview) {
  const entry = (/** @type {string} */ id) => component(table, id);
  const { stall, space } = fields;
  const occupant = stall && table.view.stalls[stall] ? entry(table.view.stalls[stall].card) : null;
  switch (kind) {
    case "take":
    case "hire":
    case "neutral": {
      const card = entry(fields.card);
      return translate(`choice-${kind}`, {
        card: componentName(card),
        type: translate(card.type),
        ability: abilityText(card),
        salaries: salariesText(table, card),
      });
    }
    case "stall": {
      const shops = shopsServing(table, stall).map(componentName).join(", ");
      return preview.pay
        ? translate("choice-stall-extra", { stall, shops, pay: goodsText(preview.pay) })
        : translate("choice-stall", { stall, shops });
    }
    case "visit":
      return translate("choice-visit", {
        card: componentName(/** @type {Component} */ (occupant)),
        stall,
        ability: abilityText(/** @type {Component} */ (occupant)),
      });
    case "raise":
    case "swap":
    case "with":
    case "starve":
      return translate(kind === "with" ? "choice-swap" : `choice-${kind}`, {
        card: componentName(/** @type {Component} */ (occupant)),
        stall,
      });
    case "ikizama":
      return space === "1-4"
        ? translate("choice-ikizama-first", { gain: goodsText(preview.gain ?? {}) })
        : translate("choice-ikizama", { n: Number(space) });
    case "move":
      return translate("choice-move", { n: Number(fields.steps), shop: componentName(entry(preview.at?.shop ?? "")) });
    case "stand":
      return translate("choice-stand", { shop: componentName(entry(fields.shop)) });
    case "trade": {
      const trade = entry(fields.trade);
      return translate("choice-trade", { shop: componentName(entry(trade.shop)), trade: exchangeText(trade.pay, trade.gain) });
    }
    case "build":
      return translate("choice-build", { building: componentName(entry(fields.building)), worth: buildingWorth(entry(fields.building)) });
    case "buy":
      return translate("choice-buy", { token: componentName(entry(fields.token)), effect: tokenEffect(entry(fields.token)) });
    default:
      return translate(
        `choice-${kind}`,
        table.view.burning ? nameVariables("card", entry(table.view.stalls[table.view.burning].card)) : {},
      );
  }
}

// The log

/**
 * Message variables for a component's name: `card`, plus `card-object` in languages with an object case.
 * @param {string} variable
 * @param {Component} entry
 */
const nameVariables = (variable, entry) => nameValues(variable, `iki-${entry.sort}-${entry.id}`, componentName(entry));

/**
 * Replaces the ids of components by the variables that name them.
 * @param {Table} table
 * @param {Record<string, unknown>} values
 * @returns {Record<string, string | number>}
 */
const withNames = (table, values) =>
  Object.assign(
    {},
    ...Object.entries(values).map(([name, value]) =>
      COMPONENT_FIELDS.includes(name) && value ? nameVariables(name, component(table, String(value))) : { [name]: value ?? "" },
    ),
  );

/** @param {Table} table @param {TableEvent} event */
export function logLine(table, { action, seat, outcome }) {
  if (action === null) return "";
  const { kind, fields } = table.game.actions[action];
  const { owner, ...about } = outcome?.about ?? {};
  const values = {
    ...withNames(table, { ...fields, ...about }),
    n: Number(fields.steps),
    owner: typeof owner === "number" ? table.playerName(owner) : "",
  };
  if (kind === "visit" && outcome) return translate(`log-visit-${owner === null ? "neutral" : owner === seat ? "own" : "of"}`, values);
  if (kind === "trade" && !outcome) {
    const trade = component(table, fields.trade);
    return translate("log-trade", { ...nameVariables("shop", component(table, trade.shop)), trade: exchangeText(trade.pay, trade.gain) });
  }
  const subject = about.card ? "-card" : ["move", "trade"].includes(kind) && about.shop ? "-shop" : "";
  return translate(kind === "build" ? "log-build" : `log-${kind}${subject}`, values);
}

const COMPONENT_FIELDS = ["card", "swapped", "building", "token", "shop"];
const COUNTED_GOODS = ["mon", "rice", "wood", "sandal", "koban", "iki", "fire"];

/** The amounts to append to a log line, unless its text already includes them. @param {Goods} counts @param {string} kind */
export const amountsText = (counts, kind) =>
  Object.entries(counts)
    .filter(([good]) => COUNTED_GOODS.includes(good) && !["salary", "harmony"].includes(kind))
    .map(([good, n]) => translate(good, { n }))
    .join(", ");

/** The characters that gain experience are named in the line of the move. */
export const inlineEffects = {
  kinds: ["experience"],
  /** @param {Table} table @param {Effect[]} effects */
  text: (table, effects) => {
    const cards = effects.map(({ card }) => nameVariables("cards", component(table, card)));
    const joined = Object.keys(cards[0]).map((name) => [name, new Intl.ListFormat(language()).format(cards.map((card) => card[name]))]);
    return translate("log-grows", { n: effects.length, ...Object.fromEntries(joined) });
  },
};

/** @param {Table} table @param {Effect} item */
export function effectLine(table, item) {
  const { kind, seat = null, card, stall = "", space = "", month = 0, nagaya = "", strength = 0, good, amount = 0, season = "" } = item;
  if (kind === "month") return monthName(month);
  if (kind === "season") return translate("season-begins", { season: translate(season) });
  if (kind === "end") return translate("scene-end");
  const player = seat === null ? translate("nobody") : table.playerName(seat);
  if (kind === "turn" && item.changes) return translate("effect-first", { player });
  if (kind === "turn") return translate(item.scene?.kind === "new-year" ? "new-year-of" : "scene-turn", { player });
  const values = {
    player,
    ...(card ? nameVariables("card", component(table, card)) : {}),
    stall,
    space,
    nagaya,
    strength,
    n: amount,
  };
  if (kind === "burnt" && seat === null) return translate("effect-burnt-neutral", values);
  return translate(`effect-${kind}`, kind === "salary" ? { ...values, gain: translate(good, { n: amount }) } : values);
}

/** @param {Table} table @param {Scene} scene */
export function heading(table, { kind, seat, at }) {
  if (kind === "month" || kind === "setup") return monthName(at);
  if (kind === "season") return translate("season-begins", { season: translate(seasonOf(at)) });
  if (kind === "new-year" && seat === null) return translate("new-year");
  if (kind === "new-year") return translate("new-year-of", { player: table.playerName(seat) });
  return translate(["turn", "end"].includes(kind) ? `scene-${kind}` : `iki-scene-${kind}`, { player: table.playerName(seat) });
}

/** @param {number} month */
const seasonOf = (month) => SEASONS[Math.floor((month - 1) / 3)];

/** @param {Table} table */
export const progress = ({ view }) => monthName(view.month);

/** @param {number} month */
export function monthName(month) {
  if (month === 0) return translate("setup");
  if (month > 12) return translate("new-year");
  return translate("month", { month, season: translate(seasonOf(month)) });
}

/** The surcharge of a stall in mon. @param {Table} table @param {string} stall */
export const stallSurcharge = (table, stall) => boardOf(table).extra[Number(stall[1]) - 1];
