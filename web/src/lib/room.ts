/** What of a row there is room for. */

/** How many at the end of a row have to stay out of sight, where whatever stands for them takes `more` itself. */
export function crowdedOut(widths: number[], room: number, more: number): number {
  const all = widths.reduce((sum, width) => sum + width, 0);
  if (all <= room) return 0;
  let [taken, count] = [more, 0];
  while (count < widths.length && taken + widths[count]! <= room) taken += widths[count++]!;
  return widths.length - count;
}
