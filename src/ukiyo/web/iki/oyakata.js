// An oyakata on the street.

import { html } from "../vendor/preact.js";
import { CrestMark } from "../core/crest.js";
import { translate } from "../core/locale.js";
import { useTable } from "../core/table-context.js";
import { Target } from "../core/target.js";

/** @param {{ seat: number }} props */
export function Oyakata({ seat }) {
  const table = useTable();
  return html`
    <${Target}
      as="span"
      class=${`oyakata seat-${seat} ${table.view.seat === seat && !table.view.over ? "deciding" : ""}`}
      label=${translate("oyakata-of", { player: table.playerName(seat) })}
      explain=${`oyakata:${seat}`}
      piece=${`oyakata-${seat}`}
      data-track="street"
      data-at=${table.view.players[seat].oyakata}
    >
      <${OyakataFigure} seat=${seat} />
    </${Target}>
  `;
}

/** A traveller with a straw hat and the player's crest on the coat. @param {{ seat: number }} props */
export const OyakataFigure = ({ seat }) => html`
  <svg viewBox="-16 -24 32 44" aria-hidden="true">
    <ellipse cy="17.5" rx="11" ry="2.4" fill="#24211d" opacity="0.25" />
    <path class="iki-coat" d="M0-12C6-12 9.6-7 11.6 2L8 4 10 17H-10L-8 4-11.6 2C-9.6-7-6-12 0-12Z" />
    <path d="M-5.4-10 0 0 5.4-10" fill="none" stroke="#faf5e9" stroke-width="1.8" />
    <circle cy="-13" r="4.6" fill="#efcfa8" stroke="#24211d" />
    <path
      d="M0-23C4-20 10-16 13-12.4 8-10.6-8-10.6-13-12.4-10-16-4-20 0-23Z"
      fill="#e5c274"
      stroke="#24211d"
      stroke-width="1.3"
      stroke-linejoin="round"
    />
    <path d="M0-22-5-12M0-22 5-12M0-22V-11.4" stroke="#a67c2d" stroke-width="0.8" />
    <g class="breast" transform="translate(0 7.5) scale(.62)">
      <${CrestMark} seat=${seat} />
    </g>
  </svg>
`;
