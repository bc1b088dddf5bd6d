// The whole table of IKI, laid out for one look.

import { html } from "../vendor/preact.js";
import { Surface } from "../table/surface.js";
import { Buildings, Row } from "./market.js";
import { Mats } from "./mats.js";
import { Patterns } from "./scenery.js";
import { Street } from "./street.js";
import { Calendar, FireTrack, Ikizama, IkiTrack } from "./tracks.js";

export { explain } from "./explanations.js";
export { Counted as Sign } from "./signs.js";

export const Board = () => html`
  <${Surface}>
  <div class="iki-room">
    <div class="iki-table lamplit">
      <${Patterns} />
      <div class="heavens">
        <${Calendar} />
        <${Ikizama} />
        <${FireTrack} />
      </div>
      <${IkiTrack} />
      <${Street} />
      <div class="counter">
        <${Row} />
        <${Buildings} />
      </div>
      <${Mats} />
    </div>
  </div>
  </${Surface}>
`;
