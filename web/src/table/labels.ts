/** Labels that fit: broken into two lines where that makes them larger. */
import type { Box } from '../lib/geometry';

export interface Label {
  lines: string[];
  size: number;
}

/** The width of a letter, as a share of its height. */
const LETTER = 0.56;
const SMALLEST = 7;

export function fitLabel(text: string, room: Box, most = 26): Label | null {
  if (!text) return null;
  const highest = Math.min(most, room.h * 0.2);
  const candidates = [[text], halves(text)].filter((lines) => lines.length);
  let best: Label = { lines: [text], size: 0 };
  for (const lines of candidates) {
    const longest = Math.max(...lines.map((line) => line.length));
    const size = Math.min(highest, (room.w * 0.92) / (longest * LETTER));
    if (size > best.size * 1.15) best = { lines, size };
  }
  return best.size < SMALLEST ? null : best;
}

function halves(text: string): string[] {
  const gaps = [...text].flatMap((letter, i) => (letter === ' ' ? [i] : []));
  if (!gaps.length) return [];
  const middle = gaps.reduce((best, gap) =>
    Math.abs(gap - text.length / 2) < Math.abs(best - text.length / 2) ? gap : best,
  );
  return [text.slice(0, middle), text.slice(middle + 1)];
}
