// Who plays here: a name is all there is to signing up.

import { ask } from "./api.js";
import { prefer, settings } from "./settings.js";
import { say } from "./words.js";

/** @param {string} [name] */
export async function introduce(name = settings.name || say("guest")) {
  const me = await ask("POST", "/me", { name });
  prefer({ name: me.name });
}
