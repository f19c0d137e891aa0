/** The games as the lobby shows them, and tables made from them. */
import { api } from '../lib/api';
import type { GameFace, GameInfo, Lobby, ModeInfo, SeatPlan } from '../lib/wire';
import { wholeTheme, type Theme } from '../lib/whole';

let fetched: Promise<Lobby> | null = null;

/** Asked for once; again if it failed. */
export function lobby(): Promise<Lobby> {
  fetched ??= api.lobby().catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

export const themeOf = (face: GameFace | undefined): Theme => wholeTheme(face?.theme);

/** What something is called: the game's own word, else its id made readable. */
export function wordFor(face: GameFace | undefined, id: string): string {
  const named = face?.labels?.[id];
  if (named) return named;
  const words = (id.split('=').at(-1) ?? id).replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function playersOf(game: GameInfo): string {
  const counts = game.modes.flatMap((mode) => mode.seats.map((seats) => seats.length));
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? `${most}` : `${least}–${most}`;
}

/** The smallest table with company. */
export const usualCount = (mode: ModeInfo): number => countsOf(mode).find((seats) => seats > 1) ?? countsOf(mode)[0]!;

/** One click to a running game: the first mode, me in the first seat, a bot or more around. */
export function quickTable(game: GameInfo): Promise<{ id: string }> {
  const mode = game.modes[0]!;
  const count = usualCount(mode);
  return api.create({
    game: game.id,
    mode: mode.id,
    seats: Array.from({ length: count }, (_, i): SeatPlan =>
      i === 0 ? { kind: 'me' } : { kind: 'bot', strength: 'regular' },
    ),
    visibility: 'private',
  });
}

export const countsOf = (mode: ModeInfo): number[] => mode.seats.map((seats) => seats.length);

/** Whether a file is worth sending: the server looks more closely. */
export function isSave(text: string): boolean {
  try {
    const save = JSON.parse(text) as { header?: unknown; log?: unknown } | null;
    return Boolean(save?.header) && Array.isArray(save?.log);
  } catch {
    return false;
  }
}
