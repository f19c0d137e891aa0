/** Words made as small as they must be, and no smaller, to be read in full where they stand. */
import type { Action } from 'svelte/action';

const STEP = 0.5;

interface Fit {
  /** The largest and the smallest size, in pixels. */
  most: number;
  least: number;
  /** What changes the room or the words. */
  on: unknown;
}

export const fits: Action<HTMLElement, Fit> = (node, fit) => {
  let current = fit;
  const apply = (): void => {
    for (let size = current.most; ; size -= STEP) {
      node.style.fontSize = `${size}px`;
      if (size <= current.least || node.scrollHeight <= node.clientHeight + 1 || !node.clientHeight) return;
    }
  };
  const watch = new ResizeObserver(apply);
  watch.observe(node);
  apply();
  // Type that comes later may be wider than what stood in for it.
  void document.fonts.ready.then(apply);
  return {
    update: (next) => {
      current = next;
      apply();
    },
    destroy: () => watch.disconnect(),
  };
};
