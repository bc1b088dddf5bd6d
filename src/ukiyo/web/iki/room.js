// IKI in words.

import { choice, news, question, stageOf, told } from "./words.js";

/** @type {import("../core/types.js").GameRoom} */
const room = { question, choice, told, news, stage: ({ view }) => stageOf(view.month) };

export default room;
