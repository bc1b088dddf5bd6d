// The marks and sounds of each kind of effect.

/** @type {import("../core/types.js").GameTexts["effectCues"]} */
export const effectCues = {
  season: { sound: "bell" },
  month: { sound: "bell" },
  fire: { mark: "flame", sound: "fire" },
  burnt: { mark: "flame", sound: "fire" },
  "put-out": { mark: "water" },
  saved: { mark: "shield" },
  payday: { sound: "coins" },
  salary: { sound: "coins" },
  harmony: { mark: "knot" },
  fed: { mark: "bowl" },
  starved: { mark: "away", sound: "loss" },
  leaves: { mark: "away" },
  retire: { mark: "star", sound: "bell" },
  end: { sound: "drum" },
};
