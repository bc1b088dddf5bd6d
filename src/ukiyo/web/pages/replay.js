// The replay of a finished game: navigation, playback, any seat's view, and the review.

import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { moveText } from "../core/event-log.js";
import { loadGame, loadBoard, createTable } from "../core/game.js";
import { gameTitle } from "../core/games.js";
import { Crest } from "../core/crest.js";
import { ExplanationPopup } from "../core/explanations.js";
import { clearAnimations, animateAmounts, animatePieces, takeSnapshot, emptySnapshot } from "../core/motion.js";
import { UpdateNotice } from "../core/update-notice.js";
import { replaceRoute } from "../core/router.js";
import { TableContext } from "../core/table-context.js";
import { capitalize, language, translate } from "../core/locale.js";
import { Header } from "../table/header.js";
import { Page, ErrorMessage } from "./page.js";
import { movesNotUndone, Positions } from "./positions.js";
import { ReplayActions } from "./replay-actions.js";
import { Review } from "./review.js";

/** @import { LoadedGame } from "../core/game.js" */
/** @import { TableEvent, Frame, Names, GameBoard } from "../core/types.js" */
/** @import { Position } from "./positions.js" */

const MOVE_INTERVALS = [2400, 1200, 600, 250]; // ms, by speed

/** @param {{ params: string[] }} props */
export default function ReplayPage({ params: [id, firstMove, tab] }) {
  const [frame, setFrame] = useState(/** @type {Frame | null} */ (null));
  const [game, setGame] = useState(/** @type {LoadedGame | null} */ (null));
  const [board, setBoard] = useState(/** @type {GameBoard | null} */ (null));
  const [errorMessage, setErrorMessage] = useState("");
  useEffect(() => {
    const open = async () => {
      const response = await request("GET", `/tables/${id}?since=0`);
      if (response.table.status !== "over") return location.replace(`#/table/${encodeURIComponent(id)}`);
      const [loadedGame, loadedBoard] = await Promise.all([loadGame(response.table.game, response.table), loadBoard(response.table.game)]);
      setGame(loadedGame);
      setBoard(loadedBoard);
      setFrame(response);
    };
    open().catch((error) => setErrorMessage(error.message));
  }, [id]);
  if (!frame || !game || !board)
    return html`
      <${Page} title=${translate("replay")} kind="replays">
        <div class="empty-state">
          ${
            errorMessage
              ? html`
                <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
                <a class="button" href="#/tables/replays">
                  ${translate("list-replays")}
                </a>
              `
              : html`
                <p role="status">${translate("connection-connecting")}</p>
              `
          }
        </div>
      </${Page}>
    `;
  return html`<${ReplayBoard} id=${id} firstMove=${Number(firstMove) || 0} tab=${tab} frame=${frame} game=${game} board=${board} />`;
}

/**
 * `tab` is `review`, or undefined for the list of moves.
 * @param {{ id: string, firstMove: number, tab: string | undefined, frame: Frame, game: LoadedGame, board: GameBoard }} props
 */
function ReplayBoard({ id, firstMove, tab, frame, game, board }) {
  const moves = useMemo(() => movesNotUndone(frame.events), [frame]);
  const positions = useMemo(() => new Positions(id, moves.length), [id]);
  const [at, setAt] = useState(Math.min(Math.max(Math.trunc(firstMove), 0), moves.length));
  const [seat, setSeat] = useState(frame.table.your_seats[0] ?? -1);
  const [shown, setShown] = useState(/** @type {Position | null} */ (null));
  const [reviewing, setReviewing] = useState(tab === "review");
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [highlight, setHighlight] = useState(/** @type {Names[]} */ ([]));
  const [errorMessage, setErrorMessage] = useState("");
  const before = useRef(emptySnapshot());
  const goTo = (/** @type {number} */ move) => setAt(Math.min(Math.max(move, 0), moves.length));
  const stop = (/** @type {number} */ move) => {
    setPlaying(false);
    goTo(move);
  };

  useEffect(() => {
    let cancelled = false;
    replaceRoute("replay", id, at, ...(reviewing ? ["review"] : []));
    document.title = `${translate("replay")} · ${gameTitle(frame.table.game)}`;
    positions.at(at, seat).then(
      (position) => {
        if (cancelled) return;
        before.current = takeSnapshot();
        setShown(position);
        positions.prefetch(at, seat);
      },
      (error) => cancelled || (setErrorMessage(error.message), setPlaying(false)),
    );
    return () => void (cancelled = true);
  }, [at, seat, reviewing]);

  useLayoutEffect(() => {
    clearAnimations();
    animatePieces(before.current);
    animateAmounts(before.current, null);
    before.current = emptySnapshot();
  }, [shown]);

  useEffect(() => {
    if (!playing || shown?.move !== at) return undefined;
    if (at === moves.length) return setPlaying(false);
    const timer = setTimeout(() => goTo(at + 1), MOVE_INTERVALS[speed]);
    return () => clearTimeout(timer);
  }, [playing, shown, at, speed]);

  useLayoutEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      const busy = /** @type {Element} */ (event.target).closest("input, select, textarea, button, summary, a");
      const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: moves.length }[event.key];
      if (busy?.matches("input, select, textarea")) return;
      if (target !== undefined) stop(target);
      else if (event.key === " " && !busy) setPlaying(!playing);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  if (!shown)
    return html`
      <${Page} title=${translate("replay")} kind="replays">
        <div class="empty-state">
          <p role="status">${errorMessage || translate("connection-connecting")}</p>
        </div>
      </${Page}>
    `;
  const currentFrame = { ...frame, table: { ...frame.table, status: /** @type {const} */ ("over") }, view: shown.view, seat };
  const table = createTable(game, currentFrame, { board, highlight, setHighlight });
  const controlButton = (/** @type {string} */ name, /** @type {string} */ shape, /** @type {() => void} */ act, off = false) => html`
    <button class="icon-button" aria-label=${translate(name)} title=${translate(name)} disabled=${off} onclick=${act}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d=${shape} fill="currentColor" />
      </svg>
    </button>
  `;
  const last = shown.events[0];
  return html`
    <${TableContext.Provider} value=${table}>
      <div class=${`table-page replay ${frame.table.game}`}>
        <${Header} skipTo="skip-to-replay" />
        <main class="board" id="board" aria-label=${translate("the-table")}>
          <${board.Board} table=${table} />
        </main>
        <aside class="side" id="side" tabindex="-1">
          <${UpdateNotice} />
          <section class="panel replay-controls" aria-label=${translate("replay")}>
            <h2>${translate("move-of", { move: at, moves: moves.length })}</h2>
            <input
              type="range"
              min="0"
              max=${moves.length}
              step="1"
              value=${at}
              aria-label=${translate("move")}
              aria-valuetext=${translate("move-of", { move: at, moves: moves.length })}
              oninput=${(/** @type {Event} */ event) => stop(Number(/** @type {HTMLInputElement} */ (event.target).value))}
            />
            <div class="row playback-buttons">
              ${controlButton("to-first", "M5 5h3v14H5ZM20 5v14L9 12Z", () => stop(0), at === 0)}
              ${controlButton("step-back", "M17 5v14L6 12Z", () => stop(at - 1), at === 0)}
              ${controlButton(playing ? "pause" : "play", playing ? "M6 5h4v14H6ZM14 5h4v14h-4Z" : "M7 4v16l13-8Z", () =>
                at === moves.length ? (goTo(0), setPlaying(true)) : setPlaying(!playing),
              )}
              ${controlButton("step-on", "M7 5v14l11-7Z", () => stop(at + 1), at === moves.length)}
              ${controlButton("to-last", "M16 5h3v14h-3ZM4 5v14l11-7Z", () => stop(moves.length), at === moves.length)}
              <label class="speed">
                <span class="visually-hidden">${translate("replay-speed")}</span>
                <select onchange=${(/** @type {Event} */ event) => setSpeed(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>
                  ${MOVE_INTERVALS.map(
                    (_, index) => html`
                      <option value=${index} selected=${index === speed}>
                        ${["½×", "1×", "2×", "5×"][index]}
                      </option>
                    `,
                  )}
                </select>
              </label>
            </div>
            <label class="view-as">
              ${translate("view-as")}${" "}
              <select onchange=${(/** @type {Event} */ event) => setSeat(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>
                <option value="-1" selected=${seat === -1}>
                  ${translate("the-table")}
                </option>
                ${frame.table.seats.map(
                  (_, other) => html`
                    <option value=${other} selected=${other === seat}>
                      ${table.playerName(other)}
                    </option>
                  `,
                )}
              </select>
            </label>
            ${
              last &&
              html`
                <div class="last-move" aria-live=${playing ? "off" : "polite"}>
                  <p>
                    <${Crest} seat=${last.seat} /> <b>${table.playerName(last.seat)}</b> ${capitalize(moveText(table, last))}
                  </p>
                  ${last.effects?.map(
                    (effect) => html`
                      <p class="effect">${game.texts.effectLine(table, effect)}</p>
                    `,
                  )}
                </div>
              `
            }
            <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
            <${ReplayActions}
              id=${id}
              move=${at}
              last=${at === moves.length}
              seat=${Math.max(seat, 0)}
              bots=${game.game.bots}
              player=${table.playerName}
              seats=${frame.table.seats.length}
              corrected=${frame.table.correction_count > 0}
            />
          </section>
          <nav class="replay-tabs">
            ${[false, true].map(
              (isReview) => html`
                <button aria-pressed=${isReview === reviewing} onclick=${() => setReviewing(isReview)}>
                  ${translate(isReview ? "review" : "moves")}
                </button>
              `,
            )}
          </nav>
          ${
            reviewing
              ? html`
                <${Review}
                  id=${id}
                  seat=${seat < 0 ? (frame.table.your_seats[0] ?? 0) : seat}
                  game=${game}
                  frame=${frame}
                  positions=${positions}
                  at=${at}
                  goTo=${(/** @type {number} */ move, /** @type {number} */ reviewedSeat) => (setSeat(reviewedSeat), stop(move))}
                  setHighlight=${setHighlight}
                />
              `
              : html`
                <${MoveList} moves=${moves} at=${at} goTo=${stop} table=${createTable(game, frame)} />
              `
          }
        </aside>
        <${ExplanationPopup} />
      </div>
    </${TableContext.Provider}>
  `;
}

/** @param {{ moves: TableEvent[], at: number, goTo: (move: number) => void, table: import("../core/types.js").Table }} props */
function MoveList({ moves, at, goTo, table }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = useMemo(() => moves.map((event) => capitalize(moveText(table, event))), [moves, language()]);
  useEffect(() => {
    const line = /** @type {HTMLElement | null | undefined} */ (list.current?.querySelector("[aria-current]"));
    if (list.current && line) list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2;
  }, [at]);
  return html`
    <section class="log moves" ref=${list} aria-label=${translate("log")}>
      <ol>
        ${moves.map(
          (event, index) => html`
            <li key=${index}>
              <button aria-current=${index + 1 === at ? "step" : undefined} onclick=${() => goTo(index + 1)}>
                <small>${index + 1}</small> <${Crest} seat=${event.seat} /> <span>${lines[index]}</span>
              </button>
            </li>
          `,
        )}
      </ol>
    </section>
  `;
}
