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
  send(): void {}
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
  const open = (): Live =>
    new Live(
      () => 'ws://here',
      () => {},
      (link) => links.push(link),
    );

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.stubGlobal('WebSocket', Wire);
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {}, hidden: false });
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
});
