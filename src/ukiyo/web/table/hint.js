// A hint: the best moves according to the master bot, with the expected results. It disappears when the position changes.

import { html, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { request, ApiError } from "../core/api.js";
import { settings } from "../core/settings.js";
import { useTable } from "../core/table-context.js";
import { Reasons } from "../core/reasons.js";
import { ShortSearchNotice, QueuePosition } from "./queue-position.js";
import { capitalize, formatNumber, formatPercent, translate } from "../core/locale.js";

/** @import { HintedMove, Choice } from "../core/types.js" */

/**
 * `of` identifies the position. `moves` is null while the server computes.
 * @typedef {{ of: string, moves: HintedMove[] | null, share: number, trouble: string }} Hint
 */

const MAX_MOVES = 3;
const MIN_VISIBLE_PX = 64; // of a hint that must be visible
const STATUS_BUSY = 409; // the server computes one hint per table at a time
export const STATUS_TOO_MANY = 429; // and allows each person only a few hints per hour

/** Returns the hint for the current position, whether a hint is available, and a function that requests or hides it. */
export function useHint(off = false) {
  const { info, version, choices, game } = useTable();
  const offered = !off && choices.length > 1 && hasMaster(game) && settings.coach !== "off";
  const of = `${info.id}/${version}`;
  const [hint, setHint] = useState(/** @type {Hint | null} */ (null));
  const [isHidden, setHidden] = useState(false);
  const current = !off && choices.length > 1 && hint?.of === of ? hint : null;
  const updateHint = (/** @type {Partial<Hint>} */ answer) => setHint((now) => (now?.of === of ? { ...now, ...answer } : now));
  const toggle = () => {
    setHidden(current !== null && !current.trouble && !isHidden);
    if (current && !current.trouble) return;
    setHint({ of, moves: null, share: 1, trouble: "" });
    request("POST", `/tables/${info.id}/hint`).then(
      (said) => updateHint({ of: `${info.id}/${said.version}`, moves: said.moves, share: said.search_share }),
      (error) => updateHint({ trouble: errorText(error) }),
    );
  };
  useLayoutEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => {
      const typing = /** @type {Element} */ (event.target).closest("input, select, textarea");
      if (event.key.toLowerCase() === "h" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey && offered) toggle();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  return { hint: isHidden ? null : current, offered, toggle };
}

/** @param {Error} error */
function errorText(error) {
  if (!(error instanceof ApiError) || error.status === STATUS_TOO_MANY) return error.message;
  return translate(error.status === STATUS_BUSY ? "hint-busy" : "hint-failed");
}

/** Returns whether a game has the master bot, which hints and reviews need. @param {import("../core/types.js").GameFacts} game */
export const hasMaster = (game) => game.bots.includes("master");

/**
 * `narrow` selects a choice that the player then confirms. A hint is never played by a single click.
 * @param {{ hint: Hint, narrow: (choice: Choice) => void }} props
 */
export function HintPanel({ hint, narrow }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => scrollIntoView(/** @type {HTMLElement} */ (box.current)), [hint.of, hint.moves, hint.trouble]);
  return html`
    <div class="hint" ref=${box}>
      <${HintContent} hint=${hint} narrow=${narrow} />
    </div>
  `;
}

/** On a phone, the hint is above the choices and may be scrolled out of view. @param {HTMLElement} box */
function scrollIntoView(box) {
  const side = box.closest(".side")?.getBoundingClientRect();
  const { top } = box.getBoundingClientRect();
  if (side && (top < side.top || top > side.bottom - MIN_VISIBLE_PX)) box.scrollIntoView({ block: "start" });
}

/** @param {{ hint: Hint, narrow: (choice: Choice) => void }} props */
function HintContent({ hint, narrow }) {
  const { choices, info } = useTable();
  if (hint.trouble)
    return html`
      <p class="notice" role="alert">
        ${hint.trouble}
      </p>
    `;
  if (!hint.moves)
    return html`
      <p class="thinking" role="status">
        ${translate("hint-thinking")} <${QueuePosition} id=${info.id} what="hint" />
      </p>
    `;
  const hinted = hint.moves
    .slice(0, MAX_MOVES)
    .flatMap((move) => choices.filter(({ action }) => action === move.action).map((choice) => ({ move, choice })));
  return html`
    <section class="advice" aria-label=${translate("hint-title")}>
      <h3>${translate("hint-title")}</h3>
      <ol>
        ${hinted.map(
          ({ move, choice }, place) => html`
            <${HintedMoveButton} key=${move.action} move=${move} choice=${choice}
              told=${reasonsToShow(move, place, hinted.length)} narrow=${narrow} />
          `,
        )}
      </ol>
      <p>${translate("hint-note")}</p>
      <${ShortSearchNotice} share=${hint.share} message="master-hurried" />
    </section>
  `;
}

/**
 * Of the best two moves, only one shows the difference between them.
 * @param {HintedMove} move
 * @param {number} place
 * @param {number} of
 */
const reasonsToShow = ({ why }, place, of) => (why && (of === 1 || place > 1 || (why.better || why.worse) === (place === 0)) ? why : null);

/** @param {{ move: HintedMove, choice: Choice, told: HintedMove["why"], narrow: (choice: Choice) => void }} props */
function HintedMoveButton({ move, choice, told: why, narrow }) {
  const table = useTable();
  const highlight = () => table.setHighlight([choice.names]);
  const clearHighlight = () => table.setHighlight([]);
  const chosen = table.candidates.length === 1 && table.candidates[0] === choice;
  const other = table.choices.find(({ action }) => action === why?.beside);
  return html`
    <li>
      <button
        aria-pressed=${chosen}
        data-advised=${move.action}
        onclick=${() => narrow(choice)}
        onmouseenter=${highlight}
        onmouseleave=${clearHighlight}
        onfocus=${highlight}
        onblur=${clearHighlight}
      >
        ${capitalize(table.texts.choice(table, choice))}
        <span class="promise">
          ${translate("hint-promise", { win: formatPercent(move.win), score: formatNumber(Math.round(move.scores[table.view.seat])) })}
        </span>
        <svg class="share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width=${100 * move.win} height="4" />
        </svg>
      </button>
      ${why && other && html`<${Reasons} game=${table.info.game} why=${why} beside=${table.texts.choice(table, other)} />`}
    </li>
  `;
}
