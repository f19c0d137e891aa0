/** The words of the game on the table, each with what it means. */
import { api } from './api';
import type { Term } from './wire';

export interface Part {
  text: string;
  means: string;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

class Glossary {
  #game = '';
  #means = new Map<string, string>();
  #pattern = $state.raw<RegExp | null>(null);

  /** Fetch the words of a game; a game without any shows its texts as they are. */
  async use(game: string): Promise<void> {
    if (!game || game === this.#game) return;
    this.#game = game;
    this.#pattern = null;
    const terms = await api.glossary(game).catch((): Term[] => []);
    if (game !== this.#game) return;
    this.#means = new Map(terms.flatMap((term) => term.words.map((word) => [word, term.means] as const)));
    const words = [...this.#means.keys()].sort((a, b) => b.length - a.length);
    this.#pattern = words.length ? new RegExp(`(?<![\\w-])(${words.map(escaped).join('|')})(?![\\w-])`, 'g') : null;
  }

  /** The text in parts; each word is explained where it comes first. */
  split(text: string): Part[] {
    const pattern = this.#pattern;
    if (!pattern) return [{ text, means: '' }];
    const told = new Set<string>();
    return text.split(pattern).map((part, i) => {
      const means = i % 2 ? (this.#means.get(part) ?? '') : '';
      if (told.has(means)) return { text: part, means: '' };
      if (means) told.add(means);
      return { text: part, means };
    });
  }
}

export const glossary = new Glossary();
