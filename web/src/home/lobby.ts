/** The games as the lobby shows them, and tables made from them. */
import { api } from '../lib/api';
import type { GameFace, GameInfo, Lobby, ModeInfo, OptionInfo, SeatPlan } from '../lib/wire';
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

/** What is said about something, in a sentence; '' if nothing is. */
export const sentenceFor = (face: GameFace | undefined, id: string): string => face?.labels?.[`${id}.text`] ?? '';

interface Gentle {
  mode: ModeInfo;
  seats: string[];
  seat: string;
}

/** Where a newcomer starts: the game's own advice ("mode:seat"), else the first mode and seat. */
export function gentlest(game: GameInfo): Gentle {
  const [modeId, seatId] = String(game.blurb['gentle'] ?? '').split(':');
  const mode = game.modes.find((one) => one.id === modeId) ?? game.modes[0]!;
  const count = usualCount(mode);
  const seats = mode.seats.find((one) => one.length === count) ?? mode.seats[0]!;
  return { mode, seats, seat: seats.find((one) => one === seatId) ?? seats[0]! };
}

/** A running game: the gentlest seat for me, the least company around. */
function tableOf(game: GameInfo, strength: string): Promise<{ id: string }> {
  const { mode, seats, seat } = gentlest(game);
  return api.create({
    game: game.id,
    mode: mode.id,
    seats: seats.map((one): SeatPlan => (one === seat ? { kind: 'me' } : { kind: 'bot', strength })),
    visibility: 'private',
  });
}

/** One click to a running game. */
export const quickTable = (game: GameInfo): Promise<{ id: string }> => tableOf(game, 'regular');

/** A first game: with company that is easy on newcomers where the game says how strong. */
export const gentleTable = (game: GameInfo): Promise<{ id: string }> =>
  tableOf(game, String(game.blurb['company'] ?? 'rookie'));

/** The options that mean something in a mode. */
export const optionsFor = (game: GameInfo, mode: ModeInfo): OptionInfo[] =>
  game.options.filter((option) => !option.modes?.length || option.modes.includes(mode.id));

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
