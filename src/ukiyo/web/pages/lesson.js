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

/** @param {{ params: string[] }} props */
export default function LessonPage({ params: [name, id] }) {
  const [lessonFrame, setLessonFrame] = useState(/** @type {LessonFrame | null} */ (null));
  const [game, setGame] = useState(/** @type {LoadedGame | null} */ (null));
  const [board, setBoard] = useState(/** @type {GameBoard | null} */ (null));
  const [step, setStep] = useState(/** @type {Step | null} */ (null));
  const [behind, setBehind] = useState(0);
  const [events, setEvents] = useState(/** @type {TableEvent[]} */ ([]));
  const [sending, setSending] = useState(false);
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
    const player = new Playback(show, setBehind, () => STEP_DURATIONS_MS[settings.playbackSpeed]);
    playback.current = player;
    const onEscape = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && player.skip();
    addEventListener("keydown", onEscape);
    const open = async () => {
      const first = await lessonProgress([], 0);
      const [loaded, loadedBoard] = await Promise.all([loadGame(name), loadBoard(name), loadLessons()]);
      if (cancelled) return;
      setGame(loaded);
      setBoard(loadedBoard);
      setLessonFrame(first);
      player.start(withPlayerName(first.frame));
    };
    open().catch((error) => cancelled || setErrorMessage(error.message));
    return () => {
      cancelled = true;
      player.close();
      clearAnimations();
      removeEventListener("keydown", onEscape);
    };
  }, [name, id]);

  const choose = async (/** @type {Choice} */ { action }) => {
    setErrorMessage("");
    setSending(true);
    try {
      const next = await lessonProgress([...moves.current, action], /** @type {LessonFrame} */ (lessonFrame).frame.version);
      setLessonFrame(next);
      if (!next.rejection) {
        moves.current = [...moves.current, action];
        playback.current?.enqueue(withPlayerName(next.frame));
        if (next.step === next.steps) markLessonDone({ game: name, id });
      }
    } catch (error) {
      setErrorMessage(/** @type {Error} */ (error).message);
    }
    setSending(false);
  };
  const finished = lessonFrame !== null && lessonFrame.step === lessonFrame.steps;
  const { selected, selectChoice, clearSelection, ...selectionProps } = useSelection(
    game,
    frame,
    choose,
    sending || finished || behind > 0,
  );
  useLayoutEffect(clearSelection, [lessonFrame]); // the selection belongs to the previous frame
  // Show the button that confirms the selection.
  useLayoutEffect(() => document.querySelector(".choices .primary")?.scrollIntoView({ block: "nearest" }), [selected.length]);

  useEffect(() => {
    if (game) document.title = `${lessonTitle({ game: name, id })} · ${gameTitle(name)}`;
  }, [game]);

  if (!game || !step || !frame || !lessonFrame)
    return html`
      <${Page} title=${translate("learn")} kind="learn">
        <div class="empty-state">
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
  const stepNames = behind || step.scene ? namesInStep(step, game.game.actions) : lessonFrame.highlights;
  const goalActions = behind || sending || finished ? [] : lessonFrame.accepted_actions;
  const table = createTable(game, frame, {
    board,
    ...selectionProps,
    highlight: selectionProps.highlight.length ? selectionProps.highlight : stepNames,
    stepNames,
    goalActions,
  });
  const onTap = (/** @type {Event} */ event) => {
    if (!behind) return;
    event.stopPropagation();
    skip();
  };
  return html`
    <${TableView}
      table=${table}
      class=${`playing lesson ${finished ? "learned" : ""}`}
      data-behind=${behind}
      data-step=${lessonFrame.step}
      onTap=${onTap}
    >
      <${LessonPanel} game=${name} id=${id} lessonFrame=${lessonFrame} waiting=${behind > 0} />
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      ${behind > 0 && html`<${StepCaption} step=${step} behind=${behind} skip=${skip} />`}
      ${
        !behind &&
        !finished &&
        html`
          <${Panel}
            selected=${selected}
            clearSelection=${clearSelection}
            selectChoice=${selectChoice}
            play=${choose}
            undo=${() => {}}
            act=${() => {}}
            waiting=${sending}
          />
        `
      }
      <${Log} events=${events} opened=${null} open=${() => {}} />
    </${TableView}>
  `;
}

/** Adds the learner's name, which the server may not know. @param {LessonFrame["frame"]} frame @returns {Frame} */
function withPlayerName(frame) {
  const own = settings.name || translate("default-name");
  const seats = frame.table.seats.map((occupant, seat) => (seat === frame.seat ? { ...occupant, name: occupant.name || own } : occupant));
  return /** @type {Frame} */ ({ ...frame, table: { ...frame.table, seats } });
}

/**
 * @param {{ game: string, id: string, lessonFrame: LessonFrame, waiting: boolean }} props
 */
function LessonPanel({ game, id, lessonFrame: { explanations: said, rejection: other, step, steps }, waiting }) {
  const finished = step === steps;
  const task = finished ? null : said[said.length - 1];
  const feedback = said.filter((sentence) => sentence !== task);
  return html`
    <section class="panel lesson-panel" aria-label=${translate("lesson")}>
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
                <p class="feedback" key=${message}>${translate(message, values)}</p>
              `,
            )}
            ${
              other &&
              html`
                <p class="wrong-move" role="alert">
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
    <div class="row next-steps">
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
