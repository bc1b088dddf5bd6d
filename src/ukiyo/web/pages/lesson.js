// A lesson at a table. The server returns the frame after the learner's moves, the lesson's text and the targets to highlight.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { loadGame, loadBoard, createTable } from "../core/game.js";
import { gameTitle } from "../core/games.js";
import { loadLessons, lessonLink, lessonTitle, nextLesson, markLessonDone, useLessons } from "../core/lessons.js";
import { clearAnimations } from "../core/motion.js";
import { STEP_DURATIONS_MS, settings } from "../core/settings.js";
import { translate } from "../core/locale.js";
import { Log } from "../table/log.js";
import { Panel } from "../table/panel.js";
import { mergeEvents, Playback } from "../table/playback.js";
import { StepCaption, namesInStep } from "../table/step-display.js";
import { TableView, useStepMotion, useSelection } from "../table/table-view.js";
import { startFirstGame } from "./home.js";
import { Page, ErrorMessage, useAction } from "./page.js";

/** @import { LoadedGame } from "../core/game.js" */
/** @import { Choice, TableEvent, Frame, LessonFrame, GameBoard, Step } from "../core/types.js" */

/** @param {{ of: string[] }} props */
export default function LessonPage({ of: [name, id] }) {
  const [answer, setAnswer] = useState(/** @type {LessonFrame | null} */ (null));
  const [game, setGame] = useState(/** @type {LoadedGame | null} */ (null));
  const [board, setBoard] = useState(/** @type {GameBoard | null} */ (null));
  const [step, setStep] = useState(/** @type {Step | null} */ (null));
  const [behind, setBehind] = useState(0);
  const [events, setEvents] = useState(/** @type {TableEvent[]} */ ([]));
  const [sent, setSent] = useState(false);
  const [errorMessage, setErrorMessage] = useState("");
  const moves = useRef(/** @type {number[]} */ ([]));
  const playback = useRef(/** @type {Playback | null} */ (null));
  const frame = step?.frame ?? null;
  const measure = useStepMotion(step, game);
  const skip = () => playback.current?.skip();

  /** @param {number[]} next @param {number} since @returns {Promise<LessonFrame>} */
  const lessonProgress = (next, since) => request("POST", `/lessons/${name}/${id}`, { moves: next, since });

  useEffect(() => {
    let cancelled = false;
    const show = (/** @type {Step} */ next) => {
      measure();
      setStep(next);
      setEvents((known) => mergeEvents(known, next.frame.events));
    };
    const player = new Playback(show, setBehind, () => STEP_DURATIONS_MS[settings.pace]);
    playback.current = player;
    const escape = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && player.skip();
    addEventListener("keydown", escape);
    const open = async () => {
      const first = await lessonProgress([], 0);
      const [loaded, drawn] = await Promise.all([loadGame(name), loadBoard(name), loadLessons()]);
      if (cancelled) return;
      setGame(loaded);
      setBoard(drawn);
      setAnswer(first);
      player.start(withPlayerName(first.frame));
    };
    open().catch((error) => cancelled || setErrorMessage(error.message));
    return () => {
      cancelled = true;
      player.close();
      clearAnimations();
      removeEventListener("keydown", escape);
    };
  }, [name, id]);

  const choose = async (/** @type {Choice} */ { action }) => {
    setErrorMessage("");
    setSent(true);
    try {
      const next = await lessonProgress([...moves.current, action], /** @type {LessonFrame} */ (answer).frame.version);
      setAnswer(next);
      if (!next.other) {
        moves.current = [...moves.current, action];
        playback.current?.enqueue(withPlayerName(next.frame));
        if (next.step === next.steps) markLessonDone({ game: name, id });
      }
    } catch (error) {
      setErrorMessage(/** @type {Error} */ (error).message);
    }
    setSent(false);
  };
  const finished = answer !== null && answer.step === answer.steps;
  const { pointed, narrow, back, ...pointing } = useSelection(game, frame, choose, sent || finished || behind > 0);
  useLayoutEffect(back, [answer]); // the selection belongs to the previous frame
  // Show the button that confirms the selection.
  useLayoutEffect(() => document.querySelector(".choices .primary")?.scrollIntoView({ block: "nearest" }), [pointed.length]);

  useEffect(() => {
    if (game) document.title = `${lessonTitle({ game: name, id })} · ${gameTitle(name)}`;
  }, [game]);

  if (!game || !step || !frame || !answer)
    return html`
      <${Page} title=${translate("learn")} kind="learn">
        <div class="bare">
          ${
            errorMessage
              ? html`<${ErrorMessage}>${errorMessage}</${ErrorMessage}>`
              : html`<p role="status">${translate("connection-connecting")}</p>`
          }
          <a class="button" href="#/learn">
            ${translate("learn")}
          </a>
        </div>
      </${Page}>
    `;
  const stepNames = behind || step.scene ? namesInStep(step, game.game.actions) : answer.lit;
  const goalActions = behind || sent || finished ? [] : answer.accepted;
  const table = createTable(game, frame, {
    board,
    ...pointing,
    highlight: pointing.highlight.length ? pointing.highlight : stepNames,
    stepNames,
    goalActions,
  });
  const tap = (/** @type {Event} */ event) => {
    if (!behind) return;
    event.stopPropagation();
    skip();
  };
  return html`
    <${TableView}
      table=${table}
      class=${`playing lesson ${finished ? "learned" : ""}`}
      data-behind=${behind}
      data-step=${answer.step}
      tap=${tap}
    >
      <${LessonPanel} game=${name} id=${id} answer=${answer} waiting=${behind > 0} />
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      ${behind > 0 && html`<${StepCaption} step=${step} behind=${behind} skip=${skip} />`}
      ${
        !behind &&
        !finished &&
        html`
          <${Panel}
            pointed=${pointed}
            back=${back}
            narrow=${narrow}
            play=${choose}
            undo=${() => {}}
            act=${() => {}}
            waiting=${sent}
          />
        `
      }
      <${Log} events=${events} opened=${null} open=${() => {}} />
    </${TableView}>
  `;
}

/** Adds the learner's name, which the server may not know. @param {LessonFrame["frame"]} frame @returns {Frame} */
function withPlayerName(frame) {
  const own = settings.name || translate("guest");
  const seats = frame.table.seats.map((sitter, seat) => (seat === frame.seat ? { ...sitter, name: sitter.name || own } : sitter));
  return /** @type {Frame} */ ({ ...frame, table: { ...frame.table, seats } });
}

/**
 * @param {{ game: string, id: string, answer: LessonFrame, waiting: boolean }} props
 */
function LessonPanel({ game, id, answer: { said, other, step, steps }, waiting }) {
  const finished = step === steps;
  const task = finished ? null : said[said.length - 1];
  const feedback = said.filter((sentence) => sentence !== task);
  return html`
    <section class="panel teacher" aria-label=${translate("lesson")}>
      <h2>
        <a href=${`#/learn/${game}`} title=${translate("lessons-all")}>${lessonTitle({ game, id })}</a>
        <small>${translate("lesson-step", { step: Math.min(step + 1, steps), steps })}</small>
      </h2>
      <progress max=${steps} value=${step} aria-label=${translate("lesson-progress")}></progress>
      <div aria-live="polite">
        ${
          !waiting &&
          html`
            ${feedback.map(
              ({ id: message, values }) => html`
                <p class="praise" key=${message}>${translate(message, values)}</p>
              `,
            )}
            ${
              other &&
              html`
                <p class="aside" role="alert">
                  ${translate(other.id, other.values)} <em>${translate("lesson-taken-back")}</em>
                </p>
              `
            }
            ${task && html`<p class="task">${translate(task.id, task.values)}</p>`}
          `
        }
      </div>
      ${finished && !waiting && html`<${NextSteps} game=${game} id=${id} />`}
    </section>
  `;
}

/** @param {{ game: string, id: string }} props */
function NextSteps({ game, id }) {
  const lessons = useLessons().filter((lesson) => lesson.game === game);
  const next = nextLesson(lessons, id);
  const { busy, errorMessage, run } = useAction();
  return html`
    <div class="row onward">
      ${
        next &&
        html`
          <a class="button primary" id="next-lesson" href=${lessonLink(next)}>
            ${translate("lesson-next", { title: lessonTitle(next) })}
          </a>
        `
      }
      <button class=${next ? "" : "primary"} id="first-game" disabled=${busy} onclick=${run(() => startFirstGame(game))}>
        ${translate("first-game")}
      </button>
      <a class="button quiet" href=${`#/learn/${game}`}>
        ${translate("lessons-all")}
      </a>
    </div>
    <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
  `;
}
