/** What this browser likes; kept here, never sent. */

export type Motion = 'normal' | 'quick' | 'none';

interface Kept {
  motion: Motion;
  sound: boolean;
  notify: boolean;
  curtain: boolean;
}

const KEY = 'hardboiled.settings';
const DEFAULTS: Kept = { motion: 'normal', sound: false, notify: false, curtain: true };

class Settings {
  motion = $state<Motion>('normal');
  sound = $state(false);
  notify = $state(false);
  /** Cover the table between two players at one screen. */
  curtain = $state(true);

  constructor() {
    try {
      Object.assign(this, { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') });
    } catch {
      Object.assign(this, DEFAULTS);
    }
  }

  keep(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { motion, sound, notify, curtain } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ motion, sound, notify, curtain }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** How long an animation takes, 1 being normal, 0 at once. */
  get pace(): number {
    if (this.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return this.motion === 'quick' ? 0.45 : 1;
  }
}

export const settings = new Settings();
