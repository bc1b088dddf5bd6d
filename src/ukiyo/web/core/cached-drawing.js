// Drawings that are redrawn only when their key changes, so that a move redraws only what it changed.

import { Component, html } from "../vendor/preact.js";
import { language } from "./locale.js";

/**
 * Redraws only when `look` changes. It caches no vnodes, because a vnode that outlives its page keeps the whole page in memory.
 * @extends {Component<{ look: string, draw: () => unknown }>}
 */
class CachedDrawing extends Component {
  /** @param {{ look: string }} next */
  shouldComponentUpdate(next) {
    return next.look !== this.props.look;
  }

  render() {
    return this.props.draw();
  }
}

/**
 * Draws only when the name or the language changes.
 * @param {string} name identifies everything that the drawing shows
 * @param {() => unknown} draw
 */
export const cachedDrawing = (name, draw) => html`<${CachedDrawing} look=${`${language()} ${name}`} draw=${draw} />`;
