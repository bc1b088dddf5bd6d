// IKI's texts.

import { effectCues } from "./effect-cues.js";
import { inlineEffects, choice, amountsText, heading, effectLine, question, progress, logLine } from "./messages.js";

/** The groups in which choices are offered. @type {Record<string, string[]>} */
const GROUPS = { walk: ["move", "stand"], hire: ["take", "hire", "neutral"], trade: ["trade"] };

/** @param {string} kind */
const group = (kind) => Object.keys(GROUPS).find((name) => GROUPS[name].includes(kind)) ?? kind;

/** @type {import("../core/types.js").GameTexts} */
const texts = {
  question,
  choice,
  group,
  logLine,
  amounts: amountsText,
  inlineEffects,
  effectLine,
  heading,
  progress,
  effectCues,
  pointsNow: ["track"],
};

export default texts;
