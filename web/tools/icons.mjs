/**
 * Collects the icons that are named into one sprite: game-icons by any quoted string of the games,
 * the kernel and its tests that is an icon's name; lucide by what the components here use.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const project = join(web, '..');
const NAMED_IN = ['src/hardboiled/games', 'src/hardboiled/kernel', 'tests/kernel'];
const READ = new Set(['.py', '.toml']);
const QUOTED = /["']([a-z0-9]+(?:-[a-z0-9]+)*)["']/g;
const GLYPH = /<Glyph\s+name="([a-z0-9-]+)"|<Glyph\s+name=\{([^}]*)\}|glyph: '([a-z0-9-]+)'/g;

function* files(folder, kinds) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path, kinds);
    else if (kinds.has(extname(entry.name))) yield path;
  }
}

function named(folders, kinds, pattern) {
  const names = new Set();
  for (const folder of folders)
    for (const path of files(folder, kinds))
      for (const match of readFileSync(path, 'utf8').matchAll(pattern))
        for (const name of match.slice(1)) if (name) names.add(name);
  return names;
}

const library = JSON.parse(readFileSync(join(web, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'));
const wanted = named(
  NAMED_IN.map((folder) => join(project, folder)),
  READ,
  QUOTED,
);
const symbols = [];
const names = [];
for (const name of [...wanted].sort()) {
  const icon = library.icons[name] ?? library.icons[library.aliases?.[name]?.parent];
  if (!icon) continue;
  names.push(name);
  symbols.push(`<symbol id="game-${name}" viewBox="0 0 512 512">${icon.body}</symbol>`);
}

/** A name, or the quoted names in an expression that picks one. */
const namesIn = (text) => (/^[a-z0-9-]+$/.test(text) ? [text] : [...text.matchAll(QUOTED)].map((match) => match[1]));
const used = [...named([join(web, 'src')], new Set(['.svelte', '.ts']), GLYPH)].flatMap(namesIn);
const glyphs = [...new Set(used)].sort();
for (const name of glyphs) {
  const svg = readFileSync(join(web, `node_modules/lucide-static/icons/${name}.svg`), 'utf8');
  const body = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>')).trim();
  symbols.push(
    `<symbol id="ui-${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" ` +
      `stroke-linecap="round" stroke-linejoin="round">${body.replace(/\s+/g, ' ')}</symbol>`,
  );
}

const out = join(web, 'src/generated');
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'sprite.svg'), `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
writeFileSync(
  join(out, 'icons.ts'),
  `// Written by tools/icons.mjs.\nexport const ICONS: ReadonlySet<string> = new Set(${JSON.stringify(names)});\n`,
);
console.log(`${names.length} game icons, ${glyphs.length} interface icons`);
