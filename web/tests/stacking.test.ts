import { describe, expect, it } from 'vitest';

import { fanAt, ringed, stack, type Spot } from '../src/lib/stacking';

const room = { x: 0, y: 0, w: 100, h: 100 };

const inside = (spot: Spot): boolean =>
  spot.x - spot.size / 2 >= -0.01 &&
  spot.x + spot.size / 2 <= 100.01 &&
  spot.y - spot.size / 2 >= -0.01 &&
  spot.y + spot.size / 2 <= 100.01;

const apart = (spots: Spot[]): number => {
  let least = Infinity;
  spots.forEach((a, i) =>
    spots.slice(i + 1).forEach((b) => (least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y) / a.size))),
  );
  return least;
};

describe('pieces on one space', () => {
  it('one stands in the middle at its full size', () => {
    expect(stack(1, room, 66)).toEqual([{ x: 50, y: 50, size: 66 }]);
  });

  it.each([2, 3, 4, 5, 6])('%i stand inside and beside each other', (count) => {
    const spots = stack(count, room, 50);
    expect(spots).toHaveLength(count);
    expect(spots.every(inside)).toBe(true);
    expect(apart(spots)).toBeGreaterThanOrEqual(0.64);
  });

  it.each([9, 16, 25])('a crowd of %i stays inside; each shows at least a third', (count) => {
    const spots = stack(count, room, 60);
    expect(spots.every(inside)).toBe(true);
    expect(apart(spots)).toBeGreaterThan(0.3);
  });

  it('a dot on a map lends the ground around it, evenly', () => {
    const dot = { x: 95, y: 95, w: 10, h: 10 };
    const spots = stack(4, dot, 40);
    expect(spots.reduce((sum, spot) => sum + spot.x, 0) / 4).toBeCloseTo(100);
    expect(apart(spots)).toBeGreaterThan(0.6);
  });

  it('two stand side by side where either way would do', () => {
    const [one, other] = stack(2, { x: 0, y: 0, w: 100, h: 100 }, 66);
    expect(one!.y).toBe(other!.y);
    expect(one!.x).toBeLessThan(other!.x);
  });

  it('fans out around its place, and at an edge beside it', () => {
    const within = { width: 1000, height: 600 };
    const middle = fanAt(5, { x: 500, y: 300 }, 40, within);
    expect(middle.centre).toEqual({ x: 500, y: 300 });
    const { centre, reach } = fanAt(5, { x: 990, y: 4 }, 40, within);
    expect(reach).toBe(middle.reach);
    expect(centre).toEqual({ x: 1000 - reach, y: reach });
    const spots = ringed(5, centre, 40);
    expect(spots.every(({ x, y }) => x <= 980 && y >= 20)).toBe(true);
  });

  it('nobody is nowhere', () => {
    expect(stack(0, room, 50)).toEqual([]);
  });
});
