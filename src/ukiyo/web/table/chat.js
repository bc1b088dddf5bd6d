// The chat of a table: messages, stickers, and a menu to mute, block and report other people.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { request } from "../core/api.js";
import { Crest } from "../core/crest.js";
import { saveName } from "../core/person.js";
import { useTable } from "../core/table-context.js";
import { language, translate } from "../core/locale.js";
import { Sticker, STICKERS, stickerName } from "./stickers.js";

/** @import { ChatMessage, ChatState } from "../core/types.js" */

const MAX_MESSAGE_LENGTH = 300; // characters, as on the server

/** @param {{ chat: ChatState, isPlayer: boolean, onNamed: () => void }} props */
export function Chat({ chat, isPlayer, onNamed }) {
  const { info } = useTable();
  const [earlier, setEarlier] = useState(/** @type {{ messages: ChatMessage[], more: boolean } | null} */ (null));
  const [notice, setNotice] = useState("");
  const [busy, setBusy] = useState(false);
  const [revision, setRevision] = useState(0);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const messages = [...(earlier?.messages ?? []), ...chat.messages];
  useLayoutEffect(() => {
    if (list.current && !earlier) list.current.scrollTop = list.current.scrollHeight;
  }, [chat]);
  const path = `/tables/${info.id}`;
  const run = async (/** @type {() => Promise<unknown>} */ action) => {
    setNotice("");
    setBusy(true);
    try {
      await action();
    } catch (error) {
      setNotice(/** @type {Error} */ (error).message);
    }
    setBusy(false);
    setRevision((times) => times + 1);
  };
  const post = (/** @type {object} */ content) =>
    run(async () => {
      if (!isPlayer) await saveName();
      await request("POST", `${path}/chat`, content);
      if (field.current && "text" in content) field.current.value = "";
      if (!isPlayer) onNamed();
      setEarlier(null);
    });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = field.current?.value.trim();
    if (text && !busy) post({ text });
  };
  const loadEarlier = () =>
    run(async () => {
      const page = await request("GET", `${path}/chat?before=${messages[0].number}`);
      setEarlier({ messages: [...page.messages, ...(earlier?.messages ?? [])], more: page.has_earlier });
    });
  const noteId = info.status === "over" && isPlayer ? "chat-after" : isPlayer ? "chat-players" : "chat-spectators";
  return html`
    <div class="chat">
      <p class="note">${translate(noteId)} ${info.chat === "stickers" && translate("chat-stickers-only")}</p>
      <div class="messages" ref=${list} tabindex="0" role="log" aria-live="polite" aria-relevant="additions"
        aria-label=${translate("chat-tab")}>
        ${
          (earlier ? earlier.more : chat.hasEarlier) &&
          html`
            <button class="quiet" onclick=${loadEarlier}>
              ${translate("chat-earlier")}
            </button>
          `
        }
        ${!messages.length && html`<p class="none">${translate("chat-none")}</p>`}
        ${messages.map(
          (message) => html`
            <${Message}
              key=${message.number}
              message=${message}
              path=${`${path}/chat/${message.number}`}
              run=${run}
              showNotice=${setNotice}
            />
          `,
        )}
        ${isPlayer && html`<${BlockedPeople} revision=${revision} />`}
      </div>
      ${
        notice &&
        html`
          <p class="notice" role="alert">
            ${notice}
          </p>
        `
      }
      <div class="stickers" role="group" aria-label=${translate("chat-stickers-label")}>
        ${STICKERS.map(
          (sticker, index) => html`
            <button
              key=${sticker}
              class="plain"
              aria-label=${stickerName(sticker)}
              title=${stickerName(sticker)}
              disabled=${busy}
              data-autofocus=${info.chat === "stickers" && index === 0 ? "" : undefined}
              onclick=${() => post({ sticker })}
            >
              <${Sticker} sticker=${sticker} />
            </button>
          `,
        )}
      </div>
      ${
        info.chat === "on" &&
        html`
          <form class="row" onsubmit=${submit}>
            <input
              ref=${field}
              data-autofocus
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

/** @param {number} timestamp seconds since 1970 */
function formatSentAt(timestamp) {
  const date = new Date(timestamp * 1000);
  const today = date.toDateString() === new Date().toDateString();
  const options = { hour: "2-digit", minute: "2-digit", ...(today ? {} : { day: "numeric", month: "short" }) };
  return new Intl.DateTimeFormat(language(), /** @type {Intl.DateTimeFormatOptions} */ (options)).format(date);
}

/**
 * A message, with a menu for messages from other people. Text is never rendered as HTML.
 * @param {{ message: ChatMessage, path: string, run: (action: () => Promise<unknown>) => void, showNotice: (text: string) => void }} props
 */
function Message({ message, path, run, showNotice }) {
  const { info } = useTable();
  const { name, number, seat, text, sticker, sent_at: at, yours } = message;
  const block = (/** @type {"mute" | "block"} */ kind) => () =>
    run(() => request("POST", `/tables/${info.id}/block`, { kind, message: number }));
  const report = () => run(() => request("POST", `${path}/report`, {}).then(() => showNotice(translate("chat-reported"))));
  const remove = () => run(() => request("DELETE", path));
  const close = (/** @type {Event} */ event) => {
    const menu = /** @type {Element} */ (event.target).closest("details");
    if (menu) menu.open = false;
  };
  return html`
    <div class=${`chat-message ${yours ? "yours" : ""}`} data-message=${number}>
      <p>
        ${seat >= 0 && html`<${Crest} seat=${seat} size=${14} />`}
        <b>${name}</b>${" "}${seat < 0 && html`<small>${translate("chat-spectator")}</small>`}
        <time>${formatSentAt(at)}</time>
        ${
          sticker
            ? html`
              <span class="sent-sticker">
                <${Sticker} sticker=${sticker} /> <span class="visually-hidden">
                  ${translate("chat-sent-sticker", { word: "" })}</span>${stickerName(sticker)}
              </span>
            `
            : html`
              <span class="text" dir="auto">${text}</span>
            `
        }
      </p>
      ${
        (!yours || info.is_host) &&
        html`
          <details class="message-menu">
            <summary aria-label=${translate("chat-message-options", { name })} title=${translate("chat-message-options", { name })}>
              ⋯
            </summary>
            <div onclick=${close}>
              ${info.is_host && html`<button class="quiet" onclick=${remove}>${translate("chat-delete")}</button>`}
              ${
                !yours &&
                html`
                  <button class="quiet" onclick=${block("mute")}>${translate("chat-mute", { name })}</button>
                  <button class="quiet" title=${translate("chat-block-note")}
                    onclick=${block("block")}>${translate("chat-block", { name })}</button>
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
 * Lists muted and blocked people, and lets the player unblock them. Reloads whenever `revision` changes.
 * @param {{ revision: number }} props
 */
function BlockedPeople({ revision }) {
  const [people, setPeople] = useState(/** @type {{ id: string, name: string, kind: string }[]} */ ([]));
  const load = () => request("GET", "/me/blocks").then(setPeople, () => {});
  useEffect(() => void load(), [revision]);
  const unblock = (/** @type {string} */ id) => () => request("DELETE", `/me/blocks/${id}`).then(load, load);
  return (
    people.length > 0 &&
    html`
      <details class="blocked-people">
        <summary>${translate("chat-silenced")}</summary>
        <ul>
          ${people.map(
            ({ id, name, kind }) => html`
              <li key=${id}>
                ${translate(kind === "block" ? "chat-blocked-one" : "chat-muted-one", { name })}${" "}
                <button class="quiet" onclick=${unblock(id)}>${translate("chat-unblock")}</button>
              </li>
            `,
          )}
        </ul>
      </details>
    `
  );
}
