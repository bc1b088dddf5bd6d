// The question and its choices as text, which make the game playable by keyboard and screen reader.

import { html, useLayoutEffect } from "../vendor/preact.js";
import { isTyping } from "../core/arrow-keys.js";
import { Crest } from "../core/crest.js";
import { timeOffText } from "../core/presence.js";
import { useTable } from "../core/table-context.js";
import { translate } from "../core/locale.js";
import { Proposals } from "./proposals.js";
import { ChoiceList } from "./choice-list.js";
import { ClockControls } from "./clocks.js";
import { HintPanel, useHint } from "./hint.js";
import { ShortSearchNotice, QueuePosition } from "./queue-position.js";

/** @import { Choice, Names } from "../core/types.js" */

/** Scrolls to the top for a new question, unless the player is typing. @param {string} question empty if there is none */
function useScrollReset(question) {
  useLayoutEffect(() => {
    const side = document.querySelector(".side");
    if (side && question && !side.querySelector("input:focus, textarea:focus")) side.scrollTop = 0;
  }, [question]);
}

/**
 * `startWhatIf` starts a what-if line. Within a what-if line it is undefined, and the panel offers only choices.
 * @param {{
 *   selected: Names[], clearSelection: () => void, selectChoice: (choice: Choice) => void, play: (choice: Choice) => void,
 *   undo: (turn: boolean) => void, act: (path: string, body?: object) => void, startWhatIf?: () => void, waiting: boolean
 * }} props
 */
export function Panel({ selected, clearSelection, selectChoice, play, undo, act, startWhatIf, waiting }) {
  const table = useTable();
  const { info, view, candidates, choices } = table;
  const canChoose = choices.length > 0;
  const { hint, available, toggle } = useHint(!startWhatIf || Boolean(info.daily_date) || info.rated);
  useScrollReset(canChoose ? `${info.id}/${table.version}` : "");
  const undoable = startWhatIf && view.undo_seat !== null && info.your_seats.includes(view.undo_seat);
  useLayoutEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (!startWhatIf || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() === "u" && undoable) undo(event.shiftKey);
      if (event.key.toLowerCase() === "p" && canChoose) startWhatIf();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  const player = table.playerName(view.seat);
  const timeOff = timeOffText(info.presence?.[view.seat]);
  const canReplacePlayer = info.your_seats.length > 0 && !info.your_seats.includes(view.seat) && info.absent && !info.clocks;
  return html`
    <section class=${`panel choosing seat-${view.seat}`} aria-label=${translate("choices")}>
      <h2 aria-live="polite">
        <${Crest} seat=${view.seat} size=${20} />${" "}
        <span>${translate("whose-turn", { player: table.playerName(view.seat), question: table.texts.question(table) })}</span>
      </h2>
      ${
        info.bot_error &&
        html`
          <p class="notice" role="alert">
            ${translate("bot-trouble", { player: table.playerName(view.seat) })}
          </p>
          <div class="row">
            <button onclick=${() => act("/continue")}>${translate("ask-again")}</button>
            <button onclick=${() => act("/continue", { bot: table.game.bots[0] })}>
              ${translate(info.needed > 1 ? "other-bot-agreed" : "other-bot", { agreed: info.agreed, needed: info.needed })}
            </button>
          </div>
        `
      }
      ${
        canChoose &&
        html`
          <div class="choice-area">
            ${hint && html`<${HintPanel} hint=${hint} selectChoice=${selectChoice} />`}
            <${ChoiceList} confirming=${candidates.length === 1 && selected.length > 0} play=${play} selectChoice=${selectChoice} />
          </div>
        `
      }
      ${
        !canChoose &&
        info.your_seats.length > 0 &&
        html`
          <p class="waiting" role="status">
            ${waiting ? translate("sending") : timeOff ? `${player}: ${timeOff}.` : translate("others-think", { player })}${" "}
            ${info.seats[view.seat].kind === "bot" && html`<${QueuePosition} key=${table.version} id=${info.id} kind="bot" />`}
          </p>
        `
      }
      ${!info.your_seats.length && !info.reserved_seats.length && html`<p class="waiting">${translate("watching")}</p>`}
      <${ClockControls} act=${act} />
      ${startWhatIf && html`<${Proposals} act=${act} />`}
      ${info.daily_date && info.your_seats.length > 0 && html`<p class="daily-note">${translate("daily-table-note")}</p>`}
      <${ShortSearchNotice} share=${info.search_share} message="bots-hurried" />
      <div class="row">
        ${
          selected.length > 0 &&
          html`
            <button class="quiet" onclick=${clearSelection}>
              ${translate("point-back")}
            </button>
          `
        }
        ${
          undoable &&
          html`
            <button class="quiet" id="undo" aria-keyshortcuts="u" title=${`${translate("undo")} (U)`} onclick=${() => undo(false)}>
              ${translate("undo")}
            </button>
          `
        }
        ${
          undoable &&
          view.moves - view.undo_floor > 1 &&
          html`
            <button
              class="quiet"
              id="undo-turn"
              aria-keyshortcuts="Shift+U"
              title=${`${translate("undo-turn")} (Shift+U)`}
              onclick=${() => undo(true)}
            >
              ${translate("undo-turn")}
            </button>
          `
        }
        ${
          startWhatIf &&
          canChoose &&
          html`
            <button class="quiet" id="what-if" aria-keyshortcuts="p" title=${`${translate("what-if-about")} (P)`} onclick=${startWhatIf}>
              ${translate("what-if")}
            </button>
          `
        }
        ${
          available &&
          html`
            <button
              class="quiet"
              id="hint"
              aria-pressed=${hint !== null}
              aria-keyshortcuts="h"
              title=${`${translate("hint")} (H)`}
              onclick=${toggle}
            >
              ${translate("hint")}
            </button>
          `
        }
        ${
          canReplacePlayer &&
          html`
            <button class="quiet" onclick=${() => act("/replace-player", { version: table.version, seat: view.seat })}>
              ${translate("proposal-takeover", { player: table.playerName(view.seat), agreed: info.agreed, needed: info.needed })}
            </button>
          `
        }
      </div>
    </section>
  `;
}
