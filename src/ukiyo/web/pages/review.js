// A review: the moves of a finished game that cost a seat most, each beside the better one; a click goes to where it was decided.

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask, Refused } from "../core/api.js";
import { tableOf } from "../core/game.js";
import { choicesOf } from "../core/choices.js";
import { Crest } from "../core/crest.js";
import { capital, percent, say } from "../core/words.js";
import { TOO_MANY } from "../table/hint.js";
import { Hurried, InLine } from "../table/line.js";

/** @import { LoadedGame } from "../core/game.js" */
/** @import { Choice, Frame, Names, ReviewedMove, Table } from "../core/types.js" */
/** @import { Position, Positions } from "./positions.js" */

/** @typedef {{ reviewed: ReviewedMove, position: Position }} Costly */
/** `costly` is null while it is thought of. @typedef {{ seat: number, costly: Costly[] | null, thought: number, trouble: string }} Asked */

/** Points of the final score a move gave away. @param {ReviewedMove} reviewed @param {number} seat */
const points = ({ played, better }, seat) => Math.max(0, Math.round(better.scores[seat] - played.scores[seat]));

/** What can be seen in whole numbers, the dearest first. @param {ReviewedMove[]} moves @param {number} seat */
const dearest = (moves, seat) =>
  moves
    .filter((one) => one.played.action !== one.better.action && (one.cost >= 0.005 || points(one, seat) > 0))
    .sort((one, other) => other.cost - one.cost || points(other, seat) - points(one, seat));

/**
 * It is asked for at once, and for another seat by its button: each takes the server a while.
 * @param {{
 *   id: string, seat: number, game: LoadedGame, frame: Frame, positions: Positions, at: number, goTo: (move: number, seat: number) => void,
 *   hear: (echo: Names[]) => void
 * }} props
 */
export function Review({ id, seat, game, frame, positions, at, goTo, hear }) {
  const [asked, setAsked] = useState(/** @type {Asked | null} */ (null));
  const player = tableOf(game, frame).player(seat);
  const request = async () => {
    const answered = (/** @type {Partial<Asked>} */ answer) => setAsked((now) => (now?.seat === seat ? { ...now, ...answer } : now));
    setAsked({ seat, costly: null, thought: 1, trouble: "" });
    try {
      const said = await ask("GET", `/tables/${id}/review?seat=${seat}`);
      const moves = dearest(said.moves, seat);
      answered({
        thought: said.thought,
        costly: await Promise.all(moves.map(async (reviewed) => ({ reviewed, position: await positions.at(reviewed.move, seat) }))),
      });
    } catch (error) {
      const failed = error instanceof Refused && error.status !== TOO_MANY;
      answered({ trouble: failed ? say("review-failed") : /** @type {Error} */ (error).message });
    }
  };
  useEffect(() => void request(), []);
  const now = asked?.seat === seat ? asked : null;
  return html`
    <section class="log review" id="review" aria-label=${say("review")}>
      ${
        (!now || now.trouble) &&
        html`
          <button id="ask-review" onclick=${request}>
            ${frame.table.yours.includes(seat) ? say("review-mine") : say("review-of", { player })}
          </button>
        `
      }
      ${
        now?.trouble &&
        html`
          <p class="notice" role="alert">
            ${now.trouble}
          </p>
        `
      }
      ${
        now &&
        !now.trouble &&
        !now.costly &&
        html`
          <p class="thinking" role="status">
            ${say("review-thinking")} <${InLine} id=${id} what="review" />
          </p>
        `
      }
      ${
        now?.costly &&
        html`
          <h2>
            <${Crest} seat=${seat} /> ${say("review-title", { player })}
          </h2>
          <p>${say(now.costly.length ? "review-note" : "review-nothing")}</p>
          <${Hurried} thought=${now.thought} message="master-hurried" />
          <ol>
            ${now.costly.map(
              (costly) => html`
                <${Cost}
                  key=${costly.reviewed.move}
                  costly=${costly}
                  seat=${seat}
                  table=${tableOf(game, { ...frame, view: costly.position.view })}
                  at=${at}
                  goTo=${goTo}
                  hear=${hear}
                />
              `,
            )}
          </ol>
        `
      }
    </section>
  `;
}

/**
 * @param {{
 *   costly: Costly, seat: number, table: Table, at: number, goTo: (move: number, seat: number) => void, hear: (echo: Names[]) => void
 * }} props
 */
function Cost({ costly: { reviewed, position }, seat, table, at, goTo, hear }) {
  const { move, cost, played, better } = reviewed;
  const choices = choicesOf(position, table.game.actions);
  const asked = { ...table, choices, left: choices };
  const choice = (/** @type {number} */ action) => /** @type {Choice} */ (choices.find((one) => one.action === action));
  const current = at === move;
  const echo = (/** @type {number} */ action) => () => current && hear([choice(action).names]);
  const line = (/** @type {string} */ message, /** @type {number} */ action) => html`
    <span class=${message} onmouseenter=${echo(action)} onmouseleave=${echo(better.action)}>
      <small>${say(message)}</small> ${capital(table.room.choice(asked, choice(action)))}
    </span>
  `;
  useEffect(() => {
    if (!current) return undefined;
    hear([choice(better.action).names]); // lit as long as one looks at it
    return () => hear([]);
  }, [current]);
  const n = points(reviewed, seat);
  const gave = cost >= 0.005 ? say("review-gave", { share: percent(cost), n }) : say("review-gave-points", { n });
  return html`
    <li>
      <button aria-current=${current ? "step" : undefined} data-move=${move} onclick=${() => goTo(move, seat)}>
        <b>${capital(gave)}</b>
        <small>
          ${say("review-after", { move })} · ${table.room.question(asked)}
        </small>
        ${line("review-played", played.action)}
        ${line("review-better", better.action)}
      </button>
    </li>
  `;
}
