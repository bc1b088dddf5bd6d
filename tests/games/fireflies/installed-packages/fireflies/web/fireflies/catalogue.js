// The components are listed unchanged.

export { default } from "/plain/catalogue.js";
