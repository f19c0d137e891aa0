/** Which cards lie where on the page, and what of the table can be clicked at all. */
import type { Board, Panel, Scene, Stage, Zone } from '../lib/whole';

/** The boards that are in use now. */
export function boardsOf(stage: Stage, scene: Scene): Board[] {
  const used = scene.boards.length ? scene.boards : stage.boards.map((board) => board.id);
  return used.flatMap((id) => stage.boards.filter((board) => board.id === id));
}

const STRIP = 3.5;

/** A strip beside the first board would only make it small: such a one lies at the edge and is brought up when needed. */
const isStrip = (board: Board, i: number): boolean =>
  i > 0 && (board.kind === 'track' || board.width / board.height > STRIP);

export const largeBoards = (boards: Board[]): Board[] => boards.filter((board, i) => !isStrip(board, i));
export const stripBoards = (boards: Board[]): Board[] => boards.filter(isStrip);

/** The figures of the seat one looks from, whoever acts first. */
export function figuresOf(scene: Scene): Panel[] {
  const own = scene.panels.filter((panel) => scene.seat && panel.seat === scene.seat);
  return [...own.filter((panel) => panel.active), ...own.filter((panel) => !panel.active)];
}

/** What the seat one looks from holds and has before it: hands first, of the figure that acts before the others'. */
export function handsOf(scene: Scene): Zone[] {
  if (!scene.seat) return [];
  const own = scene.zones.filter((zone) => zone.seat === scene.seat);
  // Who plays several figures has several hands: each is called after its figure.
  const figures = figuresOf(scene);
  const named = (panel: Panel, zone: Zone): Zone =>
    figures.length > 1 ? { ...zone, label: `${panel.title}: ${zone.label}` } : zone;
  const before = figures.flatMap((panel, i) =>
    panel.zones.filter((zone) => i === 0 || zone.kind === 'hand').map((zone) => named(panel, zone)),
  );
  const held = [...own, ...before].filter((zone) => zone.cards.length);
  return [...held.filter((zone) => zone.kind === 'hand'), ...held.filter((zone) => zone.kind === 'row')];
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
