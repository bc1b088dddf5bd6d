// ESLint for the browser's modules: the recommended rules. tsc checks the types, Prettier the format.

import js from "./build/node/node_modules/@eslint/js/src/index.js";
import globals from "./build/node/node_modules/globals/index.js";

const message = "A test that does not run proves nothing.";
const skippedTests = [
  { selector: "CallExpression[callee.object.name='test'][callee.property.name=/^(skip|only|todo)$/]", message },
  { selector: "CallExpression[callee.name='test'] > ObjectExpression > Property[key.name=/^(skip|only|todo)$/]", message },
];
const serviceWorker = ["src/ukiyo/web/sw.js", "src/ukiyo/web/push.js"];

export default [
  { ignores: ["src/ukiyo/web/vendor/"] },
  { ...js.configs.recommended, linterOptions: { reportUnusedDisableDirectives: "error" } },
  // `const { kind, ...fields } = news` is how a property is left out.
  { rules: { "no-unused-vars": ["error", { ignoreRestSiblings: true }] } },
  { files: ["src/ukiyo/web/**/*.js"], ignores: serviceWorker, languageOptions: { globals: globals.browser } },
  {
    files: ["tests/units/*.js"],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { "no-restricted-syntax": ["error", ...skippedTests] },
  },
  { files: serviceWorker, languageOptions: { globals: globals.serviceworker } },
];
