// The components of a game without a room: they stand as they are.

/** @type {import("../core/types.js").Catalogue} */
const catalogue = {};

export default catalogue;
