import { expect, test } from 'vitest';
import { createClient } from '../client/client.ts';
import { type Capability, capabilitiesText, createCapabilities } from './capabilities.ts';

const asked: readonly Capability[] = ['paging', 'idempotency', 'agency-edit'];

test('what a service can do is unknown until its header lists it', () => {
  const { can, readHeader } = createCapabilities();
  const seen = [asked.map(can)];
  readHeader(null);
  seen.push(asked.map(can));
  readHeader('paging,agency-edit , another');
  seen.push(asked.map(can));
  expect(seen).toEqual([
    [null, null, null],
    [null, null, null],
    [true, false, true],
  ]);
});

test('a refusal is remembered, until another header comes', () => {
  const { can, readHeader, learned } = createCapabilities();
  learned('agency-edit', false);
  const seen = [asked.map(can)];
  readHeader('paging, agency-edit');
  learned('agency-edit', false);
  readHeader('paging, agency-edit');
  seen.push(asked.map(can));
  readHeader('agency-edit');
  seen.push(asked.map(can));
  expect(seen).toEqual([
    [null, null, false],
    [true, false, false],
    [false, false, true],
  ]);
});

test('the client reads the header of every answer, a refusal too', async () => {
  const client = createClient({
    baseUrl: 'http://service.example',
    fetch: async () =>
      Response.json({ detail: 'No.' }, { status: 404, headers: { 'Matchpoint-Capabilities': 'paging' } }),
  });
  await client.showAthlete('7').catch(() => undefined);
  expect(asked.map(client.capabilities.can)).toEqual([true, false, false]);
});

test('the contact is read back as it was written; nothing else becomes a link', () => {
  const { contact, readHeader, onChange } = createCapabilities();
  let changes = 0;
  onChange(() => {
    changes += 1;
  });
  const read = (header: string | null) => {
    readHeader(header);
    return [contact(), changes];
  };
  expect([
    read(null),
    read(capabilitiesText([], 'mailto:help@example.com')),
    read(capabilitiesText([], 'https://example.com/help?a=1%2C2')),
    read('paging, contact=javascript:alert(1)'),
    read('paging, contact=mailto:'),
    read('paging, contact=mailto:help@example.com?bcc=x@example.com'),
  ]).toEqual([
    [null, 1],
    ['mailto:help@example.com', 2],
    ['https://example.com/help?a=1%2C2', 3],
    [null, 4],
    [null, 4],
    [null, 4],
  ]);
});
