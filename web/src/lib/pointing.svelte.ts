/** What the pointer or the keyboard is at: picked targets, the small menu, what is lit or enlarged. */
import { getContext, setContext } from 'svelte';

import { liveTargets, mannerOf, moveFirst, optionsAt } from './choosing';
import type { Point } from './geometry';
import { withOdds } from './suspecting';
import type { CardRef, Manner, OptionFace, Scene, Stage } from './whole';
import type { Suspected } from './wire';

export interface Menu extends Point {
  options: OptionFace[];
  target: string;
}

export interface About extends Point {
  target: string;
  /** Asked for by a click, so it stays; otherwise it goes when the pointer does. */
  stays: boolean;
}

interface Source {
  stage: () => Stage;
  scene: () => Scene;
  options: () => OptionFace[];
  choose: (option: OptionFace) => void;
  /** What a hint speaks of. */
  hinted?: () => OptionFace | undefined;
  suspected?: () => Suspected[] | undefined;
}

const KEY = Symbol('pointing');

export class Pointing {
  picked = $state.raw<string[]>([]);
  menu = $state.raw<Menu | null>(null);
  about = $state.raw<About | null>(null);
  /** Lit up because a button or a line of the log speaks of it. */
  lit = $state.raw<string[]>([]);
  zoomed = $state.raw<CardRef | null>(null);
  /** A way that is shown before it is chosen, space by space. */
  path = $state.raw<string[]>([]);
  /** An option that waits to be confirmed. */
  doubtful = $state.raw<OptionFace | null>(null);

  /** Where somebody wants to go as soon as it is asked. */
  #ahead: (Point & { target: string }) | null = null;

  constructor(private readonly source: Source) {}

  get stage(): Stage {
    return this.source.stage();
  }

  get scene(): Scene {
    return this.source.scene();
  }

  get options(): OptionFace[] {
    return this.source.options();
  }

  marks = $derived.by(() => withOdds(this.scene.marks, this.source.suspected?.()));
  live = $derived.by(() => liveTargets(this.source.options(), this.picked));
  /** The targets a hint speaks of. */
  advised = $derived.by(() => new Set(this.source.hinted?.()?.targets ?? []));
  #manners = $derived.by(() => {
    const manners = new Map<string, Manner>();
    for (const target of this.live) manners.set(target, mannerOf(optionsAt(this.options, target, this.picked)));
    return manners;
  });

  /** What choosing this target means. */
  manner(target: string): Manner {
    return this.#manners.get(target) ?? '';
  }

  /** A button or line speaks of these; the way an option goes shows too. */
  light(targets: string[], path: string[] = []): void {
    this.lit = targets;
    this.path = path;
  }

  /** Somebody looks at a target: the way there, if it goes one way only. */
  look(target: string): void {
    const options = this.live.has(target) ? optionsAt(this.options, target, this.picked) : [];
    this.path = options.length === 1 ? options[0]!.path : [];
  }

  /** A click: does it, asks which one is meant, or tells about what is there. A `quick` one may go before it is asked
   * where. */
  pick(target: string, at: Point, quick = false): void {
    this.about = null;
    let options = optionsAt(this.options, target, this.picked);
    if (!options.length) {
      this.picked = [];
      options = optionsAt(this.options, target);
    }
    if (options.length === 1) return this.choose(options[0]!);
    const first = options.length || !quick ? null : moveFirst(this.options, target);
    if (first) {
      this.choose(first);
      this.#ahead = { target, ...at };
      return;
    }
    if (!options.length) {
      this.menu = null;
      this.about = { target, ...at, stays: true };
      return;
    }
    this.picked = [...this.picked, target];
    this.menu = { ...at, options, target };
  }

  choose(option: OptionFace, sure = false): void {
    this.cancel();
    if (option.confirm && !sure) this.doubtful = option;
    else this.source.choose(option);
  }

  /** A new question: the plain table, unless its answer was clicked already. */
  asked(): void {
    const ahead = this.#ahead;
    this.cancel();
    this.#ahead = null;
    if (ahead && optionsAt(this.options, ahead.target).length) this.pick(ahead.target, ahead);
  }

  /** Let this be confirmed first: a small target under a finger is easily missed. */
  doubt(option: OptionFace): void {
    this.cancel();
    this.doubtful = option;
    this.light(option.targets, option.path);
  }

  /** Back to the plain table; whether there was anything to leave. */
  cancel(): boolean {
    const something =
      this.menu !== null ||
      this.about !== null ||
      this.picked.length > 0 ||
      this.zoomed !== null ||
      this.doubtful !== null;
    this.menu = this.about = this.zoomed = this.doubtful = null;
    this.picked = [];
    this.light([]);
    return something;
  }

  labelOf(target: string): string {
    const colon = target.indexOf(':');
    const [kind, id] = [target.slice(0, colon), target.slice(colon + 1)];
    if (kind === 'piece') return this.scene.pieces.find((p) => p.id === id)?.label ?? '';
    if (kind === 'panel') return this.scene.panels.find((p) => p.seat === id || p.id === id)?.title ?? '';
    if (kind === 'card') return this.stage.cards[this.cardOf(id)?.face ?? '']?.title ?? 'Card';
    for (const board of this.stage.boards) {
      const space = board.spaces.find((s) => s.id === id);
      if (space) return space.label || id;
    }
    return '';
  }

  cardOf(id: string): CardRef | undefined {
    const zones = [...this.scene.zones, ...this.scene.panels.flatMap((p) => p.zones)];
    return zones.flatMap((zone) => zone.cards).find((card) => card.id === id);
  }

  /** What a target is called and what choosing it would do, for those who do not see it glow. */
  spoken(target: string): string {
    const options = optionsAt(this.options, target, this.picked);
    const what = options.length === 1 ? options[0]!.label : `${options.length} choices`;
    return `${this.labelOf(target)}: ${what}`;
  }
}

export const pointAt = (source: Source): Pointing => setContext(KEY, new Pointing(source));

export const pointing = (): Pointing => getContext<Pointing>(KEY);
