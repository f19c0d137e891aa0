/** Display faces, loaded when a theme names one. */
const FACES: Record<string, () => Promise<unknown>> = {
  bangers: () => import('@fontsource/bangers/latin-400.css'),
  'bebas neue': () => import('@fontsource/bebas-neue/latin-400.css'),
  monoton: () => import('@fontsource/monoton/latin-400.css'),
  righteous: () => import('@fontsource/righteous/latin-400.css'),
  'special elite': () => import('@fontsource/special-elite/latin-400.css'),
};

/** The font-family value for a theme's display face; starts loading it. */
export function displayFace(named: string): string {
  if (!named) return '';
  void FACES[named.toLowerCase()]?.();
  return `'${named}', 'Bebas Neue', 'Inter', sans-serif`;
}
