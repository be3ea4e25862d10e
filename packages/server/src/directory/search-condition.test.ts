import { collationKey, searchKey } from '@matchpoint/core/display/collation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { athleteTables } from '../athletes/athlete-columns.ts';
import { athleteList } from '../athletes/athlete-list.ts';
import { raw, sql } from '../database/sql.ts';
import { testDatabase, testServer } from '../testing/fixtures.ts';
import { chosenRows } from './list-statement.ts';

const { database } = await testDatabase();

/** What the database makes of names and the sort keys that every program has stored with them. */
async function keysOf(names: readonly string[]): Promise<string[]> {
  const rows = await database.query<{ key: string }>(sql`
    select search_key(name, sort_key) as key
    from unnest(${names}::text[], ${names.map(collationKey)}::text[]) with ordinality as stored(name, sort_key, place)
    order by place`);
  return rows.map(({ key }) => key);
}

/** No word of a search begins or ends with these: the database leaves them where they are. */
const withoutEnds = (key: string) =>
  key
    .split(' ')
    .map((word) => word.replace(/^[.,']+|[.,']+$/g, ''))
    .filter(Boolean)
    .join(' ');

const signs = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
  /[\p{Pd}−‘-‛ʹ-ʽ`´']/u.test(sign),
);

test('the database and core know the same apostrophes and hyphens', async () => {
  const names = signs.map((sign) => `O${sign}Neil`);
  const keys = await keysOf(names);
  expect(keys).toEqual(names.map(searchKey));
  expect(new Set(keys)).toEqual(new Set(["o'neil", 'o-neil']));
});

test('they make the same key of every name', async () => {
  const part = fc.constantFrom(
    ...['Seán', 'Ó', 'Łódź', 'ΑΘΗΝΆ', 'Наталья', 'Đặng', 'Strauß', 'İpek', '李娜', '김민', 'ａｂ'],
    ...[' ', '  ', '.', ',', '´', ...signs],
  );
  const name = fc.array(part, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 50, maxLength: 50 }), async (names) => {
      expect((await keysOf(names)).map(withoutEnds)).toEqual(names.map(searchKey));
    }),
    { numRuns: 40 },
  );
});

test.each(['li', '李娜', '김민준', "o'n", "o'neil", 'ne-'])('a search for %s has an index', async (q) => {
  const lease = await database.lease(5000);
  await lease.query(raw('set enable_seqscan = off; set enable_indexscan = off'));
  const plan = await lease.query<{ 'QUERY PLAN': string }>(
    sql`explain ${chosenRows(athleteList({ q }, athleteTables(true, [])))}`,
  );
  lease.release();
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('athletes_by_pairs');
});

test('each way to write a name finds all the others', async () => {
  const server = await testServer();
  const names = ["Seán O'Neil", 'Seán O’Neil', 'Seán O´Neil', 'SEAN OʼNEIL', 'Sean O`Neil, Jr.'];
  await server.addAthletes([{ name: 'Sean Neil' }, ...names.map((name) => ({ name }))]);
  for (const q of [...names.slice(0, 4), 'O’NEIL, Sean', "o'n", '‘Sean’ O’Neil']) {
    const answer = await server.fetch(`/api/athletes/?${new URLSearchParams({ q, sort: 'created' })}`);
    const found = JSON.parse(await answer.text()).map(({ name }: { name: string }) => name);
    expect(found, q).toEqual(names);
  }
});
