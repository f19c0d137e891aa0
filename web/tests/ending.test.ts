import { expect, it } from 'vitest';

import { lastMoments } from '../src/lib/ending';
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
