// Its components are listed as they stand.

export { default } from "/plain/catalogue.js";
