// Fireflies uses the plain texts, which come from its messages.

export { default } from "/plain/texts.js";
