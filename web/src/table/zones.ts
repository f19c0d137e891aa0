/** Which cards lie where on the page, and what of the table can be clicked at all. */
import type { Board, Scene, Stage, Zone } from '../lib/whole';

/** The boards that are in use now. */
export function boardsOf(stage: Stage, scene: Scene): Board[] {
  const used = scene.boards.length ? scene.boards : stage.boards.map((board) => board.id);
  return used.flatMap((id) => stage.boards.filter((board) => board.id === id));
}

/** The hands of the seat one looks from: they lie in the tray. */
export function handsOf(scene: Scene): Zone[] {
  if (!scene.seat) return [];
  const own = scene.zones.filter((zone) => zone.seat === scene.seat);
  // Who plays several figures has several hands: each is called after its figure.
  const figures = scene.panels.filter((panel) => panel.seat === scene.seat);
  const before = figures.flatMap((panel) =>
    panel.zones.map((zone) => (figures.length > 1 ? { ...zone, label: panel.title } : zone)),
  );
  return [...own, ...before].filter((zone) => zone.kind === 'hand' && zone.cards.length);
}

/** Every target that is to be seen. */
export function shownTargets(stage: Stage, scene: Scene): Set<string> {
  const spaces = boardsOf(stage, scene).flatMap((board) => board.spaces.map((s) => s.id));
  const there = new Set(spaces);
  const zones = [...scene.zones, ...scene.panels.flatMap((panel) => panel.zones)];
  return new Set([
    ...spaces.map((id) => `space:${id}`),
    ...scene.pieces.filter((piece) => there.has(piece.space)).map((piece) => `piece:${piece.id}`),
    ...zones.flatMap((zone) => zone.cards.map((card) => `card:${card.id}`)),
    ...scene.panels.map((panel) => `panel:${panel.seat}`),
  ]);
}
