import { expect, test } from 'vitest';
import { createClient } from '../client/client.ts';
import { createListing } from '../client/listing.ts';
import { type FoundPage, findPage } from '../pages/page-paths.ts';
import { type PageRead, pageReads } from '../pages/page-reads.ts';
import { readPath, requestPath } from './request-path.ts';

const reads = (found: FoundPage, search = '') => pageReads(found, [...new URLSearchParams(search)]);

test('names what a page shows first', () => {
  const addresses = [
    '/',
    '/athletes?sort=-utr&gender=Female&x=1&columns=name',
    '/agencies?q=a',
    '/agencies/7',
    '/coaches',
  ];
  expect(
    addresses.map((address) => {
      const [path = '', search] = address.split('?');
      return reads(findPage(path), search).map(readPath);
    }),
  ).toEqual([
    ['/api/athletes/?limit=10', '/api/agencies/?limit=10'],
    ['/api/athletes/?gender=Female&sort=-utr&limit=100'],
    ['/api/agencies/?q=a&limit=100'],
    ['/api/agencies/7'],
    [],
  ]);
});

/** The addresses that the client requests for a read. */
async function asked(read: PageRead): Promise<string[]> {
  const urls: string[] = [];
  const client = createClient({
    baseUrl: 'http://service.test',
    fetch: async (input) => {
      urls.push(String(input).replace('http://service.test', ''));
      return new Response('[]', { headers: { 'X-Total-Count': '0' } });
    },
  });
  const { capabilities } = client;
  const page = { limit: 'limit' in read ? read.limit : 0, cursor: null };
  switch (read.kind) {
    case 'athletes':
      await createListing(client.listAthletes, capabilities).fetchPage(read.query, page);
      break;
    case 'agencies':
      await createListing(client.listAgencies, capabilities).fetchPage(read.query, page);
      break;
    case 'athlete':
      await client.showAthlete(read.id).catch(() => undefined);
      break;
    case 'agency':
      await client.showAgency(read.id).catch(() => undefined);
  }
  return urls;
}

test.each(['', 'q=O%27Brien+(Jos%C3%A9)!*~%2B%26%3D%23/?:@,;$&country=DE&min_utr=9.5&sort=-gpa'])(
  'is exactly what the client asks, whatever is searched: %s',
  async (search) => {
    for (const path of ['/', '/athletes', '/agencies', '/athletes/a%2Fb%20c', '/agencies/7']) {
      for (const read of reads(findPage(path), search)) expect(await asked(read)).toEqual([readPath(read)]);
    }
  },
);

test('sends half a surrogate pair, which no address can hold, as the replacement character', () => {
  expect([requestPath('/{id}', { id: 'a\uD800' }, { q: '\uDC00 ü' })]).toEqual([
    '/a%EF%BF%BD?q=%EF%BF%BD%20%C3%BC',
  ]);
});
