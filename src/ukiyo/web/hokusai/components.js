// Finds a component by its id.

/**
 * The fields of all kinds of components. Each component has only the fields of its kind.
 * @typedef {{
 *   id: string, name: Record<string, string>, provenance: Record<string, string>,
 *   collection: string, value: number, pigments: Record<string, number>,
 *   tool: string, icons: number, points: number, use: string, as: string,
 *   first: string, second: string, third: string, kind: string
 * }} Component
 */

/** @param {Component[]} entries @param {string} id */
export const component = (entries, id) => /** @type {Component} */ (entries.find((entry) => entry.id === id));
