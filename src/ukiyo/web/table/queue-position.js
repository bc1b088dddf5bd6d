// A place in line: whoever waits for a bot, a hint or a review sees how many are thought for first, and later whether there was less time.

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask } from "../core/api.js";
import { say } from "../core/locale.js";

const EVERY = 2000; // milliseconds; most thoughts are over before the first look
const USUAL = 0.9; // of its time

/** @param {{ id: string, what: "bot" | "hint" | "review" }} props */
export function InLine({ id, what }) {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const look = () =>
      ask("GET", `/tables/${id}/queue`).then(
        (line) => setPlace(line[what]),
        () => setPlace(0),
      );
    const looking = setInterval(look, EVERY);
    return () => clearInterval(looking);
  }, [id, what]);
  return place > 0 && html`<small class="in-line">${say("queue-position", { place })}</small>`;
}

/** @param {{ share: number, message: "bots-hurried" | "master-hurried" }} props */
export function Hurried({ share, message }) {
  return share < USUAL && html`<p class="waiting hurried">${say(message)}</p>`;
}
