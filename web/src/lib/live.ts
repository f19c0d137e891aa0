/** The live connection to a table; it comes back by itself. */
import { Scenes, type Told } from './changing';
import type { ClientMessage, ServerMessage } from './wire';

export type Link = 'connecting' | 'open' | 'lost' | 'gone';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const FIRST_PATIENCE = 8000;
const LONGEST_PATIENCE = 60_000;
/** Out of view for longer than this, a connection may have died without a word (sleep, a phone in a pocket). */
const DOUBTED_AFTER = 5000;
/** Waking up, a page comes into view and back online at once: one new connection is enough. */
const JUST_NOW = 2000;
/** Closed for good: the table is not there, or not for us. */
const FOR_GOOD = new Set([4403, 4404]);

export class Live {
  #socket: WebSocket | null = null;
  /** The one before, until the new one is welcome: nobody is to see us go and come. */
  #former: WebSocket | null = null;
  /** What was said while a connection is renewed. */
  #unsent: ClientMessage[] = [];
  #opened = 0;
  #leftView = 0;
  #doubted = false;
  #wait = FIRST_WAIT;
  #patience = FIRST_PATIENCE;
  #timer = 0;
  #closed = false;

  constructor(
    private readonly address: () => string,
    private readonly heard: (message: Told) => void,
    /** How the connection stands now; `unsaid` if something said meanwhile will never arrive. */
    private readonly changed: (link: Link, unsaid: boolean) => void,
  ) {
    addEventListener('online', this.#online);
    document.addEventListener('visibilitychange', this.#viewed);
    this.#open();
  }

  send(message: ClientMessage): boolean {
    if (this.#former) this.#unsent.push(message);
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else return false;
    return true;
  }

  /** Whether something of this kind waits for the renewed connection. */
  holds(type: ClientMessage['type']): boolean {
    return this.#unsent.some((message) => message.type === type);
  }

  /** A new connection in place of this one, which counts until the new one is welcome. */
  renew(): void {
    const old = this.#socket;
    this.#open();
    this.#former ??= old;
    if (this.#former !== old) old?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#online);
    document.removeEventListener('visibilitychange', this.#viewed);
    this.#former?.close();
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.address());
    const scenes = new Scenes();
    this.#socket = socket;
    this.#opened = Date.now();
    this.#timer = window.setTimeout(() => this.#giveUp(socket), this.#patience);
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      const message = scenes.whole(JSON.parse(event.data as string) as ServerMessage);
      if (!message) return this.renew(); // something was lost on the way: a new connection tells everything
      // The connection counts once the table says hello: an open socket alone may lead nowhere.
      if (message.type === 'hello') this.#welcome();
      this.heard(message);
      if (message.type === 'hello') this.#sayUnsent();
    };
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return;
      if (FOR_GOOD.has(event.code)) {
        clearTimeout(this.#timer);
        this.#leaveFormer();
        return this.changed('gone', false);
      }
      this.#again();
    };
  }

  #welcome(): void {
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#patience = FIRST_PATIENCE;
    this.changed('open', false);
  }

  #sayUnsent(): void {
    this.#leaveFormer();
    for (const message of this.#unsent.splice(0)) this.send(message);
  }

  #leaveFormer(): void {
    this.#former?.close();
    this.#former = null;
  }

  /** A socket that stays silent may never say that it is closed. */
  #giveUp(socket: WebSocket): void {
    this.#patience = Math.min(this.#patience * 2, LONGEST_PATIENCE);
    this.#socket = null;
    socket.close();
    this.#again();
  }

  #again(): void {
    this.#leaveFormer();
    this.changed('lost', this.#unsent.splice(0).length > 0);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#open(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(this.#wait * 1.8, LONGEST_WAIT);
  }

  #online = (): void => {
    this.#doubted = true;
    this.#makeSure();
  };

  #viewed = (): void => {
    if (document.hidden) this.#leftView = Date.now();
    else if (this.#leftView && Date.now() - this.#leftView > DOUBTED_AFTER) this.#doubted = true;
    this.#makeSure();
  };

  /** In view: no reason to wait any longer for a connection, nor to trust one that may be dead. */
  #makeSure(): void {
    if (this.#closed || document.hidden) return;
    const idle = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
    const fresh = Date.now() - this.#opened < JUST_NOW;
    if (idle) this.#open();
    else if (this.#doubted && !fresh) this.renew();
    this.#doubted = false;
  }
}
