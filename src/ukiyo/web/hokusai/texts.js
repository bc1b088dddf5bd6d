// Hokusai in words.

import { choice, amountsText, heading, effectLine, question, progress, verdict, logLine } from "./messages.js";

/** What marks the table and what is heard when something happens. @type {import("../core/types.js").GameTexts["effectCues"]} */
const effectCues = {
  clock: { mark: "drop", sound: "bell" },
  closing: { sound: "bell" },
  objective: { sound: "bell" },
  bonus: { sound: "coins" },
  end: { sound: "drum" },
};

/** The kinds of choices that are offered together. @type {Record<string, string[]>} */
const GROUPS = {
  walk: ["move"],
  take: ["take", "hire", "pick", "collect", "gain", "keep"],
  mix: ["mix"],
  paint: ["paint"],
  exhibit: ["exhibit"],
  use: ["token", "discard", "power", "drop", "step", "remove", "sacrifice", "exchange"],
};

/** @param {string} kind */
const group = (kind) => Object.keys(GROUPS).find((name) => GROUPS[name].includes(kind)) ?? kind;

/** Objectives are amountsText at the end: what they pay can still be lost. */
const pointsNow = ["works", "sets", "icons", "artisans", "painted", "closing", "journey", "paths"];

/** Which master is good for what, nobody can know before the first game. */
const firstOptions = { masters: "random" };

/** @type {import("../core/types.js").GameTexts} */
const texts = {
  question,
  choice,
  group,
  logLine,
  amounts: amountsText,
  effectLine,
  heading,
  progress,
  verdict,
  effectCues,
  pointsNow,
  firstOptions,
};

export default texts;
