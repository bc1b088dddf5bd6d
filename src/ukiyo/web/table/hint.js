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
 * `position` identifies the position. `moves` is null while the server computes.
 * @typedef {{ position: string, moves: HintedMove[] | null, share: number, errorMessage: string }} Hint
 */

const MAX_MOVES = 3;
const MIN_VISIBLE_PX = 64; // of a hint that must be visible
const STATUS_BUSY = 409; // the server computes one hint per table at a time
export const STATUS_TOO_MANY = 429; // and allows each person only a few hints per hour

/** Returns the hint for the current position, whether a hint is available, and a function that requests or hides it. */
export function useHint(disabled = false) {
  const { info, version, choices, game } = useTable();
  const available = !disabled && choices.length > 1 && hasMaster(game) && settings.coach !== "off";
  const position = `${info.id}/${version}`;
  const [hint, setHint] = useState(/** @type {Hint | null} */ (null));
  const [isHidden, setHidden] = useState(false);
  const current = !disabled && choices.length > 1 && hint?.position === position ? hint : null;
  const updateHint = (/** @type {Partial<Hint>} */ changes) =>
    setHint((now) => (now?.position === position ? { ...now, ...changes } : now));
  const toggle = () => {
    setHidden(current !== null && !current.errorMessage && !isHidden);
    if (current && !current.errorMessage) return;
    setHint({ position, moves: null, share: 1, errorMessage: "" });
    request("POST", `/tables/${info.id}/hint`).then(
      (response) => updateHint({ position: `${info.id}/${response.version}`, moves: response.moves, share: response.search_share }),
      (error) => updateHint({ errorMessage: errorText(error) }),
    );
  };
  useLayoutEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      const typing = /** @type {Element} */ (event.target).closest("input, select, textarea");
      if (event.key.toLowerCase() === "h" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey && available) toggle();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return { hint: isHidden ? null : current, available, toggle };
}

/** @param {Error} error */
function errorText(error) {
  if (!(error instanceof ApiError) || error.status === STATUS_TOO_MANY) return error.message;
  return translate(error.status === STATUS_BUSY ? "hint-busy" : "hint-failed");
}

/** Returns whether a game has the master bot, which hints and reviews need. @param {import("../core/types.js").GameInfo} game */
export const hasMaster = (game) => game.bots.includes("master");

/**
 * `selectChoice` selects a choice that the player then confirms. A hint is never played by a single click.
 * @param {{ hint: Hint, selectChoice: (choice: Choice) => void }} props
 */
export function HintPanel({ hint, selectChoice }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => scrollIntoView(/** @type {HTMLElement} */ (box.current)), [hint.position, hint.moves, hint.errorMessage]);
  return html`
    <div class="hint" ref=${box}>
      <${HintContent} hint=${hint} selectChoice=${selectChoice} />
    </div>
  `;
}

/** On a phone, the hint is above the choices and may be scrolled out of view. @param {HTMLElement} box */
function scrollIntoView(box) {
  const side = box.closest(".side")?.getBoundingClientRect();
  const { top } = box.getBoundingClientRect();
  if (side && (top < side.top || top > side.bottom - MIN_VISIBLE_PX)) box.scrollIntoView({ block: "start" });
}

/** @param {{ hint: Hint, selectChoice: (choice: Choice) => void }} props */
function HintContent({ hint, selectChoice }) {
  const { choices, info } = useTable();
  if (hint.errorMessage)
    return html`
      <p class="notice" role="alert">
        ${hint.errorMessage}
      </p>
    `;
  if (!hint.moves)
    return html`
      <p class="thinking" role="status">
        ${translate("hint-thinking")} <${QueuePosition} id=${info.id} kind="hint" />
      </p>
    `;
  const hinted = hint.moves
    .slice(0, MAX_MOVES)
    .flatMap((move) => choices.filter(({ action }) => action === move.action).map((choice) => ({ move, choice })));
  return html`
    <section class="hinted-moves" aria-label=${translate("hint-title")}>
      <h3>${translate("hint-title")}</h3>
      <ol>
        ${hinted.map(
          ({ move, choice }, index) => html`
            <${HintedMoveButton} key=${move.action} move=${move} choice=${choice}
              comparison=${reasonsToShow(move, index, hinted.length)} selectChoice=${selectChoice} />
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
 * @param {number} index
 * @param {number} count
 */
const reasonsToShow = ({ comparison }, index, count) =>
  comparison && (count === 1 || index > 1 || (comparison.better || comparison.worse) === (index === 0)) ? comparison : null;

/** @param {{ move: HintedMove, choice: Choice, comparison: HintedMove["comparison"], selectChoice: (choice: Choice) => void }} props */
function HintedMoveButton({ move, choice, comparison, selectChoice }) {
  const table = useTable();
  const highlight = () => table.setHighlight([choice.names]);
  const clearHighlight = () => table.setHighlight([]);
  const chosen = table.candidates.length === 1 && table.candidates[0] === choice;
  const other = table.choices.find(({ action }) => action === comparison?.other_action);
  return html`
    <li>
      <button
        aria-pressed=${chosen}
        data-hinted=${move.action}
        onclick=${() => selectChoice(choice)}
        onmouseenter=${highlight}
        onmouseleave=${clearHighlight}
        onfocus=${highlight}
        onblur=${clearHighlight}
      >
        ${capitalize(table.texts.choice(table, choice))}
        <span class="expected-result">
          ${translate("hint-promise", { win: formatPercent(move.win), score: formatNumber(Math.round(move.scores[table.view.seat])) })}
        </span>
        <svg class="win-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width=${100 * move.win} height="4" />
        </svg>
      </button>
      ${
        comparison &&
        other &&
        html`<${Reasons} game=${table.info.game} comparison=${comparison} otherMove=${table.texts.choice(table, other)} />`
      }
    </li>
  `;
}
