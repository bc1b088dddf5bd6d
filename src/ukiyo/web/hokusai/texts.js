// Hokusai's texts and effect cues.

import { choice, amountsText, heading, effectLine, question, progress, verdict, logLine } from "./messages.js";

/** The marks and sounds of each kind of effect. @type {import("../core/types.js").GameTexts["effectCues"]} */
const effectCues = {
  clock: { mark: "drop", sound: "bell" },
  closing: { sound: "bell" },
  objective: { sound: "bell" },
  bonus: { sound: "coins" },
  end: { sound: "drum" },
};

/** The groups in which choices are offered. @type {Record<string, string[]>} */
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

/** The score categories whose points are final. Points from objectives can still be lost. */
const pointsNow = ["works", "sets", "icons", "artisans", "painted", "closing", "journey", "paths"];

/** Random masters, because beginners cannot compare them yet. */
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
