// IKI in words.

import { choice, news, question, stageOf, logLine } from "./words.js";

/** @type {import("../core/types.js").GameRoom} */
const room = { question, choice, logLine, news, stage: ({ view }) => stageOf(view.month) };

export default room;
