// A place in line: whoever waits for a bot, a hint or a review sees how many are thought for first, and later whether there was less time.

import { html, useEffect, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { translate } from "../core/locale.js";

const POLL_INTERVAL_MS = 2000; // milliseconds; most thoughts are over before the first look
const FULL_SEARCH_SHARE = 0.9; // of its time

/** @param {{ id: string, what: "bot" | "hint" | "review" }} props */
export function QueuePosition({ id, what }) {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const look = () =>
      request("GET", `/tables/${id}/queue`).then(
        (line) => setPlace(line[what]),
        () => setPlace(0),
      );
    const looking = setInterval(look, POLL_INTERVAL_MS);
    return () => clearInterval(looking);
  }, [id, what]);
  return place > 0 && html`<small class="in-line">${translate("queue-position", { place })}</small>`;
}

/** @param {{ share: number, message: "bots-hurried" | "master-hurried" }} props */
export function ShortSearchNotice({ share, message }) {
  return share < FULL_SEARCH_SHARE && html`<p class="waiting hurried">${translate(message)}</p>`;
}
