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

const NONE = { notice: "", cut: false };

/** @param {{ of: string[] }} props */
export default function TablePage({ of: [id] }) {
  const [now, setNow] = useState(/** @type {Step | null} */ (null));
  const [behind, setBehind] = useState(0);
  const [jumped, setJumped] = useState(0);
  const [game, setGame] = useState(/** @type {LoadedGame | null} */ (null));
  const [events, setEvents] = useState(/** @type {TableEvent[]} */ ([]));
  const [line, setLine] = useState(/** @type {ConnectionState} */ ("connecting"));
  const [{ notice }, setNotice] = useState(NONE);
  const [sent, setSent] = useState(false);
  const [playing, setPlaying] = useState(0); // the version that a what-if line reaches when it is played
  const [board, setBoard] = useState(/** @type {GameBoard | null} */ (null));
  const [plan, setPlan] = useState(/** @type {WhatIfLine | null} */ (null));
  const [past, setPast] = useState(/** @type {EarlierPosition | null} */ (null));
  const [said, setSaid] = useState(/** @type {ChatState} */ ({ known: false, hasEarlier: false, messages: [] }));
  const [words, setWords] = useState(/** @type {typeof import("../table/log-and-chat.js") | null} */ (null));
  /** A `cut` notice disappears when the connection is back. @param {string} notice @param {boolean} [cut] */
  const showNotice = (notice, cut = false) => setNotice({ notice, cut });
  const failed = (/** @type {Error} */ error) => showNotice(error.message, error instanceof NetworkError);
  const live = useRef(/** @type {TableConnection | null} */ (null));
  const playback = useRef(/** @type {Playback | null} */ (null));
  const skip = () => playback.current?.skip();
  const step = past?.step ?? (plan ? lastStep(plan).step : now);
  const frame = step?.frame ?? null;
  const measure = useStepMotion(step, game);
  const coach = useCoach(id);

  useEffect(() => {
    let cancelled = false;
    let cut = false;
    const show = (/** @type {Step} */ next) => {
      measure();
      setNow(next);
      setEvents((known) => mergeEvents(known, next.frame.events));
      if (next.jumped) setJumped((times) => times + 1);
      else if (next.own) setJumped(0);
      if (next.frame.events.length) setSent(false); // a frame without events only updates presence
    };
    const player = new Playback(show, setBehind, () => STEP_DURATIONS_MS[settings.pace]);
    playback.current = player;
    const hide = () => document.hidden && player.skip(); // do not animate a hidden page
    document.addEventListener("visibilitychange", hide);
    const escape = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && player.skip();
    addEventListener("keydown", escape);
    const handlers = {
      onFrame: (/** @type {Frame} */ next) => player.enqueue(next),
      onError: (/** @type {string} */ sentence) => {
        showNotice(sentence);
        setSent(false);
      },
      onState: (/** @type {ConnectionState} */ state) => {
        setLine(state);
        if (state !== "open") setSent(false); // the response to a move may be lost
        if (state === "open" && cut) {
          setNotice((known) => (known.cut ? NONE : known));
          checkForUpdateNow();
        }
        cut = state === "lost" || (cut && state !== "open");
      },
      onChat: (/** @type {ChatUpdate} */ update) => setSaid((known) => withUpdate(known, update)),
    };
    request("GET", `/tables/${id}?since=0`).then((first) => {
      if (cancelled) return;
      player.start(first);
      loadGame(first.table.game, first.table).then((found) => cancelled || setGame(found), failed);
      live.current = new TableConnection(id, first.version, handlers);
    }, failed);
    return () => {
      cancelled = true;
      live.current?.close();
      player.close();
      clearAnimations();
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("keydown", escape);
      clearTurnAlert();
    };
  }, [id]);

  // The choices appear first; the board takes longer to load and draw.
  useEffect(() => {
    if (game) loadBoard(game.game.name).then(setBoard, failed);
    if (game) import("../table/log-and-chat.js").then(setWords, failed);
  }, [game]);

  useLayoutEffect(() => {
    if (now) updateTurnAlert(now.frame);
    if (now) coach.onVersion(now.frame.version);
  }, [now, game]);

  /**
   * Shows a what-if line or an earlier position, or the current state if both are null.
   * @param {WhatIfLine | null} next
   * @param {EarlierPosition | null} [then]
   */
  const turnTo = (next, then = null) => {
    measure();
    setNow((known) => known && { ...emptyStep, frame: known.frame, jumped: true }); // it has been animated already
    setPlan(next);
    setPast(then);
    setSent(false);
  };
  useLayoutEffect(() => {
    if (!plan || !now || now.frame.version === baseVersion(plan)) return;
    turnTo(null);
    showNotice(translate("plan-moved-on"));
  }, [now, plan]);

  const waiting = sent || (now !== null && now.frame.version < playing);
  const busy = useRef(waiting);
  busy.current = waiting;
  const play = (/** @type {Choice} */ { action }) => {
    if (busy.current) return;
    setNotice(NONE);
    setSent(true);
    if (plan)
      return tryAction(id, plan, action).then(
        (next) => {
          measure();
          setPlan((known) => (known === plan ? next : known));
          setSent(false);
        },
        (error) => {
          failed(error);
          setSent(false);
        },
      );
    if (frame && live.current?.send({ type: "move", version: frame.version, action })) return coach.onMoveSent(frame.version + 1, table);
    setSent(false);
    return showNotice(translate("connection-lost"), true);
  };
  const { pointed, narrow, back, ...pointing } = useSelection(game, frame, play, waiting);

  if (!notice && (!step || !frame || !game))
    return html`
      <p class="unseen" role="status">
        ${translate("connection-connecting")}
      </p>
    `;
  if (!now || !step || !frame || !game)
    return html`
      <${Page} title=${translate("the-table")} kind="tables">
        <div class="bare">
          <${PageEmblem} page="new" />
          <p role="status">${notice}</p>
          <a class="button" href="#/">
            ${translate("home")}
          </a>
        </div>
      </${Page}>
    `;
  const act = (/** @type {string} */ path, /** @type {object} */ body = {}) => request("POST", `/tables/${id}${path}`, body).catch(failed);
  const join = (/** @type {number} */ seat) =>
    saveName()
      .then(() => act("/join", { seat }))
      .then(() => live.current?.connect()); // reconnect as a player of the table
  const undo = (/** @type {boolean} */ turn, /** @type {number | null} */ to = null) =>
    live.current?.send({ type: "undo", version: frame.version, turn, to });
  const tryAgain = () => {
    undo(true, coach.remark?.mistake.move);
    coach.dismiss();
  };
  const playPlan = async (/** @type {WhatIfLine} */ planned) => {
    setPlaying(baseVersion(planned) + planned.length - 1);
    for (const { step } of planned.slice(0, -1))
      coach.onMoveSent(
        step.frame.version + 1,
        createTable(game, step.frame, { board, choices: legalChoices(step.frame, game.game.actions) }),
      );
    turnTo(null);
    const errorMessage = await playLine(id, planned);
    if (!errorMessage) return;
    setPlaying(0);
    showNotice(errorMessage);
  };
  const openPast = (/** @type {number} */ move) => loadEarlierPosition(now.frame, move).then((found) => turnTo(plan, found), failed);
  const closePast = () => {
    pointing.setHighlight([]);
    turnTo(plan);
  };
  const stepNames = !past && !plan && (behind || step.scene) ? namesInStep(step, game.game.actions) : [];
  const table = createTable(game, frame, {
    board,
    ...pointing,
    highlight: pointing.highlight.length ? pointing.highlight : stepNames,
    stepNames,
  });
  const { status } = table.info;
  const tap = (/** @type {Event} */ event) => {
    if (!behind) return;
    event.stopPropagation();
    skip();
  };
  const log = html`<${Log} events=${events} opened=${past?.move ?? null} open=${openPast} />`;
  return html`
    <${TableView}
      table=${table}
      awaited=${waiting}
      class=${`${status} ${past ? "in-past" : plan ? "planning" : ""}`}
      data-behind=${behind}
      header=${html`<${Header} line=${line} />`}
      instead=${status === "open" ? html`<${Lobby} act=${act} join=${join} />` : undefined}
      tap=${tap}
    >
      ${past && html`<${EarlierPositionPanel} past=${past} open=${openPast} close=${closePast} />`}
      ${
        plan &&
        !past &&
        html`
          <${WhatIfPanel}
            plan=${plan}
            back=${() => plan.length > 1 && turnTo(plan.slice(0, -1))}
            drop=${() => turnTo(null)}
            play=${() => playPlan(plan)}
            waiting=${waiting}
          />
        `
      }
      ${status === "playing" && !plan && !past && html`<${StepCaption} step=${step} behind=${behind} skip=${skip} />`}
      ${status === "over" && html`<${GameOver} id=${id} act=${act} />`}
      ${
        status === "playing" &&
        coach.remark &&
        !plan &&
        !past &&
        html`<${Remark} remark=${coach.remark} onTryAgain=${tryAgain} onContinue=${coach.dismiss} />`
      }
      ${
        status === "playing" &&
        !behind &&
        !past &&
        !(plan && lastStep(plan).ends) &&
        html`
          <${Panel}
            pointed=${pointed}
            back=${back}
            narrow=${narrow}
            play=${play}
            undo=${undo}
            act=${act}
            plan=${plan ? undefined : () => turnTo(startLine(now.frame))}
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
      ${!plan && !past && !waiting && !pointed.length && html`<${UpdateNotice} />`}
      ${table.info.yours.length > 0 && html`<${NextTable} />`}
      <${NotifyPrompt} />
      <div class="happened">
        <${Recap} events=${events} jumped=${jumped} />
        ${words && html`<${words.LogAndChat} log=${log} chat=${said} onNamed=${() => live.current?.connect()} />`}
      </div>
    </${TableView}>
  `;
}

/** Applies a chat update to the known messages. @param {ChatState} known @param {ChatUpdate} update @returns {ChatState} */
function withUpdate(known, { reset, has_earlier: hasEarlier, messages }) {
  if (reset) return { known: true, hasEarlier, messages };
  const deleted = messages.map(({ deletes }) => deletes);
  const all = [...known.messages, ...messages.filter(({ kind }) => kind === "message")];
  return { ...known, messages: all.filter(({ number }) => !deleted.includes(number)) };
}
