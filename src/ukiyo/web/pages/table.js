// A table: the frames of its socket, what is pointed at, and the moves that follow from it.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { ask } from "../core/api.js";
import { loadGame, loadScene, tableOf } from "../core/game.js";
import { choicesOf, left } from "../core/choices.js";
import { Explainer } from "../core/explain.js";
import { Live } from "../core/live.js";
import { clearFlows, seen, seenNothing } from "../core/motion.js";
import { introduce } from "../core/person.js";
import { PACES, settings } from "../core/settings.js";
import { TableContext } from "../core/table.js";
import { alertNothing, alertTurn } from "../core/alert.js";
import { say } from "../core/words.js";
import { Remark, useCoach } from "../table/coach.js";
import { Header } from "../table/header.js";
import { Log } from "../table/log.js";
import { Panel } from "../table/panel.js";
import { Ending } from "../table/ending.js";
import { Notify } from "../table/notify.js";
import { Playback } from "../table/playback.js";
import { Recap } from "../table/recap.js";
import { Caption, namesOf, useMotion } from "../table/scenes.js";
import { Waiting } from "../table/waiting.js";
import { DoorEmblem } from "./emblems.js";
import { Page } from "./page.js";

/** @import { LoadedGame } from "../core/game.js" */
/** @import { Choice, Entry, Frame, Names, Scene, Step } from "../core/types.js" */
/** @import { Line } from "../core/live.js" */

/** @param {{ of: string[] }} props */
export default function TablePage({ of: [id] }) {
  const [step, setStep] = useState(/** @type {Step | null} */ (null));
  const [behind, setBehind] = useState(0);
  const [jumped, setJumped] = useState(0);
  const [game, setGame] = useState(/** @type {LoadedGame | null} */ (null));
  const [entries, setEntries] = useState(/** @type {Entry[]} */ ([]));
  const [line, setLine] = useState(/** @type {Line} */ ("connecting"));
  const [notice, setNotice] = useState("");
  const [pointed, setPointed] = useState(/** @type {Names[]} */ ([]));
  const [echo, setEcho] = useState(/** @type {Names[]} */ ([]));
  const [sent, setSent] = useState(false);
  const [scene, setScene] = useState(/** @type {Scene | null} */ (null));
  const live = useRef(/** @type {Live | null} */ (null));
  const before = useRef(seenNothing());
  const playback = useRef(/** @type {Playback | null} */ (null));
  const skip = () => playback.current?.skip();
  const coach = useCoach(id);

  useEffect(() => {
    let gone = false;
    const show = (/** @type {Step} */ next) => {
      before.current = seen();
      setStep(next);
      setEntries((past) => [...past, ...next.frame.entries]);
      if (next.jumped) setJumped((times) => times + 1);
      else if (next.own) setJumped(0);
      setPointed([]);
      setSent(false);
    };
    const player = new Playback(show, setBehind, () => PACES[settings.pace]);
    playback.current = player;
    const hide = () => document.hidden && player.skip(); // a hidden page has nothing to catch up on
    document.addEventListener("visibilitychange", hide);
    const ears = {
      frame: (/** @type {Frame} */ next) => player.take(next),
      refused: (/** @type {string} */ sentence) => {
        setNotice(sentence);
        setSent(false);
      },
      line: setLine,
    };
    ask("GET", `/tables/${id}?since=0`).then(
      (first) => {
        if (gone) return;
        player.begin(first);
        loadGame(first.table.game).then(
          (found) => gone || setGame(found),
          (error) => setNotice(error.message),
        );
        live.current = new Live(id, first.version, ears);
      },
      (error) => setNotice(error.message),
    );
    return () => {
      gone = true;
      live.current?.close();
      player.close();
      clearFlows();
      document.removeEventListener("visibilitychange", hide);
      alertNothing();
    };
  }, [id]);

  // What is asked is on the screen first; the board, which takes longer to fetch and to draw, follows at once.
  useEffect(() => {
    if (game) loadScene(game.game.name).then(setScene, (error) => setNotice(error.message));
  }, [game]);

  const frame = step?.frame ?? null;
  useMotion(step, before, game && frame && frame.view && tableOf(game, frame));
  useLayoutEffect(() => {
    if (frame) alertTurn(frame);
    if (frame) coach.seen(frame.version);
  }, [frame, game]);

  useEffect(() => {
    const back = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape") return;
      setPointed([]);
      skip();
    };
    addEventListener("keydown", back);
    return () => removeEventListener("keydown", back);
  }, []);

  if (!notice && (!step || !frame || !game))
    return html`
      <p class="unseen" role="status">
        ${say("line-connecting")}
      </p>
    `;
  if (!step || !frame || !game)
    return html`
      <${Page} title=${say("the-table")} kind="tables">
        <div class="bare">
          <${DoorEmblem} door="new" />
          <p role="status">${notice}</p>
          <a class="button" href="#/">
            ${say("home")}
          </a>
        </div>
      </${Page}>
    `;
  const choices = sent ? [] : choicesOf(frame, game.game.actions);
  const remaining = left(choices, pointed);
  const play = (/** @type {Choice} */ choice) => {
    setNotice("");
    if (live.current?.say({ type: "move", version: frame.version, action: choice.action })) {
      coach.played(frame.version + 1, table);
      setSent(true);
    } else setNotice(say("line-lost"));
  };
  const point = (/** @type {Names} */ names) => {
    const next = left(remaining, [names]);
    const sure = !settings.confirm || (pointed.length > 0 && remaining.length === 1); // pointing once more confirms
    if (next.length === 1 && sure) play(next[0]);
    else if (next.length) setPointed([...pointed, names]);
  };
  const act = (/** @type {string} */ path, /** @type {object} */ body = {}) =>
    ask("POST", `/tables/${id}${path}`, body).catch((error) => setNotice(error.message));
  const join = (/** @type {number} */ seat) =>
    introduce()
      .then(() => act("/join", { seat }))
      .then(() => live.current?.connect()); // the line learns who we are
  const undo = (/** @type {boolean} */ turn) => live.current?.say({ type: "undo", version: frame.version, turn });
  const spoken = echo.length || !(behind || step.scene) ? echo : namesOf(step, game.game.actions);
  const table = tableOf(game, frame, { scene, choices, left: remaining, echo: spoken, point, hear: setEcho });
  const tap = (/** @type {Event} */ event) => {
    if (!behind) return;
    event.stopPropagation();
    skip();
  };
  return html`
    <${TableContext.Provider} value=${table}>
      <div
        class=${`table-page ${table.facts.game} ${table.facts.status}`}
        data-version=${frame.version}
        data-left=${remaining.length}
        data-behind=${behind}
      >
        <${Header} line=${line} />
        <main class="board" id="board" aria-label=${say("the-table")} onclickcapture=${tap}>
          ${table.facts.status === "open" && html`<${Waiting} act=${act} join=${join} />`}
          ${table.facts.status !== "open" && scene && frame.view && html`<${scene.Board} table=${table} />`}
        </main>
        <aside class="side">
          ${table.facts.status === "playing" && html`<${Caption} step=${step} behind=${behind} skip=${skip} />`}
          ${table.facts.status === "over" && html`<${Ending} id=${id} act=${act} />`}
          ${
            table.facts.status === "playing" &&
            coach.spoken &&
            html`<${Remark} spoken=${coach.spoken} again=${() => (undo(true), coach.answer())} on=${coach.answer} />`
          }
          ${
            table.facts.status === "playing" &&
            !behind &&
            html`
              <${Panel}
                pointed=${pointed}
                back=${() => setPointed([])}
                narrow=${(/** @type {Choice} */ choice) => setPointed([choice.names])}
                play=${play}
                undo=${undo}
                act=${act}
                waiting=${sent}
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
          <${Notify} />
          <${Recap} entries=${entries} jumped=${jumped} />
          <${Log} entries=${entries} />
        </aside>
        <${Explainer} />
      </div>
    </${TableContext.Provider}>
  `;
}
