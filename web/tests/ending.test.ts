import { expect, it } from 'vitest';

import { lastMoments, scoresOf, together } from '../src/lib/ending';
import { wholeHappening } from '../src/lib/whole';

const line = (id: number, kind: string, more: object = { important: true }) => ({
  id,
  happening: wholeHappening({ text: `${kind} ${id}`, kind, ...more }),
});
const ids = (log: ReturnType<typeof line>[]) => lastMoments(log).map(({ id }) => id);

it('the end tells the latest that mattered, in order', () => {
  const log = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((kind, id) => line(id, kind));
  expect(ids([...log, line(7, 'step', {}), line(8, 'round', { important: true, opens: 'round' })])).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
});

it('a horde that comes one by one leaves room for what else mattered', () => {
  const horde = [3, 4, 5, 6, 7, 8, 9].map((id) => line(id, 'spawned'));
  expect(ids([line(1, 'point'), line(2, 'downed'), ...horde])).toEqual([1, 2, 8, 9]);
});

it('who won is told as one says it', () => {
  expect(together(['Ann', 'Bo', 'Cy'])).toBe('Ann, Bo and Cy');
  expect(together(['Ann'])).toBe('Ann');
});

it('points of a team are told once, of rivals each, and none where nobody counts', () => {
  const told = (winners: string[], scores: Record<string, number>) =>
    scoresOf({ title: '', text: '', winners, scores }, (seat) => seat).map(({ who, points }) => [who, points]);
  expect(told([], { a: 5, b: 5 })).toEqual([['Points', 5]]);
  expect(told(['a', 'b'], { a: 1, b: 1 })).toEqual([['Points', 1]]);
  expect(told(['b'], { a: 2, b: 7 })).toEqual([
    ['b', 7],
    ['a', 2],
  ]);
  expect(told(['a'], { a: 0, b: 0 })).toEqual([]);
});
