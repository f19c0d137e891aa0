import { expect, it } from 'vitest';

import { added } from '../src/lib/adding';

const sum = (...values: string[]): string =>
  values
    .map((value, i) => added(value, i === 0))
    .map(({ sign, value }) => [sign, value].filter(Boolean).join(' '))
    .join(' ');

it('a sum says plus and minus once', () => {
  expect(sum('1', '-1')).toBe('1 − 1');
  expect(sum('3', '+2', '−1')).toBe('3 + 2 − 1');
  expect(sum('-2', '1')).toBe('− 2 + 1');
  expect(sum('2×', '1')).toBe('2× + 1');
});
