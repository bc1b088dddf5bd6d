// Drawings that redraw only when they would look different, so a move redraws only what it changed.

import { Component, html } from "../vendor/preact.js";
import { language } from "./locale.js";

/**
 * A drawing that is redrawn only when its key changes. No vnode is kept for the next page: a vnode that outlives its page keeps the whole
 * page in memory.
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
 * @param {string} name says what is shown, to the last detail
 * @param {() => unknown} draw
 */
export const cachedDrawing = (name, draw) => html`<${CachedDrawing} look=${`${language()} ${name}`} draw=${draw} />`;
