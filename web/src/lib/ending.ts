/** What the end of a match tells of it. */
import type { Line } from './table.svelte';

const MOST = 6;
const ALIKE = 2;

/** The latest that mattered, and of one kind no more than two: a horde that comes one by one is one turn, not six. */
export function lastMoments(log: Line[]): Line[] {
  const told = new Map<string, number>();
  const found: Line[] = [];
  for (const line of [...log].reverse()) {
    const { important, opens, kind } = line.happening;
    if (!important || opens) continue;
    const alike = told.get(kind) ?? 0;
    told.set(kind, alike + 1);
    if (alike < ALIKE) found.unshift(line);
    if (found.length === MOST) break;
  }
  return found;
}
