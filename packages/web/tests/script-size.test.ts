import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

const read = (name: string) => readFile(join(inject('builtApp'), name), 'utf8');

/** The files that `page` needs, as its source is called in the build's manifest. */
async function filesOf(page: string): Promise<readonly string[]> {
  const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'));
  const collect = (name: string): readonly string[] => {
    const { file, imports = [] } = manifest[name] ?? { file: name };
    return [file, ...imports.flatMap(collect)];
  };
  return collect(page);
}

test('the script to the first list takes at most 125 KB, compressed', async () => {
  const index = await read('index.html');
  const first = [...index.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file = '']) => file);
  const files = new Set([...first, ...(await filesOf('src/athletes/athletes-page.tsx'))]);
  const sizes = await Promise.all(
    [...files].map(async (file) => brotliCompressSync(await read(file)).length),
  );
  expect(files.size).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(125);
});
