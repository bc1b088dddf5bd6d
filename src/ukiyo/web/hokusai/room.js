// Hokusai at the table: how it is drawn and put into words.

import { Board } from "./board.js";
import { explain } from "./explanations.js";
import { choice, news, question, stage, told } from "./words.js";

/** @type {import("../core/types.js").GameRoom} */
const room = { Board, question, choice, told, news, explain, stage };

export default room;
