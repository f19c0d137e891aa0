/** The HTTP calls. */
import type {
  Analysed,
  CaseCard,
  CaseResults,
  Created,
  Fault,
  LessonCard,
  LessonMoment,
  Lobby,
  Me,
  NewTable,
  PlaceBot,
  PlayOn,
  PuzzleAnswer,
  Guide,
  PuzzleFace,
  Reach,
  Rulebook,
  Scene,
  Stage,
  TableCard,
  TableInfo,
  TakeSeat,
  Term,
} from './wire';

/** An answer that says no; `message` is for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

let introduced: Promise<Me> | null = null;

/** Who we are is settled before anything else is asked: a newcomer's first calls, all at once, would
 * each be given a name of their own, and the table opened under one would not be the other's. */
function introduce(): Promise<Me> {
  introduced ??= send<Me>('GET', '/api/me').catch((error: unknown) => {
    introduced = null;
    throw error;
  });
  return introduced;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  await introduce();
  return send<T>(method, path, body);
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, 'unreachable', 'The table does not answer. Is the connection all right?');
  }
  const text = await answer.text();
  if (!answer.ok) {
    let fault: Partial<Fault> = {};
    try {
      fault = JSON.parse(text) as Fault;
    } catch {
      // Not from us: a proxy's page.
    }
    throw new Refused(answer.status, fault.code ?? 'error', fault.text ?? `The server says ${answer.status}.`);
  }
  return (text ? JSON.parse(text) : undefined) as T;
}

const at = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const query = (values: Record<string, string>): string => {
  const given = Object.entries(values).filter(([, value]) => value);
  return given.length ? `?${new URLSearchParams(given)}` : '';
};

export const api = {
  lobby: () => call<Lobby>('GET', '/api/lobby'),

  /** The content packs of this server, by game. */
  packs: () => call<Record<string, string[]>>('GET', '/api/packs'),

  me: introduce,
  rename: (name: string) => call<Me>('PUT', '/api/me', { name }),
  /** Keep my name by a passphrase; to change it, with the one until now. */
  register: (name: string, passphrase: string, old = '') =>
    call<Me>('POST', '/api/me/passphrase', { name, passphrase, old }),
  signIn: (name: string, passphrase: string) => call<Me>('POST', '/api/sign-in', { name, passphrase }),
  signOut: () => call<Me>('POST', '/api/sign-out'),

  mine: () => call<TableCard[]>('GET', '/api/tables/mine'),
  open: () => call<TableCard[]>('GET', '/api/tables/open'),
  create: (table: NewTable, pack = '') => call<Created>('POST', `/api/tables${query({ pack })}`, table),
  upload: (save: string) => call<Created>('POST', '/api/tables/upload', save),

  table: (id: string, invite = '') => call<TableInfo>('GET', at(id, query({ invite }))),
  sit: (id: string, taking: TakeSeat) => call<TableInfo>('POST', at(id, '/seats'), taking),
  leave: (id: string) => call<TableInfo>('POST', at(id, '/leave')),
  freeSeat: (id: string, seat: string) => call<TableInfo>('POST', at(id, '/free'), { seat }),
  /** Let a bot keep a seat: mine, or that of somebody who stays away. */
  handOver: (id: string, seat: string, strength = 'regular') =>
    call<TableInfo>('POST', at(id, '/hand-over'), { seat, strength }),
  takeBack: (id: string, seat = '') => call<TableInfo>('POST', at(id, '/take-back'), { seat }),
  resign: (id: string) => call<TableInfo>('POST', at(id, '/resign')),
  remove: (id: string) => call<undefined>('POST', at(id, '/delete')),
  reach: () => call<Reach>('GET', '/api/reach'),
  placeBot: (id: string, bot: PlaceBot) => call<TableInfo>('POST', at(id, '/bots'), bot),
  stage: (id: string, invite = '') => call<Stage>('GET', at(id, `/stage${query({ invite })}`)),
  /** A moment of a finished match; with what was told since so many choices (else in the last one). */
  replay: (id: string, invite: string, number: number, seat: string, since = '') =>
    call<Scene>('GET', at(id, `/replay/${number}${query({ invite, seat, since })}`)),
  analysis: (id: string, invite = '') => call<Analysed>('GET', at(id, `/analysis${query({ invite })}`)),
  rematch: (id: string) => call<Created>('POST', at(id, '/rematch')),
  next: (id: string) => call<Created>('POST', at(id, '/next')),
  playOn: (id: string, moment: PlayOn) => call<Created>('POST', at(id, '/play-on'), moment),

  lessons: (game: string) => call<LessonCard[]>('GET', `/api/lessons/${encodeURIComponent(game)}`),
  /** A lesson after these choices, the last of which is tried. */
  lesson: (game: string, lesson: string, choices: number[]) =>
    call<LessonMoment>('POST', `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, { choices }),
  guide: (game: string) => call<Guide>('GET', `/api/guides/${encodeURIComponent(game)}`),
  puzzle: (game: string, wanted = '') =>
    call<PuzzleFace>(
      'GET',
      `/api/puzzles/${encodeURIComponent(game)}${wanted ? `?puzzle=${encodeURIComponent(wanted)}` : ''}`,
    ),
  tryPuzzle: (game: string, puzzle: string, option: number) =>
    call<PuzzleAnswer>('POST', `/api/puzzles/${encodeURIComponent(game)}/${puzzle}`, { option }),
  cases: () => call<CaseCard[]>('GET', '/api/cases'),
  takeCase: (game: string) => call<Created>('POST', `/api/cases/${encodeURIComponent(game)}`),
  caseResults: (game: string, day: string) => call<CaseResults>('GET', `/api/cases/${encodeURIComponent(game)}/${day}`),
  glossary: (game: string) => call<Term[]>('GET', `/api/glossary/${encodeURIComponent(game)}`),
  rules: (game: string) => call<Rulebook>('GET', `/api/rules/${encodeURIComponent(game)}`),
};

export const saveAddress = (id: string, invite = ''): string => at(id, `/save${query({ invite })}`);
export const inviteCode = (id: string, origin = ''): string => at(id, `/invite.svg${query({ origin })}`);
export const artAddress = (game: string, file: string): string => `/api/art/${game}/${file}`;

export function liveAddress(id: string, invite: string, seat: string): string {
  return location.origin.replace(/^http/, 'ws') + at(id, `/live${query({ invite, seat })}`);
}
