// A table drawn from frames, wherever they come from: a socket, a plan, a lesson. Who draws it says what becomes of a choice.

import { html, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { legalChoices, matchingChoices as leftOf } from "../core/choices.js";
import { ExplanationPopup } from "../core/explanations.js";
import { useFocusRestore } from "../core/focus.js";
import { createTable } from "../core/game.js";
import { takeSnapshot, emptySnapshot } from "../core/motion.js";
import { settings } from "../core/settings.js";
import { TableContext } from "../core/table-context.js";
import { translate } from "../core/locale.js";
import { Header } from "./header.js";
import { useStepAnimation } from "./step-display.js";

/** @import { Child } from "../vendor/preact.js" */
/** @import { LoadedGame } from "../core/game.js" */
/** @import { Choice, Frame, Names, Step, Table } from "../core/types.js" */

/**
 * Let what changes with a step move. What it gives is called before another step is set: then everything is measured where it was.
 * @param {Step | null} step
 * @param {LoadedGame | null} game
 */
export function useStepMotion(step, game) {
  const before = useRef(emptySnapshot());
  const frame = step?.frame ?? null;
  useStepAnimation(step, before, game && frame && frame.view && createTable(game, frame));
  return () => void (before.current = takeSnapshot());
}

/**
 * Choosing by pointing at a frame: the part of a table that changes while nothing is chosen yet. `choose` takes the choice that is left.
 * @param {LoadedGame | null} game
 * @param {Frame | null} frame
 * @param {(choice: Choice) => void} choose
 * @param {boolean} [off] nothing can be chosen
 */
export function useSelection(game, frame, choose, off = false) {
  const [selection, setSelection] = useState({ frame, names: /** @type {Names[]} */ ([]) });
  const [highlighted, setHighlighted] = useState({ frame, names: /** @type {Names[]} */ ([]), stays: false });
  const visibleHighlight = (/** @type {typeof highlighted} */ { frame: at, names, stays }) =>
    stays || at === frame ? names : names.filter(({ kind }) => !kind); // a choice goes with its frame
  const setHighlight = (/** @type {Names[]} */ names, stays = false) =>
    setHighlighted((known) => (names.length || visibleHighlight(known).length ? { frame, names, stays } : known));
  const highlight = visibleHighlight(highlighted);
  const pointed = selection.frame === frame ? selection.names : [];
  const setPointed = (/** @type {Names[]} */ names) => setSelection({ frame, names });
  const back = () => setPointed([]);
  useLayoutEffect(() => {
    const escape = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && back();
    addEventListener("keydown", escape);
    return () => removeEventListener("keydown", escape);
  }, [frame]);
  const choices = !game || !frame || off ? [] : legalChoices(frame, game.game.actions);
  const candidates = leftOf(choices, pointed);
  const point = (/** @type {Names} */ names) => {
    const next = leftOf(candidates, [names]);
    const sure = !settings.confirm || (pointed.length > 0 && candidates.length === 1); // pointing once more confirms
    if (next.length === 1 && sure) choose(next[0]);
    else if (next.length) setPointed([...pointed, names]);
  };
  const narrow = (/** @type {Choice} */ choice) => setPointed([choice.names]);
  return { choices, candidates, pointed, point, narrow, back, highlight, setHighlight };
}

/**
 * The page of a table: the strip above, the board (or what stands `instead` of it), and what is beside it. While an answer is `awaited`,
 * the board lies as it is: drawn without its lights and with them again, it would flicker, and it is most of what there is to draw.
 * @param {{
 *   table: Table, awaited?: boolean, class?: string, header?: Child, instead?: Child, tap?: (event: Event) => void, children?: unknown,
 *   [attribute: string]: unknown
 * }} props
 */
export function TableView({ table, awaited = false, class: styles = "", header, instead, tap, children, ...rest }) {
  const { info, version, candidates } = table;
  const shownTable = useRef(table);
  useFocusRestore();
  if (!awaited || shownTable.current.view !== table.view) shownTable.current = table;
  const board = useMemo(() => boardOf(shownTable.current), [shownTable.current]);
  return html`
    <${TableContext.Provider} value=${table}>
      <div class=${`table-page ${info.game} ${styles}`} data-version=${version} data-left=${candidates.length} ...${rest}>
        ${header ?? html`<${Header} />`}
        <main class="board" id="board" aria-label=${translate("the-table")} onclickcapture=${tap}>
          ${instead ?? board}
        </main>
        <aside class="side" id="side" tabindex="-1">${children}</aside>
        <${ExplanationPopup} />
      </div>
    </${TableContext.Provider}>
  `;
}

/** The board of a table, which knows of no other. @param {Table} table */
const boardOf = (table) =>
  table.board &&
  table.view &&
  html`
    <${TableContext.Provider} value=${table}>
      <${table.board.Board} table=${table} />
    </${TableContext.Provider}>
  `;
