// Small pictures of games and pages.

import { html } from "../vendor/preact.js";
import { gameFolder } from "../core/games.js";

/** @param {{ game: string }} props */
export const GameEmblem = ({ game }) => html`<img class="emblem" src=${`${gameFolder(game)}/emblem.svg`} alt="" />`;

/** Illustrates a link to a page, or an empty list. @param {{ page: string }} props */
export const PageEmblem = ({ page }) => html`
  <svg class="emblem" viewBox="0 0 48 48" aria-hidden="true">
    <use href=${`/art/pages.svg#${page}`} />
  </svg>
`;
