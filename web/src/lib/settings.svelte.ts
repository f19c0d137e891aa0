/** What this browser likes; kept here, never sent. */

export type Motion = 'slow' | 'normal' | 'quick' | 'none';

interface Kept {
  motion: Motion;
  sound: boolean;
  notify: boolean;
  curtain: boolean;
  textSize: number;
  contrast: boolean;
  safeColours: boolean;
  railFolded: boolean;
  dockFolded: boolean;
  tips: boolean;
  botTalk: boolean;
  onlyAnswer: boolean;
}

const KEY = 'hardboiled.settings';
const DEFAULTS: Kept = {
  motion: 'normal',
  sound: false,
  notify: false,
  curtain: true,
  textSize: 1,
  contrast: false,
  safeColours: false,
  railFolded: false,
  dockFolded: false,
  tips: true,
  botTalk: true,
  onlyAnswer: true,
};
const NAMES = Object.keys(DEFAULTS) as (keyof Kept)[];

class Settings {
  motion = $state<Motion>(DEFAULTS.motion);
  sound = $state(DEFAULTS.sound);
  notify = $state(DEFAULTS.notify);
  /** Cover the table between two players at one screen. */
  curtain = $state(DEFAULTS.curtain);
  /** How large words are, 1 being usual. */
  textSize = $state(DEFAULTS.textSize);
  contrast = $state(DEFAULTS.contrast);
  /** Colours that eyes of every kind tell apart. */
  safeColours = $state(DEFAULTS.safeColours);
  railFolded = $state(DEFAULTS.railFolded);
  dockFolded = $state(DEFAULTS.dockFolded);
  /** Show what bots say in the chat. */
  botTalk = $state(DEFAULTS.botTalk);
  /** Give the only answer there is by itself, where nobody learns anything from how soon it comes. */
  onlyAnswer = $state(DEFAULTS.onlyAnswer);
  /** Tell a newcomer what a question means when it comes for the first time. */
  tips = $state(DEFAULTS.tips);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
      for (const name of NAMES)
        if (typeof kept[name] === typeof DEFAULTS[name]) Object.assign(this, { [name]: kept[name] });
    } catch {
      // Nothing was kept, or nothing that can be read.
    }
    this.#apply();
  }

  keep(change: Partial<Kept>): void {
    Object.assign(this, change);
    this.#apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, this[name]]))));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** How long an animation takes, 1 being normal, 0 at once. */
  get pace(): number {
    if (this.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return { slow: 1.5, normal: 1, quick: 0.45 }[this.motion];
  }

  /** How long each line of what others do can be read before the next, in ms. */
  get rest(): number {
    return this.motion === 'slow' ? 500 : 0;
  }

  /** On the page itself, so that every part of it follows. */
  #apply(): void {
    if (typeof document === 'undefined') return;
    const page = document.documentElement;
    page.style.setProperty('--text-size', String(this.textSize));
    page.toggleAttribute('data-contrast', this.contrast);
    page.toggleAttribute('data-still', this.motion === 'none');
  }
}

export const settings = new Settings();
