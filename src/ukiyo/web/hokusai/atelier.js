// An atelier: the large one with everything to point at, and the others at a glance.

import { html } from "../vendor/preact.js";
import { firstSelectable, previewedChoice } from "../core/choices.js";
import { Crest } from "../core/crest.js";
import { hasTouchInput } from "../core/settings.js";
import { amountProps, Target } from "../core/target.js";
import { useTable } from "../core/table-context.js";
import { componentName, translate } from "../core/locale.js";
import { Artisan, Master, Scroll, Value } from "./cards.js";
import { component } from "./components.js";
import { Aim, Collections } from "./goals.js";
import { laid, print } from "./prints.js";
import { Drop, dropName, DropSign, Marker, Sign, some, TOOLS } from "./signs.js";

/** @import { Choice, Names } from "../core/types.js" */
/** @import { HokusaiWanting } from "../core/wire.js" */

/** The large atelier. Only whoever decides there can point at things. @param {{ player: any }} props */
export function Atelier({ player }) {
  const table = useTable();
  const { view, components } = table;
  const decides = view.seat === player.seat && table.choices.length > 0;
  const gives = table.choices.some(({ kind }) => kind === "give");
  const thought = decides ? previewedChoice(table) : null;
  const taken = thought?.kind === "take" ? thought : null;
  const hired = thought && ["hire", "pick"].includes(thought.kind) ? component(components.artisan, thought.names.artisan) : null;
  return html`
    <section
      class=${`hk-atelier seat-${player.seat} ${decides ? "decides" : ""}`}
      data-zone
      aria-label=${translate("hk-atelier-of", { player: table.playerName(player.seat) })}
    >
      <h2>
        <${Crest} seat=${player.seat} size=${18} /> ${table.playerName(player.seat)}
      </h2>
      <div class=${`works ${player.atelier.length > 2 ? "many" : ""}`}>
        ${player.atelier.map(
          (/** @type {any} */ work, /** @type {number} */ i) => html`
            <${Easel}
              key=${work?.card ?? `free-${i}`}
              work=${work}
              place=${String(i + 1)}
              decides=${decides}
              taken=${i === player.atelier.indexOf(null) ? taken : null}
            />
          `,
        )}
      </div>
      <div class="pigments">
        <${Area} seat=${player.seat} name="active" amounts=${player.active} decides=${decides} />
        <div class="pots">
          <${Area} seat=${player.seat} name="discard" amounts=${player.discard} decides=${decides} />
          <${Area} seat=${player.seat} name="bag" amounts=${player.bag} decides=${decides} />
        </div>
      </div>
      <div class="mixing">
        <${Mixing} decides=${decides} mixed=${view.mixer === player.seat ? view.mixed : {}} />
        <${Target} as="div" class="jokers" label=${`${translate("hk-beside")}: ${player.beside}`} explain="area:beside">
          <span>${translate("hk-beside")}</span>
          <span class="drops">${player.beside ? html`<${DropSign} colour="black" n=${player.beside} />` : "–"}</span>
        </${Target}>
      </div>
      <div class="people">
        <div class="front">
          ${
            player.master &&
            html`
              <${Target}
                as="div"
                on=${decides ? firstSelectable(table, { kind: "power" }, { kind: "drop" }, { kind: "exchange" }) : undefined}
                label=${componentName(component(components.master, player.master))}
                explain=${`master:${player.master}`}
                class="person lead"
              >
                <svg viewBox="-34 -34 68 68" aria-hidden="true">
                  <${Master} card=${component(components.master, player.master)} />
                  ${player.sharaku.map(
                    (/** @type {string} */ tool, /** @type {number} */ i) => html`
                      <g transform=${`translate(${i * 44 - 22} -22)scale(.9)`}>
                        <${Marker} tool=${tool} />
                      </g>
                    `,
                  )}
                </svg>
              </${Target}>
            `
          }
          <div class="gathered">
            <${Kept} kept=${player.kept} />
            <${Signatures} player=${player} />
          </div>
        </div>
        <div class=${`crew-row ${player.chairs > 3 ? "many" : ""}`}>
          ${player.artisans.map(
            (/** @type {string} */ id, /** @type {number} */ i) => html`
              <${Target}
                as="div"
                key=${id}
                on=${decides ? firstSelectable(table, { chair: String(i + 1) }, { kind: "remove" }, { kind: "sacrifice" }) : undefined}
                label=${componentName(component(components.artisan, id))}
                explain=${`artisan:${id}`}
                class="person"
                piece=${`artisan-${id}`}
              >
                <svg viewBox="-26 -33 52 66" aria-hidden="true">
                  <${Artisan} card=${component(components.artisan, id)} />
                </svg>
              </${Target}>
            `,
          )}
          ${Array.from(
            { length: player.chairs - player.artisans.length },
            (_, i) => html`
              <${Target} as="div" key=${`chair-${i}`} class="person vacant" label=${translate("hk-chair")} explain="chair:chair">
                <svg viewBox="-26 -33 52 66" aria-hidden="true">
                  <rect x="-23" y="-30" width="46" height="60" rx="4" />
                  <path d="M-14 14Q0 8 14 14 17 19 14 22 0 26-14 22-17 19-14 14ZM0 12V25" />
                  ${i === 0 && hired && html`<g class="ghost"><${Artisan} card=${hired} /></g>`}
                </svg>
              </${Target}>
            `,
          )}
        </div>
      </div>
      <div class="secrets-column">
        <div class="secrets">
          ${player.objectives.map((/** @type {string | null} */ id, /** @type {number} */ i) =>
            id
              ? html`
                <${Target}
                  as="div"
                  key=${id}
                  on=${gives && decides ? { kind: "give", objective: id } : undefined}
                  label=${componentName(component(components.individual, id))}
                  explain=${`individual:${id}`}
                  class="goal"
                >
                  <${Collections} id=${id} />
                  <${Aim} id=${id} />
                </${Target}>
              `
              : html`
                <${Target} as="div" key=${i} class="goal closed" label=${translate("hk-secret", { n: 1 })} explain="secret:secret">
                  <${Sign} of="objective" />
                </${Target}>
              `,
          )}
        </div>
        ${
          decides &&
          table.choices.some(({ kind }) => kind === "done") &&
          html`
            <${Target} as="div" on=${{ kind: "done" }} label=${translate("choice-done")} class="done">
              ${translate("choice-done")}
            </${Target}>
          `
        }
      </div>
    </section>
  `;
}

/** Where a finger cannot tell small things apart, it points at all of them together, and what is left is chosen beside the table. */
const together = () => hasTouchInput() && innerWidth > 600;

/**
 * A kakemono in work: the picture exhibits it, its drops are painted, its markers removed. `taken` would stand in a place that is free.
 * @param {{ work: any, place: string, decides: boolean, taken: Choice | null }} props
 */
function Easel({ work, place, decides, taken }) {
  const table = useTable();
  if (!work)
    return html`
      <div class="easel vacant">
        <svg viewBox="-58 -78 116 156" aria-label=${translate("hk-room")} role="img">
          <rect x="-48" y="-66" width="96" height="132" rx="4" />
          <path d="M-48-66L48 66M48-66L-48 66" />
          ${
            taken &&
            html`
              <g class="ghost" transform="scale(1.9)">
                <${Scroll} card=${component(table.components.kakemono, taken.names.kakemono)} markers=${taken.preview.markers} />
              </g>
            `
          }
        </svg>
      </div>
    `;
  const card = component(table.components.kakemono, work.card);
  const places = laid(card.pigments, work.missing, work.painted);
  const atHand = found(work, table.view.forecast?.works);
  const step = Math.min(24, 104 / places.length);
  const apart = decides && !together();
  /** @type {Names[]} */
  const ways = [apart ? { kind: "exhibit", place } : { place }, { kakemono: work.card }];
  return html`
    <div class="easel">
      <svg viewBox="-58 -78 116 156" role="group" aria-label=${componentName(card)}>
        <${Target}
          on=${decides ? firstSelectable(table, ...ways) : undefined}
          label=${componentName(card)}
          explain=${`own:${work.card}`}
          piece=${`kakemono-${work.card}`}
        >
          <rect class=${`brocade ${card.collection}`} x="-50" y="-72" width="100" height="144" />
          <rect class="rod" x="-56" y="-77" width="112" height="6" rx="3" />
          <rect class="rod" x="-56" y="71" width="112" height="6" rx="3" />
          <svg x="-44" y="-64" width="88" height="88" viewBox="0 0 100 100">
            <rect class="sheet-paper" width="100" height="100" />
            ${print(card, work.missing)}
          </svg>
          <rect class="frame" x="-44" y="-64" width="88" height="88" />
          <g transform="translate(-36 -54)scale(1.250)">
            <${Value} value=${card.value} x=${0} y=${0} />
          </g>
        </${Target}>
        <rect class="slip" x="-54" y="30" width="108" height="34" rx="4" />
        ${places.map(
          ({ colour, lies }, i) => html`
            <g
              class=${!lies && atHand[colour]-- > 0 ? "at-hand" : ""}
              transform=${`translate(${((i - (places.length - 1) / 2) * step).toFixed(1)} 47.500)scale(1.420)`}
            >
              <${Target}
                on=${apart ? (lies ? { area: place, colour: lies } : { kind: "paint", place, colour }) : undefined}
                label=${`${translate(lies ? "hk-laid" : "hk-asked")}: ${dropName(lies ?? colour)}`}
                explain=${`colour:${lies ?? colour}`}
              >
                <rect class="reach" x=${-step / 2.84} y="-12" width=${step / 1.42} height="24" />
                <${Drop} colour=${lies ?? colour} hollow=${!lies} />
              </${Target}>
            </g>
          `,
        )}
        ${work.markers.map(
          (/** @type {string} */ tool, /** @type {number} */ i) => html`
            <g transform=${`translate(30 ${i * 36 - 44})scale(1.450)`}>
              <${Target}
                on=${apart ? { place, tool } : undefined}
                label=${componentName(component(table.components.tool, tool))}
                explain=${`tool:${tool}`}
              >
                <${Marker} tool=${tool} />
              </${Target}>
            </g>
          `,
        )}
      </svg>
    </div>
  `;
}

/**
 * By colour, how many of the drops that a work of mine asks for my active area can give.
 * @param {any} work
 * @param {HokusaiWanting[]} [works]
 * @returns {Record<string, number>}
 */
function found({ card, missing }, works = []) {
  const own = works.find((one) => one.card === card);
  return own ? Object.fromEntries(some(missing).map(([colour, n]) => [colour, n - (own.short[colour] ?? 0)])) : {};
}

/**
 * A place for drops: each colour can be pointed at, the discard area also as an action of its own.
 * @param {{ seat: number, name: string, amounts: Record<string, number>, decides: boolean }} props
 */
function Area({ seat, name, amounts, decides }) {
  const table = useTable();
  const change = (decides && previewedChoice(table)?.preview.areas?.[name]) || {};
  const coming = some(change).filter(([colour, n]) => n > 0 && !amounts[colour]);
  const total = some(amounts).reduce((sum, [, n]) => sum + n, 0);
  return html`
    <div class=${`area ${name}`}>
      <${Target}
        as="div"
        class="name"
        on=${decides && name === "discard" ? { kind: "discard" } : undefined}
        label=${`${translate(`hk-${name}`)}: ${total}`}
        explain=${`area:${name}`}
      >
        ${translate(`hk-${name}`)} <b>${total}</b>
      </${Target}>
      <div class="drops">
        ${some(amounts).map(
          ([colour, n]) => html`
            <${Target}
              as="div"
              key=${colour}
              class="stack"
              on=${decides ? { [colour]: name } : undefined}
              label=${dropName(colour, n)}
              explain=${`colour:${colour}`}
              ...${amountProps(seat, `${name}.${colour}`, n)}
            >
              <${Drops} colour=${colour} n=${n} change=${change[colour] ?? 0} each=${name === "active"} />
            </${Target}>
          `,
        )}
        ${coming.map(
          ([colour, n]) => html`
            <div class="stack" key=${colour} data-coming=${`${name}.${colour}`}>
              <${Drops} colour=${colour} n=${0} change=${n} each=${name === "active"} />
            </div>
          `,
        )}
      </div>
    </div>
  `;
}

/**
 * Drops of a colour, one by one or counted; those that would go or come with the choice that is weighed are marked.
 * @param {{ colour: string, n: number, change: number, each: boolean }} props
 */
export function Drops({ colour, n, change, each }) {
  const would = change > 0 ? "would-come" : "would-go";
  if (each)
    return Array.from(
      { length: n + Math.max(change, 0) },
      (_, i) => html`<span class=${i >= Math.min(n, n + change) ? would : ""}><${DropSign} colour=${colour} /></span>`,
    );
  return change
    ? html`<span class=${`counted ${would}`}><${DropSign} colour=${colour} /><b>${n + change}</b></span>`
    : html`<${DropSign} colour=${colour} n=${n} />`;
}

/**
 * The palette: the three secondaries that can be mixed, and those set aside already.
 * @param {{ decides: boolean, mixed: Record<string, number> }} props
 */
function Mixing({ decides, mixed }) {
  const { view } = useTable();
  const apart = decides && !together();
  return html`
    <${Target} as="div" class="palette" explain="mixing:mixing" on=${decides && !apart ? { kind: "mix" } : undefined}>
      <${Target} as="div" class="name" label=${translate("hk-mixing")} explain="mixing:mixing">
        ${translate("hk-mixing")}
      </${Target}>
      <svg viewBox="-47 -22 94 46" role="group" aria-label=${translate("hk-mixing")}>
        <path class="plate" d="M-45 0C-45-18-20-22 0-22S45-18 45 0 20 24 0 23C-8 23-10 16-16 16-24 17-45 16-45 0Z" />
        ${Object.keys(view.mixing).map(
          (colour, i) => html`
            <g transform=${`translate(${i * 27 - 27} ${i === 1 ? 2 : -1})scale(1.250)`}>
              <${Target}
                on=${apart ? { kind: "mix", colour } : undefined}
                label=${translate("hk-mixing-of", { colour: translate(`hk-${colour}`) })}
                explain=${`colour:${colour}`}
              >
                <circle class="well" r="10" />
                <${Drop} colour=${colour} hollow=${!mixed[colour]} />
                ${
                  mixed[colour] > 1 &&
                  html`
                    <g class="count">
                      <circle cx="7" cy="7" r="6.500" />
                      <text x="7" y="11">
                        ${mixed[colour]}
                      </text>
                    </g>
                  `
                }
              </${Target}>
            </g>
          `,
        )}
      </svg>
    </${Target}>
  `;
}

/** Markers removed, one heap a tool. @param {{ kept: Record<string, number> }} props */
const Kept = ({ kept }) => html`
  <${Target} as="div" class="removed" label=${`${translate("hk-kept")} ${TOOLS.reduce((sum, tool) => sum + kept[tool], 0)}`} explain="kept:kept">
    ${TOOLS.map(
      (tool) => html`
        <span class=${kept[tool] ? "" : "none"}>
          <svg viewBox="-11.500 -11.500 23 23" aria-hidden="true">
            <${Marker} tool=${tool} />
          </svg>
          <b>${kept[tool]}</b>
        </span>
      `,
    )}
  </${Target}>
`;

/** @param {{ player: any }} props */
const Signatures = ({ player }) => html`
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

/** Another's atelier at a glance; a click shows it large. @param {{ player: any, open: () => void }} props */
export function Glance({ player, open }) {
  const table = useTable();
  const { view, components } = table;
  const turn = view.seat === player.seat && !view.over;
  const wide = view.players.length <= 3;
  const masterName = player.master && componentName(component(components.master, player.master));
  return html`
    <article
      class=${`hk-glance seat-${player.seat} ${turn ? "turn" : ""}`}
      aria-label=${translate("hk-atelier-of", { player: table.playerName(player.seat) })}
    >
      <header>
        <button class="open" onclick=${open} title=${translate("hk-look")}>
          <${Crest} seat=${player.seat} size=${15} /> <span>${table.playerName(player.seat)}</span>
        </button>
        ${
          player.master &&
          html`
            <${Target} as="span" class="lead" label=${masterName} explain=${`master:${player.master}`}>
              ${masterName}${" "}
              ${player.sharaku.map(
                (/** @type {string} */ tool) => html`
                  <${Sign} of=${tool} />
                `,
              )}
            </${Target}>
          `
        }
        <${Signatures} player=${player} />
      </header>
      <div class="inside">
        <div class=${`works ${player.atelier.length > 2 ? "many" : ""}`}>
          ${player.atelier.map((/** @type {any} */ work, /** @type {number} */ i) => {
            const card = work && component(components.kakemono, work.card);
            return html`
              <svg key=${work?.card ?? i} viewBox="-30 -39 60 78">
                ${
                  work
                    ? html`
                      <${Target} label=${componentName(card)} explain=${`other:${player.seat}:${i}`} piece=${`kakemono-${work.card}`}>
                        <${Scroll} card=${card} markers=${work.markers} missing=${work.missing} painted=${work.painted} />
                      </${Target}>
                    `
                    : html`
                      <rect class="gap" x="-27" y="-35" width="54" height="70" rx="3" />
                    `
                }
              </svg>
            `;
          })}
        </div>
        <div class="rest">
          ${["active", "discard", "bag"].map(
            (name) => html`
              <div class=${`heap ${name}`} title=${translate(`hk-${name}`)}>
                <span class=${wide ? "name" : "unseen"}>${translate(`hk-${name}`)}</span>
                <span class="drops">
                  ${some(player[name]).map(
                    ([colour, n]) => html`
                      <${Target} as="span" label=${dropName(colour, n)} explain=${`colour:${colour}`}>
                        <${DropSign} colour=${colour} n=${n} />
                      </${Target}>
                    `,
                  )}
                </span>
              </div>
            `,
          )}
        </div>
        ${
          wide &&
          html`
            <div class=${`crew-row ${["three", "many"][player.artisans.length - 3] ?? ""}`}>
              ${player.artisans.map(
                (/** @type {string} */ id) => html`
                  <${Target}
                    as="div"
                    key=${id}
                    label=${componentName(component(components.artisan, id))}
                    explain=${`artisan:${id}`}
                    class="person"
                    piece=${`artisan-${id}`}
                  >
                    <svg viewBox="-26 -33 52 66" aria-hidden="true">
                      <${Artisan} card=${component(components.artisan, id)} />
                    </svg>
                  </${Target}>
                `,
              )}
            </div>
            <${Kept} kept=${player.kept} />
          `
        }
      </div>
      ${
        !wide &&
        html`
          <div class="crew">
            ${player.artisans.map(
              (/** @type {string} */ id) => html`
                <${Short} key=${id} card=${component(components.artisan, id)} />
              `,
            )}
            <span class="markers">
              ${TOOLS.filter((tool) => player.kept[tool]).map(
                (tool) => html`
                  <${Target} as="span" label=${componentName(component(components.tool, tool))} explain=${`tool:${tool}`}>
                    <${Sign} of=${tool} n=${player.kept[tool]} />
                  </${Target}>
                `,
              )}
            </span>
          </div>
        `
      }
    </article>
  `;
}

/** An artisan in short: tools, points, substitution. @param {{ card: any }} props */
const Short = ({ card }) => html`
  <${Target} as="span" label=${componentName(card)} explain=${`artisan:${card.id}`} piece=${`artisan-${card.id}`} class="mini">
    ${Array.from(
      { length: card.icons },
      () => html`
        <svg viewBox="-11.500 -11.500 23 23" aria-hidden="true">
          <${Marker} tool=${card.tool} />
        </svg>
      `,
    )}
    ${card.points > 0 && html`<b>${card.points}</b>`}
    ${
      card.use &&
      html`
        <${DropSign} colour=${card.use} />›<${DropSign} colour=${card.as} hollow=${true} />
      `
    }
  </${Target}>
`;
