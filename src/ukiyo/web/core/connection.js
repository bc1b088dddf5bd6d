// The WebSocket connection to a table. It receives frames, sends moves, and reconnects after a failure without missing events.

import { errorMessage } from "./api.js";

/** @import { Frame, ChatUpdate } from "./types.js" */
/** @import { ServerMessage } from "./wire.js" */

/** @typedef {"connecting" | "open" | "lost"} ConnectionState */
/**
 * @typedef {{
 *   onFrame(frame: Frame): void, onError(message: string): void, onState(state: ConnectionState): void, onChat(update: ChatUpdate): void
 * }} ConnectionHandlers
 */

const RETRY_DELAYS_MS = [300, 1000, 2000, 4000]; // before each attempt
const HEARTBEAT_TIMEOUT_MS = 45_000; // the server sends a heartbeat every 20 s

export class TableConnection {
  /**
   * @param {string} id
   * @param {number} lastVersion the newest known version
   * @param {ConnectionHandlers} handlers
   */
  constructor(id, lastVersion, handlers) {
    this.id = id;
    this.handlers = handlers;
    this.lastVersion = lastVersion;
    this.attempts = 0;
    this.closed = false;
    this.timer = 0;
    this.reconnectNow = () => this.socket?.readyState === WebSocket.OPEN || this.connect();
    this.sendVisibility = () => this.send({ type: "visibility", visible: !document.hidden });
    addEventListener("online", this.reconnectNow);
    document.addEventListener("visibilitychange", this.sendVisibility);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.handlers.onState(this.attempts ? "lost" : "connecting");
    this.socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const hidden = document.hidden;
    const query = `since=${this.lastVersion}&chat${hidden ? "&hidden" : ""}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.onActivity();
      if (document.hidden !== hidden) this.sendVisibility();
    };
    socket.onmessage = ({ data }) => {
      this.onActivity();
      if (this.socket === socket) this.receive(JSON.parse(data));
    };
    socket.onclose = () => this.socket === socket && this.scheduleReconnect();
  }

  /** Resets the retry delay and the heartbeat timeout. */
  onActivity() {
    this.attempts = 0;
    this.handlers.onState("open");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.scheduleReconnect(), HEARTBEAT_TIMEOUT_MS);
  }

  scheduleReconnect() {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.handlers.onState("lost");
    this.timer = setTimeout(() => this.connect(), RETRY_DELAYS_MS[Math.min(this.attempts, RETRY_DELAYS_MS.length - 1)]);
    this.attempts += 1;
  }

  /** @param {ServerMessage} message */
  receive(message) {
    if (message.type === "refused") this.handlers.onError(errorMessage(message.status, message.error));
    if (message.type === "chat") this.handlers.onChat(message);
    const frame = message.type === "frame" ? message : message.type === "refused" && message.frame;
    if (!frame) return;
    const isNew = (/** @type {{ version: number }} */ { version }) => version > this.lastVersion;
    const [events, steps] = [frame.events.filter(isNew), frame.steps.filter(isNew)];
    this.lastVersion = Math.max(this.lastVersion, frame.version);
    this.handlers.onFrame({ ...frame, events, steps });
  }

  /**
   * Sends a message. During the first connection attempt, it waits until the socket is open.
   * @param {object} message
   * @returns {boolean} false if there is no connection
   */
  send(message) {
    const { socket, attempts } = this;
    if (socket?.readyState === WebSocket.CONNECTING && !attempts) socket.addEventListener("open", () => this.send(message), { once: true });
    else if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    else return false;
    return true;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.sendVisibility);
    this.socket?.close();
  }
}
