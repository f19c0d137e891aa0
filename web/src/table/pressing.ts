/** One way to press anything on the table: click, Enter, Space; a long press or a rest tells about it. */
import type { Action } from 'svelte/action';

import type { Point } from '../lib/geometry';
import type { Pointing } from '../lib/pointing.svelte';

interface Press {
  target: string;
  pick: (target: string, at: Point) => void;
  point: Pointing;
}

const LONG = 550;
const REST = 380;

export const presses: Action<SVGElement | HTMLElement, Press> = (node, press) => {
  let current = press;
  let timer = 0;
  let told = false;

  const tell = (at: Point, stays: boolean): void => {
    current.point.about = { target: current.target, ...at, stays };
  };
  const stop = (): void => clearTimeout(timer);

  const listeners: [string, (event: never) => void][] = [
    [
      'click',
      (event: MouseEvent) => {
        event.stopPropagation();
        stop();
        if (!told) current.pick(current.target, { x: event.clientX, y: event.clientY });
        told = false;
      },
    ],
    [
      'keydown',
      (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        const box = node.getBoundingClientRect();
        current.pick(current.target, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
      },
    ],
    [
      'pointerdown',
      (event: PointerEvent) => {
        told = false;
        stop();
        if (event.pointerType === 'mouse') return;
        const at = { x: event.clientX, y: event.clientY };
        timer = window.setTimeout(() => {
          told = true;
          tell(at, true);
        }, LONG);
      },
    ],
    [
      'pointerenter',
      (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || event.buttons || current.point.menu) return;
        const at = { x: event.clientX, y: event.clientY };
        stop();
        current.point.look(current.target);
        timer = window.setTimeout(() => tell(at, false), REST);
      },
    ],
    [
      'pointermove',
      (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' && Math.hypot(event.movementX, event.movementY) > 6) stop();
      },
    ],
    [
      'pointerleave',
      () => {
        stop();
        current.point.path = [];
        const about = current.point.about;
        if (about && !about.stays && about.target === current.target) current.point.about = null;
      },
    ],
    ['pointerup', stop],
    ['pointercancel', stop],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);

  return {
    update: (next) => (current = next),
    destroy: () => {
      stop();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
    },
  };
};
