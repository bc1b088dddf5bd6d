// The coach's remarks: after a turn with an expensive mistake, shows the move with reasons and offers to try again.

import { html, useRef, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { settings } from "../core/settings.js";
import { Reasons } from "../core/reasons.js";
import { capitalize, formatPercent, translate } from "../core/locale.js";
import { hasMaster } from "./hint.js";

/** @import { Choice, ReviewedMove, Table } from "../core/types.js" */

/** A mistake, with the table before it. @typedef {{ mistake: ReviewedMove, undo: boolean, before: Table }} RemarkState */

/** Describes what a mistake cost. @param {ReviewedMove} mistake */
export function costText({ cost, comparison }) {
  const n = Math.max(0, Math.round(comparison.score));
  return cost >= 0.005 || !n ? translate("review-gave", { share: formatPercent(cost), n }) : translate("review-gave-points", { n });
}

const MAX_TURN_MOVES = 24; // of a turn that the coach analyzes

/**
 * Asks the coach about the player's moves. `onMoveSent` is called for every move sent, with the version it creates and the table before it,
 * and `onVersion` for every version received. The coach analyzes each move during the turn, and comments after the turn or before a choice
 * that may end it.
 * @param {string} id
 */
export function useCoach(id) {
  const [remark, setRemark] = useState(/** @type {RemarkState | null} */ (null));
  const sentMoves = useRef(/** @type {{ version: number, before: Table }[]} */ ([]));
  const lastAskedVersion = useRef(0);
  const onMoveSent = (/** @type {number} */ version, /** @type {Table} */ before) => {
    setRemark(null);
    const { rated, daily_date: day } = before.info; // the coach is silent in rated games and daily deals
    const isCoached = settings.coach === "with-me" && hasMaster(before.game) && !rated && !day;
    const earlier = sentMoves.current.filter((move) => move.before.view.moves < before.view.moves).slice(1 - MAX_TURN_MOVES);
    sentMoves.current = isCoached ? [...earlier, { version, before }] : [];
  };
  const onVersion = (/** @type {number} */ version) => {
    if (version === lastAskedVersion.current || !sentMoves.current.some((move) => move.version === version)) return;
    lastAskedVersion.current = version;
    request("POST", `/tables/${id}/remark`, { version }).then(
      ({ mistake, undo }) => {
        const move = sentMoves.current.find(({ before }) => before.view.moves === mistake?.move);
        if (mistake && move) setRemark({ mistake, undo, before: move.before });
      },
      () => {}, // a remark is optional
    );
  };
  const dismiss = () => {
    setRemark(null);
    request("POST", `/tables/${id}/dismiss-remark`).catch(() => {});
  };
  return { remark, onMoveSent, onVersion, dismiss };
}

/** Shortens the text of a choice: no costs, gains or additional sentences. @param {string} text */
const shortChoice = (text) => text.replace(/ \([^()]*\)$/, "").split(/\s?;/)[0];

/** @param {{ remark: RemarkState, onTryAgain: () => void, onContinue: () => void }} props */
export function Remark({ remark: { mistake, undo, before }, onTryAgain, onContinue }) {
  const describeMove = (/** @type {number} */ action) =>
    shortChoice(before.texts.choice(before, /** @type {Choice} */ (before.choices.find((choice) => choice.action === action))));
  return html`
    <section class="panel remark" role="status" aria-label=${translate("remark-title")}>
      <h2>${translate("remark-title")}</h2>
      <p>
        <b>${capitalize(describeMove(mistake.played.action))}</b> – ${costText(mistake)}.
      </p>
      <p>${translate("remark-better", { move: describeMove(mistake.better.action) })}</p>
      <${Reasons} game=${before.info.game} comparison=${mistake.comparison} otherMove="" />
      <div class="row">
        ${
          undo &&
          html`
            <button class="primary" id="try-again" onclick=${onTryAgain}>
              ${translate("remark-try-again")}
            </button>
          `
        }
        <button id="dismiss-remark" onclick=${onContinue}>${translate("remark-go-on")}</button>
      </div>
    </section>
  `;
}
