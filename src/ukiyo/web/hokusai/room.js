// Hokusai in words.

import { choice, news, question, stage, verdict, logLine } from "./words.js";

/** @type {import("../core/types.js").GameRoom} */
const room = { question, choice, logLine, news, stage, verdict };

export default room;
