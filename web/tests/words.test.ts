import { describe, expect, it } from 'vitest';

import { colourOf, contrast, initials, inkOn, readable } from '../src/lib/colour';
import { wholeScene, wholeStage, wholeTheme } from '../src/lib/whole';
import { linked, namesOf } from '../src/table/linking';
import { handsOf, shownTargets } from '../src/table/zones';

describe('colours', () => {
  it.each(['#0d0b1e', '#fff7e0', '#0a1626', '#f2e3c6', '#181a1f'])('can be read on %s', (ground) => {
    for (const colour of ['#ff2e88', '#22e1ff', '#0b9e3f', '#3b82f6', '#e0a526', '#7a1f1f'])
      expect(contrast(readable(colour, ground), ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('come from the theme by name, else steadily from the word', () => {
    const theme = wholeTheme({ tints: { mob: '#123456' } });
    expect(colourOf(theme, '', 'mob')).toBe('#123456');
    expect(colourOf(theme, '#abcdef', 'mob')).toBe('#abcdef');
    expect(colourOf(theme, '', 'cops')).toBe(colourOf(theme, '', 'cops'));
  });

  it('initials are letters', () => {
    expect(initials('Ann-Marie O’Hara')).toBe('AM');
    expect(initials('…')).toBe('?');
  });
});

const stage = wholeStage({
  game: '',
  title: '',
  mode: '',
  boards: [{ id: 'b', title: '', kind: 'map', width: 1, height: 1, spaces: [{ id: 'dock', label: 'North dock' }] }],
});
const scene = wholeScene({
  status: '',
  seat: 'ann',
  boards: ['b'],
  pieces: [
    { id: 'p', space: 'dock', label: 'Ann' },
    { id: 'q', space: 'nowhere', label: 'Bo' },
  ],
  zones: [
    { id: 'mine', label: '', kind: 'hand', seat: 'ann', cards: [{ id: 'c' }] },
    { id: 'theirs', label: '', kind: 'hand', seat: 'bo' },
    { id: 'deck', label: '', kind: 'deck' },
  ],
  panels: [{ id: 'x', seat: 'bo', title: 'Bo' }],
});

describe('hands', () => {
  it('of several figures are called after them', () => {
    const hand = { label: 'Hand', kind: 'hand' as const };
    const two = wholeScene({
      status: '',
      seat: 'ann',
      panels: [
        { id: 'x', seat: 'ann', title: 'Frank', zones: [{ id: '1', ...hand, cards: [{ id: 'c' }] }] },
        { id: 'y', seat: 'ann', title: 'Eddie', zones: [{ id: '2', ...hand, cards: [{ id: 'd' }] }] },
      ],
    });
    expect(handsOf(two).map((zone) => zone.label)).toEqual(['Frank: Hand', 'Eddie: Hand']);
    expect(handsOf({ ...two, panels: two.panels.slice(1) }).map((zone) => zone.label)).toEqual(['Hand']);
  });
});

describe('the log', () => {
  it('links the names of what is on the table, whole words only', () => {
    const parts = linked('Ann leaves Annapolis for the North dock.', namesOf(stage, scene));
    expect(parts.filter((part) => part.target)).toEqual([
      { text: 'Ann', target: 'piece:p' },
      { text: 'North dock', target: 'space:dock' },
    ]);
    expect(parts.map((part) => part.text).join('')).toBe('Ann leaves Annapolis for the North dock.');
  });

  it('takes no part of a card’s name for a place', () => {
    const cards = { brawl: { title: 'North dock Brawl' }, numbers: { title: '100' } };
    const named = namesOf(wholeStage({ ...stage, cards } as never), scene);
    expect(linked('North dock Brawl: 100 at the North dock', named).filter((part) => part.target)).toEqual([
      { text: 'North dock', target: 'space:dock' },
    ]);
  });
});

describe('what lies where', () => {
  it('the own hand lies in the tray', () => {
    expect(handsOf(scene).map((zone) => zone.id)).toEqual(['mine']);
    expect(handsOf({ ...scene, seat: '' })).toEqual([]);
  });

  it('a piece off the board cannot be clicked', () => {
    const targets = shownTargets(stage, scene);
    expect(targets.has('piece:p')).toBe(true);
    expect(targets.has('piece:q')).toBe(false);
    expect(targets.has('card:c')).toBe(true);
    expect(targets.has('panel:bo')).toBe(true);
  });
});
