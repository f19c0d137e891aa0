/** What the end of a match tells of it. */
import type { Line } from './table.svelte';
import type { Ending } from './whole';

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

/** Names as one says them: Ann, Bo and Cy. */
export const together = (names: string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');

/** Points as they are told: none where nobody counts any, once where all have won or lost together with the same. */
export function scoresOf(
  ending: Ending,
  nameOf: (seat: string) => string,
): { who: string; points: number; won: boolean }[] {
  const scores = Object.entries(ending.scores).sort(([, a], [, b]) => b - a);
  if (!scores.some(([, points]) => points)) return [];
  const winners = ending.winners.length;
  const [first, last] = [scores[0]![1], scores.at(-1)![1]];
  if (scores.length > 1 && first === last && (!winners || winners === scores.length))
    return [{ who: 'Points', points: first, won: winners > 0 }];
  return scores.map(([seat, points]) => ({ who: nameOf(seat), points, won: ending.winners.includes(seat) }));
}
