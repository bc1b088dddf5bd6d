// Synthesizes sounds when they are played: wood, coins, fire, a bell, a drum.

import { settings } from "./settings.js";

/** @typedef {{ at: number, wave: OscillatorType, pitch: number, fall: number, duration: number, volume: number }} Tone */

/** @param {number} at @param {number} pitch @param {Partial<Tone>} [overrides] @returns {Tone} */
const tone = (at, pitch, overrides) => ({ at, pitch, wave: "triangle", fall: 0.5, duration: 0.12, volume: 1, ...overrides });

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  turn: [tone(0, 1250), tone(0.16, 1180)], // two dry knocks of a wooden clapper, as before the curtain rises in kabuki
  coins: [0, 0.07, 0.15].map((at) => tone(at, 2600 - at * 2000, { wave: "sine", fall: 1.1, duration: 0.18, volume: 0.5 })),
  fire: [0, 0.09, 0.15, 0.27, 0.33].map((at) => tone(at, 240 - at * 200, { wave: "sawtooth", fall: 0.3, duration: 0.08, volume: 0.6 })),
  message: [tone(0, 520, { wave: "sine", fall: 0.8, duration: 0.1, volume: 0.25 })], // a brush put down on the table
  loss: [tone(0, 220, { wave: "sine", fall: 0.6, duration: 0.5 })],
  bell: [
    tone(0, 660, { wave: "sine", fall: 0.99, duration: 1.2 }),
    tone(0, 1320, { wave: "sine", fall: 0.99, duration: 0.7, volume: 0.3 }),
  ],
  drum: [tone(0, 130, { wave: "sine", fall: 0.4, duration: 0.4 }), tone(0.35, 130, { wave: "sine", fall: 0.4, duration: 0.7 })],
};

/** @param {string} name */
export function playSound(name) {
  const masterVolume = settings.sound ? settings.volume : 0;
  if (!masterVolume || document.hidden || !navigator.userActivation?.hasBeenActive) return; // browsers block sound before any interaction
  try {
    const audio = new AudioContext();
    for (const { at, wave, pitch, fall, duration, volume } of SOUNDS[name]) {
      const [source, gain, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at];
      source.type = wave;
      source.frequency.setValueAtTime(pitch, start);
      source.frequency.exponentialRampToValueAtTime(pitch * fall, start + duration * 0.75);
      gain.gain.setValueAtTime(0.0001, start);
      gain.gain.exponentialRampToValueAtTime(0.36 * masterVolume * volume, start + 0.004);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + duration);
      source.connect(gain).connect(audio.destination);
      source.start(start);
      source.stop(start + duration + 0.03);
    }
    setTimeout(() => audio.close(), 2500);
  } catch {
    // The browser has no audio or does not allow it yet.
  }
}
