// Hokusai in words.

import { choice, counted, heading, news, question, stage, verdict, logLine } from "./words.js";

/** @type {import("../core/types.js").GameRoom} */
const room = { question, choice, logLine, amounts: counted, news, heading, stage, verdict };

export default room;
