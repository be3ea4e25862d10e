import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withRegistry } from './testing/with-registry.js';
import { root } from './workspace/root.js';

/**
 * Compares with a registry of its own.
 * @param {string | null} latest of every package; null where it answers nothing
 */
async function compare(latest) {
  const { code, said } = await withRegistry('scripts/outdated.js', ({ url = '' }, response) => {
    const name = decodeURIComponent(url.slice(1));
    const version = { name, version: latest, dist: { tarball: 'http://127.0.0.1/x.tgz', shasum: '' } };
    const body = { name, 'dist-tags': { latest }, versions: { [`${latest}`]: version } };
    response.writeHead(latest === null ? 503 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  return { code, said: said.trim().split('\n') };
}

test('a package that is a major behind, without a reason beside it, fails the check', async () => {
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const [, major] = /"@types\/node": \S+ # (\d+): /.exec(catalog) ?? [];
  const { code, said } = await compare(`${major}.0.0`);
  expect(code).toBe(1);
  expect(said.filter((line) => /^(hono|@types\/node) /.test(line))).toEqual([
    expect.stringMatching(/^hono [\d.]+: take \d+\.0\.0, or say why not beside it: # \d+: …$/),
  ]);
});

test('without a registry nothing is compared, and nothing fails', async () => {
  expect(await compare(null)).toEqual({
    code: 0,
    said: ['Warning: majors were not compared, because the registry could not be asked.'],
  });
});
