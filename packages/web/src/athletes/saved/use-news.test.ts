import type { Offered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { matchesAthlete } from '@matchpoint/core/athletes/lists/athlete-filter';
import { readListAddress } from '@matchpoint/core/athletes/lists/list-address';
import type { ListQuery, PageRequest } from '@matchpoint/core/client/listing';
import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { newestFinder } from './use-news.ts';

const all = Array.from({ length: 130 }, (_, n) =>
  anAthlete({ id: String(130 - n), gender: n % 2 === 0 ? 'Female' : 'Male' }),
);
const searches = [
  [
    ['gender', 'Female'],
    ['sort', 'name'],
    ['columns', 'name,utr'],
  ],
  [],
] as const;

async function find(isPaged: boolean, offered: Offered = []) {
  const asked: unknown[] = [];
  const newest = newestFinder(
    {
      fetchPage: async (query: ListQuery, page: PageRequest) => {
        asked.push([query, page.limit]);
        const { filter } = readListAddress(Object.entries(query));
        const rows = all.filter(matchesAthlete(filter));
        return isPaged
          ? {
              rows: rows.slice(0, page.limit),
              total: rows.length,
              next: rows.length > page.limit ? 'c' : null,
              unreadable: 0,
            }
          : { rows: all, total: null, next: null, unreadable: 0 };
      },
    },
    offered,
  );
  const found = [];
  for (const pairs of searches) found.push(await newest(pairs));
  return { asked, found: found.map(({ ids, hasMore }) => [ids.length, ids[0], hasMore]) };
}

test('the newest of each search are found alike at either kind of service', async () => {
  const found = [
    [65, '130', false],
    [100, '130', true],
  ];
  expect(await find(true)).toEqual({
    found,
    asked: [
      [{ gender: 'Female' }, 100],
      [{}, 100],
    ],
  });
  expect(await find(false)).toEqual({ found, asked: [[{ gender: 'Female' }, 100]] });
  expect((await find(true, ['recruiting_status'])).asked).toEqual([
    [{ gender: 'Female', status: 'Looking' }, 100],
    [{ status: 'Looking' }, 100],
  ]);
});
