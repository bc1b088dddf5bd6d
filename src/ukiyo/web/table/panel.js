// What is asked, in a sentence, with every choice: the way through the game for keyboard and screen reader, too.

import { html, useLayoutEffect } from "../vendor/preact.js";
import { typing } from "../core/arrow-keys.js";
import { Crest } from "../core/crest.js";
import { timeOffWords } from "../core/presence.js";
import { useTable } from "../core/table-context.js";
import { say } from "../core/locale.js";
import { Agreeing } from "./proposals.js";
import { Choices } from "./choice-list.js";
import { AboutTime } from "./clocks.js";
import { Advice, useHint } from "./hint.js";
import { Hurried, InLine } from "./queue-position.js";

/** @import { Choice, Names } from "../core/types.js" */

/** Show a new question from its beginning, unless the player is writing. @param {string} question empty if there is none */
function useScrollReset(question) {
  useLayoutEffect(() => {
    const side = document.querySelector(".side");
    if (side && question && !side.querySelector("input:focus, textarea:focus")) side.scrollTop = 0;
  }, [question]);
}

/**
 * `plan` begins a plan; within one there is none, and only what can be tried is asked.
 * @param {{
 *   pointed: Names[], back: () => void, narrow: (choice: Choice) => void, play: (choice: Choice) => void, undo: (turn: boolean) => void,
 *   act: (path: string, body?: object) => void, plan?: () => void, waiting: boolean
 * }} props
 */
export function Panel({ pointed, back, narrow, play, undo, act, plan, waiting }) {
  const table = useTable();
  const { facts, view, left, choices } = table;
  const yours = choices.length > 0;
  const { hint, offered, press } = useHint(!plan || Boolean(facts.day) || facts.rated);
  useScrollReset(yours ? `${facts.id}/${table.version}` : "");
  const undoable = plan && view.undo_seat !== null && facts.yours.includes(view.undo_seat);
  useLayoutEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (!plan || typing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() === "u" && undoable) undo(event.shiftKey);
      if (event.key.toLowerCase() === "p" && yours) plan();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  const player = table.player(view.seat);
  const timeOff = timeOffWords(facts.presence?.[view.seat]);
  const away = facts.yours.length > 0 && !facts.yours.includes(view.seat) && facts.absent && !facts.clocks;
  return html`
    <section class=${`panel choosing seat-${view.seat}`} aria-label=${say("choices")}>
      <h2 aria-live="polite">
        <${Crest} seat=${view.seat} size=${20} />${" "}
        <span>${say("whose-turn", { player: table.player(view.seat), question: table.room.question(table) })}</span>
      </h2>
      ${
        facts.bot_error &&
        html`
          <p class="notice" role="alert">
            ${say("bot-trouble", { player: table.player(view.seat) })}
          </p>
          <div class="row">
            <button onclick=${() => act("/continue")}>${say("ask-again")}</button>
            <button onclick=${() => act("/continue", { bot: table.game.bots[0] })}>
              ${say(facts.needed > 1 ? "other-bot-agreed" : "other-bot", { agreed: facts.agreed, needed: facts.needed })}
            </button>
          </div>
        `
      }
      ${
        yours &&
        html`
          <div class="offers">
            ${hint && html`<${Advice} hint=${hint} narrow=${narrow} />`}
            <${Choices} sole=${left.length === 1 && pointed.length > 0} play=${play} narrow=${narrow} />
          </div>
        `
      }
      ${
        !yours &&
        facts.yours.length > 0 &&
        html`
          <p class="waiting" role="status">
            ${waiting ? say("sending") : timeOff ? `${player}: ${timeOff}.` : say("others-think", { player })}${" "}
            ${facts.seats[view.seat].kind === "bot" && html`<${InLine} key=${table.version} id=${facts.id} what="bot" />`}
          </p>
        `
      }
      ${!facts.yours.length && !facts.reserved_seats.length && html`<p class="waiting">${say("watching")}</p>`}
      <${AboutTime} act=${act} />
      ${plan && html`<${Agreeing} act=${act} />`}
      ${facts.day && facts.yours.length > 0 && html`<p class="deal-note">${say("deal-try-here")}</p>`}
      <${Hurried} share=${facts.search_share} message="bots-hurried" />
      <div class="row">
        ${
          pointed.length > 0 &&
          html`
            <button class="quiet" onclick=${back}>
              ${say("point-back")}
            </button>
          `
        }
        ${
          undoable &&
          html`
            <button class="quiet" id="undo" aria-keyshortcuts="u" title=${`${say("undo")} (U)`} onclick=${() => undo(false)}>
              ${say("undo")}
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
              title=${`${say("undo-turn")} (Shift+U)`}
              onclick=${() => undo(true)}
            >
              ${say("undo-turn")}
            </button>
          `
        }
        ${
          plan &&
          yours &&
          html`
            <button class="quiet" id="plan" aria-keyshortcuts="p" title=${`${say("plan-about")} (P)`} onclick=${plan}>
              ${say("plan")}
            </button>
          `
        }
        ${
          offered &&
          html`
            <button
              class="quiet"
              id="hint"
              aria-pressed=${hint !== null}
              aria-keyshortcuts="h"
              title=${`${say("hint")} (H)`}
              onclick=${press}
            >
              ${say("hint")}
            </button>
          `
        }
        ${
          away &&
          html`
            <button class="quiet" onclick=${() => act("/replace-player", { version: table.version, seat: view.seat })}>
              ${say("proposal-takeover", { player: table.player(view.seat), agreed: facts.agreed, needed: facts.needed })}
            </button>
          `
        }
      </div>
    </section>
  `;
}
