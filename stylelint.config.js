// Stylelint for the stylesheets: the recommended rules. Prettier checks the format.

export default {
  extends: "stylelint-config-recommended",
  rules: {
    // It compares selectors by their last part alone, so it reports pairs that can never match the same element (195 of them).
    "no-descending-specificity": null,
  },
  ignoreFiles: ["src/ukiyo/web/vendor/**"],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
};
