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
/** @import { Choice, Frame, PuzzleInfo, PuzzleList, PuzzleStep, GameBoard, PuzzleProgress, MoveComparison } from "../core/types.js" */

/**
 * The latest response, the choices that led to it, and the frame of each decision.
 * @typedef {{ response: PuzzleProgress, actions: number[], frames: Frame[] }} Progress
 */

/** Puts the person's name on the seat. @param {PuzzleProgress} response @returns {PuzzleProgress} */
const withPlayerName = (response) => {
  const { table, seat } = response.frame;
  const seats = table.seats.map((occupant, index) =>
    index === seat ? { ...occupant, name: settings.name || translate("default-name") } : occupant,
  );
  return { ...response, frame: { ...response.frame, table: { ...table, seats } } };
};

/** @param {{ params: string[] }} props */
export default function PuzzlePage({ params: [name, id] }) {
  const [game, setGame] = useState(/** @type {LoadedGame | null} */ (null));
  const [board, setBoard] = useState(/** @type {GameBoard | null} */ (null));
  const [progress, setProgress] = useState(/** @type {Progress | null} */ (null));
  const [errorMessage, setErrorMessage] = useState("");
  const [sending, setSending] = useState(false);
  const /** @type {[PuzzleList | null, string]} */ [list] = useFetch(`/puzzles/${name}`);
  const frame = progress?.response.frame ?? null;
  const event = frame?.events.at(-1) ?? null;
  const measure = useStepMotion(frame && { ...emptyStep, frame, event, own: true, effects: event?.effects ?? [], jumped: !event }, game);

  const [why, setWhy] = useState({ actions: /** @type {number[]} */ ([]), response: /** @type {MoveComparison | null} */ (null) });
  const explain = (/** @type {number[]} */ actions) =>
    request("POST", `/puzzles/${name}/${id}/why`, { actions }).then(
      (response) => setWhy({ actions, response }),
      () => {}, // the evaluation is useful without the reasons
    );
  const choose = async (/** @type {number[]} */ actions, /** @type {Frame[]} */ earlierFrames) => {
    setSending(true);
    setErrorMessage("");
    try {
      const response = withPlayerName(await request("POST", `/puzzles/${name}/${id}`, { actions }));
      if (response.outcome !== "open") saveOutcome(name, id, response.outcome);
      if (response.outcome !== "open") explain(actions);
      measure();
      setProgress({ response, actions, frames: response.outcome === "open" ? [...earlierFrames, response.frame] : earlierFrames });
    } catch (error) {
      setErrorMessage(/** @type {Error} */ (error).message);
    }
    setSending(false);
  };
  useEffect(() => {
    choose([], []);
    loadGame(name)
      .then((found) => (setGame(found), loadBoard(name)))
      .then(setBoard, (error) => setErrorMessage(error.message));
    return clearAnimations;
  }, [name, id]);

  const play = (/** @type {Choice} */ { action }) => progress && choose([...progress.actions, action], progress.frames);
  const { selected, selectChoice, clearSelection, ...selectionProps } = useSelection(game, frame, play, sending);
  if (!game || !progress || !frame)
    return html`
      <${Page} title=${translate("puzzles")} kind="puzzles">
        <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      </${Page}>
    `;
  const { response, actions, frames } = progress;
  const decided = response.answer?.slice(0, frames.length) ?? [];
  const table = createTable(game, frame, { board, ...selectionProps });
  const /** @type {PuzzleInfo[]} */ puzzles = list?.puzzles ?? [];
  const puzzleIndex = puzzles.findIndex((puzzle) => puzzle.id === id);
  const puzzle = puzzles[puzzleIndex];
  const next = puzzles[(puzzleIndex + 1) % puzzles.length];
  return html`
    <${TableView} table=${table} class="playing puzzle">
      <section class=${`puzzle-panel ${response.outcome}`} aria-label=${translate("puzzles")}>
        <h2>
          ${puzzle ? translate("puzzle-title", { n: puzzleIndex + 1 }) : translate("puzzles")}${" "}
          ${puzzle && html`<${Grade} grade=${puzzle.grade} />`}
        </h2>
        ${puzzle && html`<p class="puzzle-setup">${gameTitle(name)} · ${tableSummary(name, puzzle)}</p>`}
        ${
          response.outcome === "open" &&
          html`
            <p role="status">${actions.length ? translate("puzzle-right") : translate("puzzle-task", { n: response.steps })}</p>
            ${
              response.steps > 1 &&
              html`<p class="puzzle-step">${translate("puzzle-step", { step: response.step + 1, steps: response.steps })}</p>`
            }
          `
        }
        ${response.outcome !== "open" && html`<p class="verdict" role="status">${translate(`puzzle-${response.outcome}`)}</p>`}
      </section>
      ${
        response.outcome === "open" &&
        html`
          <${Panel}
            selected=${selected}
            clearSelection=${clearSelection}
            selectChoice=${selectChoice}
            play=${play}
            undo=${() => {}}
            act=${() => {}}
            waiting=${sending}
          />
        `
      }
      ${decided.map(
        (step, index) => html`
          <${StepResult}
            key=${index}
            step=${step}
            frame=${frames[index]}
            chosen=${actions[index]}
            why=${why.actions === actions && index === decided.length - 1 ? why.response : null}
          />
        `,
      )}
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      ${
        response.outcome !== "open" &&
        html`
          <div class="row actions">
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
 * @param {{ step: PuzzleStep, frame: Frame, chosen: number, why: MoveComparison | null }} props
 */
function StepResult({ step, frame, chosen, why }) {
  const now = useTable();
  const table = createTable(now, frame);
  const choices = legalChoices(frame, table.game.actions);
  const decisionTable = { ...table, choices, candidates: choices };
  const choice = (/** @type {number} */ action) => /** @type {Choice} */ (choices.find((one) => one.action === action));
  const describeChoice = (/** @type {number} */ action) => capitalize(table.texts.choice(decisionTable, choice(action)));
  const [best, ...others] = step.actions;
  const [closest] = others;
  const right = chosen === best.action;
  return html`
    <section class="puzzle-result" aria-label=${translate("puzzle-compare")}>
      ${
        !right &&
        html`
          <p class="missed">
            <small>${translate("puzzle-yours")}</small> ${describeChoice(chosen)}
          </p>
        `
      }
      <p class="best">
        <small>${translate("puzzle-best")}</small> <b>${describeChoice(best.action)}</b>
      </p>
      ${why?.better && html`<${Reasons} game=${now.info.game} comparison=${why} otherMove=${describeChoice(why.other_action)} />`}
      <p>
        ${translate("puzzle-evidence", {
          draws: closest.determinizations,
          gap: formatPercent(closest.gap),
          error: formatPercent(closest.error),
        })}
      </p>
      <p>${translate("puzzle-liked", { share: formatPercent(step.policy_probability) })}</p>
      <details>
        <summary>${translate("puzzle-compare")}</summary>
        <div class="scroll" tabindex="0" role="region" aria-label=${translate("puzzle-compare")}>
          <table class="comparison">
            <thead>
              <tr>
                ${["choice", "win", "points", "behind"].map((column) => html`<th scope="col">${translate(`puzzle-column-${column}`)}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${step.actions.map(
                ({ action, win, score, gap, error }) => html`
                  <tr class=${action === best.action ? "best" : action === chosen ? "chosen" : ""}>
                    <th scope="row">${describeChoice(action)}</th>
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
