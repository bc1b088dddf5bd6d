// Everything on the table explains itself.

import { html } from "../vendor/preact.js";
import { categoryName } from "../core/games.js";
import { capital, nameOf, say } from "../core/locale.js";
import { Ability, Worth } from "./cards.js";
import { Amounts, Exchange } from "./signs.js";
import { reconstructed, shopsServing, component } from "./components.js";
import { ability, amounts, effect, exchange, extraOf, fireWords, monthName, paydayWords, salaries, worth } from "./words.js";

/** @import { Explanation, Table } from "../core/types.js" */
/** @import { Thing } from "./components.js" */

/** @type {Record<string, (table: Table, id: string) => Explanation>} */
const SORTS = {
  card: (table, id) => (component(table, id).sort === "building" ? building(component(table, id)) : character(table, component(table, id))),
  stall: (table, id) => {
    const extra = extraOf(table, id);
    return {
      title: say("stall-free", { stall: id }),
      lines: [
        say("stall-served", { shops: shopsServing(table, id).map(nameOf).join(", ") }),
        extra > 0 && say("stall-extra", { pay: amounts({ mon: extra }) }),
      ].filter(Boolean),
    };
  },
  shop: (table, id) => shop(table, component(table, id)),
  token: (_, id) => token(_, component(_, id)),
  special: (table, id) => ({
    title: nameOf(component(table, id)),
    sort: say("special-token"),
    lines: [say(`explain-${id.replace(/-\d$/, "")}`)],
  }),
  good: (_, id) => ({ title: say(`${id}-name`), lines: [say(`explain-${id}`)] }),
  oyakata: (table, seat) => ({ title: say("oyakata-of", { player: table.player(Number(seat)) }), lines: [say("explain-oyakata")] }),
  lap: () => ({ title: say("lap-line"), lines: [say("explain-lap")] }),
  income: ({ components }) => ({
    title: say("choice-income"),
    lines: [say("explain-income", { gain: amounts({ mon: components.setup.income }) })],
  }),
  deck: ({ view }) => ({ title: say("characters"), lines: [say("deck-left", { n: view.deck }), say("explain-row")] }),
  about: () => ({ title: say("prices-title"), lines: [say("prices-reconstructed")] }),
  heaven: (_, id) => ({ title: say(id), lines: [say(`explain-${id}`)] }),
  month: (table, id) => month(table, Number(id)),
  ikizama: (table, id) => ikizama(table, id),
  forecast: (table, id) => ({
    title: say("forecast"),
    lines: [...(id === "fire" ? fireWords(table) : paydayWords(table.view.forecast.payday)), html`<small>${say(`explain-${id}`)}</small>`],
  }),
  track: (table, id) => ({ fire: fireTrack, iki: ikiTrack })[/** @type {"fire" | "iki"} */ (id)](table),
  score({ components: { scoring } }, id) {
    const { koban, wood, mons } = scoring;
    const values = (scoring[id] ?? []).slice(1).join(", ");
    return { title: categoryName("iki", id), lines: [say(`iki-score-${id}`, { koban, wood, mons, values })] };
  },
};

/** The sections of the rules that tell more, and their drawings, by sort or by id. @type {Record<string, string[]>} */
const RULES = {
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
 * Buildings are cards, too, and some months are known by what happens in them.
 * @param {Table} table
 * @param {string} sort
 * @param {string} name
 */
function ruleOf(table, sort, name) {
  if (sort === "card" && component(table, name).sort === "building") return ["building"];
  if (sort === "month" && table.view.fires[name]) return RULES["forecast:fire"];
  if (sort === "month" && table.view.paydays.includes(Number(name))) return RULES["forecast:payday"];
  return RULES[`${sort}:${name}`] ?? RULES[sort];
}

/** @param {Table} table @param {string} id @returns {Explanation | null} */
export function explain(table, id) {
  const [sort, name] = id.split(":");
  const found = SORTS[sort]?.(table, name);
  const [rule, picture] = found ? ruleOf(table, sort, name) : [];
  return found ? { ...found, rule, picture, lines: found.lines.map((line) => (typeof line === "string" ? capital(line) : line)) } : null;
}

/** @param {Table} table @param {Thing} card @returns {Explanation} */
function character(table, card) {
  const [stall, there] = Object.entries(table.view.stalls).find(([, there]) => there?.card === card.id) ?? ["", null];
  const mons = table.view.row[card.id] ?? 0;
  return {
    title: nameOf(card),
    sort: `${say(card.type)}${there ? ` · ${stall} · ${there.owner === null ? say("neutral") : table.player(there.owner)}` : ""}`,
    lines: [
      html`
        <b>${say("ability")}</b> <${Ability} of=${card} /> ${ability(card)}
      `,
      html`
        <b>${say("salaries")}</b> ${salaries(table, card)}
      `,
      card.season !== "start" &&
        html`
          <b>${say("cost")}</b>${" "}
          ${say("mon", { n: card.cost })}
        `,
      card.fire > 0 && say("fire-bonus", { gain: say("fire", { n: card.fire }) }),
      mons > 0 && say("mons-on-card", { gain: say("mon", { n: mons }) }),
      there && there.owner !== null && say("experience-of", { n: there.experience, track: card.track }),
      card.token &&
        html`
          <b>${nameOf(component(table, card.token))}</b> ${say(`explain-${card.token.replace(/-\d$/, "")}`)}
        `,
      html`<small>${say(`explain-${card.type}`)}</small>`,
    ].filter(Boolean),
    reconstructed: reconstructed(card) && !there,
  };
}

/** @param {Thing} card @returns {Explanation} */
const building = (card) => ({
  title: nameOf(card),
  sort: say("building"),
  lines: [
    html`
      <b>${say("cost")}</b>${" "}
      <${Amounts} of=${card.cost} /> ${amounts(card.cost)}
    `,
    html`
      <${Worth} of=${card} /> ${worth(card)}
    `,
    html`<small>${say("explain-building")}</small>`,
  ],
  reconstructed: reconstructed(card),
});

/** @param {Table} table @param {Thing} entry @returns {Explanation} */
function shop({ components, player, view }, entry) {
  const trades = components.trade.filter((/** @type {Thing} */ trade) => trade.shop === entry.id);
  const known = {
    "construction-site": say("explain-site", { pay: amounts({ mon: components.setup.site }) }),
    "fish-market": say("explain-fish-market"),
    "tobacco-shop": say("explain-tobacco-shop"),
  };
  const here = view.players.filter(({ oyakata }) => oyakata === entry.space);
  return {
    title: nameOf(entry),
    sort: here.map(({ seat }) => player(seat)).join(", "),
    lines: [
      ...trades.map(
        (/** @type {Thing} */ trade) => html`
          <${Exchange} pay=${trade.pay}>
            <${Amounts} of=${trade.gain} />
          </${Exchange}>${" "}
          ${exchange(trade.pay, trade.gain)}
        `,
      ),
      known[/** @type {keyof typeof known} */ (entry.id)],
      html`<small>${say("explain-shop")}</small>`,
    ].filter(Boolean),
  };
}

/** @param {Table} table @param {Thing} entry @returns {Explanation} */
function token({ components }, entry) {
  const explained =
    entry.kind === "fish" ? say("explain-fish", { values: components.scoring.fish.slice(1).join(", ") }) : say(`explain-${entry.kind}`);
  return {
    title: nameOf(entry),
    sort: say(entry.season),
    lines: [
      html`
        <b>${say("cost")}</b>${" "}
        ${say("mon", { n: entry.price })}
      `,
      effect(entry),
      html`<small>${explained}</small>`,
    ],
    reconstructed: reconstructed(entry),
  };
}

/** @param {Table} table @param {number} of @returns {Explanation} */
function month({ view }, of) {
  const strength = view.fires[of];
  const lines = [];
  if (strength) lines.push(say("month-fire", { strength }), say("explain-fire"));
  else if (view.paydays.includes(of)) lines.push(say("month-payday"), say("explain-payday"));
  else lines.push(say(of > 12 ? "explain-new-year" : "explain-month"));
  return { title: monthName(of), lines };
}

/** @param {Table} table @param {string} space @returns {Explanation} */
function ikizama({ view, components }, space) {
  const left = view.blocking[space];
  return {
    title: say("ikizama-space", { space }),
    lines: [
      space === "1-4"
        ? say("choice-ikizama-first", { gain: amounts({ mon: components.setup.first_space }) })
        : say("choice-ikizama", { n: Number(space) }),
      say("explain-ikizama"),
      view.blocked === space && say("blocked", { space }),
      left !== undefined && say("blocking-left", { n: left }),
    ].filter(Boolean),
    reconstructed: left !== undefined,
  };
}

/** @param {Table} table @returns {Explanation} */
const fireTrack = (table) => ({
  title: say("fire-track"),
  lines: [
    say("explain-fire-track"),
    table.view.fire_track.map((/** @type {number} */ seat) => `${table.player(seat)} ${table.view.players[seat].power}`).join(" › "),
  ],
});

/** @param {Table} table @returns {Explanation} */
const ikiTrack = (table) => ({
  title: say("iki-on-track"),
  lines: [say("explain-iki"), table.view.players.map(({ seat, goods }) => `${table.player(seat)} ${goods.iki}`).join(" · ")],
});
