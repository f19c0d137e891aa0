import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Reel, actsOf, fightOf, unheard, type Act } from '../src/lib/acting';
import { wholeHappening, wholeScene, type Fight } from '../src/lib/whole';

const scene = wholeScene({ status: '', pieces: [{ id: 'ann', space: 'a', label: 'Ann' }] });

describe('what happened becomes acts', () => {
  it('a move goes from space to space, without the one it stands on', () => {
    const acts = actsOf(wholeHappening({ text: 'Ann runs', piece: 'ann', path: ['a', 'b', 'c'] }), scene);
    expect(acts.filter((act) => act.do === 'step').map((act) => act.to)).toEqual(['b', 'c']);
  });

  it('every act of one happening is told once, first', () => {
    const hit = { text: 'Hit', tone: 'bad' as const, piece: 'ann', amount: 2, faces: ['6'] };
    const acts = actsOf(wholeHappening(hit), scene);
    expect(acts.map((act) => act.do)).toEqual(['tell', 'roll', 'pop']);
    expect(acts[2]).toMatchObject({ at: 'piece:ann', text: '−2', tone: 'bad' });
  });

  it('how it feels is told, never guessed from words', () => {
    const told = (more: object) => actsOf(wholeHappening({ text: 'A kill', piece: 'ann', ...more }), scene).at(-1);
    expect(told({ kind: 'killed', important: true })).toMatchObject({ do: 'tell' });
    expect(told({ tone: 'grave', important: true })).toMatchObject({ do: 'moment', at: 'piece:ann', tone: 'grave' });
    expect(told({ tone: 'good', amount: 2 })).toMatchObject({ do: 'pop', text: '+2' });
  });

  it('no act takes longer than 400 ms', () => {
    const path = Array.from({ length: 20 }, (_, i) => `s${i}`);
    const acts = actsOf(wholeHappening({ text: '', piece: 'ann', path, faces: ['1'], card: 'c', amount: 1 }), scene);
    expect(Math.max(...acts.map((act) => act.ms))).toBeLessThanOrEqual(400);
  });

  it('a piece nobody sees does not move', () => {
    expect(actsOf(wholeHappening({ text: '', piece: 'bo', path: ['a', 'b'] }), scene)).toHaveLength(1);
  });
});

describe('what is news', () => {
  const told = ['deal', 'bid', 'win'].map((text) => wholeHappening({ text }));
  const all = wholeScene({ status: '', happenings: told, heard: 3 });
  const texts = (heard: number): string[] => unheard(all, heard).map((happening) => happening.text);

  it('is what was not heard before, however much a scene tells', () => {
    expect(texts(0)).toEqual(['deal', 'bid', 'win']);
    expect(texts(1)).toEqual(['bid', 'win']);
    expect(texts(3)).toEqual([]);
  });

  it('is all that is told where even more is new', () => {
    const later = wholeScene({ status: '', happenings: told.slice(2), heard: 9 });
    expect(unheard(later, 3).map((happening) => happening.text)).toEqual(['win']);
  });
});

describe('the reel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const rolled = (face: string): Fight => fightOf(wholeHappening({ text: '', faces: [face] }))!;
  const roll = (ms: number, face: string): Act => ({ do: 'roll', fight: rolled(face), ms });
  const faces = (acts: Act[]): string[] =>
    acts.flatMap((act) =>
      act.do === 'roll' ? act.fight.sides.flatMap((side) => side.dice.map((die) => die.face)) : [],
    );

  it('plays chapters one after the other and settles each', async () => {
    const played: Act[] = [];
    const settled: string[] = [];
    const reel = new Reel(
      (act) => played.push(act),
      () => 1,
    );
    reel.add({ acts: () => [roll(100, '1'), roll(100, '2')], settle: () => settled.push('first') });
    reel.add({ acts: () => [roll(100, '3')], settle: () => settled.push('second') });
    expect(faces(played)).toEqual(['1']);
    await vi.advanceTimersByTimeAsync(60);
    expect(settled).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(faces(played)).toEqual(['1', '2', '3']);
    expect(settled).toEqual(['first', 'second']);
    expect(reel.playing).toBe(false);
  });

  it('when skipped, shows the rest at once and loses nothing', async () => {
    const played: Act[] = [];
    const settled: string[] = [];
    const reel = new Reel(
      (act) => played.push(act),
      () => 1,
    );
    reel.add({ acts: () => [roll(400, '1'), roll(400, '2')], settle: () => settled.push('first') });
    reel.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(faces(played)).toEqual(['1', '2']);
    expect(settled).toEqual(['first']);
  });

  it('takes no time where motion is not wanted', () => {
    const settled: string[] = [];
    const reel = new Reel(
      () => {},
      () => 0,
    );
    reel.add({ acts: () => [roll(400, '1')], settle: () => settled.push('first') });
    expect(settled).toEqual(['first']);
  });

  it('gives whoever wants to follow the time to read what others do, however much waits', async () => {
    const told: string[] = [];
    const tell = (text: string): Act => ({ do: 'tell', happening: wholeHappening({ text }), ms: 0 });
    const reel = new Reel(
      (act) => act.do === 'tell' && told.push(act.happening.text),
      () => 1,
      () => {},
      () => 500,
    );
    reel.add({ acts: () => [tell('mine')], settle: () => {} });
    for (let i = 1; i <= 8; i++) reel.add({ acts: () => [tell(`theirs ${i}`)], settle: () => {}, others: true });
    expect(told).toEqual(['mine', 'theirs 1']);
    await vi.advanceTimersByTimeAsync(1100);
    expect(told).toEqual(['mine', 'theirs 1', 'theirs 2', 'theirs 3']);
    reel.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toHaveLength(9);
  });

  it('when cleared, never shows the table it was on the way to', async () => {
    const settled: string[] = [];
    const reel = new Reel(
      () => {},
      () => 1,
    );
    reel.add({ acts: () => [roll(400, '1')], settle: () => settled.push('old') });
    reel.clear();
    reel.add({ acts: () => [], settle: () => settled.push('new') });
    await vi.advanceTimersByTimeAsync(2000);
    expect(settled).toEqual(['new']);
  });

  it('does not fall behind when many moves come at once', async () => {
    const reel = new Reel(
      () => {},
      () => 1,
    );
    for (let i = 0; i < 20; i++) reel.add({ acts: () => [roll(400, '1')], settle: () => {} });
    await vi.advanceTimersByTimeAsync(2000);
    expect(reel.playing).toBe(false);
  });
});
