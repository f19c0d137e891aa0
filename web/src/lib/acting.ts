/** What happened, as short acts on the table: a move, dice, a number that pops up, a card shown. */
import type { Happening, Scene } from './whole';

export type Act =
  | { do: 'tell'; happening: Happening; ms: number }
  | { do: 'step'; piece: string; to: string; ms: number }
  | { do: 'roll'; faces: string[]; caption: string; ms: number }
  | { do: 'pop'; at: string; text: string; tone: Tone; ms: number }
  | { do: 'show'; card: string; ms: number };

export type Tone = 'harm' | 'good' | 'plain';

const SHORTEST = 150;
const LONGEST = 400;
const HARM = /damage|hit|wound|hurt|harm|shot|lost|lose|stun|kill|dead|death|injur|arrest/;
const GOOD = /heal|gain|found|rescue|save|win|score|repair|recover/;

/** What of a scene's happenings is news to somebody who has heard so many before: a scene may tell more. */
export function unheard(scene: Scene, heard: number): Happening[] {
  const fresh = Math.max(0, scene.heard - heard);
  return scene.happenings.slice(Math.max(0, scene.happenings.length - fresh));
}

export function actsOf(happening: Happening, scene: Scene): Act[] {
  const acts: Act[] = [{ do: 'tell', happening, ms: 0 }];
  const piece = scene.pieces.find((p) => p.id === happening.piece);
  if (piece && happening.path.length) acts.push(...steps(piece.id, piece.space, happening.path));
  if (happening.faces.length) acts.push({ do: 'roll', faces: happening.faces, caption: happening.text, ms: LONGEST });
  const at = happening.space ? `space:${happening.space}` : piece ? `piece:${piece.id}` : '';
  if (happening.amount && at) acts.push({ do: 'pop', at, ...amount(happening), ms: SHORTEST });
  if (happening.card) acts.push({ do: 'show', card: happening.card, ms: LONGEST });
  return acts;
}

function steps(piece: string, from: string, path: string[]): Act[] {
  const way = path[0] === from ? path.slice(1) : path;
  const ms = Math.min(SHORTEST, Math.max(70, LONGEST / Math.max(1, way.length)));
  return way.map((to) => ({ do: 'step', piece, to, ms }));
}

function amount(happening: Happening): { text: string; tone: Tone } {
  const size = Math.abs(happening.amount);
  if (happening.amount < 0 || HARM.test(happening.kind)) return { text: `−${size}`, tone: 'harm' };
  if (GOOD.test(happening.kind)) return { text: `+${size}`, tone: 'good' };
  return { text: `${size}`, tone: 'plain' };
}

export interface Chapter {
  /** Made when its turn comes, from the table as it then is. */
  acts: () => Act[];
  /** The table after these acts. */
  settle: () => void;
}

/** Plays chapters one after the other; whoever is in a hurry can have the rest at once. */
export class Reel {
  #chapters: Chapter[] = [];
  #run = 0;
  #playing = false;
  #hurry = false;
  #wake: (() => void) | null = null;

  constructor(
    private readonly perform: (act: Act, ms: number) => void,
    /** How long acts take, 1 being as they say; 0 is at once. */
    private readonly pace: () => number,
    private readonly idle: () => void = () => {},
  ) {}

  get playing(): boolean {
    return this.#playing;
  }

  add(chapter: Chapter): void {
    this.#chapters.push(chapter);
    if (!this.#playing) void this.#play(++this.#run);
  }

  /** Everything still to come, now. */
  skip(): void {
    if (!this.#playing) return;
    this.#hurry = true;
    this.#wake?.();
  }

  /** Forget what is still to come; the table is shown anew. */
  clear(): void {
    this.#run++;
    this.#chapters = [];
    this.#playing = false;
    this.#wake?.();
  }

  async #play(run: number): Promise<void> {
    this.#playing = true;
    this.#hurry = false;
    for (let chapter = this.#chapters.shift(); chapter; chapter = this.#chapters.shift()) {
      for (const act of chapter.acts()) {
        const ms = this.#hurry ? 0 : act.ms * this.pace() * this.#haste();
        this.perform(act, ms);
        if (ms > 0) await this.#wait(ms);
        if (run !== this.#run) return;
      }
      chapter.settle();
    }
    this.#playing = false;
    this.idle();
  }

  /** When several moves wait, the reel runs faster rather than ever further behind. */
  #haste(): number {
    return this.#chapters.length > 4 ? 0 : 1 / (1 + this.#chapters.length);
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        done();
      };
      const timer = setTimeout(finish, ms);
      this.#wake = finish;
    });
  }
}
