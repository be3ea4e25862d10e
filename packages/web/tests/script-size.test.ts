import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

const read = (name: string) => readFile(join(inject('builtApp'), name));

/** These files of the build with all that they import, and their bytes as the server sends them. */
async function withImports(files: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const manifest: Manifest = JSON.parse((await read('.vite/manifest.json')).toString());
  const wanted = new Set<string>();
  const collect = (file: string) => {
    if (wanted.has(file)) return;
    wanted.add(file);
    const chunk = Object.values(manifest).find((one) => one.file === file);
    for (const name of chunk?.imports ?? []) collect(manifest[name]?.file ?? name);
  };
  for (const file of files) collect(manifest[file]?.file ?? file);
  return new Map(
    await Promise.all(
      [...wanted].map(async (file): Promise<[string, Buffer]> => [file, await read(`${file}.br`)]),
    ),
  );
}

/** The scripts that a page needs when it is opened by its URL, as the server sends them; the lists are part of the app. */
async function firstScripts(): Promise<ReadonlyMap<string, Buffer>> {
  const page = (await read('index.html')).toString();
  return withImports(
    [...page.matchAll(/<script[^>]* src="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file),
  );
}

/** What lazy parts need beyond the first script. */
async function later(...sources: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const first = await firstScripts();
  const scripts = await withImports(sources);
  return new Map([...scripts].filter(([file]) => !first.has(file)));
}

const bytesOf = (scripts: ReadonlyMap<string, Buffer>) =>
  [...scripts.values()].reduce((sum, { length }) => sum + length, 0);

test('the document takes at most 14,500 bytes in brotli, the script to the first list 108,000', async () => {
  expect(brotliCompressSync(await read('index.html')).length).toBeLessThanOrEqual(14_500);
  const bytes = bytesOf(await firstScripts());
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
  import: 'How we read your file',
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

test('Sign in takes at most 80,000 bytes more, and a first Home 45,000 without anything of Chakra’s', async () => {
  expect(bytesOf(await later('src/session/sign-in-page.tsx', 'src/ui/theme/styled.tsx'))).toBeLessThanOrEqual(
    80_000,
  );
  const home = await later(
    'src/session/app-session.ts',
    'src/session/account-corner.tsx',
    'src/session/guard.tsx',
  );
  const texts = [...home.values()].map((script) => brotliDecompressSync(script).toString());
  expect(bytesOf(home)).toBeGreaterThan(20_000);
  expect(bytesOf(home)).toBeLessThanOrEqual(45_000);
  expect(texts.filter((text) => text.includes(marks.styling))).toEqual([]);
});

test('the import’s page has no words of rosters, which load while a file is chosen', async () => {
  const scripts = await later('src/roster/import-page.tsx');
  const texts = [...scripts.values()].map((script) => brotliDecompressSync(script).toString());
  expect(texts.map((text) => text.includes('Notendurchschnitt')).filter(Boolean)).toEqual([]);
});
