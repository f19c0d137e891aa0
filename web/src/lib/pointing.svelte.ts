/** What the pointer or the keyboard is at: picked targets, the small menu, what is lit or enlarged. */
import { getContext, setContext } from 'svelte';

import { liveTargets, optionsAt } from './choosing';
import type { Point } from './geometry';
import type { CardRef, OptionFace, Scene, Stage } from './whole';

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
}

const KEY = Symbol('pointing');

export class Pointing {
  picked = $state.raw<string[]>([]);
  menu = $state.raw<Menu | null>(null);
  about = $state.raw<About | null>(null);
  /** Lit up because a button or a line of the log speaks of it. */
  lit = $state.raw<string[]>([]);
  zoomed = $state.raw<CardRef | null>(null);

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

  live = $derived.by(() => liveTargets(this.source.options(), this.picked));

  /** A click: does it, asks which one is meant, or tells about what is there. */
  pick(target: string, at: Point): void {
    this.about = null;
    let options = optionsAt(this.options, target, this.picked);
    if (!options.length) {
      this.picked = [];
      options = optionsAt(this.options, target);
    }
    if (options.length === 1) return this.choose(options[0]!);
    if (!options.length) {
      this.menu = null;
      this.about = { target, ...at, stays: true };
      return;
    }
    this.picked = [...this.picked, target];
    this.menu = { ...at, options, target };
  }

  choose(option: OptionFace): void {
    this.cancel();
    this.source.choose(option);
  }

  /** Back to the plain table; whether there was anything to leave. */
  cancel(): boolean {
    const something = this.menu !== null || this.about !== null || this.picked.length > 0 || this.zoomed !== null;
    this.menu = this.about = this.zoomed = null;
    this.picked = [];
    this.lit = [];
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
