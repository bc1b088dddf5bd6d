// A puzzle on the game's board. The server returns a frame for each choice, and the evaluation when the puzzle is solved or missed.

import { html, useEffect, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { legalChoices } from "../core/choices.js";
import { gameTitle } from "../core/games.js";
import { loadGame, loadBoard, createTable } from "../core/game.js";
import { clearAnimations } from "../core/motion.js";
import { settings } from "../core/settings.js";
import { useTable } from "../core/table-context.js";
import { capitalize, formatNumber, formatPercent, translate } from "../core/locale.js";
import { Panel } from "../table/panel.js";
import { emptyStep } from "../table/playback.js";
import { TableView, useStepMotion, useSelection } from "../table/table-view.js";
import { Reasons } from "../core/reasons.js";
import { Page, ErrorMessage, useFetch } from "./page.js";
import { Grade, saveOutcome, tableSummary } from "./puzzles.js";

/** @import { LoadedGame } from "../core/game.js" */
/** @import { Choice, Frame, PuzzleFacts, PuzzleList, PuzzleStep, GameBoard, Solved, Why } from "../core/types.js" */

/**
 * The latest response, the choices that led to it, and the frame of each decision.
 * @typedef {{ said: Solved, actions: number[], frames: Frame[] }} Progress
 */

/** Puts the person's name on the seat. @param {Solved} said @returns {Solved} */
const withPlayerName = (said) => {
  const { table, seat } = said.frame;
  const seats = table.seats.map((sitter, place) => (place === seat ? { ...sitter, name: settings.name || translate("guest") } : sitter));
  return { ...said, frame: { ...said.frame, table: { ...table, seats } } };
};

/** @param {{ of: string[] }} props */
export default function PuzzlePage({ of: [name, id] }) {
  const [game, setGame] = useState(/** @type {LoadedGame | null} */ (null));
  const [board, setBoard] = useState(/** @type {GameBoard | null} */ (null));
  const [progress, setProgress] = useState(/** @type {Progress | null} */ (null));
  const [errorMessage, setErrorMessage] = useState("");
  const [sent, setSent] = useState(false);
  const /** @type {[PuzzleList | null, string]} */ [list] = useFetch(`/puzzles/${name}`);
  const frame = progress?.said.frame ?? null;
  const event = frame?.events.at(-1) ?? null;
  const measure = useStepMotion(frame && { ...emptyStep, frame, event, own: true, effects: event?.effects ?? [], jumped: !event }, game);

  const [why, setWhy] = useState({ of: /** @type {number[]} */ ([]), said: /** @type {Why | null} */ (null) });
  const explain = (/** @type {number[]} */ of) =>
    request("POST", `/puzzles/${name}/${id}/why`, { actions: of }).then(
      (said) => setWhy({ of, said }),
      () => {}, // the evaluation is useful without the reasons
    );
  const choose = async (/** @type {number[]} */ actions, /** @type {Frame[]} */ before) => {
    setSent(true);
    setErrorMessage("");
    try {
      const said = withPlayerName(await request("POST", `/puzzles/${name}/${id}`, { actions }));
      if (said.outcome !== "open") saveOutcome(name, id, said.outcome);
      if (said.outcome !== "open") explain(actions);
      measure();
      setProgress({ said, actions, frames: said.outcome === "open" ? [...before, said.frame] : before });
    } catch (error) {
      setErrorMessage(/** @type {Error} */ (error).message);
    }
    setSent(false);
  };
  useEffect(() => {
    choose([], []);
    loadGame(name)
      .then((found) => (setGame(found), loadBoard(name)))
      .then(setBoard, (error) => setErrorMessage(error.message));
    return clearAnimations;
  }, [name, id]);

  const play = (/** @type {Choice} */ { action }) => progress && choose([...progress.actions, action], progress.frames);
  const { pointed, narrow, back, ...pointing } = useSelection(game, frame, play, sent);
  if (!game || !progress || !frame)
    return html`
      <${Page} title=${translate("puzzles")} kind="puzzles">
        <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      </${Page}>
    `;
  const { said, actions, frames } = progress;
  const decided = said.answer?.slice(0, frames.length) ?? [];
  const table = createTable(game, frame, { board, ...pointing });
  const /** @type {PuzzleFacts[]} */ puzzles = list?.puzzles ?? [];
  const place = puzzles.findIndex((puzzle) => puzzle.id === id);
  const puzzle = puzzles[place];
  const next = puzzles[(place + 1) % puzzles.length];
  return html`
    <${TableView} table=${table} class="playing puzzle">
      <section class=${`puzzle-band ${said.outcome}`} aria-label=${translate("puzzles")}>
        <h2>
          ${puzzle ? translate("puzzle-title", { n: place + 1 }) : translate("puzzles")}${" "}
          ${puzzle && html`<${Grade} grade=${puzzle.grade} />`}
        </h2>
        ${puzzle && html`<p class="puzzle-of">${gameTitle(name)} · ${tableSummary(name, puzzle)}</p>`}
        ${
          said.outcome === "open" &&
          html`
            <p role="status">${actions.length ? translate("puzzle-right") : translate("puzzle-task", { n: said.steps })}</p>
            ${said.steps > 1 && html`<p class="puzzle-step">${translate("puzzle-step", { step: said.step + 1, steps: said.steps })}</p>`}
          `
        }
        ${said.outcome !== "open" && html`<p class="verdict" role="status">${translate(`puzzle-${said.outcome}`)}</p>`}
      </section>
      ${
        said.outcome === "open" &&
        html`
          <${Panel} pointed=${pointed} back=${back} narrow=${narrow} play=${play} undo=${() => {}} act=${() => {}} waiting=${sent} />
        `
      }
      ${decided.map(
        (step, place) => html`
          <${StepResult}
            key=${place}
            step=${step}
            frame=${frames[place]}
            chosen=${actions[place]}
            why=${why.of === actions && place === decided.length - 1 ? why.said : null}
          />
        `,
      )}
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      ${
        said.outcome !== "open" &&
        html`
          <div class="row ways">
            ${
              next && html`<a class="button primary" id="next-puzzle" href=${`#/puzzle/${name}/${next.id}`}>${translate("puzzle-next")}</a>`
            }
            <button id="try-again" onclick=${() => choose([], [])}>
              ${translate("puzzle-again")}
            </button>
          </div>
        `
      }
      <p><a href=${`#/puzzles/${name}`}>${translate("puzzles-all")}</a></p>
    </${TableView}>
  `;
}

/**
 * Compares the chosen action with the best one.
 * @param {{ step: PuzzleStep, frame: Frame, chosen: number, why: Why | null }} props
 */
function StepResult({ step, frame, chosen, why }) {
  const now = useTable();
  const table = createTable(now, frame);
  const choices = legalChoices(frame, table.game.actions);
  const frames = { ...table, choices, candidates: choices };
  const choice = (/** @type {number} */ action) => /** @type {Choice} */ (choices.find((one) => one.action === action));
  const words = (/** @type {number} */ action) => capitalize(table.texts.choice(frames, choice(action)));
  const [best, ...others] = step.tries;
  const [closest] = others;
  const right = chosen === best.action;
  return html`
    <section class="puzzle-answer" aria-label=${translate("puzzle-compare")}>
      ${
        !right &&
        html`
          <p class="missed">
            <small>${translate("puzzle-yours")}</small> ${words(chosen)}
          </p>
        `
      }
      <p class="best">
        <small>${translate("puzzle-best")}</small> <b>${words(best.action)}</b>
      </p>
      ${why?.better && html`<${Reasons} game=${now.info.game} why=${why} beside=${words(why.beside)} />`}
      <p>${translate("puzzle-evidence", { draws: closest.draws, gap: formatPercent(closest.gap), error: formatPercent(closest.error) })}</p>
      <p>${translate("puzzle-liked", { share: formatPercent(step.liked) })}</p>
      <details>
        <summary>${translate("puzzle-compare")}</summary>
        <div class="scroll" tabindex="0" role="region" aria-label=${translate("puzzle-compare")}>
          <table class="tries">
            <thead>
              <tr>
                ${["choice", "win", "points", "behind"].map((column) => html`<th scope="col">${translate(`puzzle-column-${column}`)}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${step.tries.map(
                ({ action, win, score, gap, error }) => html`
                  <tr class=${action === best.action ? "best" : action === chosen ? "chosen" : ""}>
                    <th scope="row">${words(action)}</th>
                    <td>${formatPercent(win)}</td>
                    <td>${formatNumber(Math.round(score))}</td>
                    <td>${action === best.action ? "–" : `${formatPercent(gap)} ± ${formatPercent(error)}`}</td>
                  </tr>
                `,
              )}
            </tbody>
          </table>
        </div>
        <small>${translate("puzzle-behind-note")}</small>
      </details>
    </section>
  `;
}
