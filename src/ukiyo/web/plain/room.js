// The room of every game that has none of its own, in words.

import { amounts, choice, heading, logLine, effectLine, question, stage } from "./words.js";

/** @type {import("../core/types.js").GameRoom} */
const room = { question, choice, logLine, amounts, effectLine, heading, stage };

export default room;
