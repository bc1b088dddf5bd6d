// The table as a context for all components that draw it: the view, the choices and the selection.

import { createContext, useContext } from "../vendor/preact.js";

/** @import { Context } from "../vendor/preact.js" */
/** @import { Table } from "./types.js" */

/** @type {Context<Table>} */
export const TableContext = createContext(/** @type {Table} */ (/** @type {unknown} */ (null)));

export const useTable = () => useContext(TableContext);
