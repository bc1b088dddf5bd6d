// IKI at the table: how it is drawn and put into words.

import { Board } from "./board.js";
import { explain } from "./explain.js";
import { choice, news, question, stageOf, told } from "./words.js";

/** @type {import("../core/types.js").GameRoom} */
const room = { Board, question, choice, told, news, explain, stage: ({ view }) => stageOf(view.month) };

export default room;
