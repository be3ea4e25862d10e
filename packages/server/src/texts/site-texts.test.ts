import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { testFolder, testServer } from '../testing/fixtures.ts';
import { readSiteTexts } from './site-texts.ts';

const folder = await testFolder();

async function file(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

test('without files there are none; the demo has its own, which say that they are demo texts', async () => {
  expect(await readSiteTexts({}, false)).toEqual({ terms: null, privacy: null });
  expect(await readSiteTexts({}, true)).toEqual({
    terms: expect.stringContaining('This is a demo text'),
    privacy: expect.stringContaining('This is a demo text'),
  });
});

test('files are read as they are, in the demo, too', async () => {
  const MatchpointTermsFile = await file('terms.md', '# Terms 🎾\n');
  expect(await readSiteTexts({ MATCHPOINT_TERMS_FILE: MatchpointTermsFile }, false)).toEqual({
    terms: '# Terms 🎾\n',
    privacy: null,
  });
  expect((await readSiteTexts({ MATCHPOINT_TERMS_FILE: MatchpointTermsFile }, true)).terms).toBe(
    '# Terms 🎾\n',
  );
});

test.each([
  ['large.md', 'x'.repeat(200 * 1024 + 1), 'has more than 200 KB'],
  ['empty.md', ' \n', 'is empty'],
  ['latin.md', new Uint8Array([0x4d, 0xfc]), 'is not text in UTF-8'],
])('%s ends the start in one sentence', async (name, content, why) => {
  const path = await file(name, content);
  await expect(readSiteTexts({ MATCHPOINT_PRIVACY_FILE: path }, false)).rejects.toEqual(
    new StartupError(`MATCHPOINT_PRIVACY_FILE must name a Markdown file: ${path} ${why}.`),
  );
});

test('a file that is not there, or a folder, ends it, too', async () => {
  const missing = join(folder, 'missing.md');
  await expect(readSiteTexts({ MATCHPOINT_TERMS_FILE: missing }, true)).rejects.toEqual(
    new StartupError(`MATCHPOINT_TERMS_FILE must name a Markdown file: ${missing} cannot be read (ENOENT).`),
  );
  await expect(readSiteTexts({ MATCHPOINT_TERMS_FILE: folder }, true)).rejects.toThrow(
    'cannot be read (EISDIR)',
  );
});

test('they are answered to everybody, with an ETag; others are not there', async () => {
  const server = await testServer({ texts: { terms: '# Terms' } });
  const answer = await server.fetch('/api/texts/terms/');
  const etag = answer.headers.get('ETag') ?? expect.fail();
  expect([answer.status, await answer.json()]).toEqual([200, { markdown: '# Terms' }]);
  const again = await server.fetch('/api/texts/terms', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  for (const name of ['privacy', 'imprint', '..%2fterms', 'Terms']) {
    const none = await server.fetch(`/api/texts/${name}`);
    expect([none.status, await none.json()]).toEqual([404, { detail: 'There is no such text.' }]);
  }
  const plain = await testServer({ sharing: server, extensions: false, texts: { terms: '# Terms' } });
  expect((await plain.fetch('/api/texts/terms')).status).toBe(404);
});
