/** Which page is shown: the address is the state. */
import { query } from './api';

export type Page =
  | { name: 'home' }
  | { name: 'new'; game: string }
  | { name: 'table'; id: string; invite: string }
  | { name: 'replay'; id: string; invite: string; number: number | null }
  | { name: 'course'; game: string }
  | { name: 'lesson'; game: string; lesson: string }
  | { name: 'case'; game: string }
  | { name: 'puzzles'; game: string }
  | { name: 'guide'; game: string }
  | { name: 'lost' };

export function pageOf(address: URL): Page {
  const [first = '', second = '', ...rest] = address.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'learn' && second && rest.length < 2)
    return rest[0] ? { name: 'lesson', game: second, lesson: rest[0] } : { name: 'course', game: second };
  if (rest.length) return { name: 'lost' };
  if (!first) return { name: 'home' };
  if (first === 'new' && !second) return { name: 'new', game: address.searchParams.get('game') ?? '' };
  const invite = address.searchParams.get('invite') ?? '';
  if (first === 'puzzles' && second) return { name: 'puzzles', game: second };
  if (first === 'guide' && second) return { name: 'guide', game: second };
  if (first === 'case' && second) return { name: 'case', game: second };
  if (first === 't' && second) return { name: 'table', id: second, invite };
  if (first === 'replay' && second) {
    const number = address.searchParams.get('number');
    return { name: 'replay', id: second, invite, number: number === null ? null : Number(number) };
  }
  return { name: 'lost' };
}

/** A private table lets in whoever has its invite: the pages about it hand it on. */
export const tableAddress = (id: string, invite: string): string => `/t/${id}${query({ invite })}`;
export const replayAddress = (id: string, invite: string, number: number | '' = ''): string =>
  `/replay/${id}${query({ invite, number: `${number}` })}`;

export const learnAddress = (game: string, lesson = ''): string => `/learn/${game}${lesson && `/${lesson}`}`;

class Router {
  page = $state<Page>(pageOf(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  /** The same page under another address (a scrubber's place, an invite that was used). */
  rename(path: string): void {
    history.replaceState(null, '', path);
  }

  /** Follow a link of ours without loading the page anew. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };

  #read(): void {
    this.page = pageOf(new URL(location.href));
  }
}

export const router = new Router();
