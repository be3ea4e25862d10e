import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

const read = (name: string) => readFile(join(inject('builtApp'), name));

/** The scripts that a page needs when it is opened by its URL, as the server sends them; the lists are part of the app. */
async function firstScripts(): Promise<ReadonlyMap<string, Buffer>> {
  const manifest: Manifest = JSON.parse((await read('.vite/manifest.json')).toString());
  const page = (await read('index.html')).toString();
  const files = new Set<string>();
  const collect = (wanted: string) => {
    if (files.has(wanted)) return;
    files.add(wanted);
    const chunk = Object.values(manifest).find(({ file }) => file === wanted);
    for (const name of chunk?.imports ?? []) collect(manifest[name]?.file ?? name);
  };
  for (const [, file = ''] of page.matchAll(/<script[^>]* src="\/(assets\/[^"]+)"/g)) collect(file);
  return new Map(
    await Promise.all(
      [...files].map(async (file): Promise<[string, Buffer]> => [file, await read(`${file}.br`)]),
    ),
  );
}

test('the script to the first list takes at most 108,000 bytes in brotli', async () => {
  const scripts = await firstScripts();
  const bytes = [...scripts.values()].reduce((sum, { length }) => sum + length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(108_000);
});

/** A text that only this part of the script contains. */
const marks = {
  styling: 'data-emotion',
  identity: 'identitytoolkit',
  machines: 'xstate.init',
  dialogs: 'data-scope',
  window: 'getVirtualItems',
  import: 'Which column is which?',
  parsers: 'semicolons',
} as const;

test('styling, identity, machines, dialogs, windowed rows and the import load after it', async () => {
  const first = await firstScripts();
  const early = [...first.values()].map((script) => brotliDecompressSync(script).toString()).join('\n');
  const names = await readdir(join(inject('builtApp'), 'assets'));
  const others = names.filter((name) => name.endsWith('.js') && !first.has(`assets/${name}`));
  const late = (await Promise.all(others.map((name) => read(`assets/${name}`)))).join('\n');

  const where = Object.entries(marks).map(([part, mark]) => [
    part,
    early.includes(mark),
    late.includes(mark),
  ]);
  expect(where).toEqual(Object.keys(marks).map((part) => [part, false, true]));
});
