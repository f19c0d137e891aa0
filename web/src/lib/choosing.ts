/** Which options a click, a key or a glance at the table means. */
import type { Manner, OptionFace } from './whole';

/** The options a click on this target could mean, narrowed by what was picked before. */
export function optionsAt(options: OptionFace[], target: string, picked: string[] = []): OptionFace[] {
  return narrowed(options, [...picked, target]);
}

export function narrowed(options: OptionFace[], picked: string[]): OptionFace[] {
  return options.filter((option) => picked.every((target) => option.targets.includes(target)));
}

/** Every target that can be chosen now. After a first pick only what completes it. */
export function liveTargets(options: OptionFace[], picked: string[] = []): Set<string> {
  return new Set(narrowed(options, picked).flatMap((option) => option.targets));
}

export interface Split {
  /** Buttons: what nothing on the table stands for. */
  buttons: OptionFace[];
  /** What can also be chosen by a click on the table: ways to go last, which the board shows best. */
  spots: OptionFace[];
}

export function split(options: OptionFace[], seen: ReadonlySet<string>): Split {
  const onTable = (option: OptionFace): boolean => option.targets.some((target) => seen.has(target));
  const spots = options.filter(onTable);
  const goes = (option: OptionFace): boolean => option.manner === 'move';
  return {
    buttons: options.filter((o) => !onTable(o)),
    spots: [...spots.filter((o) => !goes(o)), ...spots.filter(goes)],
  };
}

export const PASS = 'pass';

/** Whether choosing it means doing nothing more. */
export const isPass = (option: OptionFace): boolean => option.manner === 'pass' || option.key === PASS;

const WEIGHT: Manner[] = ['attack', 'use', 'move', 'look', 'pass'];

/** What choosing here means: where it can mean several things, the gravest. */
export function mannerOf(options: OptionFace[]): Manner {
  return WEIGHT.find((manner) => options.some((option) => option.manner === manner)) ?? '';
}

/** What a click on a place nothing is offered at means: where the only way to move is asked for before the way itself
 * ("Move", then "Where?"), to go there. */
export function moveFirst(options: OptionFace[], target: string): OptionFace | null {
  if (!target.startsWith('space:')) return null;
  const moves = options.filter((option) => option.manner === 'move');
  const [only] = moves;
  return moves.length === 1 && only && !only.targets.length && !only.confirm ? only : null;
}

export interface Group {
  name: string;
  options: OptionFace[];
}

/** Options under the names of their groups, in the order they come. */
export function grouped(options: OptionFace[]): Group[] {
  const groups = new Map<string, OptionFace[]>();
  for (const option of options) {
    const group = groups.get(option.group);
    if (group) group.push(option);
    else groups.set(option.group, [option]);
  }
  return [...groups].map(([name, members]) => ({ name, options: members }));
}

/** The order in which options are shown, and so numbered: what does something first, groups together, passing last. */
export function shownOrder({ buttons, spots }: Split): OptionFace[] {
  const all = [...grouped(buttons), ...grouped(spots)].flatMap((group) => group.options);
  return [...all.filter((option) => !isPass(option)), ...all.filter(isPass)];
}

/** An answer given before, as far as it can mean something later. */
export interface Answer {
  key: string;
  label: string;
}

/** The option that repeats the last answer: the same words, or the only one of its kind. */
export function repeated(options: OptionFace[], last: Answer | null): OptionFace | null {
  if (!last || options.length < 2) return null;
  const same = options.find((o) => o.key === last.key && o.label === last.label);
  if (same) return same;
  const kin = options.filter((o) => o.key && o.key === last.key);
  return kin.length === 1 ? kin[0]! : null;
}

/** The options an answer in advance can name: those that are the only one of their key. */
export function presettable(options: OptionFace[]): OptionFace[] {
  return options.filter((o) => o.key && options.filter((other) => other.key === o.key).length === 1);
}

/** What an answer in advance is called: as its option was, else its key made readable. */
export function answerName(key: string, labels: ReadonlyMap<string, string>): string {
  const words = key.replaceAll('-', ' ');
  return labels.get(key) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Spotted {
  x: number;
  y: number;
}

/** The nearest of the others in a direction; whatever lies within a quarter turn of it counts. */
export function nearest<T extends Spotted>(from: Spotted, others: T[], direction: Direction): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const other of others) {
    const dx = other.x - from.x;
    const dy = other.y - from.y;
    const [along, across] = {
      ArrowLeft: [-dx, dy],
      ArrowRight: [dx, dy],
      ArrowUp: [-dy, dx],
      ArrowDown: [dy, dx],
    }[direction] as [number, number];
    if (along <= 1) continue;
    const distance = along + 2.2 * Math.abs(across);
    if (distance < least) {
      least = distance;
      best = other;
    }
  }
  return best;
}
