/** Cards slide from where they lay to where they now lie; new ones turn up from their deck. */

const SELECTOR = '[data-card]';
const MS = 280;

/** Remembers where cards lie now; call what it returns once the new table is drawn. */
export function glide(pace: number): () => void {
  if (pace === 0 || typeof document === 'undefined') return () => {};
  const before = new Map<string, DOMRect>();
  for (const card of document.querySelectorAll<HTMLElement>(SELECTOR))
    before.set(card.dataset.card!, card.getBoundingClientRect());
  return () => {
    for (const card of document.querySelectorAll<HTMLElement>(SELECTOR)) {
      const now = card.getBoundingClientRect();
      const was = before.get(card.dataset.card!);
      if (!was) turnUp(card, pace);
      else if (Math.hypot(was.x - now.x, was.y - now.y) > 4) slide(card, was, now, pace);
    }
  };
}

function slide(card: HTMLElement, was: DOMRect, now: DOMRect, pace: number): void {
  const scale = was.width && now.width ? was.width / now.width : 1;
  const from = `translate(${was.x - now.x}px, ${was.y - now.y}px) scale(${scale})`;
  card.animate(
    [
      { transform: from, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    {
      duration: MS * pace,
      easing: 'cubic-bezier(.2,.8,.3,1)',
    },
  );
}

function turnUp(card: HTMLElement, pace: number): void {
  card.animate(
    [
      { transform: 'rotateY(90deg) translateY(-14px)', opacity: 0.2 },
      { transform: 'none', opacity: 1 },
    ],
    {
      duration: MS * pace,
      easing: 'ease-out',
    },
  );
}
