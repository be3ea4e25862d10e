import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../tests/built-app.ts';

const packageName = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

test('licenses.txt names the packages that a map of the scripts names, the fonts, and the table of countries', async () => {
  const { folder, remove } = await buildApp({}, '--sourcemap', 'hidden');
  onTestFinished(remove);
  const text = await readFile(join(folder, 'licenses.txt'), 'utf8');
  const named = new Set(['@fontsource-variable/inter', 'country-flag-emoji-polyfill', 'i18n-iso-countries']);
  for (const file of await readdir(join(folder, 'assets'))) {
    if (!file.endsWith('.map')) continue;
    const map: { sources: string[] } = JSON.parse(await readFile(join(folder, 'assets', file), 'utf8'));
    for (const source of map.sources) named.add(packageName.exec(source)?.[1] ?? '');
  }
  named.delete('');
  expect(named.size).toBeGreaterThan(80);
  expect(Array.from(text.matchAll(/^## (\S+) \d/gm), ([, name]) => name)).toEqual([...named].sort());
});
