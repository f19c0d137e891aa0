/** A few short tones, made on the spot. Silent until someone turns sound on. */
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'dice' | 'step' | 'harm' | 'card' | 'end';

type Tone = [hertz: number, start: number, length: number, wave: OscillatorType];

const TONES: Record<Sound, Tone[]> = {
  turn: [
    [660, 0, 0.12, 'triangle'],
    [880, 0.11, 0.2, 'triangle'],
  ],
  dice: [
    [210, 0, 0.03, 'square'],
    [170, 0.06, 0.03, 'square'],
    [240, 0.13, 0.03, 'square'],
  ],
  step: [[320, 0, 0.04, 'triangle']],
  harm: [[110, 0, 0.16, 'sawtooth']],
  card: [[520, 0, 0.05, 'sine']],
  end: [
    [440, 0, 0.2, 'triangle'],
    [554, 0.16, 0.2, 'triangle'],
    [659, 0.32, 0.5, 'triangle'],
  ],
};

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [hertz, start, length, wave] of TONES[sound]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = wave;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.07, now + start);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}
