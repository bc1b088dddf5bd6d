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

/** @param {{ chat: ChatState, plays: boolean, onNamed: () => void }} props */
export function Chat({ chat, plays, onNamed }) {
  const { info } = useTable();
  const [earlier, setEarlier] = useState(/** @type {{ lines: ChatMessage[], more: boolean } | null} */ (null));
  const [notice, setNotice] = useState("");
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState(0);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const lines = [...(earlier?.lines ?? []), ...chat.messages];
  useLayoutEffect(() => {
    if (list.current && !earlier) list.current.scrollTop = list.current.scrollHeight;
  }, [chat]);
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
  const post = (/** @type {object} */ what) =>
    run(async () => {
      if (!plays) await saveName();
      await request("POST", `${path}/chat`, what);
      if (field.current && "text" in what) field.current.value = "";
      if (!plays) onNamed();
      setEarlier(null);
    });
  const write = (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = field.current?.value.trim();
    if (text && !busy) post({ text });
  };
  const loadEarlier = () =>
    run(async () => {
      const page = await request("GET", `${path}/chat?before=${lines[0].number}`);
      setEarlier({ lines: [...page.messages, ...(earlier?.lines ?? [])], more: page.has_earlier });
    });
  const about = info.status === "over" && plays ? "chat-after" : plays ? "chat-players" : "chat-spectators";
  return html`
    <div class="talk">
      <p class="about">${translate(about)} ${info.chat === "stickers" && translate("chat-stickers-only")}</p>
      <div class="lines" ref=${list} tabindex="0" role="log" aria-live="polite" aria-relevant="additions"
        aria-label=${translate("chat-tab")}>
        ${
          (earlier ? earlier.more : chat.hasEarlier) &&
          html`
            <button class="quiet" onclick=${loadEarlier}>
              ${translate("chat-earlier")}
            </button>
          `
        }
        ${!lines.length && html`<p class="none">${translate("chat-none")}</p>`}
        ${lines.map(
          (line) => html`
            <${Message} key=${line.number} line=${line} path=${`${path}/chat/${line.number}`} run=${run} showNotice=${setNotice} />
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
function formatSentAt(at) {
  const date = new Date(at * 1000);
  const today = date.toDateString() === new Date().toDateString();
  const shown = { hour: "2-digit", minute: "2-digit", ...(today ? {} : { day: "numeric", month: "short" }) };
  return new Intl.DateTimeFormat(language(), /** @type {Intl.DateTimeFormatOptions} */ (shown)).format(date);
}

/**
 * A message, with a menu for messages from other people. Text is never rendered as HTML.
 * @param {{ line: ChatMessage, path: string, run: (work: () => Promise<unknown>) => void, showNotice: (sentence: string) => void }} props
 */
function Message({ line, path, run, showNotice }) {
  const { info } = useTable();
  const { name, number, seat, text, sticker, at, yours } = line;
  const block = (/** @type {"mute" | "block"} */ kind) => () =>
    run(() => request("POST", `/tables/${info.id}/block`, { kind, message: number }));
  const report = () => run(() => request("POST", `${path}/report`, {}).then(() => showNotice(translate("chat-reported"))));
  const remove = () => run(() => request("DELETE", path));
  const close = (/** @type {Event} */ event) => {
    const menu = /** @type {Element} */ (event.target).closest("details");
    if (menu) menu.open = false;
  };
  return html`
    <div class=${`spoken-line ${yours ? "yours" : ""}`} data-line=${number}>
      <p>
        ${seat >= 0 && html`<${Crest} seat=${seat} size=${14} />`}
        <b>${name}</b>${" "}${seat < 0 && html`<small>${translate("chat-spectator")}</small>`}
        <time>${formatSentAt(at)}</time>
        ${
          sticker
            ? html`
              <span class="stamped">
                <${Sticker} sticker=${sticker} /> <span class="unseen">
                  ${translate("chat-sent-sticker", { word: "" })}</span>${stickerName(sticker)}
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
 * Lists muted and blocked people, and lets the player unblock them. Reloads whenever `changed` changes.
 * @param {{ changed: number }} props
 */
function BlockedPeople({ changed }) {
  const [found, setFound] = useState(/** @type {{ id: string, name: string, kind: string }[]} */ ([]));
  const load = () => request("GET", "/me/blocks").then(setFound, () => {});
  useEffect(() => void load(), [changed]);
  const unblock = (/** @type {string} */ id) => () => request("DELETE", `/me/blocks/${id}`).then(load, load);
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
                <button class="quiet" onclick=${unblock(id)}>${translate("chat-hear-again")}</button>
              </li>
            `,
          )}
        </ul>
      </details>
    `
  );
}
