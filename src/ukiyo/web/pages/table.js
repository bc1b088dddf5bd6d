// A table: the frames of its socket and the moves that answer them; or instead a plan on a copy, or how the table once stood.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { ask, Unreached } from "../core/api.js";
import { choicesOf } from "../core/choices.js";
import { loadGame, loadScene, tableOf } from "../core/game.js";
import { Live } from "../core/connection.js";
import { clearFlows } from "../core/motion.js";
import { lookSoon, Newer } from "../core/update-notice.js";
import { introduce } from "../core/person.js";
import { PACES, settings } from "../core/settings.js";
import { alertNothing, alertTurn } from "../core/turn-alert.js";
import { say } from "../core/locale.js";
import { Remark, useCoach } from "../table/coach.js";
import { Header } from "../table/header.js";
import { Log } from "../table/log.js";
import { Panel } from "../table/panel.js";
import { Ending } from "../table/ending.js";
import { NextTable } from "../table/next-table.js";
import { Notify } from "../table/notify-prompt.js";
import { PastBand, pastOf } from "../table/earlier-position.js";
import { plannedFrom, planFrom, Planning, played, reached, tried } from "../table/what-if.js";
import { bare, grown, Playback } from "../table/playback.js";
import { Recap } from "../table/recap.js";
import { Caption, namesOf } from "../table/step-display.js";
import { Sheet, useMoving, usePointing } from "../table/table-view.js";
import { Waiting } from "../table/lobby.js";
import { PageEmblem } from "./emblems.js";
import { Page } from "./page.js";

/** @import { LoadedGame } from "../core/game.js" */
/** @import { Choice, TableEvent, Frame, Scene, Spoken, Step, ChatUpdate } from "../core/types.js" */
/** @import { Line } from "../core/connection.js" */
/** @import { Past } from "../table/earlier-position.js" */
/** @import { Plan } from "../table/what-if.js" */

const NONE = { notice: "", cut: false };

/** @param {{ of: string[] }} props */
export default function TablePage({ of: [id] }) {
  const [now, setNow] = useState(/** @type {Step | null} */ (null));
  const [behind, setBehind] = useState(0);
  const [jumped, setJumped] = useState(0);
  const [game, setGame] = useState(/** @type {LoadedGame | null} */ (null));
  const [events, setEvents] = useState(/** @type {TableEvent[]} */ ([]));
  const [line, setLine] = useState(/** @type {Line} */ ("connecting"));
  const [{ notice }, setNotice] = useState(NONE);
  const [sent, setSent] = useState(false);
  const [playing, setPlaying] = useState(0); // the version at which a plan is played
  const [scene, setScene] = useState(/** @type {Scene | null} */ (null));
  const [plan, setPlan] = useState(/** @type {Plan | null} */ (null));
  const [past, setPast] = useState(/** @type {Past | null} */ (null));
  const [said, setSaid] = useState(/** @type {Spoken} */ ({ known: false, hasEarlier: false, messages: [] }));
  const [words, setWords] = useState(/** @type {typeof import("../table/chat.js") | null} */ (null));
  /** `cut` is what was said because the line was cut: it goes when the line is back. @param {string} notice @param {boolean} [cut] */
  const showNotice = (notice, cut = false) => setNotice({ notice, cut });
  const failed = (/** @type {Error} */ error) => showNotice(error.message, error instanceof Unreached);
  const live = useRef(/** @type {Live | null} */ (null));
  const playback = useRef(/** @type {Playback | null} */ (null));
  const skip = () => playback.current?.skip();
  const step = past?.step ?? (plan ? reached(plan).step : now);
  const frame = step?.frame ?? null;
  const measure = useMoving(step, game);
  const coach = useCoach(id);

  useEffect(() => {
    let cancelled = false;
    let cut = false;
    const show = (/** @type {Step} */ next) => {
      measure();
      setNow(next);
      setEvents((known) => grown(known, next.frame.events));
      if (next.jumped) setJumped((times) => times + 1);
      else if (next.own) setJumped(0);
      if (next.frame.events.length) setSent(false); // that somebody came or went is no answer
    };
    const player = new Playback(show, setBehind, () => PACES[settings.pace]);
    playback.current = player;
    const hide = () => document.hidden && player.skip(); // a hidden page has nothing to catch up on
    document.addEventListener("visibilitychange", hide);
    const escape = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && player.skip();
    addEventListener("keydown", escape);
    const handlers = {
      frame: (/** @type {Frame} */ next) => player.take(next),
      refused: (/** @type {string} */ sentence) => {
        showNotice(sentence);
        setSent(false);
      },
      line: (/** @type {Line} */ state) => {
        setLine(state);
        if (state !== "open") setSent(false); // the answer to a move may be lost
        if (state === "open" && cut) {
          setNotice((known) => (known.cut ? NONE : known));
          lookSoon();
        }
        cut = state === "lost" || (cut && state !== "open");
      },
      chat: (/** @type {ChatUpdate} */ update) => setSaid((known) => withUpdate(known, update)),
    };
    ask("GET", `/tables/${id}?since=0`).then((first) => {
      if (cancelled) return;
      player.begin(first);
      loadGame(first.table.game, first.table).then((found) => cancelled || setGame(found), failed);
      live.current = new Live(id, first.version, handlers);
    }, failed);
    return () => {
      cancelled = true;
      live.current?.close();
      player.close();
      clearFlows();
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("keydown", escape);
      alertNothing();
    };
  }, [id]);

  // What is asked is on the screen first; the board, which takes longer to fetch and to draw, follows at once.
  useEffect(() => {
    if (game) loadScene(game.game.name).then(setScene, failed);
    if (game) import("../table/chat.js").then(setWords, failed);
  }, [game]);

  useLayoutEffect(() => {
    if (now) alertTurn(now.frame);
    if (now) coach.seen(now.frame.version);
  }, [now, game]);

  /** To what is drawn instead of how the table stands, or back to it. @param {Plan | null} next @param {Past | null} [then] */
  const turnTo = (next, then = null) => {
    measure();
    setNow((known) => known && { ...bare, frame: known.frame, jumped: true }); // it has been told already
    setPlan(next);
    setPast(then);
    setSent(false);
  };
  useLayoutEffect(() => {
    if (!plan || !now || now.frame.version === plannedFrom(plan)) return;
    turnTo(null);
    showNotice(say("plan-moved-on"));
  }, [now, plan]);

  const waiting = sent || (now !== null && now.frame.version < playing);
  const busy = useRef(waiting);
  busy.current = waiting;
  const play = (/** @type {Choice} */ { action }) => {
    if (busy.current) return;
    setNotice(NONE);
    setSent(true);
    if (plan)
      return tried(id, plan, action).then(
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
    if (frame && live.current?.say({ type: "move", version: frame.version, action })) return coach.played(frame.version + 1, table);
    setSent(false);
    return showNotice(say("connection-lost"), true);
  };
  const { pointed, narrow, back, ...pointing } = usePointing(game, frame, play, waiting);

  if (!notice && (!step || !frame || !game))
    return html`
      <p class="unseen" role="status">
        ${say("connection-connecting")}
      </p>
    `;
  if (!now || !step || !frame || !game)
    return html`
      <${Page} title=${say("the-table")} kind="tables">
        <div class="bare">
          <${PageEmblem} page="new" />
          <p role="status">${notice}</p>
          <a class="button" href="#/">
            ${say("home")}
          </a>
        </div>
      </${Page}>
    `;
  const act = (/** @type {string} */ path, /** @type {object} */ body = {}) => ask("POST", `/tables/${id}${path}`, body).catch(failed);
  const join = (/** @type {number} */ seat) =>
    introduce()
      .then(() => act("/join", { seat }))
      .then(() => live.current?.connect()); // the line learns who we are
  const undo = (/** @type {boolean} */ turn, /** @type {number | null} */ to = null) =>
    live.current?.say({ type: "undo", version: frame.version, turn, to });
  const tryAgain = () => {
    undo(true, coach.spoken?.mistake.move);
    coach.answer();
  };
  const playPlan = async (/** @type {Plan} */ planned) => {
    setPlaying(plannedFrom(planned) + planned.length - 1);
    for (const { step } of planned.slice(0, -1))
      coach.played(step.frame.version + 1, tableOf(game, step.frame, { scene, choices: choicesOf(step.frame, game.game.actions) }));
    turnTo(null);
    const errorMessage = await played(id, planned);
    if (!errorMessage) return;
    setPlaying(0);
    showNotice(errorMessage);
  };
  const openPast = (/** @type {number} */ move) => pastOf(now.frame, move).then((found) => turnTo(plan, found), failed);
  const closePast = () => {
    pointing.hear([]);
    turnTo(plan);
  };
  const told = !past && !plan && (behind || step.scene) ? namesOf(step, game.game.actions) : [];
  const table = tableOf(game, frame, { scene, ...pointing, echo: pointing.echo.length ? pointing.echo : told, told });
  const { status } = table.facts;
  const tap = (/** @type {Event} */ event) => {
    if (!behind) return;
    event.stopPropagation();
    skip();
  };
  const log = html`<${Log} events=${events} opened=${past?.move ?? null} open=${openPast} />`;
  return html`
    <${Sheet}
      table=${table}
      awaited=${waiting}
      class=${`${status} ${past ? "in-past" : plan ? "planning" : ""}`}
      data-behind=${behind}
      header=${html`<${Header} line=${line} />`}
      instead=${status === "open" ? html`<${Waiting} act=${act} join=${join} />` : undefined}
      tap=${tap}
    >
      ${past && html`<${PastBand} past=${past} open=${openPast} close=${closePast} />`}
      ${
        plan &&
        !past &&
        html`
          <${Planning}
            plan=${plan}
            back=${() => plan.length > 1 && turnTo(plan.slice(0, -1))}
            drop=${() => turnTo(null)}
            play=${() => playPlan(plan)}
            waiting=${waiting}
          />
        `
      }
      ${status === "playing" && !plan && !past && html`<${Caption} step=${step} behind=${behind} skip=${skip} />`}
      ${status === "over" && html`<${Ending} id=${id} act=${act} />`}
      ${
        status === "playing" &&
        coach.spoken &&
        !plan &&
        !past &&
        html`<${Remark} spoken=${coach.spoken} again=${tryAgain} on=${coach.answer} />`
      }
      ${
        status === "playing" &&
        !behind &&
        !past &&
        !(plan && reached(plan).ends) &&
        html`
          <${Panel}
            pointed=${pointed}
            back=${back}
            narrow=${narrow}
            play=${play}
            undo=${undo}
            act=${act}
            plan=${plan ? undefined : () => turnTo(planFrom(now.frame))}
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
      ${!plan && !past && !waiting && !pointed.length && html`<${Newer} />`}
      ${table.facts.yours.length > 0 && html`<${NextTable} />`}
      <${Notify} />
      <div class="happened">
        <${Recap} events=${events} jumped=${jumped} />
        ${words && html`<${words.Told} log=${log} spoken=${said} known=${() => live.current?.connect()} />`}
      </div>
    </${Sheet}>
  `;
}

/** Applies a chat update to the known messages. @param {Spoken} known @param {ChatUpdate} update @returns {Spoken} */
function withUpdate(known, { reset, has_earlier: hasEarlier, messages }) {
  if (reset) return { known: true, hasEarlier, messages };
  const deleted = messages.map(({ deletes }) => deletes);
  const all = [...known.messages, ...messages.filter(({ kind }) => kind === "message")];
  return { ...known, messages: all.filter(({ number }) => !deleted.includes(number)) };
}
