/** Colours of a game, kept readable on whatever they lie on. */
import { settings } from './settings.svelte';
import type { Theme } from './whole';

type Rgb = [number, number, number];

const DARK = '#14120e';
const LIGHT = '#ffffff';

function rgb(colour: string): Rgb | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  if (!hex) return null;
  const full = hex.length === 3 ? [...hex].map((c) => c + c).join('') : hex;
  return [0, 2, 4].map((i) => parseInt(full.slice(i, i + 2), 16)) as Rgb;
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((v) => {
    const share = v / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, 1 to 21; unknown ones count as good. */
export function contrast(a: string, b: string): number {
  const [one, two] = [rgb(a), rgb(b)];
  if (!one || !two) return 21;
  const [light, dark] = [luminance(one), luminance(two)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever reads better on a colour. */
export const inkOn = (colour: string): string => (contrast(colour, DARK) >= contrast(colour, LIGHT) ? DARK : LIGHT);

/** The colour itself, moved towards black or white until text in it can be read on the ground. */
export function readable(colour: string, ground: string, least = 4.5): string {
  const start = rgb(colour);
  const goal = rgb(inkOn(ground));
  if (!start || !goal) return colour;
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = hex(start.map((v, i) => v + (goal[i]! - v) * share) as Rgb);
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return hex(goal);
}

const hex = (colour: Rgb): string => '#' + colour.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('');

/** So much of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [rgb(first), rgb(second)];
  return a && b ? hex(a.map((v, i) => v + (b[i]! - v) * share) as Rgb) : first;
}

const lightness = (colour: string): number => luminance(rgb(colour) ?? [0, 0, 0]);

/** The frame around a game's board: its own darkness, its own light, never the same shell for all. */
export function frameColours(theme: Theme): Record<string, string> {
  const [dark, light] =
    lightness(theme.ground) < lightness(theme.ink) ? [theme.ground, theme.ink] : [theme.ink, theme.ground];
  const shade = lightness(dark) > 0.05 ? mix(dark, '#000000', 0.55) : dark;
  const panel = mix(shade, light, 0.055);
  const accent = readable(theme.accent, mix(shade, light, 0.11), 5);
  return {
    '--ground': mix(shade, '#000000', 0.25),
    '--panel': panel,
    '--raised': mix(shade, light, 0.11),
    '--hover': mix(shade, light, 0.17),
    '--line': mix(shade, light, 0.18),
    '--edge': mix(shade, light, 0.34),
    '--text': light,
    '--muted': readable(mix(light, shade, 0.3), mix(shade, light, 0.11), 5),
    '--accent': accent,
    '--on-accent': inkOn(accent),
    '--tinted': mix(panel, accent, 0.16),
    '--paper': theme.ground,
    '--paper-ink': readable(theme.ink, theme.ground),
  };
}

/** Okabe and Ito's colours, which eyes of every kind tell apart, by the hue they stand in for. */
const TOLD_APART: [hue: number, colour: string][] = [
  [0, '#d55e00'],
  [35, '#e69f00'],
  [58, '#f0e442'],
  [140, '#009e73'],
  [195, '#56b4e9'],
  [225, '#0072b2'],
  [300, '#cc79a7'],
  [360, '#d55e00'],
];

export function toldApart(colour: string): string {
  const found = rgb(colour);
  if (!found) return colour;
  const [r, g, b] = found;
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (high - low < 36) return colour;
  const sector =
    high === r
      ? ((g - b) / (high - low) + 6) % 6
      : high === g
        ? (b - r) / (high - low) + 2
        : (r - g) / (high - low) + 4;
  const hue = sector * 60;
  return TOLD_APART.reduce((best, one) => (Math.abs(one[0] - hue) < Math.abs(best[0] - hue) ? one : best))[1];
}

const SIDES = ['#4f9dde', '#e0704c', '#5fb36b', '#c98bdb', '#e0b34c', '#58c4c0', '#d9668b', '#9a8fe0'];

/** The colour a scene names: itself, a word of the theme, or a steady one made from another word. */
export function colourOf(theme: Theme, named: string, ...words: string[]): string {
  const colour = plainColour(theme, named, ...words);
  return settings.safeColours ? toldApart(colour) : colour;
}

function plainColour(theme: Theme, named: string, ...words: string[]): string {
  if (rgb(named)) return named;
  for (const word of [named, ...words]) {
    const tint = word && theme.tints[word];
    if (tint) return tint;
  }
  const word = words.find(Boolean) ?? named;
  if (!word) return theme.muted;
  const palette = theme.accents.length > 2 ? theme.accents : SIDES;
  return palette[[...word].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) >>> 0, 7) % palette.length]!;
}

/** One or two letters for a name. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.map((word) => [...word.replace(/[^\p{L}\p{N}]/gu, '')][0] ?? '');
  return (letters.slice(0, 2).join('') || '?').toUpperCase();
}
