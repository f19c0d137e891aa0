/** Where everything lies: all boards of a scene laid out on one canvas, in one scale. */
import type { Board, Space } from './whole';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** A space on the canvas: its outline as an SVG path, and the box its pieces stand in. */
export interface Place {
  id: string;
  space: Space;
  outline: string;
  centre: Point;
  bounds: Box;
  room: Box;
  /** The usual size of a piece here. */
  base: number;
  /** How far it usually is from one space to the next. */
  spacing: number;
}

export interface PlacedEdge {
  d: string;
  kind: string;
  dashed: boolean;
}

export interface PlacedRegion {
  id: string;
  d: string;
  label: string;
  at: Point;
  kind: string;
  tint: string;
  /** The widest a label may be. */
  width: number;
}

export interface PlacedBoard {
  board: Board;
  box: Box;
  unit: number;
  edges: PlacedEdge[];
  regions: PlacedRegion[];
  places: Place[];
}

export interface Canvas {
  width: number;
  height: number;
  boards: PlacedBoard[];
  places: Map<string, Place>;
  /** Where the other boards lie. */
  way: 'beside' | 'below';
}

const LOYALTY = 1.12;
const LONG_SIDE = 1200;
const GAP = 22;
const TITLE = 30;
/** How large another board may be beside the first; less where that leaves the first larger. */
const ASIDE = [0.42, 0.34, 0.27];

/**
 * The first board large, the others beside or below it: whichever shows more in a frame of that aspect.
 * As they lay `before` they stay unless the other way shows clearly more: a tray that grows a little
 * must not turn the table round.
 */
export function layCanvas(boards: Board[], aspect: number, before?: Canvas['way']): Canvas {
  const [first, ...others] = boards;
  if (!first) return { width: 0, height: 0, boards: [], places: new Map(), way: 'beside' };
  const main = fitted(first, LONG_SIDE / Math.max(first.width, first.height));
  const ways = ASIDE.flatMap((share): Way[] => [
    { way: 'beside', boxes: beside(main, others, aspect, share) },
    { way: 'below', boxes: below(main, others, share) },
  ]);
  const worthOf = ({ way, boxes }: Way): number => worth(boxes, main, boards, aspect) * (way === before ? LOYALTY : 1);
  const { way, boxes } = ways.reduce((best, one) => (worthOf(one) > worthOf(best) ? one : best));
  const canvas: Canvas = { width: main.w, height: main.h, boards: [], places: new Map(), way };
  add(canvas, first, { x: 0, y: 0, ...main });
  others.forEach((board, i) => add(canvas, board, boxes[i]!));
  return canvas;
}

interface Way {
  way: Canvas['way'];
  boxes: Box[];
}

interface Size {
  w: number;
  h: number;
}

const sum = (boards: Board[], of: (board: Board) => number): number => boards.reduce((total, b) => total + of(b), 0);

const fitted = (board: Board, scale: number): Size => ({ w: board.width * scale, h: board.height * scale });

function beside(main: Size, others: Board[], aspect: number, share: number): Box[] {
  const tall = main.h - others.length * TITLE - (others.length - 1) * GAP;
  const room = Math.max(main.w * share, aspect * main.h - main.w - GAP);
  const width = Math.min(tall / sum(others, (b) => b.height / b.width), room);
  let y = 0;
  return others.map((board) => {
    const box = { x: main.w + GAP, y: y + TITLE, ...fitted(board, width / board.width) };
    y += TITLE + box.h + GAP;
    return box;
  });
}

function below(main: Size, others: Board[], share: number): Box[] {
  const wide = main.w - (others.length - 1) * GAP;
  const height = Math.min(wide / sum(others, (b) => b.width / b.height), main.h * share);
  let x = 0;
  return others.map((board) => {
    const box = { x, y: main.h + GAP + TITLE, ...fitted(board, height / board.height) };
    x += box.w + GAP;
    return box;
  });
}

/** How large everything comes out: the main board, and the smallest of the others beside its spaces. */
function worth(boxes: Box[], main: Size, [first, ...others]: Board[], aspect: number): number {
  const w = Math.max(main.w, ...boxes.map((box) => box.x + box.w));
  const h = Math.max(main.h, ...boxes.map((box) => box.y + box.h));
  const usual = spaceSize(main, first!);
  const shares = boxes.map((box, i) => Math.min(1, spaceSize(box, others[i]!) / usual));
  return Math.min(aspect / w, 1 / h) * (1 + 0.6 * Math.min(1, ...shares));
}

const spaceSize = (size: Size, board: Board): number => Math.sqrt((size.w * size.h) / Math.max(1, board.spaces.length));

function add(canvas: Canvas, board: Board, box: Box): void {
  const scale = box.w / board.width;
  const at = ([x, y]: [number, number]): Point => ({ x: box.x + x * scale, y: box.y + y * scale });
  const places = board.spaces.map((space) => place(space, at, scale));
  const unit = median(places.map((p) => Math.min(p.bounds.w, p.bounds.h))) || LONG_SIDE / 12;
  const base = clamp(unit * 0.78, Math.min(50, box.w / 8), 120);
  const spacing = spacingOf(places) || unit;
  for (const p of places) {
    p.base = base;
    p.spacing = spacing;
    if (board.draw && p.space.label && p.space.shape === 'rect') p.room = belowLabel(p.bounds);
    canvas.places.set(p.id, p);
  }
  const own = new Map(places.map((p) => [p.id, p]));
  canvas.boards.push({
    board,
    box,
    unit,
    places,
    edges: board.edges.flatMap((edge) => {
      const points = edge.points.length ? edge.points.map(at) : [own.get(edge.a)?.centre, own.get(edge.b)?.centre];
      const known = points.filter((p) => p !== undefined);
      return known.length > 1 ? [{ d: line(known), kind: edge.kind, dashed: edge.dashed }] : [];
    }),
    regions: board.regions.map((region) => {
      const points = region.points.map(at);
      const bounds = boundsOf(points);
      const label = region.label_at ? at(region.label_at) : { x: bounds.x + bounds.w / 2, y: bounds.y + unit * 0.22 };
      return {
        id: region.id,
        d: line(points) + 'Z',
        label: region.label,
        at: label,
        kind: region.kind,
        tint: region.tint,
        width: bounds.w * 0.94,
      };
    }),
  });
  canvas.width = Math.max(canvas.width, box.x + box.w);
  canvas.height = Math.max(canvas.height, box.y + box.h);
}

function place(space: Space, at: (p: [number, number]) => Point, scale: number): Place {
  const corner = at([space.x, space.y]);
  if (space.shape === 'circle') {
    const r = space.r * scale;
    const { x, y } = corner;
    const outline = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    const bounds = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
    return { id: space.id, space, outline, centre: corner, bounds, room: inset(bounds, 0.14), base: 0, spacing: 0 };
  }
  if (space.shape === 'polygon') {
    const points = space.points.map(at);
    const centre = centreOf(points);
    const bounds = boundsOf(points);
    const half = Math.max(distanceToSides(centre, points) * 0.85, Math.min(bounds.w, bounds.h) * 0.2);
    const room = { x: centre.x - half, y: centre.y - half, w: 2 * half, h: 2 * half };
    return { id: space.id, space, outline: line(points) + 'Z', centre, bounds, room, base: 0, spacing: 0 };
  }
  const bounds = { ...corner, w: space.w * scale, h: space.h * scale };
  const radius = Math.min(bounds.w, bounds.h) * 0.08;
  const room = inset(bounds, 0.06);
  return {
    id: space.id,
    space,
    outline: roundRect(bounds, radius),
    centre: middle(bounds),
    bounds,
    room,
    base: 0,
    spacing: 0,
  };
}

/** The room under a label at the top. */
const belowLabel = ({ x, y, w, h }: Box): Box => ({ x: x + w * 0.06, y: y + h * 0.27, w: w * 0.88, h: h * 0.68 });

function spacingOf(places: Place[]): number {
  const sample = places.slice(0, 60);
  return median(
    sample.map(({ centre, id }) =>
      Math.min(
        ...places.flatMap((p) => (p.id === id ? [] : [Math.hypot(p.centre.x - centre.x, p.centre.y - centre.y)])),
      ),
    ),
  );
}

const line = (points: Point[]): string =>
  points.map((p, i) => `${i ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('');

const inset = (box: Box, share: number): Box => ({
  x: box.x + box.w * share,
  y: box.y + box.h * share,
  w: box.w * (1 - 2 * share),
  h: box.h * (1 - 2 * share),
});

const middle = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

function roundRect({ x, y, w, h }: Box, r: number): string {
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}Z`;
}

export function boundsOf(points: Point[]): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** The centre of a polygon's area. */
export function centreOf(points: Point[]): Point {
  let area = 0;
  let x = 0;
  let y = 0;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length]!;
    const cross = p.x * q.y - q.x * p.y;
    area += cross;
    x += (p.x + q.x) * cross;
    y += (p.y + q.y) * cross;
  });
  if (Math.abs(area) < 1e-9) return middle(boundsOf(points));
  return { x: x / (3 * area), y: y / (3 * area) };
}

function distanceToSides(from: Point, points: Point[]): number {
  return Math.min(...points.map((p, i) => distanceToSide(from, p, points[(i + 1) % points.length]!)));
}

function distanceToSide(from: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = clamp(((from.x - a.x) * dx + (from.y - a.y) * dy) / (dx * dx + dy * dy || 1), 0, 1);
  return Math.hypot(from.x - a.x - along * dx, from.y - a.y - along * dy);
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** A part of the whole around these boxes, of the whole's shape and at least so large a share of it. */
export function around(boxes: Box[], whole: Box, share: number): Box {
  if (!boxes.length) return whole;
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  const part = Math.min(1, Math.max(share, (1.4 * (right - left)) / whole.w, (1.4 * (bottom - top)) / whole.h));
  const [w, h] = [whole.w * part, whole.h * part];
  const within = (middle: number, size: number, start: number, all: number): number =>
    Math.max(start, Math.min(start + all - size, middle - size / 2));
  return {
    x: within((left + right) / 2, w, whole.x, whole.w),
    y: within((top + bottom) / 2, h, whole.y, whole.h),
    w,
    h,
  };
}
