// Positions of a finished game. Each is requested once, and the next ones are prefetched.

import { request } from "../core/api.js";

/** @import { TableEvent, Preview, View } from "../core/types.js" */

/** @typedef {{ move: number, view: View, previews: Preview[], events: TableEvent[] }} Position */

const PREFETCHED_MOVES = 6;

/** The moves without those that were undone. Each undo event removes the last move. @param {TableEvent[]} events */
export function movesNotUndone(events) {
  /** @type {TableEvent[]} */
  const moves = [];
  for (const event of events) {
    if (event.kind === "move") moves.push(event);
    else if (event.kind === "undo") moves.pop();
  }
  return moves;
}

export class Positions {
  /**
   * @param {string} id
   * @param {number} last
   */
  constructor(id, last) {
    this.id = id;
    this.last = last;
    /** @type {Map<string, Promise<Position>>} */
    this.cache = new Map();
  }

  /**
   * @param {number} move
   * @param {number} seat
   */
  at(move, seat) {
    const key = `${move}?seat=${seat}`;
    let position = this.cache.get(key);
    if (!position) {
      position = /** @type {Promise<Position>} */ (request("GET", `/tables/${this.id}/at/${key}`));
      position.catch(() => this.cache.delete(key));
      this.cache.set(key, position);
    }
    return position;
  }

  /**
   * @param {number} move
   * @param {number} seat
   */
  async prefetch(move, seat) {
    for (let next = move + 1; next <= Math.min(move + PREFETCHED_MOVES, this.last); next += 1) await this.at(next, seat).catch(() => {});
  }
}
