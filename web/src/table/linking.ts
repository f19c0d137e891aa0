/** Names in a sentence become links to what they name on the table. */
import type { Scene, Stage } from '../lib/whole';

export interface Part {
  text: string;
  target: string;
}

const SHORTEST_NAME = 3;

export function namesOf(stage: Stage, scene: Scene): Map<string, string> {
  const names = new Map<string, string>();
  const add = (name: string, target: string): void => {
    if (name.length >= SHORTEST_NAME && /\p{L}/u.test(name) && !names.has(name)) names.set(name, target);
  };
  for (const piece of scene.pieces) add(piece.label, `piece:${piece.id}`);
  for (const panel of scene.panels) add(panel.title, `panel:${panel.seat}`);
  for (const id of scene.boards)
    for (const space of stage.boards.find((b) => b.id === id)?.spaces ?? []) add(space.label, `space:${space.id}`);
  // A card may be named after a place ("Bar Brawl"): its name is known, so that no part of it is taken for one.
  const lying = [...scene.zones, ...scene.panels.flatMap((panel) => panel.zones)].flatMap((zone) => zone.cards);
  const shown = new Map(lying.map((card) => [card.face, `card:${card.id}`]));
  for (const [id, face] of Object.entries(stage.cards)) add(face.title, shown.get(id) ?? '');
  return names;
}

export function linked(text: string, names: ReadonlyMap<string, string>): Part[] {
  if (!names.size) return [{ text, target: '' }];
  const pattern = [...names.keys()]
    .filter((name) => text.includes(name))
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  if (!pattern) return [{ text, target: '' }];
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${pattern})(?![\\p{L}\\p{N}])`, 'u'))
    .filter(Boolean)
    .map((part) => ({ text: part, target: names.get(part) ?? '' }));
}
