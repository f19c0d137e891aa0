/** How several pieces share one space without hiding each other. */
import type { Box, Point } from './geometry';

export interface Spot extends Point {
  size: number;
}

const SMALLEST = 0.52;
const LEAST_STEP = 0.34;
const CROWD_ROOM = 1.7;

/**
 * A spot for each of `count` pieces in a room, `base` being the size of one that has all the room
 * it wants. They shrink down to half before they overlap; a room smaller than one piece (a dot on
 * a map) lends the ground around it.
 */
export function stack(count: number, room: Box, base: number): Spot[] {
  if (count === 0) return [];
  const crowded = Math.min(room.w, room.h) < base * 0.85;
  const w = Math.max(room.w, crowded && count > 1 ? base * CROWD_ROOM : base);
  const h = Math.max(room.h, crowded && count > 2 ? base * CROWD_ROOM : base);
  const x = room.x + room.w / 2;
  const y = room.y + room.h / 2;
  const { columns, rows, cell } = bestGrid(count, w, h);
  const size = Math.min(base, Math.max(cell, base * SMALLEST));
  const stepX = step(columns, w, size);
  const stepY = step(rows, h, size);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: x + ((i % columns) - (inRow - 1) / 2) * stepX,
      y: y + (row - (rows - 1) / 2) * stepY,
      size,
    };
  });
}

/** A spot for each of `count` pieces, all at their full size, fanned out around a place. */
export function ringed(count: number, centre: Point, size: number): Spot[] {
  if (count < 2) return [{ ...centre, size }];
  const reach = Math.max(size * 0.56, (size * 1.06 * count) / (2 * Math.PI));
  return Array.from({ length: count }, (_, i) => {
    const turn = (2 * Math.PI * i) / count - (count === 2 ? Math.PI : Math.PI / 2);
    return { x: centre.x + reach * Math.cos(turn), y: centre.y + reach * Math.sin(turn), size };
  });
}

export interface Fan {
  centre: Point;
  reach: number;
}

/** Where so many pieces fan out: around their place, but never over the edge. */
export function fanAt(count: number, place: Point, size: number, within: { width: number; height: number }): Fan {
  const reach = size * (0.75 + 0.28 * count);
  const inside = (at: number, length: number): number => Math.max(reach, Math.min(at, length - reach));
  return { centre: { x: inside(place.x, within.width), y: inside(place.y, within.height) }, reach };
}

/** Where two ways leave the same room, side by side: what hangs below a piece stays to be seen. */
function bestGrid(count: number, w: number, h: number): { columns: number; rows: number; cell: number } {
  let best = { columns: 1, rows: count, cell: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const cell = Math.min(w / columns, h / rows);
    if (cell >= best.cell) best = { columns, rows, cell };
  }
  return best;
}

function step(count: number, length: number, size: number): number {
  if (count < 2) return 0;
  const fitting = (length - size) / (count - 1);
  return Math.max(Math.min(size * 1.04, fitting), size * LEAST_STEP);
}
