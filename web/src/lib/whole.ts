/** Messages leave out what has its default value; here it is filled in again. */
import type * as wire from './wire';
import { DEFAULTS as D } from './wire';

export interface Space extends Required<wire.Space> {}
export interface Edge extends Required<wire.Edge> {}
export interface Region extends Required<wire.Region> {}
export interface Board extends Required<Omit<wire.Board, 'spaces' | 'edges' | 'regions'>> {
  spaces: Space[];
  edges: Edge[];
  regions: Region[];
}
export interface CardFace extends Required<wire.CardFace> {}
export interface Theme extends Required<wire.Theme> {}
export interface Stage {
  game: string;
  title: string;
  mode: string;
  boards: Board[];
  cards: Record<string, CardFace>;
  theme: Theme;
  aims: Record<string, string>;
}
export interface Badge extends Required<wire.Badge> {}
export interface Piece extends Required<Omit<wire.Piece, 'badges'>> {
  badges: Badge[];
}
export interface Mark extends Required<Omit<wire.Mark, 'badges'>> {
  badges: Badge[];
}
export interface CardRef extends Required<Omit<wire.CardRef, 'badges'>> {
  badges: Badge[];
}
export interface Zone extends Required<Omit<wire.Zone, 'cards'>> {
  cards: CardRef[];
}
export interface Track extends Required<wire.Track> {}
export interface Stat extends Required<wire.Stat> {}
export interface Panel extends Required<Omit<wire.Panel, 'tracks' | 'stats' | 'zones'>> {
  tracks: Track[];
  stats: Stat[];
  zones: Zone[];
}
export interface OptionFace extends Required<Omit<wire.OptionFace, 'manner'>> {
  manner: Manner;
}
export interface AskFace {
  seats: string[];
  prompt: string;
  kind: string;
  tip: string;
  options: OptionFace[];
}
export interface Die extends Required<wire.Die> {}
export interface Side extends Required<Omit<wire.Side, 'dice' | 'parts'>> {
  dice: Die[];
  parts: Stat[];
}
export interface Fight extends Required<Omit<wire.Fight, 'sides' | 'tone'>> {
  sides: Side[];
  tone: Tone;
}
export type Manner = '' | 'move' | 'attack' | 'use' | 'look' | 'pass';
export type Tone = '' | 'good' | 'bad' | 'grave';
export interface Happening extends Required<Omit<wire.Happening, 'fight' | 'tone'>> {
  tone: Tone;
  fight: Fight | null;
}
export interface Ending extends Required<wire.Ending> {}
export interface Scene {
  status: string;
  boards: string[];
  pieces: Piece[];
  marks: Mark[];
  zones: Zone[];
  tracks: Track[];
  stats: Stat[];
  panels: Panel[];
  seat: string;
  asks: AskFace[];
  fight: Fight | null;
  happenings: Happening[];
  heard: number;
  ending: Ending | null;
}

const all = <T, W>(items: T[] | undefined, whole: (item: T) => W): W[] => (items ?? []).map(whole);

const badge = (b: wire.Badge): Badge => ({ ...D.Badge, ...b });

const space = (s: wire.Space): Space => ({ ...D.Space, ...s });

const edge = (e: wire.Edge): Edge => ({ ...D.Edge, ...e });

const region = (r: wire.Region): Region => ({ ...D.Region, ...r });

const board = (b: wire.Board): Board => ({
  ...D.Board,
  ...b,
  spaces: all(b.spaces, space),
  edges: all(b.edges, edge),
  regions: all(b.regions, region),
});

export const wholeFace = (f: wire.CardFace): CardFace => ({ ...D.CardFace, ...f });

export const wholeTheme = (t: wire.Theme = {}): Theme => ({ ...D.Theme, ...t });

export const wholeStage = (s: wire.Stage): Stage => ({
  ...s,
  boards: all(s.boards, board),
  cards: Object.fromEntries(Object.entries(s.cards ?? {}).map(([id, face]) => [id, wholeFace(face)])),
  theme: wholeTheme(s.theme),
  aims: s.aims ?? {},
});

export const EMPTY_STAGE: Stage = wholeStage({ game: '', title: '', mode: '' });

const piece = (p: wire.Piece): Piece => ({ ...D.Piece, ...p, badges: all(p.badges, badge) });

export const wholeMark = (m: wire.Mark): Mark => ({ ...D.Mark, ...m, badges: all(m.badges, badge) });

const cardRef = (c: wire.CardRef): CardRef => ({ ...D.CardRef, ...c, badges: all(c.badges, badge) });

const zone = (z: wire.Zone): Zone => ({ ...D.Zone, ...z, cards: all(z.cards, cardRef) });

const track = (t: wire.Track): Track => ({ ...D.Track, ...t });

const stat = (s: wire.Stat): Stat => ({ ...D.Stat, ...s });

const panel = (p: wire.Panel): Panel => ({
  ...D.Panel,
  ...p,
  tracks: all(p.tracks, track),
  stats: all(p.stats, stat),
  zones: all(p.zones, zone),
});

export const wholeOption = (o: wire.OptionFace): OptionFace => ({
  ...D.OptionFace,
  ...o,
  manner: (o.manner ?? '') as Manner,
});

const ask = (a: wire.AskFace): AskFace => ({ ...D.AskFace, ...a, options: all(a.options, wholeOption) });

const side = (s: wire.Side): Side => ({
  ...D.Side,
  ...s,
  dice: all(s.dice, (d) => ({ ...D.Die, ...d })),
  parts: all(s.parts, stat),
});

const fight = (f: wire.Fight | null | undefined): Fight | null =>
  f ? { ...D.Fight, ...f, tone: (f.tone ?? '') as Tone, sides: all(f.sides, side) } : null;

export const wholeHappening = (h: wire.Happening): Happening => ({
  ...D.Happening,
  ...h,
  tone: (h.tone ?? '') as Tone,
  fight: fight(h.fight),
});

export const wholeScene = (s: wire.Scene): Scene => ({
  status: s.status,
  boards: s.boards ?? [],
  pieces: all(s.pieces, piece),
  marks: all(s.marks, wholeMark),
  zones: all(s.zones, zone),
  tracks: all(s.tracks, track),
  stats: all(s.stats, stat),
  panels: all(s.panels, panel),
  seat: s.seat ?? '',
  asks: all(s.asks, ask),
  fight: fight(s.fight),
  happenings: all(s.happenings, wholeHappening),
  heard: s.heard ?? 0,
  ending: s.ending ? { ...D.Ending, ...s.ending } : null,
});

export const EMPTY_SCENE: Scene = wholeScene({ status: '' });
