// The coach at one's elbow: of a turn that cost much it names the dearest move, with its reasons, and offers to try again from there.

import { html, useRef, useState } from "../vendor/preact.js";
import { ask } from "../core/api.js";
import { settings } from "../core/settings.js";
import { Reasons } from "../core/reasons.js";
import { capital, percent, say } from "../core/locale.js";
import { hasMaster } from "./hint.js";

/** @import { Choice, ReviewedMove, Table } from "../core/types.js" */

/** A mistake, and the table as it was before it. @typedef {{ mistake: ReviewedMove, undo: boolean, before: Table }} Spoken */

/** What a mistake cost, in a clause. @param {ReviewedMove} mistake */
export function costWords({ cost, why }) {
  const n = Math.max(0, Math.round(why.score));
  return cost >= 0.005 || !n ? say("review-gave", { share: percent(cost), n }) : say("review-gave-points", { n });
}

const LONGEST = 24; // moves of a turn that the coach looks at

/**
 * `played` is told of every move that is sent, with the version it makes and the table before it; `seen` of every version that comes. The
 * coach is asked after each: it thinks while the turn goes on, and speaks when it is over, or before a choice that may make it final.
 * @param {string} id
 */
export function useCoach(id) {
  const [spoken, setSpoken] = useState(/** @type {Spoken | null} */ (null));
  const sent = useRef(/** @type {{ version: number, before: Table }[]} */ ([]));
  const asked = useRef(0);
  const played = (/** @type {number} */ version, /** @type {Table} */ before) => {
    setSpoken(null);
    const { rated, day } = before.facts; // where the coach is silent until the end
    const watched = settings.coach === "with-me" && hasMaster(before.game) && !rated && !day;
    const earlier = sent.current.filter((move) => move.before.view.moves < before.view.moves).slice(1 - LONGEST);
    sent.current = watched ? [...earlier, { version, before }] : [];
  };
  const seen = (/** @type {number} */ version) => {
    if (version === asked.current || !sent.current.some((move) => move.version === version)) return;
    asked.current = version;
    ask("POST", `/tables/${id}/remark`, { version }).then(
      ({ mistake, undo }) => {
        const move = sent.current.find(({ before }) => before.view.moves === mistake?.move);
        if (mistake && move) setSpoken({ mistake, undo, before: move.before });
      },
      () => {}, // who played on has had no use for it
    );
  };
  const answer = () => {
    setSpoken(null);
    ask("POST", `/tables/${id}/dismiss-remark`).catch(() => {});
  };
  return { spoken, played, seen, answer };
}

/** A choice in a few words: neither what it costs and gives nor what else a card says. @param {string} text */
const brief = (text) => text.replace(/ \([^()]*\)$/, "").split(/\s?;/)[0];

/** @param {{ spoken: Spoken, again: () => void, on: () => void }} props */
export function Remark({ spoken: { mistake, undo, before }, again, on }) {
  const words = (/** @type {number} */ action) =>
    brief(before.room.choice(before, /** @type {Choice} */ (before.choices.find((choice) => choice.action === action))));
  return html`
    <section class="panel remark" role="status" aria-label=${say("remark-title")}>
      <h2>${say("remark-title")}</h2>
      <p>
        <b>${capital(words(mistake.played.action))}</b> – ${costWords(mistake)}.
      </p>
      <p>${say("remark-better", { move: words(mistake.better.action) })}</p>
      <${Reasons} game=${before.facts.game} why=${mistake.why} beside="" />
      <div class="row">
        ${
          undo &&
          html`
            <button class="primary" id="try-again" onclick=${again}>
              ${say("remark-try-again")}
            </button>
          `
        }
        <button id="go-on" onclick=${on}>${say("remark-go-on")}</button>
      </div>
    </section>
  `;
}
