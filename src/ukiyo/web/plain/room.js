// The room of every game that has none of its own, in words.

import { choice, logLine, news, question, stage } from "./words.js";

/** @type {import("../core/types.js").GameRoom} */
const room = { question, choice, logLine, news, stage };

export default room;
