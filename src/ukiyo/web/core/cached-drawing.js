// Drawings with a cache key. They are redrawn only when the key changes, so that a move redraws only what it changed.

import { Component, html } from "../vendor/preact.js";
import { language } from "./locale.js";

/**
 * Redraws only when `cacheKey` changes. It caches no vnodes, because a vnode that outlives its page keeps the whole page in memory.
 * @extends {Component<{ cacheKey: string, draw: () => unknown }>}
 */
class CachedDrawing extends Component {
  /** @param {{ cacheKey: string }} next */
  shouldComponentUpdate(next) {
    return next.cacheKey !== this.props.cacheKey;
  }

  render() {
    return this.props.draw();
  }
}

/**
 * Draws only when the key or the language changes.
 * @param {string} key identifies everything that the drawing shows
 * @param {() => unknown} draw
 */
export const cachedDrawing = (key, draw) => html`<${CachedDrawing} cacheKey=${`${language()} ${key}`} draw=${draw} />`;
