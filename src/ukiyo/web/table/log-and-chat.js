// The log, the chat and the player's private notes, in tabs.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { isTyping } from "../core/arrow-keys.js";
import { formatNumber, loadMessages, translate } from "../core/locale.js";
import { playSound } from "../core/sounds.js";
import { loadStylesheet } from "../core/stylesheets.js";
import { useTable } from "../core/table-context.js";
import { Chat } from "./chat.js";
import { Notes } from "./notes.js";

/** @import { Child } from "../vendor/preact.js" */
/** @import { ChatState } from "../core/types.js" */

await Promise.all([loadMessages("chat"), loadStylesheet("/table/chat.css")]);

const READ_STORAGE_KEY = "ukiyo-read"; // the last message read, by table
const MAX_STORED_TABLES = 60;

/** @returns {[string, number][]} */
function storedReadMarks() {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(READ_STORAGE_KEY) ?? "{}"));
  } catch {
    return [];
  }
}

/** @param {string} id @param {number} number */
function markRead(id, number) {
  const others = storedReadMarks().filter(([table]) => table !== id);
  try {
    localStorage.setItem(READ_STORAGE_KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MAX_STORED_TABLES), [id, number]])));
  } catch {
    // Without storage, messages count as unread again on the next visit.
  }
}

/**
 * Tabs for the log, the chat and the notes. `onNamed` reconnects after a spectator has saved a name.
 * @param {{ log: Child, chat: ChatState, onNamed: () => void }} props
 */
export function LogAndChat({ log, chat, onNamed }) {
  const { info, view } = useTable();
  const hasChat = info.chat !== "off";
  const isPlayer = info.your_seats.length > 0 || (view?.you ?? -1) >= 0; // or a bot plays for this player
  const waiting = info.status === "open";
  const [chosenTab, setTab] = useState("");
  const [read, setRead] = useState(() => new Map(storedReadMarks()).get(info.id) ?? 0);
  const lastNotified = useRef(/** @type {number | null} */ (null));
  const container = useRef(/** @type {HTMLElement | null} */ (null));
  const tabs = [...(waiting ? [] : ["log"]), ...(hasChat ? ["chat"] : []), ...(isPlayer ? ["notes"] : [])];
  const tab = tabs.includes(chosenTab) ? chosenTab : tabs[0];
  const last = chat.messages.reduce((newest, { number }) => Math.max(newest, number), 0);
  const unread = tab === "chat" ? 0 : chat.messages.filter(({ number, yours }) => number > read && !yours).length;
  useEffect(() => {
    if (tab !== "chat" || last <= read) return;
    setRead(last);
    markRead(info.id, last);
  }, [tab, last, read]);
  useEffect(() => {
    const previous = lastNotified.current;
    lastNotified.current = chat.known ? Math.max(last, previous ?? 0) : previous;
    if (previous !== null && chat.messages.some(({ number, yours }) => number > previous && !yours)) playSound("message");
  }, [chat]);
  const openTab = (/** @type {string} */ name) => {
    setTab(name);
    requestAnimationFrame(() => {
      container.current?.scrollIntoView({ block: "nearest" });
      const field = container.current?.querySelector("[data-autofocus]");
      if (field instanceof HTMLElement && !matchMedia("(pointer: coarse)").matches) field.focus(); // avoids opening the on-screen keyboard
    });
  };
  useLayoutEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== "t" || !hasChat) return;
      event.preventDefault();
      openTab("chat");
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [hasChat]);
  const focusTab = (/** @type {string} */ name) => {
    setTab(name);
    const button = container.current?.querySelector(`#tab-${name}`);
    if (button instanceof HTMLElement) button.focus();
  };
  /** Escape leaves a text field and must not reach the rest of the table. @param {KeyboardEvent} event */
  const onEscape = (event) => {
    if (event.key !== "Escape" || tab === "log") return;
    event.stopPropagation();
    const menu = /** @type {Element} */ (event.target).closest("details");
    if (menu?.open) menu.open = false;
    else focusTab(tabs[0]);
  };
  /** @param {KeyboardEvent} event */
  const onArrowKey = (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.stopPropagation();
    focusTab(tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]);
  };
  if (!tabs.length || (tabs.length === 1 && tab === "log")) return log;
  return html`
    <section class=${`log-and-chat on-${tab}`} ref=${container} onkeydown=${onEscape}>
      <div class="tabs" role="tablist" aria-label=${translate("chat-tabs")} onkeydown=${onArrowKey}>
        ${tabs.map(
          (name) => html`
            <button
              role="tab"
              id=${`tab-${name}`}
              key=${name}
              aria-selected=${name === tab}
              aria-controls="tab-panel"
              tabindex=${name === tab ? 0 : -1}
              aria-keyshortcuts=${name === "chat" ? "t" : undefined}
              title=${name === "chat" ? `${translate("chat-tab")} (T)` : undefined}
              onclick=${() => (name === "chat" ? openTab(name) : setTab(name))}
            >
              ${translate({ log: "chat-log-tab", chat: "chat-tab", notes: "chat-notes-tab" }[name] ?? name)}
              ${
                name === "chat" &&
                unread > 0 &&
                html`
                  <b class="unread" aria-label=${translate("chat-unread", { n: unread })}>${formatNumber(unread)}</b>
                `
              }
            </button>
          `,
        )}
      </div>
      <span class="visually-hidden" role="status">${unread > 0 ? translate("chat-unread", { n: unread }) : ""}</span>
      <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby=${`tab-${tab}`}>
        ${tab === "log" && log}
        ${tab === "chat" && html`<${Chat} chat=${chat} isPlayer=${isPlayer} onNamed=${onNamed} />`}
        ${tab === "notes" && html`<${Notes} key=${info.id} id=${info.id} />`}
      </div>
    </section>
  `;
}
