// What everything at a table knows: the view, the choices, and what is being pointed at.

import { createContext, useContext } from "../vendor/preact.js";

/** @import { Context } from "../vendor/preact.js" */
/** @import { Table } from "./types.js" */

/** @type {Context<Table>} */
export const TableContext = createContext(/** @type {any} */ (null));

export const useTable = () => useContext(TableContext);
