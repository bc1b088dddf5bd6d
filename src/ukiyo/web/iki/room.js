// IKI in words.

import { staging } from "./staging.js";
import { choice, news, question, stage, logLine } from "./words.js";

/** @type {import("../core/types.js").GameRoom} */
const room = { question, choice, logLine, news, stage, staging };

export default room;
