// Shows the position in the queue for a bot's move, a hint or a review, and later whether the search was shortened.

import { html, useEffect, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { translate } from "../core/locale.js";

const POLL_INTERVAL_MS = 2000; // most searches finish before the first request
const FULL_SEARCH_SHARE = 0.9; // of the usual search time

/** @param {{ id: string, kind: "bot" | "hint" | "review" }} props */
export function QueuePosition({ id, kind }) {
  const [position, setPosition] = useState(0);
  useEffect(() => {
    const poll = () =>
      request("GET", `/tables/${id}/queue`).then(
        (queue) => setPosition(queue[kind]),
        () => setPosition(0),
      );
    const timer = setInterval(poll, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [id, kind]);
  return position > 0 && html`<small class="queue-position">${translate("queue-position", { place: position })}</small>`;
}

/** @param {{ share: number, message: "bots-hurried" | "master-hurried" }} props */
export function ShortSearchNotice({ share, message }) {
  return share < FULL_SEARCH_SHARE && html`<p class="waiting short-search">${translate(message)}</p>`;
}
