/** What happened, as short acts on the table: a move, dice, a number that pops up, a card shown. */
import type { Fight, Happening, Scene, Tone } from './whole';

export type Act =
  | { do: 'tell'; happening: Happening; ms: number }
  | { do: 'step'; piece: string; to: string; ms: number }
  | { do: 'roll'; fight: Fight; ms: number }
  | { do: 'pop'; at: string; text: string; tone: Tone; ms: number }
  | { do: 'moment'; at: string; text: string; tone: Tone; ms: number }
  | { do: 'show'; card: string; ms: number };

const SHORTEST = 150;
const LONGEST = 400;

/** What of a scene's happenings is news to somebody who has heard so many before: a scene may tell more. */
export function unheard(scene: Scene, heard: number): Happening[] {
  const fresh = Math.max(0, scene.heard - heard);
  return scene.happenings.slice(Math.max(0, scene.happenings.length - fresh));
}

export function actsOf(happening: Happening, scene: Scene): Act[] {
  const acts: Act[] = [{ do: 'tell', happening, ms: 0 }];
  const piece = scene.pieces.find((p) => p.id === happening.piece);
  if (piece && happening.path.length) acts.push(...steps(piece.id, piece.space, happening.path));
  const fight = fightOf(happening);
  if (fight) acts.push({ do: 'roll', fight, ms: LONGEST });
  const at = happening.space ? `space:${happening.space}` : piece ? `piece:${piece.id}` : '';
  if (happening.amount && at) acts.push({ do: 'pop', at, text: amount(happening), tone: happening.tone, ms: SHORTEST });
  else if (happening.tone && happening.important && at)
    acts.push({ do: 'moment', at, text: happening.text, tone: happening.tone, ms: LONGEST });
  if (happening.card) acts.push({ do: 'show', card: happening.card, ms: LONGEST });
  return acts;
}

function steps(piece: string, from: string, path: string[]): Act[] {
  const way = path[0] === from ? path.slice(1) : path;
  const ms = Math.min(SHORTEST, Math.max(70, LONGEST / Math.max(1, way.length)));
  return way.map((to) => ({ do: 'step', piece, to, ms }));
}

/** What was rolled, as one picture: as the game tells it, else just its dice. */
export function fightOf(happening: Happening): Fight | null {
  if (happening.fight || !happening.faces.length) return happening.fight;
  const dice = happening.faces.map((face) => ({ face, colour: '', counts: false }));
  const side = { name: '', portrait: '', piece: happening.piece, dice, parts: [], total: '', needs: '' };
  return { title: happening.text, sides: [side], result: '', tone: happening.tone };
}

function amount({ amount, tone }: Happening): string {
  if (amount < 0 || tone === 'bad' || tone === 'grave') return `−${Math.abs(amount)}`;
  return tone === 'good' ? `+${amount}` : `${amount}`;
}

export interface Chapter {
  /** Made when its turn comes, from the table as it then is. */
  acts: () => Act[];
  /** The table after these acts. */
  settle: () => void;
  /** Others have done it: whoever wants to follow gets the time. */
  others?: boolean;
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
    /** How long a line of what others do stands before the next; then nothing runs faster for what waits. */
    private readonly rest: () => number = () => 0,
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
        const rest = chapter.others && act.do === 'tell' ? this.rest() : 0;
        const ms = this.#hurry ? 0 : (act.ms * this.pace() + rest) * this.#haste();
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
    if (this.rest()) return 1;
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
