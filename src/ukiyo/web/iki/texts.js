// IKI in words.

import { staging } from "./staging.js";
import { aside, choice, counted, heading, effectLine, question, stage, logLine } from "./words.js";

/** The kinds of choices that are offered together. @type {Record<string, string[]>} */
const GROUPS = { walk: ["move", "stand"], hire: ["take", "hire", "neutral"], trade: ["trade"] };

/** @param {string} kind */
const group = (kind) => Object.keys(GROUPS).find((name) => GROUPS[name].includes(kind)) ?? kind;

/** @type {import("../core/types.js").GameRoom} */
const room = { question, choice, group, logLine, amounts: counted, aside, effectLine, heading, stage, staging, pointsNow: ["track"] };

export default room;
