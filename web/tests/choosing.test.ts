import { describe, expect, it } from 'vitest';

import {
  answerName,
  grouped,
  liveTargets,
  moveFirst,
  nearest,
  optionsAt,
  presettable,
  repeated,
  shownOrder,
  split,
} from '../src/lib/choosing';
import { wholeOption, type OptionFace } from '../src/lib/whole';

let index = 0;
const option = (label: string, targets: string[] = [], more: Partial<OptionFace> = {}): OptionFace =>
  wholeOption({ label, targets, index: index++, ...more });

describe('a click on the table', () => {
  const walk = option('Walk to B', ['piece:ann', 'space:b']);
  const shoot = option('Shoot at B', ['piece:ann', 'space:b']);
  const rest = option('Rest', ['piece:ann']);
  const pass = option('Pass');
  const options = [walk, shoot, rest, pass];

  it('means every option that names the target', () => {
    expect(optionsAt(options, 'space:b')).toEqual([walk, shoot]);
    expect(optionsAt(options, 'space:c')).toEqual([]);
  });

  it('after a first pick means only what completes it', () => {
    expect(optionsAt(options, 'space:b', ['piece:ann'])).toEqual([walk, shoot]);
    expect(liveTargets([walk, option('Go', ['piece:bo', 'space:c'])], ['piece:ann'])).toEqual(
      new Set(['piece:ann', 'space:b']),
    );
  });

  it('cannot mean what is not to be seen: that becomes a button', () => {
    const { buttons, spots } = split(options, new Set(['space:b']));
    expect(buttons).toEqual([rest, pass]);
    expect(spots).toEqual([walk, shoot]);
  });
});

describe('groups', () => {
  it('keep the order in which they come', () => {
    const [a, b, c] = [option('a', [], { group: 'Move' }), option('b'), option('c', [], { group: 'Move' })];
    expect(grouped([a, b, c])).toEqual([
      { name: 'Move', options: [a, c] },
      { name: '', options: [b] },
    ]);
  });
});

describe('the same again', () => {
  const pass = option('Pass', [], { key: 'pass' });
  const one = option('Bid rum', [], { key: 'bid' });
  const two = option('Bid silk', [], { key: 'bid' });

  it('is the option of the same words', () => {
    expect(repeated([one, two, pass], { key: 'bid', label: 'Bid silk' })).toBe(two);
  });

  it('is the only one of its kind when the words changed', () => {
    expect(repeated([one, pass], { key: 'bid', label: 'Bid pearls' })).toBe(one);
  });

  it('is nothing when it could mean several things, or there is nothing to repeat', () => {
    expect(repeated([one, two, pass], { key: 'bid', label: 'Bid pearls' })).toBeNull();
    expect(repeated([one, two], null)).toBeNull();
  });

  it('can be asked for in advance only where a key names one option', () => {
    expect(presettable([one, two, pass])).toEqual([pass]);
  });
});

describe('arrow keys', () => {
  const spots = { left: { x: 0, y: 50 }, far: { x: 300, y: 50 }, near: { x: 150, y: 60 }, above: { x: 110, y: 0 } };

  it('go to the nearest that lies that way', () => {
    const others = Object.values(spots);
    expect(nearest({ x: 100, y: 50 }, others, 'ArrowRight')).toBe(spots.near);
    expect(nearest({ x: 100, y: 50 }, others, 'ArrowLeft')).toBe(spots.left);
    expect(nearest({ x: 100, y: 50 }, others, 'ArrowUp')).toBe(spots.above);
  });

  it('stay where nothing lies that way', () => {
    expect(nearest({ x: 400, y: 50 }, Object.values(spots), 'ArrowRight')).toBeNull();
  });
});

describe('numbers', () => {
  it('follow what is shown: buttons first, groups together', () => {
    const [a, b, c] = [
      option('a', ['card:1'], { group: 'Up' }),
      option('b', [], {}),
      option('c', ['card:1'], { group: 'Down' }),
    ];
    const d = option('d', ['card:2'], { group: 'Up' });
    expect(shownOrder(split([a, b, c, d], new Set(['card:1', 'card:2'])))).toEqual([b, a, d, c]);
  });

  it('come to ways to go after what else the board offers', () => {
    const walk = option('Go to B', ['space:b'], { manner: 'move', group: 'Move' });
    const run = option('Run to C', ['space:c'], { manner: 'move', group: 'Move' });
    const shoot = option('Shoot at B', ['space:b'], { manner: 'attack', group: 'Attack' });
    const rest = option('Rest');
    const end = option('End the turn', [], { manner: 'pass' });
    expect(shownOrder(split([walk, run, shoot, rest, end], new Set(['space:b', 'space:c'])))).toEqual([
      rest,
      shoot,
      walk,
      run,
      end,
    ]);
  });
});

describe('an answer in advance', () => {
  it('is called as it was offered, else by its key', () => {
    const labels = new Map([['end-turn', 'End the turn']]);
    expect(answerName('end-turn', labels)).toBe('End the turn');
    expect(answerName('hold-fire', labels)).toBe('Hold fire');
  });
});

describe('a click on a place before it is asked where', () => {
  const move = option('Move', [], { manner: 'move' });
  const draw = option('Draw', [], { manner: 'look' });

  it('means the only way to move', () => {
    expect(moveFirst([move, draw], 'space:41')).toBe(move);
  });

  it('means nothing for a piece, where several ways lead on, or where the way is offered itself', () => {
    expect(moveFirst([move, draw], 'piece:ann')).toBeNull();
    expect(moveFirst([move, option('Run', [], { manner: 'move' })], 'space:41')).toBeNull();
    expect(moveFirst([option('Go to 7', ['space:7'], { manner: 'move' })], 'space:41')).toBeNull();
    expect(moveFirst([option('Jump', [], { manner: 'move', confirm: true })], 'space:41')).toBeNull();
  });
});
