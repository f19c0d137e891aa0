/** A table as this browser sees it: what the server said, played out act by act. */
import { tick } from 'svelte';

import { Reel, actsOf, unheard, type Act } from './acting';
import { liveAddress } from './api';
import { PASS, presettable, repeated, type Answer } from './choosing';
import { glide } from './glide';
import { Live, type Link } from './live';
import { settings } from './settings.svelte';
import { play } from './sound';
import type * as wire from './wire';
import {
  wholeScene,
  wholeStage,
  type AskFace,
  type Fight,
  type Happening,
  type OptionFace,
  type Scene,
  type Stage,
  type Tone,
} from './whole';

export interface Line {
  id: number;
  happening: Happening;
}

export interface Pop {
  id: number;
  at: string;
  text: string;
  tone: Tone;
}

/** A roll or fight on show; a new one tumbles, the same one stays as it lies. */
export interface Shown {
  id: number;
  fight: Fight;
}

/** A kill, a rescue: something that gets a moment of its own. */
export interface Moment {
  id: number;
  at: string;
  text: string;
  tone: Tone;
}

export interface Notice {
  id: number;
  text: string;
}

const POP_LASTS = 1100;
const SHOWN_LASTS = 1500;
const MOMENT_LASTS = 1600;
const NOTICE_LASTS = 5000;
/** So long a line is to be seen, and so much longer for every letter. */
const SAYING_LASTS = 3000;
const LETTER_READ = 40;
/** So long an answer may be under way before the connection counts as dead. */
const ANSWER_TAKES = 10_000;
/** So long without an answer one wants to know why. */
const ANSWER_SLOW = 2500;
const NO_ANSWER = 'No answer from the table yet; it is asked again.';
const NOT_CONNECTED = 'Not connected just now. Your table is safe; trying again.';
/** So long the table may think about a hint. */
const HINT_TAKES = 15_000;

export class Table {
  link = $state<Link>('connecting');
  info = $state.raw<wire.TableInfo | null>(null);
  stage = $state.raw<Stage | null>(null);
  scene = $state.raw<Scene | null>(null);
  ask = $state('');
  undo = $state<wire.UndoWay>('');
  presets = $state.raw<string[]>([]);
  /** The pass among the presets ends when it is our turn again. */
  untilTurn = $state(false);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<wire.ChatLine[]>([]);
  /** What somebody else has just said. */
  saying = $state.raw<wire.ChatLine | null>(null);
  wish = $state.raw<wire.UndoAsked | null>(null);
  hint = $state.raw<wire.Hinted | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Pieces on their way: where they are shown while an act moves them. */
  away = $state.raw<Record<string, string>>({});
  stepMs = $state(0);
  pops = $state.raw<Pop[]>([]);
  rolled = $state.raw<Shown | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** The last line there was when we chose last: what comes after is news to us. */
  since = $state(0);
  shown = $state('');
  acting = $state(false);
  /** An answer is under way. */
  sent = $state(false);
  thinkingOfHint = $state(false);
  last = $state.raw<Answer | null>(null);
  /** Nothing has happened since the table was shown anew: it was opened, or something was taken back. */
  #afresh = $state(true);

  /** What the answers one can give in advance were called when they were offered. */
  answers = new Map<string, string>();

  #live: Live;
  #ids = 0;
  #seat = '';
  #sentAsk = '';
  #overdue = 0;
  #slow = 0;
  #hintOverdue = 0;
  #reel = new Reel(
    (act, ms) => this.#perform(act, ms),
    () => settings.pace,
    () => (this.acting = false),
    () => (document.hidden ? 0 : settings.rest),
  );

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {
    this.#live = new Live(
      () => liveAddress(id, invite, this.#seat),
      (message) => this.#heard(message),
      (link, unsaid) => {
        this.link = link;
        if (unsaid) this.tell(NOT_CONNECTED);
        if (link !== 'open') this.sent = false;
        if (link !== 'open') this.#endHint();
      },
    );
  }

  close(): void {
    clearTimeout(this.#overdue);
    clearTimeout(this.#slow);
    this.#endHint();
    this.#reel.clear();
    this.#live.close();
  }

  /** Say hello again, as whoever we are by now. */
  reconnect(): void {
    this.#seat = '';
    this.#live.renew();
  }

  // What is asked.

  /** The question this seat may answer now. */
  question = $derived.by<AskFace | null>(() => {
    if (!this.ask || this.acting || !this.scene) return null;
    return this.scene.asks.find((ask) => ask.seats.includes(this.scene!.seat) && ask.options.length) ?? null;
  });

  options = $derived<OptionFace[]>(this.question?.options ?? []);
  /** The only answer there is, where nobody else could learn from how soon it comes. Once taken back it waits. */
  only = $derived.by<OptionFace | null>(() => {
    const { info, options } = this;
    const [option, another] = options;
    const unseen = info?.alone && !info.watching && this.mine.length === 1;
    const plain = option && !another && !option.confirm;
    return plain && unseen && settings.onlyAnswer && !this.#afresh ? option : null;
  });
  mine = $derived((this.info?.seats ?? []).filter((seat) => seat.yours));
  watching = $derived(this.mine.length === 0);
  repeat = $derived(repeated(this.options, this.last));

  /** The fight that goes on, or the last roll until we act again. */
  fight = $derived.by<Shown | null>(() => {
    const fight = this.scene?.fight;
    return fight ? { id: 0, fight } : this.rolled;
  });

  /** What happened since we chose last. */
  news = $derived(this.log.filter((line) => line.id > this.since));

  /** A seat of ours that is asked while we look from another one. */
  calling = $derived.by<wire.SeatInfo | null>(() => {
    // While a table waits for players, the scene asks already, but nobody can answer.
    if (!this.scene || this.info?.status !== 'running' || this.acting || this.scene.ending) return null;
    const asked = new Set(this.scene.asks.flatMap((ask) => ask.seats));
    if (asked.has(this.scene.seat) && this.ask) return null;
    return this.mine.find((seat) => asked.has(seat.id) && seat.id !== this.scene!.seat) ?? null;
  });

  nameOf(seat: string): string {
    const info = this.info?.seats.find((s) => s.id === seat);
    return info?.name || info?.label || seat;
  }

  /** Who sits there, after whom they play, where that is one figure. */
  called(seat: string, name = this.nameOf(seat)): string {
    const [played, another] = this.scene?.panels.filter((panel) => panel.seat === seat) ?? [];
    return played && !another && played.title !== name ? `${played.title} (${name})` : name;
  }

  // What we do.

  choose(option: OptionFace): void {
    if (!this.scene || !this.question || this.sent) return;
    this.last = { key: option.key, label: option.label };
    this.hint = null;
    this.rolled = null;
    this.since = this.log.at(-1)?.id ?? 0;
    this.#sentAsk = this.ask;
    this.#endHint();
    this.sent = this.#send({ type: 'choose', seat: this.scene.seat, ask: this.ask, option: option.index });
    clearTimeout(this.#overdue);
    clearTimeout(this.#slow);
    this.#slow = window.setTimeout(() => this.sent && this.tell(NO_ANSWER), ANSWER_SLOW);
    // A new hello says how things stand, whether or not the answer arrived.
    this.#overdue = window.setTimeout(() => this.sent && this.#live.renew(), ANSWER_TAKES);
  }

  say(text: string): void {
    this.#send({ type: 'say', text });
  }

  takeBack(): void {
    if (this.scene && this.undo) this.#send({ type: 'undo', seat: this.scene.seat });
  }

  vote(agree: boolean): void {
    if (this.wish) this.wish = { ...this.wish, yours: false };
    this.#send({ type: 'vote', agree });
  }

  askHint(): void {
    if (!this.scene || !this.question || this.thinkingOfHint) return;
    this.thinkingOfHint = this.#send({ type: 'hint', seat: this.scene.seat });
    if (!this.thinkingOfHint) return;
    this.#hintOverdue = window.setTimeout(() => {
      this.#endHint();
      this.tell('No hint came in time. Ask again, or trust your nose.');
    }, HINT_TAKES);
  }

  #endHint(): void {
    clearTimeout(this.#hintOverdue);
    this.thinkingOfHint = false;
  }

  /** Whether everything that offers it is passed, until it is our turn. */
  passing = $derived(this.untilTurn && this.presets.includes(PASS));

  passUntilTurn(on: boolean): void {
    this.#preset(on ? [...this.#without(PASS), PASS] : this.#without(PASS), on);
  }

  always(key: string): void {
    this.#preset([...this.#without(key), key], this.passing && key !== PASS);
  }

  stopAnswering(key: string): void {
    this.#preset(this.#without(key), this.passing && key !== PASS);
  }

  #without(key: string): string[] {
    return this.presets.filter((kept) => kept !== key);
  }

  #preset(keys: string[], untilTurn: boolean): void {
    if (this.scene) this.#send({ type: 'preset', seat: this.scene.seat, keys, until_turn: untilTurn });
  }

  lookFrom(seat: string): void {
    this.#seat = seat;
    this.#send({ type: 'look', seat });
  }

  skip(): void {
    this.#reel.skip();
  }

  tell(text: string): void {
    const notice = { id: ++this.#ids, text };
    this.notice = notice;
    setTimeout(() => {
      if (this.notice?.id === notice.id) this.notice = null;
    }, NOTICE_LASTS);
  }

  #send(message: wire.ClientMessage): boolean {
    // The browser knows that it is offline before the connection does.
    if (navigator.onLine && this.#live.send(message)) return true;
    this.tell(NOT_CONNECTED);
    return false;
  }

  // What we hear.

  #heard(message: wire.ServerMessage): void {
    switch (message.type) {
      case 'hello':
        return this.#hello(message);
      case 'update':
        return this.#update(message);
      case 'table':
        this.info = message.table;
        return;
      case 'chat':
        this.chat = [...this.chat, message];
        this.#hears(message);
        return;
      case 'undo-asked':
        this.wish = message;
        return;
      case 'undo-settled':
        this.wish = null;
        this.tell(message.agreed ? 'Taken back.' : 'It stays as it is.');
        return;
      case 'hinted':
        if (this.thinkingOfHint && message.seat === this.scene?.seat) this.hint = message;
        this.#endHint();
        return;
      case 'problem':
        this.sent = false;
        this.#endHint();
        this.tell(message.text);
    }
  }

  #hears(line: wire.ChatLine): void {
    if (this.mine.some((seat) => seat.id === line.seat)) return;
    this.saying = line;
    setTimeout(
      () => {
        if (this.saying === line) this.saying = null;
      },
      SAYING_LASTS + line.text.length * LETTER_READ,
    );
  }

  #hello(hello: wire.Hello): void {
    const scene = wholeScene(hello.scene);
    this.info = hello.table;
    this.chat = hello.chat ?? [];
    this.wish = hello.wish ?? null;
    this.#endHint();
    if (this.#shows(hello, scene)) this.#keep(hello);
    else {
      this.#reel.clear();
      this.stage = wholeStage(hello.stage);
      this.hint = null;
      this.#show(hello, scene, true);
    }
    this.sent = this.#live.holds('choose');
  }

  /** Whether the table looks like this already: then a renewed connection leaves the dice, a hint and a
   * choice made half alone. */
  #shows(hello: wire.Hello, scene: Scene): boolean {
    const bare = (one: Scene): string => JSON.stringify({ ...one, happenings: [] });
    if (!this.scene || this.acting || (hello.ask ?? '') !== this.ask) return false;
    return bare(scene) === bare(this.scene);
  }

  #update(update: wire.Update): void {
    // News of others leave an answer of ours under way.
    if (update.answered || update.ask !== this.#sentAsk) this.sent = false;
    if (update.ask !== this.ask) this.#endHint();
    const scene = wholeScene(update.scene);
    if (update.rewound || !this.scene) {
      this.#reel.clear();
      this.#show(update, scene, true);
      return;
    }
    this.acting = true;
    this.hint = null;
    this.#reel.add({
      acts: () => unheard(scene, this.scene?.heard ?? 0).flatMap((happening) => actsOf(happening, this.scene ?? scene)),
      settle: () => this.#show(update, scene, false),
      others: !update.answered,
    });
  }

  #show(state: wire.Hello | wire.Update, scene: Scene, afresh: boolean): void {
    const before = this.question;
    const wasOver = this.scene?.ending;
    const settle = glide(settings.pace);
    this.#afresh = afresh;
    if (afresh) {
      this.log = scene.happenings.map((happening) => ({ id: ++this.#ids, happening }));
      this.acting = this.sent = false;
      this.pops = [];
      this.rolled = this.moment = null;
      this.since = this.#ids;
    }
    this.scene = scene;
    this.#seat = scene.seat;
    this.ask = state.ask ?? '';
    this.#keep(state);
    for (const option of presettable(scene.asks.flatMap((ask) => ask.options)))
      this.answers.set(option.key, option.label);
    this.away = {};
    void tick().then(settle);
    if (!afresh && this.ask && !before) play('turn');
    if (!afresh && scene.ending && !wasOver) play('end');
  }

  #keep(state: wire.Hello | wire.Update): void {
    this.undo = state.undo ?? '';
    this.presets = state.presets ?? [];
    this.untilTurn = state.until_turn ?? false;
  }

  #perform(act: Act, ms: number): void {
    switch (act.do) {
      case 'tell':
        if (act.happening.opens) this.rolled = null;
        this.log = [...this.log, { id: ++this.#ids, happening: act.happening }];
        return;
      case 'step':
        this.stepMs = ms;
        this.away = { ...this.away, [act.piece]: act.to };
        if (ms) play('step');
        return;
      case 'roll':
        this.rolled = { id: ++this.#ids, fight: act.fight };
        if (ms) play('dice');
        return;
      case 'pop': {
        const pop = { id: ++this.#ids, at: act.at, text: act.text, tone: act.tone };
        if (!ms) return;
        this.pops = [...this.pops, pop];
        setTimeout(() => (this.pops = this.pops.filter((p) => p.id !== pop.id)), POP_LASTS);
        if (act.tone === 'bad' || act.tone === 'grave') play('harm');
        return;
      }
      case 'moment': {
        const moment = { id: ++this.#ids, at: act.at, text: act.text, tone: act.tone };
        if (!ms) return;
        this.moment = moment;
        setTimeout(() => {
          if (this.moment?.id === moment.id) this.moment = null;
        }, MOMENT_LASTS);
        play(act.tone === 'good' ? 'card' : 'harm');
        return;
      }
      case 'show':
        if (!ms) return;
        this.shown = act.card;
        setTimeout(() => {
          if (this.shown === act.card) this.shown = '';
        }, SHOWN_LASTS);
        play('card');
    }
  }
}
