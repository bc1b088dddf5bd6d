// The log, the chat with messages and stickers, and the player's private notes.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { isTyping } from "../core/arrow-keys.js";
import { Crest } from "../core/crest.js";
import { saveName } from "../core/person.js";
import { playSound } from "../core/sounds.js";
import { loadStylesheet } from "../core/stylesheets.js";
import { useTable } from "../core/table-context.js";
import { loadMessages, language, formatNumber, translate } from "../core/locale.js";
import { Sticker, STICKERS, stickerName } from "./stickers.js";

/** @import { Child } from "../vendor/preact.js" */
/** @import { ChatMessage, ChatState } from "../core/types.js" */

await Promise.all([loadMessages("chat"), loadStylesheet("/table/chat.css")]);

const MAX_MESSAGE_LENGTH = 300; // characters, as on the server
const MAX_NOTES_LENGTH = 4000;
const SAVE_DELAY_MS = 800; // after the last keystroke
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
 * Tabs for the log, the chat and the notes. `known` reconnects after a spectator has saved a name.
 * @param {{ log: Child, spoken: ChatState, known: () => void }} props
 */
export function LogAndChat({ log, spoken, known }) {
  const { info, view } = useTable();
  const talks = info.chat !== "off";
  const plays = info.yours.length > 0 || (view?.you ?? -1) >= 0; // or a bot plays for this player
  const waiting = info.status === "open";
  const [chosen, setTab] = useState("");
  const [read, setRead] = useState(() => new Map(storedReadMarks()).get(info.id) ?? 0);
  const heard = useRef(/** @type {number | null} */ (null));
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const tabs = [...(waiting ? [] : ["log"]), ...(talks ? ["talk"] : []), ...(plays ? ["notes"] : [])];
  const tab = tabs.includes(chosen) ? chosen : tabs[0];
  const last = spoken.messages.reduce((most, { number }) => Math.max(most, number), 0);
  const unread = tab === "talk" ? 0 : spoken.messages.filter(({ number, yours }) => number > read && !yours).length;
  useEffect(() => {
    if (tab !== "talk" || last <= read) return;
    setRead(last);
    markRead(info.id, last);
  }, [tab, last, read]);
  useEffect(() => {
    const before = heard.current;
    heard.current = spoken.known ? Math.max(last, before ?? 0) : before;
    if (before !== null && spoken.messages.some(({ number, yours }) => number > before && !yours)) playSound("word");
  }, [spoken]);
  const open = (/** @type {string} */ name) => {
    setTab(name);
    requestAnimationFrame(() => {
      frame.current?.scrollIntoView({ block: "nearest" });
      const field = frame.current?.querySelector("[data-first]");
      if (field instanceof HTMLElement && !matchMedia("(pointer: coarse)").matches) field.focus(); // avoids opening the on-screen keyboard
    });
  };
  useLayoutEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== "t" || !talks) return;
      event.preventDefault();
      open("talk");
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [talks]);
  const leaveFor = (/** @type {string} */ name) => {
    setTab(name);
    const button = frame.current?.querySelector(`#tab-${name}`);
    if (button instanceof HTMLElement) button.focus();
  };
  /** Escape leaves a text field and must not reach the rest of the table. @param {KeyboardEvent} event */
  const leave = (event) => {
    if (event.key !== "Escape" || tab === "log") return;
    event.stopPropagation();
    const ways = /** @type {Element} */ (event.target).closest("details");
    if (ways?.open) ways.open = false;
    else leaveFor(tabs[0]);
  };
  /** @param {KeyboardEvent} event */
  const along = (event) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    event.stopPropagation();
    leaveFor(tabs[(tabs.indexOf(tab) + way + tabs.length) % tabs.length]);
  };
  if (!tabs.length || (tabs.length === 1 && tab === "log")) return log;
  return html`
    <section class=${`told on-${tab}`} ref=${frame} onkeydown=${leave}>
      <div class="tabs" role="tablist" aria-label=${translate("chat-tabs")} onkeydown=${along}>
        ${tabs.map(
          (name) => html`
            <button
              role="tab"
              id=${`tab-${name}`}
              key=${name}
              aria-selected=${name === tab}
              aria-controls="told"
              tabindex=${name === tab ? 0 : -1}
              aria-keyshortcuts=${name === "talk" ? "t" : undefined}
              title=${name === "talk" ? `${translate("chat-tab")} (T)` : undefined}
              onclick=${() => (name === "talk" ? open(name) : setTab(name))}
            >
              ${translate({ log: "chat-log-tab", talk: "chat-tab", notes: "chat-notes-tab" }[name] ?? name)}
              ${
                name === "talk" &&
                unread > 0 &&
                html`
                  <b class="unread" aria-label=${translate("chat-unread", { n: unread })}>${formatNumber(unread)}</b>
                `
              }
            </button>
          `,
        )}
      </div>
      <span class="unseen" role="status">${unread > 0 ? translate("chat-unread", { n: unread }) : ""}</span>
      <div class="told-page" id="told" role="tabpanel" aria-labelledby=${`tab-${tab}`}>
        ${tab === "log" && log}
        ${tab === "talk" && html`<${Chat} spoken=${spoken} plays=${plays} known=${known} />`}
        ${tab === "notes" && html`<${Notes} key=${info.id} id=${info.id} />`}
      </div>
    </section>
  `;
}

/** @param {{ spoken: ChatState, plays: boolean, known: () => void }} props */
function Chat({ spoken, plays, known }) {
  const { info } = useTable();
  const [earlier, setEarlier] = useState(/** @type {{ lines: ChatMessage[], more: boolean } | null} */ (null));
  const [notice, setNotice] = useState("");
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState(0);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const lines = [...(earlier?.lines ?? []), ...spoken.messages];
  useLayoutEffect(() => {
    if (list.current && !earlier) list.current.scrollTop = list.current.scrollHeight;
  }, [spoken]);
  const path = `/tables/${info.id}`;
  const run = async (/** @type {() => Promise<unknown>} */ work) => {
    setNotice("");
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setNotice(/** @type {Error} */ (error).message);
    }
    setBusy(false);
    setChanged((times) => times + 1);
  };
  const tell = (/** @type {object} */ what) =>
    run(async () => {
      if (!plays) await saveName();
      await request("POST", `${path}/chat`, what);
      if (field.current && "text" in what) field.current.value = "";
      if (!plays) known();
      setEarlier(null);
    });
  const write = (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = field.current?.value.trim();
    if (text && !busy) tell({ text });
  };
  const before = () =>
    run(async () => {
      const page = await request("GET", `${path}/chat?before=${lines[0].number}`);
      setEarlier({ lines: [...page.messages, ...(earlier?.lines ?? [])], more: page.has_earlier });
    });
  const about = info.status === "over" && plays ? "chat-after" : plays ? "chat-players" : "chat-spectators";
  return html`
    <div class="talk">
      <p class="about">${translate(about)} ${info.chat === "stickers" && translate("chat-stickers-only")}</p>
      <div class="lines" ref=${list} tabindex="0" role="log" aria-live="polite" aria-relevant="additions" aria-label=${translate("chat-tab")}>
        ${
          (earlier ? earlier.more : spoken.hasEarlier) &&
          html`
            <button class="quiet" onclick=${before}>
              ${translate("chat-earlier")}
            </button>
          `
        }
        ${!lines.length && html`<p class="none">${translate("chat-none")}</p>`}
        ${lines.map(
          (line) => html`
            <${Message} key=${line.number} line=${line} path=${`${path}/chat/${line.number}`} deed=${run} tell=${setNotice} />
          `,
        )}
        ${plays && html`<${BlockedPeople} changed=${changed} />`}
      </div>
      ${
        notice &&
        html`
          <p class="notice" role="alert">
            ${notice}
          </p>
        `
      }
      <div class="stamps" role="group" aria-label=${translate("chat-stickers-label")}>
        ${STICKERS.map(
          (sticker, place) => html`
            <button
              key=${sticker}
              class="plain"
              aria-label=${stickerName(sticker)}
              title=${stickerName(sticker)}
              disabled=${busy}
              data-first=${info.chat === "stickers" && place === 0 ? "" : undefined}
              onclick=${() => tell({ sticker })}
            >
              <${Sticker} sticker=${sticker} />
            </button>
          `,
        )}
      </div>
      ${
        info.chat === "on" &&
        html`
          <form class="row" onsubmit=${write}>
            <input
              ref=${field}
              data-first
              maxlength=${MAX_MESSAGE_LENGTH}
              autocomplete="off"
              enterkeyhint="send"
              aria-label=${translate("chat-write")}
              placeholder=${translate("chat-write")}
            />
            <button class="primary" disabled=${busy}>${translate("chat-send")}</button>
          </form>
        `
      }
    </div>
  `;
}

/** @param {number} at seconds since 1970 */
function when(at) {
  const date = new Date(at * 1000);
  const today = date.toDateString() === new Date().toDateString();
  const shown = { hour: "2-digit", minute: "2-digit", ...(today ? {} : { day: "numeric", month: "short" }) };
  return new Intl.DateTimeFormat(language(), /** @type {Intl.DateTimeFormatOptions} */ (shown)).format(date);
}

/**
 * A message, with a menu for messages from other people. Text is never rendered as HTML.
 * @param {{ line: ChatMessage, path: string, deed: (work: () => Promise<unknown>) => void, tell: (sentence: string) => void }} props
 */
function Message({ line, path, deed, tell }) {
  const { info } = useTable();
  const { name, number, seat, text, sticker, at, yours } = line;
  const block = (/** @type {"mute" | "block"} */ kind) => () =>
    deed(() => request("POST", `/tables/${info.id}/block`, { kind, message: number }));
  const report = () => deed(() => request("POST", `${path}/report`, {}).then(() => tell(translate("chat-reported"))));
  const remove = () => deed(() => request("DELETE", path));
  const close = (/** @type {Event} */ event) => {
    const ways = /** @type {Element} */ (event.target).closest("details");
    if (ways) ways.open = false;
  };
  return html`
    <div class=${`spoken-line ${yours ? "yours" : ""}`} data-line=${number}>
      <p>
        ${seat >= 0 && html`<${Crest} seat=${seat} size=${14} />`}
        <b>${name}</b>${" "}${seat < 0 && html`<small>${translate("chat-spectator")}</small>`}
        <time>${when(at)}</time>
        ${
          sticker
            ? html`
              <span class="stamped">
                <${Sticker} sticker=${sticker} /> <span class="unseen">${translate("chat-sent-sticker", { word: "" })}</span>${stickerName(sticker)}
              </span>
            `
            : html`
              <span class="text" dir="auto">${text}</span>
            `
        }
      </p>
      ${
        (!yours || info.host) &&
        html`
          <details class="line-ways">
            <summary aria-label=${translate("chat-ways", { name })} title=${translate("chat-ways", { name })}>⋯</summary>
            <div onclick=${close}>
              ${info.host && html`<button class="quiet" onclick=${remove}>${translate("chat-delete")}</button>`}
              ${
                !yours &&
                html`
                  <button class="quiet" onclick=${block("mute")}>${translate("chat-mute", { name })}</button>
                  <button class="quiet" title=${translate("chat-block-note")} onclick=${block("block")}>${translate("chat-block", { name })}</button>
                  <button class="quiet" onclick=${report}>${translate("chat-report")}</button>
                `
              }
            </div>
          </details>
        `
      }
    </div>
  `;
}

/**
 * Lists muted and blocked people, and lets the player unblock them. Reloads whenever `changed` changes.
 * @param {{ changed: number }} props
 */
function BlockedPeople({ changed }) {
  const [found, setFound] = useState(/** @type {{ id: string, name: string, kind: string }[]} */ ([]));
  const look = () => request("GET", "/me/blocks").then(setFound, () => {});
  useEffect(() => void look(), [changed]);
  const hear = (/** @type {string} */ id) => () => request("DELETE", `/me/blocks/${id}`).then(look, look);
  return (
    found.length > 0 &&
    html`
      <details class="silenced">
        <summary>${translate("chat-silenced")}</summary>
        <ul>
          ${found.map(
            ({ id, name, kind }) => html`
              <li key=${id}>
                ${translate(kind === "block" ? "chat-blocked-one" : "chat-muted-one", { name })}${" "}
                <button class="quiet" onclick=${hear(id)}>${translate("chat-hear-again")}</button>
              </li>
            `,
          )}
        </ul>
      </details>
    `
  );
}

/** Private notes, saved shortly after the last keystroke and when the tab closes. @param {{ id: string }} props */
function Notes({ id }) {
  const [text, setText] = useState(/** @type {string | null} */ (null));
  const [state, setState] = useState("");
  const kept = useRef({ text: "", version: 0 });
  const written = useRef("");
  const timer = useRef(0);
  const path = `/tables/${id}/notes`;
  const keep = async () => {
    clearTimeout(timer.current);
    const wanted = written.current;
    if (wanted === kept.current.text) return;
    try {
      kept.current = await request("PUT", path, { text: wanted, version: kept.current.version });
      if (written.current === wanted) setState(translate("chat-notes-kept"));
    } catch (error) {
      if (/** @type {{ status?: number }} */ (error).status !== 409) return setState(/** @type {Error} */ (error).message);
      kept.current = await request("GET", path);
      written.current = `${kept.current.text}\n\n${wanted}`.slice(0, MAX_NOTES_LENGTH);
      setText(written.current);
      setState(translate("chat-notes-elsewhere"));
      timer.current = setTimeout(keep, SAVE_DELAY_MS);
    }
  };
  useEffect(() => {
    request("GET", path).then(
      (found) => {
        kept.current = found;
        written.current = found.text;
        setText(found.text);
      },
      (error) => setState(error.message),
    );
    return () => void keep();
  }, []);
  const write = (/** @type {Event} */ event) => {
    written.current = /** @type {HTMLTextAreaElement} */ (event.target).value;
    setText(written.current);
    setState(translate("chat-notes-writing"));
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, SAVE_DELAY_MS);
  };
  return html`
    <div class="own-notes">
      <p class="about">${translate("chat-notes-about")}</p>
      <textarea
        maxlength=${MAX_NOTES_LENGTH}
        aria-label=${translate("chat-notes")}
        value=${text ?? ""}
        disabled=${text === null}
        oninput=${write}
        onblur=${keep}
      ></textarea>
      <p class="about" role="status">${state}</p>
    </div>
  `;
}
