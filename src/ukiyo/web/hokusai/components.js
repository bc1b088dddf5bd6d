// Finds a component by its id.

/** @param {any[]} entries @param {string} id */
export const component = (entries, id) => entries.find((entry) => entry.id === id);
