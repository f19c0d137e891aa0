import { describe, expect, it } from 'vitest';

import { isPass, mannerOf, shownOrder } from '../src/lib/choosing';
import { contrast, frameColours, toldApart } from '../src/lib/colour';
import { ringed } from '../src/lib/stacking';
import { wholeOption, wholeTheme, type OptionFace } from '../src/lib/whole';
import { largeBoards, stripBoards } from '../src/table/zones';
import { wholeStage } from '../src/lib/whole';

let index = 0;
const option = (label: string, more: Partial<OptionFace> = {}): OptionFace =>
  wholeOption({ label, index: index++, ...more });

describe('what choosing means', () => {
  it('is the gravest of what it can mean', () => {
    expect(mannerOf([option('Go', { manner: 'move' }), option('Shoot', { manner: 'attack' })])).toBe('attack');
    expect(mannerOf([option('Go', { manner: 'move' })])).toBe('move');
    expect(mannerOf([option('Whatever')])).toBe('');
  });

  it('passing comes last, however it is called and wherever it stands', () => {
    const [stop, go, pass] = [option('Stop here', { manner: 'pass' }), option('Go'), option('Pass', { key: 'pass' })];
    expect([stop, go, pass].filter(isPass)).toEqual([stop, pass]);
    expect(shownOrder({ buttons: [stop, pass], spots: [go] })).toEqual([go, stop, pass]);
  });
});

describe('the frame', () => {
  const themes = [
    { ground: '#fff7e0', ink: '#141414', accent: '#0b7a32' },
    { ground: '#2b1d14', ink: '#f2e3c6', accent: '#e0a526' },
    { ground: '#0d0b1e', ink: '#e9e6ff', accent: '#ff2e88' },
    { ground: '#0a1626', ink: '#dce9f7', accent: '#3b82f6' },
  ];

  it('wears the colours of its game and can be read in every one of them', () => {
    const shades = new Set<string>();
    for (const theme of themes) {
      const frame = frameColours(wholeTheme(theme));
      shades.add(frame['--panel']!);
      for (const ink of ['--text', '--muted', '--accent'])
        for (const ground of ['--ground', '--panel', '--raised'])
          expect(
            contrast(frame[ink]!, frame[ground]!),
            `${ink} on ${ground} of ${theme.ground}`,
          ).toBeGreaterThanOrEqual(4.5);
      expect(contrast(frame['--on-accent']!, frame['--accent']!)).toBeGreaterThanOrEqual(4.5);
    }
    expect(shades.size).toBe(themes.length);
  });
});

describe('colours that every eye tells apart', () => {
  it('red and green become different ones, grey stays grey', () => {
    expect(toldApart('#e4002b')).not.toBe(toldApart('#0b9e3f'));
    expect(toldApart('#1e63d0')).not.toBe(toldApart('#8a4fbf'));
    expect(toldApart('#808080')).toBe('#808080');
  });
});

describe('a crowd', () => {
  it('fans out around its place without two on one spot', () => {
    for (const count of [2, 3, 5, 9]) {
      const spots = ringed(count, { x: 0, y: 0 }, 50);
      expect(spots).toHaveLength(count);
      for (const a of spots)
        for (const b of spots) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(40);
    }
  });
});

describe('boards', () => {
  it('a strip lies at the edge, so that it does not make the first board small', () => {
    const shape = (id: string, width: number, height: number) => ({
      id,
      title: id,
      kind: 'map' as const,
      width,
      height,
    });
    const { boards } = wholeStage({
      game: '',
      title: '',
      mode: '',
      boards: [shape('city', 1600, 1100), shape('case', 1180, 240), shape('roof', 580, 580)],
    });
    expect(largeBoards(boards).map((board) => board.id)).toEqual(['city', 'roof']);
    expect(stripBoards(boards).map((board) => board.id)).toEqual(['case']);
  });
});
