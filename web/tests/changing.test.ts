import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { Scenes } from '../src/lib/changing';
import type { Change, Scene, ServerMessage } from '../src/lib/wire';

/** Real scenes and what the server sends of them (written by tests/server/test_changes.py). */
const STEPS = JSON.parse(readFileSync(new URL('./changes.json', import.meta.url), 'utf-8')) as {
  first: Scene;
  steps: { change: Change; scene: Scene }[];
};

const told = (scene: Scene, look = 0): ServerMessage => ({ type: 'update', scene, look });
const after = (scenes: Scenes, change: Partial<Change>): Scene => {
  const message = scenes.whole({ type: 'change', ...change });
  if (message?.type !== 'update') throw new Error('not made into an update');
  return message.scene;
};

describe('scenes made of changes', () => {
  it('are those the server has, step by step', () => {
    const scenes = new Scenes();
    scenes.whole(told(STEPS.first));
    expect(STEPS.steps.length).toBeGreaterThan(5);
    for (const [n, { change, scene }] of STEPS.steps.entries()) {
      const { happenings, ...made } = after(scenes, { ...change, after: n });
      expect(made).toEqual(scene);
      expect(happenings).toEqual(change.happenings ?? []);
    }
  });

  it('keep what is not named, drop what is null, and follow the order', () => {
    const scenes = new Scenes();
    const piece = (id: string, space: string) => ({ id, space, label: id });
    scenes.whole(told({ status: 'a', heard: 3, pieces: [piece('x', '1'), { ...piece('y', '1'), hint: 'h' }] }));
    const scene = after(scenes, {
      set: { status: 'b', heard: null },
      items: { pieces: { put: [{ id: 'y', hint: null }, piece('z', '2')], gone: ['x'], order: ['z', 'y'] } },
    });
    expect(scene).toEqual({ status: 'b', pieces: [piece('z', '2'), piece('y', '1')], happenings: [] });
  });

  it('begin anew with every whole scene', () => {
    const scenes = new Scenes();
    scenes.whole(told({ status: 'a', heard: 3 }));
    scenes.whole(told({ status: 'b' }));
    expect(after(scenes, {})).toEqual({ status: 'b', happenings: [] });
  });

  it('are in doubt where something was lost, until a whole one comes', () => {
    const scenes = new Scenes();
    expect(scenes.whole({ type: 'change', set: { status: 'b' } })).toBeNull();
    scenes.whole(told({ status: 'a' }, 7));
    expect(after(scenes, { set: { status: 'b' }, after: 7 }).status).toBe('b');
    expect(after(scenes, { ask: 'q', after: 8 }).status).toBe('b');
    expect(scenes.whole({ type: 'change', set: { heard: 4 }, after: 9 })).toBeNull();
    scenes.whole(told({ status: 'd' }, 10));
    expect(after(scenes, { set: { status: 'e' }, after: 10 }).status).toBe('e');
  });

  it('carry what is said beside them', () => {
    const scenes = new Scenes();
    scenes.whole(told({ status: 'a' }));
    const message = scenes.whole({ type: 'change', ask: 'q', answered: 'p', undo: 'free' });
    expect(message).toMatchObject({ type: 'update', ask: 'q', answered: 'p', undo: 'free' });
  });
});
