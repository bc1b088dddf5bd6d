// What lies in the box, found by its id.

/** @param {any[]} entries @param {string} id */
export const component = (entries, id) => entries.find((entry) => entry.id === id);
