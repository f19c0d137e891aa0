import { expect, it } from 'vitest';

import { crowdedOut } from '../src/lib/room';

it('a row shows all that there is room for', () => {
  expect(crowdedOut([50, 60, 40], 150, 38)).toBe(0);
  expect(crowdedOut([50, 60, 40], 149, 38)).toBe(1);
  expect(crowdedOut([50, 60, 40], 147, 38)).toBe(2);
  expect(crowdedOut([50, 60, 40], 60, 38)).toBe(3);
});
