/** What a player can make of what was seen, as the table shows it. */
import { wholeMark, type Mark } from './whole';
import type { Suspected } from './wire';

export const percent = (chance: number): string => `${Math.round(100 * chance)}\u202f%`;

/** What else may be so keeps so much of its heat beside what is likely. */
const UNLIKELY = 0.3;
const LEAST_HEAT = 0.2;

/** The marks with the odds in mind: the likelier a space, the hotter, and how likely in figures. */
export function withOdds(marks: Mark[], suspected: Suspected[] = []): Mark[] {
  const chances = new Map(
    suspected
      .flatMap(({ likely }) => likely)
      .flatMap(({ target, chance }) => (target.startsWith('space:') ? [[target.slice('space:'.length), chance]] : [])),
  );
  if (!chances.size) return marks;
  const most = Math.max(...chances.values());
  const kind = marks.find((mark) => mark.heat > 0)?.kind ?? '';
  const likely = [...chances].map(([space, chance]) =>
    wholeMark({ space, kind, heat: Math.max(LEAST_HEAT, chance / most), label: percent(chance) }),
  );
  const others = marks
    .filter((mark) => !(mark.heat > 0 && chances.has(mark.space)))
    .map((mark) => ({ ...mark, heat: mark.heat * UNLIKELY }));
  return [...others, ...likely];
}
