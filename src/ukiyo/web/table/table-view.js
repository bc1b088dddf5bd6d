// A table drawn from frames, wherever they come from: a socket, a plan, a lesson. Who draws it says what becomes of a choice.

import { html, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { choicesOf, left as leftOf } from "../core/choices.js";
import { Explainer } from "../core/explanations.js";
import { useFocusKept } from "../core/focus.js";
import { tableOf } from "../core/game.js";
import { seen, seenNothing } from "../core/motion.js";
import { settings } from "../core/settings.js";
import { TableContext } from "../core/table-context.js";
import { say } from "../core/locale.js";
import { Header } from "./header.js";
import { useMotion } from "./step-display.js";

/** @import { Child } from "../vendor/preact.js" */
/** @import { LoadedGame } from "../core/game.js" */
/** @import { Choice, Frame, Names, Step, Table } from "../core/types.js" */

/**
 * Let what changes with a step move. What it gives is called before another step is set: then everything is measured where it was.
 * @param {Step | null} step
 * @param {LoadedGame | null} game
 */
export function useMoving(step, game) {
  const before = useRef(seenNothing());
  const frame = step?.frame ?? null;
  useMotion(step, before, game && frame && frame.view && tableOf(game, frame));
  return () => void (before.current = seen());
}

/**
 * Choosing by pointing at a frame: the part of a table that changes while nothing is chosen yet. `choose` takes the choice that is left.
 * @param {LoadedGame | null} game
 * @param {Frame | null} frame
 * @param {(choice: Choice) => void} choose
 * @param {boolean} [off] nothing can be chosen
 */
export function usePointing(game, frame, choose, off = false) {
  const [held, setHeld] = useState({ frame, names: /** @type {Names[]} */ ([]) });
  const [heard, setHeard] = useState({ frame, names: /** @type {Names[]} */ ([]), stays: false });
  const echoOf = (/** @type {typeof heard} */ { frame: at, names, stays }) =>
    stays || at === frame ? names : names.filter(({ kind }) => !kind); // a choice goes with its frame
  const hear = (/** @type {Names[]} */ names, stays = false) =>
    setHeard((known) => (names.length || echoOf(known).length ? { frame, names, stays } : known));
  const echo = echoOf(heard);
  const pointed = held.frame === frame ? held.names : [];
  const setPointed = (/** @type {Names[]} */ names) => setHeld({ frame, names });
  const back = () => setPointed([]);
  useLayoutEffect(() => {
    const escape = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && back();
    addEventListener("keydown", escape);
    return () => removeEventListener("keydown", escape);
  }, [frame]);
  const choices = !game || !frame || off ? [] : choicesOf(frame, game.game.actions);
  const left = leftOf(choices, pointed);
  const point = (/** @type {Names} */ names) => {
    const next = leftOf(left, [names]);
    const sure = !settings.confirm || (pointed.length > 0 && left.length === 1); // pointing once more confirms
    if (next.length === 1 && sure) choose(next[0]);
    else if (next.length) setPointed([...pointed, names]);
  };
  const narrow = (/** @type {Choice} */ choice) => setPointed([choice.names]);
  return { choices, left, pointed, point, narrow, back, echo, hear };
}

/**
 * The page of a table: the strip above, the board (or what stands `instead` of it), and what is beside it. While an answer is `awaited`,
 * the board lies as it is: drawn without its lights and with them again, it would flicker, and it is most of what there is to draw.
 * @param {{
 *   table: Table, awaited?: boolean, class?: string, header?: Child, instead?: Child, tap?: (event: Event) => void, children?: unknown,
 *   [attribute: string]: unknown
 * }} props
 */
export function Sheet({ table, awaited = false, class: styles = "", header, instead, tap, children, ...rest }) {
  const { facts, version, left } = table;
  const lying = useRef(table);
  useFocusKept();
  if (!awaited || lying.current.view !== table.view) lying.current = table;
  const board = useMemo(() => drawn(lying.current), [lying.current]);
  return html`
    <${TableContext.Provider} value=${table}>
      <div class=${`table-page ${facts.game} ${styles}`} data-version=${version} data-left=${left.length} ...${rest}>
        ${header ?? html`<${Header} />`}
        <main class="board" id="board" aria-label=${say("the-table")} onclickcapture=${tap}>
          ${instead ?? board}
        </main>
        <aside class="side" id="side" tabindex="-1">${children}</aside>
        <${Explainer} />
      </div>
    </${TableContext.Provider}>
  `;
}

/** The board of a table, which knows of no other. @param {Table} table */
const drawn = (table) =>
  table.scene &&
  table.view &&
  html`
    <${TableContext.Provider} value=${table}>
      <${table.scene.Board} table=${table} />
    </${TableContext.Provider}>
  `;
