/** The live connection to a table; it comes back by itself. */
import type { ClientMessage, ServerMessage } from './wire';

export type Link = 'connecting' | 'open' | 'lost' | 'gone';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const FIRST_PATIENCE = 8000;
const LONGEST_PATIENCE = 60_000;
/** Closed for good: the table is not there, or not for us. */
const FOR_GOOD = new Set([4403, 4404]);

export class Live {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #patience = FIRST_PATIENCE;
  #timer = 0;
  #closed = false;

  constructor(
    private readonly address: () => string,
    private readonly heard: (message: ServerMessage) => void,
    private readonly changed: (link: Link) => void,
  ) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  renew(): void {
    const old = this.#socket;
    this.#open();
    old?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    this.#timer = window.setTimeout(() => this.#giveUp(socket), this.#patience);
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      const message = JSON.parse(event.data as string) as ServerMessage;
      // The connection counts once the table says hello: an open socket alone may lead nowhere.
      if (message.type === 'hello') this.#welcome();
      this.heard(message);
    };
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return;
      if (FOR_GOOD.has(event.code)) {
        clearTimeout(this.#timer);
        return this.changed('gone');
      }
      this.#again();
    };
  }

  #welcome(): void {
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#patience = FIRST_PATIENCE;
    this.changed('open');
  }

  /** A socket that stays silent may never say that it is closed. */
  #giveUp(socket: WebSocket): void {
    this.#patience = Math.min(this.#patience * 2, LONGEST_PATIENCE);
    this.#socket = null;
    socket.close();
    this.#again();
  }

  #again(): void {
    this.changed('lost');
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#open(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(this.#wait * 1.8, LONGEST_WAIT);
  }

  /** Back online or back in view: no reason to wait any longer. */
  #now = (): void => {
    const idle = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
    if (!this.#closed && idle && !document.hidden) this.#open();
  };
}
