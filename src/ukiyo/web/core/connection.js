// The socket of a table: frames come in, moves go out, and a lost line is found again without losing anything.

import { refusal } from "./api.js";

/** @import { Frame, ChatUpdate } from "./types.js" */

/** @typedef {"connecting" | "open" | "lost"} Line */
/**
 * @typedef {{
 *   frame(frame: Frame): void, refused(sentence: string): void, line(state: Line): void, chat(update: ChatUpdate): void
 * }} Ears
 */

const PATIENCE = [300, 1000, 2000, 4000]; // ms before each new try
const SILENCE = 45_000; // ms; the server beats every 20 s

export class Live {
  /**
   * @param {string} id
   * @param {number} heard the version known already
   * @param {Ears} ears
   */
  constructor(id, heard, ears) {
    this.id = id;
    this.ears = ears;
    this.heard = heard;
    this.tries = 0;
    this.closed = false;
    this.timer = 0;
    this.wake = () => this.socket?.readyState === WebSocket.OPEN || this.connect();
    this.look = () => this.say({ type: "look", seen: !document.hidden });
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.look);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.ears.line(this.tries ? "lost" : "connecting");
    this.socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const hidden = document.hidden;
    const how = `since=${this.heard}&chat${hidden ? "&hidden" : ""}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?${how}`);
    this.socket = socket;
    socket.onopen = () => {
      this.listen();
      if (document.hidden !== hidden) this.look();
    };
    socket.onmessage = ({ data }) => {
      this.listen();
      if (this.socket === socket) this.take(JSON.parse(data));
    };
    socket.onclose = () => this.socket === socket && this.lost();
  }

  /** The line is alive; should it fall silent, it is dialled anew. */
  listen() {
    this.tries = 0;
    this.ears.line("open");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lost(), SILENCE);
  }

  lost() {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.ears.line("lost");
    this.timer = setTimeout(() => this.connect(), PATIENCE[Math.min(this.tries, PATIENCE.length - 1)]);
    this.tries += 1;
  }

  /** @param {any} message */
  take(message) {
    if (message.type === "refused") this.ears.refused(refusal(message.status, message.error));
    if (message.type === "chat") this.ears.chat(message);
    const frame = message.type === "frame" ? message : message.frame;
    if (!frame) return;
    const unheard = (/** @type {{ version: number }} */ { version }) => version > this.heard;
    const [events, steps] = [frame.events.filter(unheard), frame.steps.filter(unheard)];
    this.heard = Math.max(this.heard, frame.version);
    this.ears.frame({ ...frame, events, steps });
  }

  /**
   * What is said while the line is first dialled is heard once it is open.
   * @param {object} message
   * @returns {boolean} whether it could be said
   */
  say(message) {
    const { socket, tries } = this;
    if (socket?.readyState === WebSocket.CONNECTING && !tries) socket.addEventListener("open", () => this.say(message), { once: true });
    else if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    else return false;
    return true;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.look);
    this.socket?.close();
  }
}
