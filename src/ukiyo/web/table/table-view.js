// Draws a table from frames of any source: a connection, a what-if line or a lesson. The caller decides what a choice does.

import { html, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { legalChoices, matchingChoices } from "../core/choices.js";
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
 * Animates the changes of each step. The returned function must be called before the next step is set, so that everything is measured at
 * its old position.
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
 * The selection of targets in a frame. `choose` is called with the last choice that remains.
 * @param {LoadedGame | null} game
 * @param {Frame | null} frame
 * @param {(choice: Choice) => void} choose
 * @param {boolean} [off] disables all choices
 */
export function useSelection(game, frame, choose, off = false) {
  const [selection, setSelection] = useState({ frame, names: /** @type {Names[]} */ ([]) });
  const [highlighted, setHighlighted] = useState({ frame, names: /** @type {Names[]} */ ([]), stays: false });
  const visibleHighlight = (/** @type {typeof highlighted} */ { frame: at, names, stays }) =>
    stays || at === frame ? names : names.filter(({ kind }) => !kind); // a highlighted choice ends with its frame
  const setHighlight = (/** @type {Names[]} */ names, stays = false) =>
    setHighlighted((known) => (names.length || visibleHighlight(known).length ? { frame, names, stays } : known));
  const highlight = visibleHighlight(highlighted);
  const selected = selection.frame === frame ? selection.names : [];
  const setSelected = (/** @type {Names[]} */ names) => setSelection({ frame, names });
  const clearSelection = () => setSelected([]);
  useLayoutEffect(() => {
    const onEscape = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && clearSelection();
    addEventListener("keydown", onEscape);
    return () => removeEventListener("keydown", onEscape);
  }, [frame]);
  const choices = !game || !frame || off ? [] : legalChoices(frame, game.game.actions);
  const candidates = matchingChoices(choices, selected);
  const select = (/** @type {Names} */ names) => {
    const next = matchingChoices(candidates, [names]);
    const isConfirmed = !settings.confirm || (selected.length > 0 && candidates.length === 1); // selecting it again confirms
    if (next.length === 1 && isConfirmed) choose(next[0]);
    else if (next.length) setSelected([...selected, names]);
  };
  const selectChoice = (/** @type {Choice} */ choice) => setSelected([choice.names]);
  return { choices, candidates, selected, select, selectChoice, clearSelection, highlight, setHighlight };
}

/**
 * The page of a table: header, board (or `replacement`), and side panel. While the page awaits a response (`awaited`), the board is not
 * redrawn: removing and restoring its highlights would flicker, and it is most of what there is to draw.
 * @param {{
 *   table: Table, awaited?: boolean, class?: string, header?: Child, replacement?: Child, onTap?: (event: Event) => void,
 *   children?: unknown, [attribute: string]: unknown
 * }} props
 */
export function TableView({ table, awaited = false, class: styles = "", header, replacement, onTap, children, ...rest }) {
  const { info, version, candidates } = table;
  const shownTable = useRef(table);
  useFocusRestore();
  if (!awaited || shownTable.current.view !== table.view) shownTable.current = table;
  const board = useMemo(() => boardOf(shownTable.current), [shownTable.current]);
  return html`
    <${TableContext.Provider} value=${table}>
      <div class=${`table-page ${info.game} ${styles}`} data-version=${version} data-candidates=${candidates.length} ...${rest}>
        ${header ?? html`<${Header} />`}
        <main class="board" id="board" aria-label=${translate("the-table")} onclickcapture=${onTap}>
          ${replacement ?? board}
        </main>
        <aside class="side" id="side" tabindex="-1">${children}</aside>
        <${ExplanationPopup} />
      </div>
    </${TableContext.Provider}>
  `;
}

/** The board, in a separate context, so that it is redrawn only with its table. @param {Table} table */
const boardOf = (table) =>
  table.board &&
  table.view &&
  html`
    <${TableContext.Provider} value=${table}>
      <${table.board.Board} table=${table} />
    </${TableContext.Provider}>
  `;
