// IKI in words.

import { choice, news, question, stage, logLine } from "./words.js";

/** @type {import("../core/types.js").GameRoom} */
const room = { question, choice, logLine, news, stage };

export default room;
