// The street: four nagayas with their stalls, the eight shops before them, the oyakatas on their way, and the river in the middle.

import { html, useLayoutEffect, useState } from "../vendor/preact.js";
import { previewedChoice } from "../core/choices.js";
import { CrestMark } from "../core/crest.js";
import { cachedDrawing } from "../core/cached-drawing.js";
import { Target } from "../core/target.js";
import { useTable } from "../core/table-context.js";
import { componentName, translate } from "../core/locale.js";
import { Building, Character, Token } from "./cards.js";
import { Crowd, River } from "./scenery.js";
import { Amounts, Exchange, SHOP_SIGNS, Sign } from "./signs.js";
import { NAGAYAS, SPACES, boardOf, shopsOf, shopsServing, component } from "./components.js";
import { amounts, exchange, shopLabel, stallLabel, tokenLabel } from "./words.js";

/** @import { Choice } from "../core/types.js" */
/** @import { Thing } from "./components.js" */

/**
 * The street from above: a and d north of it, b and c south, the crossroads in the middle. On a phone one below the other, as one walks.
 */
export function Street() {
  const { view } = useTable();
  const [codes, setCodes] = useCodes();
  return html`
    <section
      class=${`street ${view.season} month-${view.month} ${hourOf(view)} ${codes ? "codes" : ""}`}
      data-zone
      aria-label=${translate("street")}
    >
      <${River} />
      <${Crowd} />
      ${NAGAYAS.map(
        (nagaya) => html`
          <${Nagaya} key=${nagaya} of=${nagaya} />
        `,
      )}
      <${LapLine} />
      <button
        class="codes-toggle"
        aria-pressed=${codes}
        title=${translate("show-codes")}
        aria-label=${`a1: ${translate("show-codes")}`}
        onclick=${() => setCodes(!codes)}
      >
        a1
      </button>
    </section>
  `;
}

/** The codes of stalls and shops show while `c` is held, or until the sign is pressed again. @returns {[boolean, (on: boolean) => void]} */
function useCodes() {
  const [on, setOn] = useState(false);
  const [held, setHeld] = useState(false);
  useLayoutEffect(() => {
    const typing = (/** @type {Event} */ event) => /** @type {Element} */ (event.target).matches?.("input, select, textarea");
    const press = (/** @type {KeyboardEvent} */ event) =>
      event.key === "c" && !event.ctrlKey && !event.metaKey && !typing(event) && setHeld(true);
    const release = () => setHeld(false);
    addEventListener("keydown", press);
    addEventListener("keyup", release);
    addEventListener("blur", release);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("keyup", release);
      removeEventListener("blur", release);
    };
  }, []);
  return [on || held, setOn];
}

/** A month is a day on the street: the ikizama is chosen in the morning, and whoever plays last plays in the evening. @param {any} view */
function hourOf({ over, burning, seat, players }) {
  if (over || burning) return "night";
  const order = SPACES.filter((space) => players.some((/** @type {any} */ { ikizama }) => ikizama === space));
  if (order.length < players.length) return "morning";
  return ["day", "day", "afternoon", "evening"][Math.floor((4 * order.indexOf(players[seat].ikizama)) / order.length)] ?? "day";
}

/** @param {{ of: string }} props */
function Nagaya({ of }) {
  const table = useTable();
  const stalls = Array.from({ length: boardOf(table).stalls }, (_, place) => `${of}${place + 1}`);
  return html`
    <section class=${`nagaya nagaya-${of}`} data-names=${`nagaya:${of}`} aria-label=${translate("nagaya", { nagaya: of })}>
      <div class="stalls">
        ${stalls.map(
          (stall) => html`
            <${Stall} key=${stall} of=${stall} />
          `,
        )}
      </div>
      <div class="shops">
        ${shopsOf(table, of).map(
          (shop) => html`
            <${Shop} key=${shop.id} of=${shop} />
          `,
        )}
      </div>
    </section>
  `;
}

/** @param {{ of: string }} props */
function Stall({ of }) {
  const table = useTable();
  const there = table.view.stalls[of];
  const entry = there && component(table, there.card);
  const extra = boardOf(table).extra[Number(of[1]) - 1];
  const burning = table.view.burning === of;
  const thought = previewedChoice(table);
  const placed = thought?.kind === "stall" && thought.fields.stall === of && table.view.placing;
  const marks = [burning && "burning", there && table.view.visited === there.card && "visited"].filter(Boolean).join(" ");
  return html`
    <div class=${`stall ${marks}`}>
      <span class="code" aria-hidden="true">${of}</span>
      <${Target}
        as="div"
        class="iki-place"
        on=${{ stall: of }}
        label=${stallLabel(table, of)}
        explain=${there ? `card:${there.card}` : `stall:${of}`}
        piece=${there ? `card-${there.card}` : undefined}
      >
        ${
          !entry &&
          html`
            <div class="iki-empty" aria-hidden="true">
              ${
                extra > 0 &&
                html`
                  <span class="surcharge">
                    −${extra}
                    <${Sign} of="mon" />
                  </span>
                `
              }
            </div>
          `
        }
        ${
          entry?.sort === "character" &&
          html`
            <${Character} of=${entry} seat=${there.owner} experience=${there.experience} neutral=${there.owner === null} />
          `
        }
        ${entry?.sort === "building" && html`<${Building} of=${entry} seat=${there.owner} />`}
        ${placed && html`<${Placed} of=${component(table, placed)} pay=${thought.preview.pay} />`}
        ${
          burning &&
          html`
            <span class="flames">
              <${Sign} of="fire" />
              <${Sign} of="fire" />
              <${Sign} of="fire" />
            </span>
          `
        }
      </${Target}>
      <span class="paths">
        ${shopsServing(table, of).map(
          (shop) => html`
            <i class=${shop.side}></i>
          `,
        )}
      </span>
    </div>
  `;
}

/** A card as it would lie on a stall, and what the stall costs. @param {{ of: Thing, pay?: Record<string, number> }} props */
function Placed({ of, pay }) {
  const { seat } = useTable().view;
  return html`
    <div class="iki-placed ghost" aria-hidden="true">
      ${of.sort === "character" && html`<${Character} of=${of} seat=${seat} experience=${0} neutral=${false} />`}
      ${of.sort === "building" && html`<${Building} of=${of} seat=${seat} />`}
      ${pay && html`<span class="surcharge">−${pay.mon}<${Sign} of="mon" /></span>`}
    </div>
  `;
}

const LONG = 30; // letters; a longer name takes two lines

/** @param {{ of: Thing }} props */
function Shop({ of }) {
  const table = useTable();
  const { view, components } = table;
  const trades = components.trade.filter((/** @type {Thing} */ trade) => trade.shop === of.id);
  const here = view.players.filter(({ oyakata }) => oyakata === of.space);
  const walks = table.candidates.filter(({ kind, preview }) => kind === "move" && preview.at?.shop === of.id);
  const thought = previewedChoice(table);
  const ghost = thought?.kind === "move" && thought.names.shop === of.id;
  return html`
    <div class=${`shop-front ${of.side} ${here.some(({ seat }) => seat === view.seat) ? "attended" : ""}`}>
      <div class=${`iki-shop ${componentName(of).length > LONG ? "long" : ""}`}>
        <${Target} as="div" class="sign-board" on=${{ shop: of.id }} label=${shopLabel(table, of)} explain=${`shop:${of.id}`}>
          <span class="shop-name" aria-hidden="true">
            <${Sign} of=${SHOP_SIGNS[of.id]} />
            <i class="code">${of.space}</i>
            <span>${componentName(of)}</span>
          </span>
        </${Target}>
        <span class="offers">
          ${trades.map(
            (/** @type {Thing} */ trade) => html`
              <${Target}
                as="span"
                class="trade"
                on=${{ trade: trade.id }}
                label=${exchange(trade.pay, trade.gain)}
                explain=${`shop:${of.id}`}
              >
                <${Trade} of=${trade} />
              </${Target}>
            `,
          )}
          ${
            of.id === "construction-site" &&
            html`
              <${Target}
                as="span"
                class="trade"
                on=${{ kind: "build", shop: of.id }}
                label=${translate("explain-site", { pay: amounts({ mon: components.setup.site }) })}
                explain=${`shop:${of.id}`}
              >
                <span aria-hidden="true">
                  <${Exchange} pay=${{ mon: components.setup.site }}>
                    <${Sign} of="build" />
                  </${Exchange}>
                </span>
              </${Target}>
            `
          }
          ${wares(table, of.id).map(
            (/** @type {Thing} */ token) => html`
              <${Target}
                as="span"
                class="ware"
                key=${token.id}
                on=${{ token: token.id }}
                label=${tokenLabel(table, token)}
                explain=${`token:${token.id}`}
                piece=${`token-${token.id}`}
              >
                <${Token} of=${token} price />
              </${Target}>
            `,
          )}
        </span>
      </div>
      <div class="threshold" data-way=${`street:${of.space}`}>
        ${here.map(
          ({ seat }) => html`
            <${Oyakata} key=${seat} seat=${seat} />
          `,
        )}
        ${ghost && html`<span class=${`oyakata ghost seat-${view.seat}`} aria-hidden="true"><${Walker} seat=${view.seat} /></span>`}
        ${walks.map(
          (walk) => html`
            <${Steps} key=${walk.action} of=${walk} />
          `,
        )}
      </div>
    </div>
  `;
}

/** @param {{ of: Thing }} props */
const Trade = ({ of }) =>
  cachedDrawing(
    of.id,
    () => html`
      <span aria-hidden="true">
        <${Exchange} pay=${of.pay}>
          <${Amounts} of=${of.gain} />
        </${Exchange}>
      </span>
    `,
  );

/** The season's tokens lie at the shop that sells them. @param {import("../core/types.js").Table} table @param {string} shop */
function wares(table, shop) {
  const kinds = { "fish-market": ["fish"], "tobacco-shop": ["pipe", "pouch"] }[shop] ?? [];
  return table.view.market
    .map((/** @type {string} */ id) => component(table, id))
    .filter((/** @type {Thing} */ token) => kinds.includes(token.kind));
}

/** How many steps lead here, and what they cost. @param {{ of: Choice }} props */
const Steps = ({ of: { fields, preview } }) => html`
  <${Target} as="span" class="iki-steps" on=${{ steps: fields.steps }} explain=${`shop:${preview.at?.shop}`}>
    <span aria-hidden="true">
      <b>${fields.steps}</b>
      <${Sign} of="step" />
      ${
        preview.pay &&
        html`
          <em>
            −${preview.pay.sandal}
            <${Sign} of="sandal" />
          </em>
        `
      }
      ${preview.laps > 0 && html`<em>↻</em>`}
    </span>
  </${Target}>
`;

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
      data-along="street"
      data-at=${table.view.players[seat].oyakata}
    >
      <${Walker} seat=${seat} />
    </${Target}>
  `;
}

/** A traveller under a straw hat, the crest on the coat. @param {{ seat: number }} props */
const Walker = ({ seat }) => html`
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

/** Between the money changer and the sandal shop: who crosses it has walked a lap. Whoever has not set out waits before it. */
function LapLine() {
  const { view } = useTable();
  const waiting = view.players.filter(({ oyakata }) => oyakata === 0);
  return html`
    <div class="lap-line" data-way="street:0">
      <${Target} as="span" class="lap-sign" explain="lap:line" label=${translate("lap-line")}>
        ↻
      </${Target}>
      <span class="iki-start">
        ${waiting.map(
          ({ seat }) => html`
            <${Oyakata} key=${seat} seat=${seat} />
          `,
        )}
      </span>
    </div>
  `;
}
