// Shows the position in the queue for a bot's move, a hint or a review, and later whether the search was shortened.

import { html, useEffect, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { translate } from "../core/locale.js";

const POLL_INTERVAL_MS = 2000; // most searches finish before the first request
const FULL_SEARCH_SHARE = 0.9; // of the usual search time

/** @param {{ id: string, what: "bot" | "hint" | "review" }} props */
export function QueuePosition({ id, what }) {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const poll = () =>
      request("GET", `/tables/${id}/queue`).then(
        (line) => setPlace(line[what]),
        () => setPlace(0),
      );
    const timer = setInterval(poll, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [id, what]);
  return place > 0 && html`<small class="in-line">${translate("queue-position", { place })}</small>`;
}

/** @param {{ share: number, message: "bots-hurried" | "master-hurried" }} props */
export function ShortSearchNotice({ share, message }) {
  return share < FULL_SEARCH_SHARE && html`<p class="waiting hurried">${translate(message)}</p>`;
}
