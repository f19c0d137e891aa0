import { describe, expect, it } from 'vitest';

import { layCanvas } from '../src/lib/geometry';
import { wholeStage, type Board } from '../src/lib/whole';
import { fitLabel } from '../src/table/labels';

const board = (id: string, width: number, height: number): Board =>
  wholeStage({
    game: '',
    title: '',
    mode: '',
    boards: [
      {
        id,
        title: id,
        kind: 'grid',
        width,
        height,
        spaces: [
          { id: `${id}-square`, x: 1, y: 1 },
          { id: `${id}-round`, shape: 'circle', x: 2.5, y: 0.5, r: 0.4 },
          {
            id: `${id}-corner`,
            shape: 'polygon',
            points: [
              [0, 0],
              [1, 0],
              [0, 1],
            ],
          },
        ],
        edges: [
          { a: `${id}-square`, b: `${id}-round` },
          { a: `${id}-square`, b: 'elsewhere' },
        ],
      },
    ],
  }).boards[0]!;

describe('the canvas', () => {
  it('gives every board the same long side, whatever its own units are', () => {
    expect(layCanvas([board('small', 3, 2)], 1.5)).toMatchObject({ width: 1200, height: 800 });
    expect(layCanvas([board('large', 300, 200)], 1.5)).toMatchObject({ width: 1200, height: 800 });
  });

  it('knows where every space is', () => {
    const { places } = layCanvas([board('b', 3, 2)], 1.5);
    expect(places.get('b-square')?.centre).toEqual({ x: 600, y: 600 });
    expect(places.get('b-round')?.centre).toEqual({ x: 1000, y: 200 });
    const corner = places.get('b-corner')!.centre;
    expect(corner.x).toBeCloseTo(133.3, 0);
    expect(corner.y).toBeCloseTo(133.3, 0);
  });

  it('leaves out lines to spaces that are not there', () => {
    expect(layCanvas([board('b', 3, 2)], 1.5).boards[0]!.edges).toHaveLength(1);
  });

  it('puts further boards beside in a wide frame, below in a tall one', () => {
    const two = [board('main', 3, 2), board('aside', 3, 2)];
    const wide = layCanvas(two, 3).boards[1]!.box;
    const tall = layCanvas(two, 0.6).boards[1]!.box;
    expect(wide.x).toBeGreaterThan(1200);
    expect(tall.y).toBeGreaterThan(800);
  });
});

describe('labels', () => {
  const box = { x: 0, y: 0, w: 80, h: 80 };
  it('break where that makes them larger', () => {
    expect(fitLabel('Golden Gate Park', box)?.lines).toEqual(['Golden', 'Gate Park']);
    expect(fitLabel('A1', box)?.lines).toEqual(['A1']);
  });
  it('are left out rather than unreadable', () => {
    expect(fitLabel('A very long name indeed', { x: 0, y: 0, w: 20, h: 20 })).toBeNull();
  });
});

describe('several boards', () => {
  const pair = [board('street', 12, 10), board('roof', 5, 5)];

  it('lie beside each other in a wide frame and below each other in a tall one', () => {
    expect(layCanvas(pair, 1.8).way).toBe('beside');
    expect(layCanvas(pair, 0.7).way).toBe('below');
  });

  it('stay as they lay when the frame changes a little', () => {
    const turns = [...Array(120).keys()].map((i) => 0.6 + i / 100);
    const aspect = turns.find((one) => layCanvas(pair, one).way === 'beside')!;
    expect(layCanvas(pair, aspect, 'below').way).toBe('below');
    expect(layCanvas(pair, aspect - 0.02, 'beside').way).toBe('beside');
    expect(layCanvas(pair, 0.6, 'beside').way).toBe('below');
  });
});
