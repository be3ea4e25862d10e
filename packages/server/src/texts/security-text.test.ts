import { expect, test, vi } from 'vitest';
import { testFolder, testServer } from '../testing/fixtures.ts';

const path = '/.well-known/security.txt';
const webDir = await testFolder({ 'index.html': '<title>Matchpoint</title>' });
const server = await testServer({ webDir });

test('security.txt says whom to tell, for half a year from its day on', async () => {
  const publicUrl = 'https://matchpoint.example.com';
  const asked = await testServer({ sharing: server, contact: 'mailto:help@example.com', publicUrl });
  vi.setSystemTime('2026-11-23T16:00:00Z');
  const answer = await asked.fetch(path);
  vi.useRealTimers();
  expect([answer.status, answer.headers.get('Content-Type'), await answer.text()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    `Contact: mailto:help@example.com
Expires: 2027-05-22T00:00:00.000Z
Preferred-Languages: en
Canonical: ${publicUrl}${path}
`,
  ]);
});

test('a service without the calls beyond the eleven has it, and one without a public address names none', async () => {
  const contact = 'https://example.com/help';
  const plain = await testServer({ sharing: server, extensions: false, contact });
  expect((await (await plain.fetch(path)).text()).split('\n').map((line) => line.split(':')[0])).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
    '',
  ]);
});

test('without a contact there is none', async () => {
  expect((await server.fetch(path)).status).toBe(404);
});

test('answers name the contact, with the additions', async () => {
  const contact = 'mailto:help@example.com';
  const capabilities = async (options: { extensions?: boolean; contact?: string }) =>
    (await (await testServer({ sharing: server, ...options })).fetch('/api/agencies/')).headers.get(
      'Matchpoint-Capabilities',
    );
  expect([
    (await capabilities({ contact }))?.split(', ').at(-1),
    await capabilities({ contact, extensions: false }),
    (await capabilities({}))?.includes('contact'),
  ]).toEqual([`contact=${contact}`, null, false]);
});
