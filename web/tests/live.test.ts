import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Live, type Link } from '../src/lib/live';

/** A socket that does nothing by itself. */
class Wire {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Wire[] = [];
  readyState = 0;
  closed = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  sent: string[] = [];
  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }
  close(): void {
    this.closed = true;
  }
  says(type: string): void {
    this.readyState = Wire.OPEN;
    this.onmessage?.({ data: JSON.stringify({ type }) });
  }
  ends(code: number): void {
    this.readyState = Wire.CLOSED;
    this.onclose?.({ code });
  }
}

describe('the live connection', () => {
  let links: Link[];
  let unsaid: boolean;
  let page: { hidden: boolean; happens: Map<string, () => void> };
  const open = (): Live =>
    new Live(
      () => 'ws://here',
      () => {},
      (link, lost) => {
        links.push(link);
        unsaid = lost;
      },
    );
  const happens = (event: 'online' | 'visibilitychange'): void => page.happens.get(event)!();
  const outOfView = (ms: number): void => {
    page.hidden = true;
    happens('visibilitychange');
    vi.advanceTimersByTime(ms);
    page.hidden = false;
    happens('visibilitychange');
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.stubGlobal('WebSocket', Wire);
    vi.stubGlobal('window', globalThis);
    const listening = {
      hidden: false,
      happens: new Map<string, () => void>(),
      addEventListener: (event: string, then: () => void) => page.happens.set(event, then),
      removeEventListener: (event: string) => page.happens.delete(event),
    };
    page = listening;
    vi.stubGlobal('addEventListener', listening.addEventListener);
    vi.stubGlobal('removeEventListener', listening.removeEventListener);
    vi.stubGlobal('document', listening);
    Wire.all = [];
    links = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('counts as open once the table says hello, not before', () => {
    open();
    expect(links).toEqual([]);
    Wire.all[0]!.says('hello');
    expect(links).toEqual(['open']);
    vi.advanceTimersByTime(600_000);
    expect(Wire.all).toHaveLength(1);
  });

  it('gives a silent socket up and tries another, each time more patiently', () => {
    open();
    vi.advanceTimersByTime(8_000);
    expect(Wire.all[0]!.closed).toBe(true);
    expect(links).toEqual(['lost']);
    vi.advanceTimersByTime(400);
    expect(Wire.all).toHaveLength(2);
    vi.advanceTimersByTime(15_999);
    expect(Wire.all[1]!.closed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(Wire.all[1]!.closed).toBe(true);
  });

  it('comes back after a loss, sooner the first time than later', () => {
    open();
    Wire.all[0]!.says('hello');
    Wire.all[0]!.ends(1006);
    vi.advanceTimersByTime(400);
    expect(Wire.all).toHaveLength(2);
    Wire.all[1]!.ends(1006);
    vi.advanceTimersByTime(400);
    expect(Wire.all).toHaveLength(2);
    vi.advanceTimersByTime(320);
    expect(Wire.all).toHaveLength(3);
  });

  it('does not hurry because somebody turns it away politely', () => {
    open();
    for (const _ of [1, 2, 3, 4, 5, 6, 7, 8]) {
      Wire.all.at(-1)!.says('problem');
      Wire.all.at(-1)!.ends(4503);
      vi.advanceTimersByTime(8_000);
    }
    const tried = Wire.all.length;
    Wire.all.at(-1)!.ends(4503);
    vi.advanceTimersByTime(7_900);
    expect(Wire.all).toHaveLength(tried);
  });

  it('stays away from a table that is not there', () => {
    open();
    Wire.all[0]!.ends(4404);
    vi.advanceTimersByTime(600_000);
    expect(links).toEqual(['gone']);
    expect(Wire.all).toHaveLength(1);
  });

  it('does not listen to a socket it has left', () => {
    const live = open();
    live.renew();
    Wire.all[0]!.says('hello');
    Wire.all[0]!.ends(4404);
    expect(links).toEqual([]);
    Wire.all[1]!.says('hello');
    expect(links).toEqual(['open']);
  });

  it('is renewed when the page comes back after a while, and nobody sees it go', () => {
    open();
    Wire.all[0]!.says('hello');
    outOfView(6_000);
    expect(Wire.all).toHaveLength(2);
    expect(Wire.all[0]!.closed).toBe(false);
    Wire.all[1]!.says('hello');
    expect(Wire.all[0]!.closed).toBe(true);
    expect(links).toEqual(['open', 'open']);
  });

  it('is trusted after a glance elsewhere', () => {
    open();
    Wire.all[0]!.says('hello');
    vi.advanceTimersByTime(60_000);
    outOfView(1_000);
    expect(Wire.all).toHaveLength(1);
  });

  it('is renewed back online, once where that and coming into view are one awakening', () => {
    open();
    Wire.all[0]!.says('hello');
    vi.advanceTimersByTime(60_000);
    happens('online');
    expect(Wire.all).toHaveLength(2);
    Wire.all[1]!.says('hello');
    outOfView(6_000);
    happens('online');
    expect(Wire.all).toHaveLength(3);
  });

  it('back online out of view is renewed when the page is looked at', () => {
    open();
    Wire.all[0]!.says('hello');
    vi.advanceTimersByTime(60_000);
    page.hidden = true;
    happens('visibilitychange');
    happens('online');
    expect(Wire.all).toHaveLength(1);
    page.hidden = false;
    happens('visibilitychange');
    expect(Wire.all).toHaveLength(2);
  });

  it('says what was said meanwhile once it is renewed', () => {
    const live = open();
    Wire.all[0]!.says('hello');
    outOfView(6_000);
    expect(live.send({ type: 'say', text: 'Here' })).toBe(true);
    expect(live.holds('say')).toBe(true);
    Wire.all[1]!.says('hello');
    expect([Wire.all[0]!.sent, Wire.all[1]!.sent]).toEqual([[], ['say']]);
  });

  it('that cannot be renewed is lost, and tells what stays unsaid', () => {
    const live = open();
    Wire.all[0]!.says('hello');
    outOfView(6_000);
    live.send({ type: 'say', text: 'Here' });
    vi.advanceTimersByTime(8_000);
    expect([links, unsaid]).toEqual([['open', 'lost'], true]);
    vi.advanceTimersByTime(400);
    Wire.all[2]!.says('hello');
    expect(Wire.all[2]!.sent).toEqual([]);
  });
});
