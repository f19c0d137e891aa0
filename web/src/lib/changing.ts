/** What the server sends after a whole scene is only what has changed; here the next scene is made of it. */
import type { AskChange, AskFace, Change, ItemChanges, OptionFace, Scene, ServerMessage, Update } from './wire';

/** What is heard once changes have been made into scenes. */
export type Told = Exclude<ServerMessage, Change>;

type Plain = Record<string, unknown>;

/** The field by which the things of a list are told apart. */
const NAMES: Record<string, string> = {
  pieces: 'id',
  zones: 'id',
  panels: 'id',
  marks: 'space',
  tracks: 'label',
  stats: 'label',
};

/** The scenes of one connection: the first comes whole. */
export class Scenes {
  #last: Scene | null = null;
  #look = 0;

  /** The message, its scene whole whatever was sent of it; null if it changes a scene that is not here. */
  whole(message: ServerMessage): Told | null {
    if (message.type === 'change') {
      if (!this.#last || (message.after ?? 0) !== this.#look) return null;
      const told = updated(this.#last, message);
      if (message.set || message.items || message.asks) this.#look++;
      this.#last = told.scene;
      return told;
    }
    if (message.type === 'hello' || message.type === 'update') {
      this.#last = message.scene;
      this.#look = message.look ?? 0;
    }
    return message;
  }
}

/** The update that a change makes of the scene before. */
export function updated(scene: Scene, change: Change): Update {
  const { type: _, set, items, asks, happenings, after: __, ...beside } = change;
  const anew: Plain = asks ? { ...set, asks: asks.map(unfolded) } : (set ?? {});
  return { ...beside, type: 'update', scene: changed(scene, anew, items ?? {}, happenings ?? []) };
}

/** An option of a change names only what is not as in the option before it. */
function unfolded({ options, ...ask }: AskChange): AskFace {
  if (!options) return ask;
  let last: Plain = {};
  return {
    ...ask,
    options: options.map((option, index) => {
      last = withoutNulls({ ...last, ...option });
      return (index ? { ...last, index } : last) as unknown as OptionFace;
    }),
  };
}

function changed(scene: Scene, set: Plain, items: Record<string, ItemChanges>, happenings: Scene['happenings']): Scene {
  const now: Plain = { ...scene, ...set, happenings };
  for (const [name, changes] of Object.entries(items))
    now[name] = put((now[name] ?? []) as Plain[], changes, NAMES[name] ?? 'id');
  return withoutNulls(now) as unknown as Scene;
}

function put(things: Plain[], changes: ItemChanges, key: string): Plain[] {
  const gone = new Set(changes.gone);
  const now = new Map<string, Plain>();
  for (const thing of things) if (!gone.has(thing[key] as string)) now.set(thing[key] as string, thing);
  for (const thing of (changes.put ?? []) as Plain[]) {
    const name = thing[key] as string;
    now.set(name, withoutNulls({ ...now.get(name), ...thing }));
  }
  return changes.order?.length ? changes.order.map((name) => now.get(name)!) : [...now.values()];
}

/** A field that is null has its default value again. */
const withoutNulls = (plain: Plain): Plain =>
  Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== null));
