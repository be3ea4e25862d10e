import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testFolder, testServer } from '../testing/fixtures.ts';

const script = `console.log(${JSON.stringify('match'.repeat(1000))});`;
const page = '<!doctype html><title>Matchpoint</title><div id="root"></div>';

const webDir = await testFolder({
  'index.html': page,
  'favicon.svg': '<svg/>',
  'assets/app-1a2b.js': script,
  'assets/made-1a2b.js': script,
  'assets/made-1a2b.js.gz': gzipSync('made by the build'),
  'assets/font-1a2b.woff2': Buffer.alloc(5000),
  '.vite/manifest.json': '{}',
});
const server = await testServer({ webDir });

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await server.fetch(path, { headers });
  return {
    status: answer.status,
    type: answer.headers.get('Content-Type'),
    cache: answer.headers.get('Cache-Control'),
    encoding: answer.headers.get('Content-Encoding'),
    etag: answer.headers.get('ETag'),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

test.each([
  ['/', 200],
  ['/athletes', 200],
  ['/500', 200],
  ['/404', 404],
  ['/index.html', 404],
  ['/nowhere', 404],
  ['/api-docs', 404],
  ['/a%zz', 404],
])('%s is the app’s own page with status %i, to be revalidated', async (path, status) => {
  const answer = await get(path);
  expect(answer).toMatchObject({ status, type: 'text/html; charset=utf-8', cache: 'no-cache' });
  expect(answer.body.toString()).toContain('<div id="root"></div>');
});

test('a hashed asset is kept for good and comes compressed', async () => {
  const plain = await get('/assets/app-1a2b.js');
  const brotli = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, br' });
  const gzip = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip' });
  const kept = {
    status: 200,
    type: 'text/javascript; charset=utf-8',
    cache: 'public, max-age=31536000, immutable',
  };
  expect(plain).toMatchObject({ ...kept, encoding: null, body: Buffer.from(script) });
  expect(brotli).toMatchObject({ ...kept, encoding: 'br' });
  expect(gzip).toMatchObject({ ...kept, encoding: 'gzip' });
  expect([brotliDecompressSync(brotli.body).toString(), gunzipSync(gzip.body).toString()]).toEqual([
    script,
    script,
  ]);
  expect(new Set([plain.etag, brotli.etag, gzip.etag]).size).toBe(3);
});

test('what the build compressed is sent as it is', async () => {
  const { body } = await get('/assets/made-1a2b.js', { 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(body).toString()).toBe('made by the build');
});

test('what is compressed by its nature is not compressed again', async () => {
  const font = await get('/assets/font-1a2b.woff2', { 'Accept-Encoding': 'gzip, br' });
  expect([font.encoding, font.body.length]).toEqual([null, 5000]);
});

test('a page that did not change is 304; another page, and one that does not exist, is sent', async () => {
  const { etag } = await get('/athletes');
  const condition = { 'If-None-Match': etag ?? '' };
  expect(await get('/athletes', condition)).toMatchObject({ status: 304, body: Buffer.from('') });
  expect(await get('/agencies', condition)).toMatchObject({ status: 200 });
  expect(await get('/nowhere', { 'If-None-Match': '*' })).toMatchObject({ status: 404 });
});

test.each(['/assets/gone-1a2b.js', '/assets/', '/assets/..%2f..%2fetc/passwd'])(
  'a missing asset is not a page: %s',
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, type: 'application/json' });
  },
);

test('nothing outside the built files is readable', async () => {
  for (const path of ['/.vite/manifest.json', '/..%2f..%2fetc%2fpasswd', '/assets%2fapp-1a2b.js/..%2f..']) {
    expect(await get(path), path).toMatchObject({ status: 404, type: 'text/html; charset=utf-8' });
  }
});

test('a page takes GET and HEAD alone', async () => {
  const answer = await server.fetch('/athletes', { method: 'POST', body: '{}' });
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});
