// The tracks above the street: the calendar, the ikizama track, the fire track, and the IKI track.

import { html } from "../vendor/preact.js";
import { Target } from "../core/target.js";
import { useTable } from "../core/table-context.js";
import { formatNumber, translate } from "../core/locale.js";
import { Disc, Sign } from "./signs.js";
import { SEASONS, SPACES } from "./components.js";

export function Calendar() {
  const { view } = useTable();
  return html`
    <section class="calendar" aria-label=${translate("calendar")}>
      ${SEASONS.map(
        (season, at) => html`
          <div class=${`season-months ${season}`}>
            <h2>${translate(season)}</h2>
            ${[1, 2, 3].map(
              (month) => html`
                <${Month} key=${month} month=${at * 3 + month} now=${view.month === at * 3 + month} fire=${view.fires[at * 3 + month]} />
              `,
            )}
          </div>
        `,
      )}
      <div class="season-months new-year">
        <h2 class="visually-hidden">${translate("new-year")}</h2>
        <${Month} month=${13} now=${view.month === 13} />
      </div>
    </section>
  `;
}

/** @param {{ month: number, now: boolean, fire?: number }} props */
function Month({ month, now, fire }) {
  const { view } = useTable();
  const label = [
    month > 12 ? translate("new-year") : translate("month", { month, season: translate(SEASONS[Math.floor((month - 1) / 3)]) }),
    fire && translate("month-fire", { strength: fire }),
    view.paydays.includes(month) && translate("month-payday"),
  ]
    .filter(Boolean)
    .join(", ");
  return html`
    <${Target}
      as="div"
      class=${`iki-month ${now ? "iki-current" : month < view.month ? "iki-past" : ""}`}
      label=${label}
      explain=${`month:${month}`}
      aria-current=${now ? "date" : undefined}
    >
      <b>${month > 12 ? html`<${Sign} name="newyear" />` : month}</b>
      <span class="iki-event">
        ${
          fire
            ? html`
              <${Sign} name="fire" />
              <em>${fire}</em>
            `
            : view.paydays.includes(month) && html`<${Sign} name="payday" />`
        }
      </span>
    </${Target}>
  `;
}

export function Ikizama() {
  const { view, components } = useTable();
  return html`
    <section class="ikizama" aria-label=${translate("ikizama-track")}>
      <h2>${translate("ikizama-track")}</h2>
      ${SPACES.map(
        (space) => html`
          <${IkizamaSpace}
            key=${space}
            space=${space}
            blocked=${view.blocked === space}
            seat=${view.players.find(({ ikizama }) => ikizama === space)?.seat}
            gain=${space === "1-4" ? components.setup.first_space : 0}
          />
        `,
      )}
    </section>
  `;
}

/** @param {{ space: string, blocked: boolean, seat?: number, gain: number }} props */
function IkizamaSpace({ space, blocked, seat, gain }) {
  const table = useTable();
  const label = [
    translate("ikizama-space", { space }),
    blocked && translate("blocked", { space }),
    seat !== undefined && table.playerName(seat),
  ]
    .filter(Boolean)
    .join(", ");
  return html`
    <${Target}
      as="div"
      class=${`iki-ikizama-space ${blocked ? "blocked" : ""} ${seat === undefined ? "" : "occupied"}`}
      on=${{ space }}
      label=${label}
      explain=${`ikizama:${space}`}
    >
      <b aria-hidden="true">${space.replace("-", "–")}</b>
      ${
        gain > 0 &&
        seat === undefined &&
        !blocked &&
        html`
          <small aria-hidden="true">
            +${gain}
            <${Sign} name="mon" />
          </small>
        `
      }
      ${seat !== undefined && html`<${Disc} seat=${seat} piece=${`ikizama-${seat}`} />`}
      ${
        blocked &&
        html`
          <svg class="cross" viewBox="0 0 40 40" aria-hidden="true">
            <path d="M6 6 34 34M34 6 6 34" stroke="#24211d" stroke-width="5" stroke-linecap="round" />
          </svg>
        `
      }
    </${Target}>
  `;
}

export function FireTrack() {
  const table = useTable();
  const { view } = table;
  const nextFire = Object.entries(view.fires).find(([month]) => Number(month) >= view.month);
  const standings = view.fire_track.map((/** @type {number} */ seat) => `${table.playerName(seat)} ${view.players[seat].power}`).join(", ");
  return html`
    <${Target} as="div" class="fire-track" label=${`${translate("fire-track")}: ${standings}`} explain="track:fire">
      <h2>
        <${Sign} name="fire" />
        ${translate("fire-track")}
      </h2>
      ${Array.from(
        { length: 11 },
        (_, power) => html`
          <div class=${`iki-power ${nextFire && power === nextFire[1] ? "next-fire" : ""}`} key=${power}>
            <i>${power}</i>
            <span class="pile">
              ${view.fire_track
                .filter((/** @type {number} */ seat) => view.players[seat].power === power)
                .map(
                  (/** @type {number} */ seat) => html`
                    <${Disc} key=${seat} seat=${seat} piece=${`fire-${seat}`} />
                  `,
                )}
            </span>
          </div>
        `,
      )}
    </${Target}>
  `;
}

export function IkiTrack() {
  const table = useTable();
  const { players } = table.view;
  const most = Math.max(...players.map(({ goods }) => goods.iki));
  const end = Math.max(30, Math.ceil((most + 1) / 15) * 15);
  const at = (/** @type {number} */ iki) => ({ left: `${(100 * iki) / end}%` });
  const step = end > 60 ? 10 : 5;
  const totals = players.map(({ seat, goods }) => `${table.playerName(seat)} ${formatNumber(goods.iki)}`);
  const label = `${translate("iki-on-track")}: ${totals.join(", ")}`;
  return html`
    <${Target} as="div" class="points-track" label=${label} explain="track:iki">
      <${Sign} name="iki" />
      <div class="iki-line">
        ${Array.from(
          { length: end / step + 1 },
          (_, tick) => html`
            <i style=${at(tick * step)}>${tick * step}</i>
          `,
        )}
        ${players.map(({ seat, goods }) => {
          const tied = players.filter((other) => other.goods.iki === goods.iki);
          const shift = tied.findIndex((other) => other.seat === seat) - (tied.length - 1) / 2;
          return html`
            <span key=${seat} class="iki-marker" style=${{ ...at(goods.iki), "--shift": shift }} data-piece=${`iki-${seat}`}>
              <${Disc} seat=${seat} />
            </span>
          `;
        })}
      </div>
    </${Target}>
  `;
}
