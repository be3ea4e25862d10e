import { expect, test } from 'vitest';
import type { Offered } from '../athletes/fields/athlete-fields.ts';
import { createClient } from '../client/client.ts';
import { createListing } from '../client/listing.ts';
import { type FoundPage, findPage } from '../pages/page-paths.ts';
import { type PageRead, pageReads, shellName } from '../pages/page-reads.ts';
import { readPath, requestPath } from './request-path.ts';

const reads = (found: FoundPage, search = '', offered: Offered = []) =>
  pageReads(found, [...new URLSearchParams(search)], offered);

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

test('a service with the status is asked for who looks, and has shells that say so', () => {
  const asked = (search: string, offered: Offered) => {
    const { name, id } = findPage(search.split('?')[0] ?? '');
    const first = reads({ name, id }, search.split('?')[1], offered);
    return [first.map(readPath)[0], shellName(name, first)];
  };
  const addresses = ['/', '/athletes?gender=Male', '/athletes?status=any', '/agencies'];
  expect(addresses.map((address) => asked(address, ['recruiting_status']))).toEqual([
    ['/api/athletes/?status=Looking&limit=10', 'home as usual'],
    ['/api/athletes/?gender=Male&status=Looking&limit=100', 'athletes as usual'],
    ['/api/athletes/?status=Any&limit=100', 'athletes'],
    ['/api/agencies/?limit=100', 'agencies'],
  ]);
  expect(addresses.map((address) => asked(address, ['WTN'])[0])).toEqual([
    '/api/athletes/?limit=10',
    '/api/athletes/?gender=Male&limit=100',
    '/api/athletes/?limit=100',
    '/api/agencies/?limit=100',
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
