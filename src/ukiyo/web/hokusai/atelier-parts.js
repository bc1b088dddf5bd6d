// Parts that the large atelier and the atelier summaries share.

import { html } from "../vendor/preact.js";
import { Crest } from "../core/crest.js";
import { translate } from "../core/locale.js";
import { hasTouchInput } from "../core/settings.js";
import { Target } from "../core/target.js";
import { Marker, TOOLS } from "./signs.js";

/** @import { HokusaiPlayer } from "../core/wire.js" */

/** On a touch screen the parts of an atelier are too small: players select a whole work, and then choose from the list. */
export const selectsWholeWorks = () => hasTouchInput() && innerWidth > 600;

/** The number of markers removed for each tool. @param {{ removed: Record<string, number> }} props */
export const RemovedMarkers = ({ removed }) => html`
  <${Target} as="div" class="removed" label=${`${translate("hk-kept")} ${TOOLS.reduce((sum, tool) => sum + removed[tool], 0)}`}
    explain="kept:kept">
    ${TOOLS.map(
      (tool) => html`
        <span class=${removed[tool] ? "" : "none"}>
          <svg viewBox="-11.500 -11.500 23 23" aria-hidden="true">
            <${Marker} tool=${tool} />
          </svg>
          <b>${removed[tool]}</b>
        </span>
      `,
    )}
  </${Target}>
`;

/** @param {{ player: HokusaiPlayer }} props */
export const Signatures = ({ player }) => html`
  <${Target} as="div" class="signatures" label=${`${translate("hk-signatures")} ${player.signatures}`} explain="signatures:signatures">
    ${Array.from(
      { length: 5 },
      (_, i) => html`
        <span class=${i < player.signatures ? "" : "used"}>
          <${Crest} seat=${player.seat} size=${14} />
        </span>
      `,
    )}
  </${Target}>
`;
