// Hokusai in words.

import { choice, news, question, stage, told } from "./words.js";

/** @type {import("../core/types.js").GameRoom} */
const room = { question, choice, told, news, stage };

export default room;
