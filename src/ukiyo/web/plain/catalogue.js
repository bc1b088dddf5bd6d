// The component catalogue of games without a catalogue of their own: values are shown unchanged.

/** @type {import("../core/types.js").Catalogue} */
const catalogue = {};

export default catalogue;
