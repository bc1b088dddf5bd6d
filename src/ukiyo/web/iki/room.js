// IKI in words.

import { staging } from "./staging.js";
import { aside, choice, counted, heading, news, question, stage, logLine } from "./words.js";

/** @type {import("../core/types.js").GameRoom} */
const room = { question, choice, logLine, amounts: counted, aside, news, heading, stage, staging, pointsNow: ["track"] };

export default room;
