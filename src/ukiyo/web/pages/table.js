// A table: shows the frames of its connection and sends moves. It can show a what-if line or an earlier position instead.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { request, NetworkError } from "../core/api.js";
import { legalChoices } from "../core/choices.js";
import { loadGame, loadBoard, createTable } from "../core/game.js";
import { TableConnection } from "../core/connection.js";
import { clearAnimations } from "../core/motion.js";
import { checkForUpdateNow, UpdateNotice } from "../core/update-notice.js";
import { saveName } from "../core/person.js";
import { STEP_DURATIONS_MS, settings } from "../core/settings.js";
import { clearTurnAlert, updateTurnAlert } from "../core/turn-alert.js";
import { translate } from "../core/locale.js";
import { Remark, useCoach } from "../table/coach.js";
import { Header } from "../table/header.js";
import { Log } from "../table/log.js";
import { Panel } from "../table/panel.js";
import { GameOver } from "../table/ending.js";
import { NextTable } from "../table/next-table.js";
import { NotifyPrompt } from "../table/notify-prompt.js";
import { EarlierPositionPanel, loadEarlierPosition } from "../table/earlier-position.js";
import { baseVersion, startLine, WhatIfPanel, playLine, lastStep, tryAction } from "../table/what-if.js";
import { emptyStep, mergeEvents, Playback } from "../table/playback.js";
import { Recap } from "../table/recap.js";
import { StepCaption, namesInStep } from "../table/step-display.js";
import { TableView, useStepMotion, useSelection } from "../table/table-view.js";
import { Lobby } from "../table/lobby.js";
import { PageEmblem } from "./emblems.js";
import { Page } from "./page.js";

/** @import { LoadedGame } from "../core/game.js" */
/** @import { Choice, TableEvent, Frame, GameBoard, ChatState, Step, ChatUpdate } from "../core/types.js" */
/** @import { ConnectionState } from "../core/connection.js" */
/** @import { EarlierPosition } from "../table/earlier-position.js" */
/** @import { WhatIfLine } from "../table/what-if.js" */

const NO_NOTICE = { notice: "", untilReconnected: false };

/** @param {{ params: string[] }} props */
export default function TablePage({ params: [id] }) {
  const [currentStep, setCurrentStep] = useState(/** @type {Step | null} */ (null));
  const [behind, setBehind] = useState(0);
  const [jumped, setJumped] = useState(0);
  const [game, setGame] = useState(/** @type {LoadedGame | null} */ (null));
  const [events, setEvents] = useState(/** @type {TableEvent[]} */ ([]));
  const [connectionState, setConnectionState] = useState(/** @type {ConnectionState} */ ("connecting"));
  const [{ notice }, setNotice] = useState(NO_NOTICE);
  const [sending, setSending] = useState(false);
  const [targetVersion, setTargetVersion] = useState(0); // the version that a what-if line reaches when it is played
  const [board, setBoard] = useState(/** @type {GameBoard | null} */ (null));
  const [whatIf, setWhatIf] = useState(/** @type {WhatIfLine | null} */ (null));
  const [earlierPosition, setEarlierPosition] = useState(/** @type {EarlierPosition | null} */ (null));
  const [chat, setChat] = useState(/** @type {ChatState} */ ({ known: false, hasEarlier: false, messages: [] }));
  const [chatModule, setChatModule] = useState(/** @type {typeof import("../table/log-and-chat.js") | null} */ (null));
  /** @param {string} notice @param {boolean} [untilReconnected] hides it when the connection is back */
  const showNotice = (notice, untilReconnected = false) => setNotice({ notice, untilReconnected });
  const showError = (/** @type {Error} */ error) => showNotice(error.message, error instanceof NetworkError);
  const connection = useRef(/** @type {TableConnection | null} */ (null));
  const playback = useRef(/** @type {Playback | null} */ (null));
  const skip = () => playback.current?.skip();
  const step = earlierPosition?.step ?? (whatIf ? lastStep(whatIf).step : currentStep);
  const frame = step?.frame ?? null;
  const measure = useStepMotion(step, game);
  const coach = useCoach(id);

  useEffect(() => {
    let cancelled = false;
    let wasDisconnected = false;
    const show = (/** @type {Step} */ next) => {
      measure();
      setCurrentStep(next);
      setEvents((previous) => mergeEvents(previous, next.frame.events));
      if (next.jumped) setJumped((times) => times + 1);
      else if (next.own) setJumped(0);
      if (next.frame.events.length) setSending(false); // a frame without events only updates presence
    };
    const player = new Playback(show, setBehind, () => STEP_DURATIONS_MS[settings.playbackSpeed]);
    playback.current = player;
    const onVisibilityChange = () => document.hidden && player.skip(); // do not animate a hidden page
    document.addEventListener("visibilitychange", onVisibilityChange);
    const onEscape = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && player.skip();
    addEventListener("keydown", onEscape);
    const handlers = {
      onFrame: (/** @type {Frame} */ next) => player.enqueue(next),
      onError: (/** @type {string} */ message) => {
        showNotice(message);
        setSending(false);
      },
      onState: (/** @type {ConnectionState} */ state) => {
        setConnectionState(state);
        if (state !== "open") setSending(false); // the response to a move may be lost
        if (state === "open" && wasDisconnected) {
          setNotice((previous) => (previous.untilReconnected ? NO_NOTICE : previous));
          checkForUpdateNow();
        }
        wasDisconnected = state === "lost" || (wasDisconnected && state !== "open");
      },
      onChat: (/** @type {ChatUpdate} */ update) => setChat((previous) => withUpdate(previous, update)),
    };
    request("GET", `/tables/${id}?since=0`).then((first) => {
      if (cancelled) return;
      player.start(first);
      loadGame(first.table.game, first.table).then((found) => cancelled || setGame(found), showError);
      connection.current = new TableConnection(id, first.version, handlers);
    }, showError);
    return () => {
      cancelled = true;
      connection.current?.close();
      player.close();
      clearAnimations();
      document.removeEventListener("visibilitychange", onVisibilityChange);
      removeEventListener("keydown", onEscape);
      clearTurnAlert();
    };
  }, [id]);

  // The choices appear first, because the board takes longer to load and draw.
  useEffect(() => {
    if (game) loadBoard(game.game.name).then(setBoard, showError);
    if (game) import("../table/log-and-chat.js").then(setChatModule, showError);
  }, [game]);

  useLayoutEffect(() => {
    if (currentStep) updateTurnAlert(currentStep.frame);
    if (currentStep) coach.onVersion(currentStep.frame.version);
  }, [currentStep, game]);

  /**
   * Shows a what-if line or an earlier position, or the current state if both are null.
   * @param {WhatIfLine | null} next
   * @param {EarlierPosition | null} [position]
   */
  const showPosition = (next, position = null) => {
    measure();
    setCurrentStep((previous) => previous && { ...emptyStep, frame: previous.frame, jumped: true }); // already animated
    setWhatIf(next);
    setEarlierPosition(position);
    setSending(false);
  };
  useLayoutEffect(() => {
    if (!whatIf || !currentStep || currentStep.frame.version === baseVersion(whatIf)) return;
    showPosition(null);
    showNotice(translate("what-if-moved-on"));
  }, [currentStep, whatIf]);

  const waiting = sending || (currentStep !== null && currentStep.frame.version < targetVersion);
  const waitingRef = useRef(waiting);
  waitingRef.current = waiting;
  const play = (/** @type {Choice} */ { action }) => {
    if (waitingRef.current) return;
    setNotice(NO_NOTICE);
    setSending(true);
    if (whatIf)
      return tryAction(id, whatIf, action).then(
        (next) => {
          measure();
          setWhatIf((previous) => (previous === whatIf ? next : previous));
          setSending(false);
        },
        (error) => {
          showError(error);
          setSending(false);
        },
      );
    if (frame && connection.current?.send({ type: "move", version: frame.version, action }))
      return coach.onMoveSent(frame.version + 1, table);
    setSending(false);
    return showNotice(translate("connection-lost"), true);
  };
  const { selected, selectChoice, clearSelection, ...selectionProps } = useSelection(game, frame, play, waiting);

  if (!notice && (!step || !frame || !game))
    return html`
      <p class="visually-hidden" role="status">
        ${translate("connection-connecting")}
      </p>
    `;
  if (!currentStep || !step || !frame || !game)
    return html`
      <${Page} title=${translate("the-table")} kind="tables">
        <div class="empty-state">
          <${PageEmblem} page="new" />
          <p role="status">${notice}</p>
          <a class="button" href="#/">
            ${translate("home")}
          </a>
        </div>
      </${Page}>
    `;
  const act = (/** @type {string} */ path, /** @type {object} */ body = {}) =>
    request("POST", `/tables/${id}${path}`, body).catch(showError);
  const join = (/** @type {number} */ seat) =>
    saveName()
      .then(() => act("/join", { seat }))
      .then(() => connection.current?.connect()); // reconnect as a player of the table
  const undo = (/** @type {boolean} */ turn, /** @type {number | null} */ to = null) =>
    connection.current?.send({ type: "undo", version: frame.version, turn, to });
  const tryAgain = () => {
    undo(true, coach.remark?.mistake.move);
    coach.dismiss();
  };
  const playWhatIf = async (/** @type {WhatIfLine} */ line) => {
    setTargetVersion(baseVersion(line) + line.length - 1);
    for (const { step } of line.slice(0, -1))
      coach.onMoveSent(
        step.frame.version + 1,
        createTable(game, step.frame, { board, choices: legalChoices(step.frame, game.game.actions) }),
      );
    showPosition(null);
    const errorMessage = await playLine(id, line);
    if (!errorMessage) return;
    setTargetVersion(0);
    showNotice(errorMessage);
  };
  const openEarlierPosition = (/** @type {number} */ move) =>
    loadEarlierPosition(currentStep.frame, move).then((found) => showPosition(whatIf, found), showError);
  const closeEarlierPosition = () => {
    selectionProps.setHighlight([]);
    showPosition(whatIf);
  };
  const stepNames = !earlierPosition && !whatIf && (behind || step.scene) ? namesInStep(step, game.game.actions) : [];
  const table = createTable(game, frame, {
    board,
    ...selectionProps,
    highlight: selectionProps.highlight.length ? selectionProps.highlight : stepNames,
    stepNames,
  });
  const { status } = table.info;
  const onTap = (/** @type {Event} */ event) => {
    if (!behind) return;
    event.stopPropagation();
    skip();
  };
  const log = html`<${Log} events=${events} opened=${earlierPosition?.move ?? null} open=${openEarlierPosition} />`;
  return html`
    <${TableView}
      table=${table}
      awaited=${waiting}
      class=${`${status} ${earlierPosition ? "earlier-mode" : whatIf ? "what-if-mode" : ""}`}
      data-behind=${behind}
      header=${html`<${Header} connection=${connectionState} />`}
      replacement=${status === "open" ? html`<${Lobby} act=${act} join=${join} />` : undefined}
      onTap=${onTap}
    >
      ${
        earlierPosition &&
        html`<${EarlierPositionPanel} position=${earlierPosition} open=${openEarlierPosition} close=${closeEarlierPosition} />`
      }
      ${
        whatIf &&
        !earlierPosition &&
        html`
          <${WhatIfPanel}
            line=${whatIf}
            back=${() => whatIf.length > 1 && showPosition(whatIf.slice(0, -1))}
            discard=${() => showPosition(null)}
            play=${() => playWhatIf(whatIf)}
            waiting=${waiting}
          />
        `
      }
      ${status === "playing" && !whatIf && !earlierPosition && html`<${StepCaption} step=${step} behind=${behind} skip=${skip} />`}
      ${status === "over" && html`<${GameOver} id=${id} act=${act} />`}
      ${
        status === "playing" &&
        coach.remark &&
        !whatIf &&
        !earlierPosition &&
        html`<${Remark} remark=${coach.remark} onTryAgain=${tryAgain} onContinue=${coach.dismiss} />`
      }
      ${
        status === "playing" &&
        !behind &&
        !earlierPosition &&
        !(whatIf && lastStep(whatIf).ends) &&
        html`
          <${Panel}
            selected=${selected}
            clearSelection=${clearSelection}
            selectChoice=${selectChoice}
            play=${play}
            undo=${undo}
            act=${act}
            startWhatIf=${whatIf ? undefined : () => showPosition(startLine(currentStep.frame))}
            waiting=${waiting}
          />
        `
      }
      ${
        notice &&
        html`
          <p class="notice" role="alert">
            ${notice}
          </p>
        `
      }
      ${!whatIf && !earlierPosition && !waiting && !selected.length && html`<${UpdateNotice} />`}
      ${table.info.your_seats.length > 0 && html`<${NextTable} />`}
      <${NotifyPrompt} />
      <div class="history">
        <${Recap} events=${events} jumped=${jumped} />
        ${chatModule && html`<${chatModule.LogAndChat} log=${log} chat=${chat} onNamed=${() => connection.current?.connect()} />`}
      </div>
    </${TableView}>
  `;
}

/** Applies a chat update to the known messages. @param {ChatState} previous @param {ChatUpdate} update @returns {ChatState} */
function withUpdate(previous, { reset, has_earlier: hasEarlier, messages }) {
  if (reset) return { known: true, hasEarlier, messages };
  const deleted = messages.map(({ deletes }) => deletes);
  const all = [...previous.messages, ...messages.filter(({ kind }) => kind === "message")];
  return { ...previous, messages: all.filter(({ number }) => !deleted.includes(number)) };
}
