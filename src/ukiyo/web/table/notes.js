// A player's private notes about a table.

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { translate } from "../core/locale.js";

const MAX_NOTES_LENGTH = 4000;
const SAVE_DELAY_MS = 800; // after the last keystroke

/** The notes, saved shortly after the last keystroke and when the tab closes. @param {{ id: string }} props */
export function Notes({ id }) {
  const [text, setText] = useState(/** @type {string | null} */ (null));
  const [status, setStatus] = useState("");
  const saved = useRef({ text: "", version: 0 });
  const draft = useRef("");
  const timer = useRef(0);
  const path = `/tables/${id}/notes`;
  const save = async () => {
    clearTimeout(timer.current);
    const unsaved = draft.current;
    if (unsaved === saved.current.text) return;
    try {
      saved.current = await request("PUT", path, { text: unsaved, version: saved.current.version });
      if (draft.current === unsaved) setStatus(translate("chat-notes-kept"));
    } catch (error) {
      if (/** @type {{ status?: number }} */ (error).status !== 409) return setStatus(/** @type {Error} */ (error).message);
      saved.current = await request("GET", path);
      draft.current = `${saved.current.text}\n\n${unsaved}`.slice(0, MAX_NOTES_LENGTH);
      setText(draft.current);
      setStatus(translate("chat-notes-elsewhere"));
      timer.current = setTimeout(save, SAVE_DELAY_MS);
    }
  };
  useEffect(() => {
    request("GET", path).then(
      (found) => {
        saved.current = found;
        draft.current = found.text;
        setText(found.text);
      },
      (error) => setStatus(error.message),
    );
    return () => void save();
  }, []);
  const onInput = (/** @type {Event} */ event) => {
    draft.current = /** @type {HTMLTextAreaElement} */ (event.target).value;
    setText(draft.current);
    setStatus(translate("chat-notes-writing"));
    clearTimeout(timer.current);
    timer.current = setTimeout(save, SAVE_DELAY_MS);
  };
  return html`
    <div class="notes">
      <p class="note">${translate("chat-notes-about")}</p>
      <textarea
        maxlength=${MAX_NOTES_LENGTH}
        aria-label=${translate("chat-notes")}
        value=${text ?? ""}
        disabled=${text === null}
        oninput=${onInput}
        onblur=${save}
      ></textarea>
      <p class="note" role="status">${status}</p>
    </div>
  `;
}
