// Your turn: a sound and a sign in the title, once for each time it comes round.

import { gameTitle } from "./games.js";
import { settings } from "./settings.js";
import { say } from "./words.js";

/** @import { Frame } from "./types.js" */

let yours = false;

/** @param {Frame} frame */
export function alertTurn({ table, view }) {
  const now = table.status === "playing" && view !== null && view.legal.length > 0;
  const game = gameTitle(table.game);
  document.title = now ? `● ${say("your-turn")} · ${game}` : `${game} · Ukiyo`;
  if (now && !yours && settings.sound) knock();
  yours = now;
}

/** A wooden clapper, as before the curtain rises: two dry knocks. */
export function knock() {
  if (!navigator.userActivation?.hasBeenActive) return; // browsers are silent until they are touched
  try {
    const room = new AudioContext();
    for (const [at, pitch] of [
      [0, 1250],
      [0.16, 1180],
    ]) {
      const [tone, fade] = [room.createOscillator(), room.createGain()];
      tone.type = "triangle";
      tone.frequency.setValueAtTime(pitch, room.currentTime + at);
      tone.frequency.exponentialRampToValueAtTime(pitch / 2, room.currentTime + at + 0.09);
      fade.gain.setValueAtTime(0.0001, room.currentTime + at);
      fade.gain.exponentialRampToValueAtTime(0.25, room.currentTime + at + 0.004);
      fade.gain.exponentialRampToValueAtTime(0.0001, room.currentTime + at + 0.12);
      tone.connect(fade).connect(room.destination);
      tone.start(room.currentTime + at);
      tone.stop(room.currentTime + at + 0.15);
    }
    setTimeout(() => room.close(), 600);
  } catch {
    // A browser without sound, or one that does not allow it yet.
  }
}
