import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { system } from '../src/ui/theme/theme.ts';
import { themeSheet } from './theme-css.ts';

const root = join(import.meta.dirname, '../src');

/** The texts of all files below `src` with such a name, by their paths. */
function texts(name: RegExp): readonly (readonly [path: string, text: string])[] {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path));
  return paths.filter((path) => name.test(path)).map((path) => [path, readFileSync(path, 'utf8')]);
}

const sheets = texts(/\.css$/).map(
  ([path, css]) => [path, css.replaceAll(/\/\*.*?\*\/|"[^"]*"/gs, '')] as const,
);
const modules = sheets.filter(([path]) => path.endsWith('.module.css'));
const scripts = texts(/(?<!\.test)\.tsx?$/);

function all(pattern: RegExp, text: string): readonly string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

const sorted = (names: readonly string[]) => [...new Set(names)].sort();

/** The class names that a script takes from the modules it imports. */
function taken(path: string, script: string): readonly string[] {
  const imports = script.matchAll(/^import (\w+) from '(\S+\.module\.css)';$/gm);
  return [...imports].flatMap(([, variable = '', module = '']) =>
    all(new RegExp(`\\b${variable}\\['(\\w+)'\\]`, 'g'), script).map(
      (name) => `${join(path, '..', module)}: ${name}`,
    ),
  );
}

test('each class of a module is used, and each class that is used exists', () => {
  const used = scripts.flatMap(([path, script]) => taken(path, script));
  const written = modules.flatMap(([path, css]) =>
    all(/\.([a-z]\w*)/gi, css).map((name) => `${path}: ${name}`),
  );
  expect(used.length).toBeGreaterThan(40);
  expect(sorted(written)).toEqual(sorted(used));
});

/** What the first list, its rows, and the import's grid need: plain elements, as they are the first or many. */
const plain = /^(agencies\/agency|athletes|board|errors|home|profiles|roster|session|shell|texts|ui)\//;

test('a module stands only where elements are plain; elsewhere Chakra lays out (docs/decisions/0027-css-modules.md)', () => {
  const folders = modules.map(([path]) => relative(root, path));
  expect(folders.filter((path) => !plain.test(path))).toEqual([]);
  expect(folders.length).toBeLessThanOrEqual(30);
  expect(modules.reduce((sum, [, css]) => sum + all(/(\n)/g, css).length, 0)).toBeLessThanOrEqual(2_900);
});

test('no two modules have one name, which their classes begin with', () => {
  const names = modules.map(([path]) => basename(path));
  expect(names).toEqual([...new Set(names)]);
});

test('each variable that a style takes is the theme’s', () => {
  const given = new Set(all(/(--chakra-\S+):/g, themeSheet(system)));
  const asked = [...sheets, ...scripts].flatMap(([, text]) => all(/var\((--chakra-[^),]+)/g, text));
  expect(sorted(asked.filter((name) => !given.has(name)))).toEqual([]);
});

test('a module animates by its own keyframes or by the theme’s variables: it sees none of other files', () => {
  const unknown = modules.flatMap(([path, css]) => {
    const own = all(/@keyframes (\S+)/g, css);
    const asked = all(/\banimation(?:-name)?: (?!none|var\()([\w-]+)/g, css);
    return asked.filter((name) => !own.includes(name)).map((name) => `${path}: ${name}`);
  });
  expect(unknown).toEqual([]);
});
