// Components by id, and the layout of nagayas and shops.

/** @import { Table } from "../core/types.js" */

/**
 * @typedef {Record<string, number>} Goods
 * @typedef {{
 *   id: string, name: Record<string, string>, provenance: Record<string, string>,
 *   type: string, season: string, kind: string, nagaya: string, side: string, shop: string, ability: string,
 *   fire: number, track: number, points: number, each: number, amount: number, every: number, price: number, space: number,
 *   pay: Goods, gain: Goods, discount: Goods, salaries: Goods[],
 *   opponents?: Goods, token?: string, per?: string, lasting?: string, most?: number
 * }} Fields the fields of all sorts of components; each component has only the fields of its sort
 * @typedef {Fields & { sort: "building", cost: Goods }} Building
 * @typedef {Fields & { sort: "character" | "token" | "special" | "shop" | "trade", cost: number }} OtherComponent
 * @typedef {Building | OtherComponent} Component
 */

/** @type {WeakMap<object, Map<string, Component>>} */
const indexes = new WeakMap();

/**
 * Finds a character, building, token, special token, shop or trade.
 * @param {Table} table
 * @param {string} id
 * @returns {Component}
 */
export function component({ components }, id) {
  let index = indexes.get(components);
  if (!index) {
    const sorts = ["character", "building", "token", "special", "shop", "trade"];
    index = new Map(sorts.flatMap((sort) => components[sort].map((/** @type {Component} */ entry) => [entry.id, { ...entry, sort }])));
    indexes.set(components, index);
  }
  return /** @type {Component} */ (index.get(id));
}

/** @param {Component} entry */
export const isReconstructed = (entry) => Object.values(entry.provenance).includes("reconstructed");

export const GOODS = ["mon", "rice", "wood", "sandal", "koban"];
export const SPACES = ["1-4", "1", "2", "3", "4"];
export const NAGAYAS = ["a", "b", "c", "d"];
export const SEASONS = ["spring", "summer", "autumn", "winter"];

/** The layout of the board for the number of players. @param {Table} table */
export const boardOf = ({ components, view }) => components.board[view.players.length === 2 ? "two" : "more"];

/** The shops of a nagaya, starting at the edge of the board. @param {Table} table @param {string} nagaya @returns {Component[]} */
export const shopsOf = ({ components }, nagaya) =>
  components.shop
    .filter((/** @type {Component} */ shop) => shop.nagaya === nagaya)
    .sort((/** @type {Component} */ shop) => (shop.side === "outer" ? -1 : 1));

/** The shops that serve a stall. @param {Table} table @param {string} stall @returns {Component[]} */
export function shopsServing(table, stall) {
  const board = boardOf(table);
  return shopsOf(table, stall[0]).filter((shop) => board[shop.side].includes(Number(stall[1])));
}
