import { describe, expect, it } from 'vitest';

import { percent, withOdds } from '../src/lib/suspecting';
import { wholeMark } from '../src/lib/whole';

const marks = ['a', 'b', 'c'].map((space) => wholeMark({ space, kind: 'possible', heat: 1, hint: 'maybe here' }));
const likely = (target: string, chance: number) => ({ label: target, chance, target });

describe('what is suspected, on the board', () => {
  it('is hotter the likelier it is, with its chance in figures, and the rest steps back', () => {
    const shown = withOdds(marks, [{ heading: 'Where', likely: [likely('space:b', 0.6), likely('space:c', 0.3)] }]);
    expect(shown.map(({ space, heat, label, kind }) => [space, heat, label, kind])).toEqual([
      ['a', 0.3, '', 'possible'],
      ['b', 1, percent(0.6), 'possible'],
      ['c', 0.5, percent(0.3), 'possible'],
    ]);
  });

  it('leaves the board as it is where nothing is known or the odds are about people', () => {
    expect(withOdds(marks, undefined)).toBe(marks);
    expect(withOdds(marks, [])).toBe(marks);
    expect(withOdds(marks, [{ heading: 'Who', likely: [likely('panel:officer-2', 0.5)] }])).toBe(marks);
  });
});
