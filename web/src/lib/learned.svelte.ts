/** What this visitor has been told already; kept in this browser, never sent. */
const KEY = 'hardboiled.learned';

class Learned {
  #known = $state.raw<Set<string>>(new Set());

  constructor() {
    try {
      this.#known = new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]);
    } catch {
      // Nothing was kept, or nothing that can be read.
    }
  }

  has(what: string): boolean {
    return this.#known.has(what);
  }

  add(what: string): void {
    if (this.#known.has(what)) return;
    this.#known = new Set([...this.#known, what]);
    this.#keep();
  }

  /** Everything is told once more. */
  forget(): void {
    this.#known = new Set();
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#known]));
    } catch {
      // A browser that keeps nothing is told again.
    }
  }
}

export const learned = new Learned();
