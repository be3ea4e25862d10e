import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltApp, buildApp } from '../tests/built-app.ts';

let app: BuiltApp;
beforeAll(async () => {
  app = await buildApp();
}, 120_000);
afterAll(() => app.remove());

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The scripts that a visitor of /athletes needs to see the first rows, as the server sends them. */
function firstListScripts(): { file: string; brotli: Buffer }[] {
  const manifest: Record<string, ManifestEntry> = JSON.parse(
    readFileSync(join(app.folder, '.vite/manifest.json'), 'utf8'),
  );
  const files = new Set<string>();
  for (const [, file = ''] of readFileSync(join(app.folder, 'index.html'), 'utf8').matchAll(
    /(?:src|href)="\/(assets\/[^"]+\.js)"/g,
  )) {
    files.add(file);
  }
  const add = (key: string) => {
    const entry = manifest[key];
    if (entry === undefined) throw new Error(`The manifest has no ${key}.`);
    if (files.has(entry.file)) return;
    files.add(entry.file);
    entry.imports?.forEach(add);
  };
  add('src/athletes/athletes-page.tsx');
  return [...files].map((file) => ({ file, brotli: readFileSync(join(app.folder, `${file}.br`)) }));
}

test('the script to the first list is at most 125 KB in brotli', () => {
  const bytes = firstListScripts().reduce((sum, { brotli }) => sum + brotli.length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(125_000);
});

/** A text of its own in each of them. */
const marks = {
  identity: 'identitytoolkit',
  machines: 'xstate.init',
  dialogs: 'data-scope',
  window: 'getVirtualItems',
} as const;

test('identity, machines, dialogs and the window of long lists come after it', () => {
  const first = firstListScripts();
  const firstFiles = new Set(first.map(({ file }) => file));
  const early = first.map(({ brotli }) => brotliDecompressSync(brotli).toString()).join('\n');
  const late = readdirSync(join(app.folder, 'assets'))
    .filter((file) => file.endsWith('.js') && !firstFiles.has(`assets/${file}`))
    .map((file) => readFileSync(join(app.folder, 'assets', file), 'utf8'))
    .join('\n');

  const where = Object.entries(marks).map(([part, mark]) => [
    part,
    early.includes(mark),
    late.includes(mark),
  ]);
  expect(where).toEqual(Object.keys(marks).map((part) => [part, false, true]));
});
