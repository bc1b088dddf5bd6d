// Fireflies in words: the plain room finds them in its messages.

export { default } from "/plain/texts.js";
