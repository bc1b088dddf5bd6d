// The drops that a kakemono needs, and the drops already painted on it.

/** The colours of the drops on a card, in a fixed order. */
export const COLOUR_ORDER = ["blue", "red", "yellow", "purple", "green", "orange"];

/** Lists the drops of a card one by one. @param {Record<string, number>} amounts @returns {string[]} */
export const listDrops = (amounts) => COLOUR_ORDER.flatMap((colour) => Array(amounts[colour] ?? 0).fill(colour));

/**
 * Lists the drops of a card one by one: the colour that each slot needs, and the colour painted there, or null if it is missing.
 * Slots of the same colour are interchangeable, so the last ones count as missing. A slot may hold another colour: a joker or a substitute.
 * @param {Record<string, number>} pigments
 * @param {Record<string, number>} missing
 * @param {Record<string, number>} painted
 */
export function dropSlots(pigments, missing, painted) {
  const drops = listDrops(pigments);
  const filled = drops.map((colour, i) => drops.slice(i).filter((other) => other === colour).length > (missing[colour] ?? 0));
  const remaining = { ...painted };
  const matching = drops.map((colour, i) => filled[i] && remaining[colour] > 0 && remaining[colour]-- > 0);
  const substitutes = [...COLOUR_ORDER, "black"].flatMap((colour) => Array(remaining[colour] ?? 0).fill(colour));
  return drops.map((colour, i) => ({
    colour,
    painted: filled[i] ? (matching[i] ? colour : (substitutes.shift() ?? colour)) : null,
  }));
}
