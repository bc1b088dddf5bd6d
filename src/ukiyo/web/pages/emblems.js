// Small prints: a game's box, and the signs of doors and empty rooms.

import { html } from "../vendor/preact.js";
import { gameFolder } from "../core/games.js";

/** A game's box. @param {{ game: string }} props */
export const GameEmblem = ({ game }) => html`<img class="vignette" src=${`${gameFolder(game)}/emblem.svg`} alt="" />`;

/** What is behind a door. @param {{ page: string }} props */
export const PageEmblem = ({ page }) => html`
  <svg class="vignette" viewBox="0 0 48 48" aria-hidden="true">
    <use href=${`/art/pages.svg#${page}`} />
  </svg>
`;
