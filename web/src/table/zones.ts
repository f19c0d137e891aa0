/** Which cards lie where on the page, and what of the table can be clicked at all. */
import type { Scene, Stage, Zone } from '../lib/whole';

/** The hands of the seat one looks from: they lie in the tray. */
export function handsOf(scene: Scene): Zone[] {
  if (!scene.seat) return [];
  const own = scene.zones.filter((zone) => zone.seat === scene.seat);
  const before = scene.panels.filter((panel) => panel.seat === scene.seat).flatMap((panel) => panel.zones);
  return [...own, ...before].filter((zone) => zone.kind === 'hand' && zone.cards.length);
}

/** Every target that is to be seen. */
export function shownTargets(stage: Stage, scene: Scene): Set<string> {
  const used = new Set(scene.boards.length ? scene.boards : stage.boards.map((board) => board.id));
  const spaces = stage.boards.filter((board) => used.has(board.id)).flatMap((board) => board.spaces.map((s) => s.id));
  const there = new Set(spaces);
  const zones = [...scene.zones, ...scene.panels.flatMap((panel) => panel.zones)];
  return new Set([
    ...spaces.map((id) => `space:${id}`),
    ...scene.pieces.filter((piece) => there.has(piece.space)).map((piece) => `piece:${piece.id}`),
    ...zones.flatMap((zone) => zone.cards.map((card) => `card:${card.id}`)),
    ...scene.panels.map((panel) => `panel:${panel.seat}`),
  ]);
}
