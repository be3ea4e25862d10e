import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { testServer } from '../testing/fixtures.ts';

const server = await testServer();
beforeEach(async () => {
  await server.sql`truncate agencies, athletes, users restart identity cascade`;
});

const entries = z.array(z.object({ id: z.string() }));

async function get(path: string): Promise<{ status: number; ids: string[]; link: string | null }> {
  const answer = await server.fetch(path);
  const body: unknown = await answer.json();
  const { data = [] } = entries.safeParse(body);
  return { status: answer.status, ids: data.map(({ id }) => id), link: answer.headers.get('Link') };
}

const targetOf = (link: string) => /^<([^>]+)>; rel="next"$/.exec(link)?.[1] ?? expect.fail();

test.each([
  [`limit=1&constructor=${'('.repeat(5000)}`, 'limit=1'],
  ['limit=1&toString=x&__proto__=y&hasOwnProperty=z', 'limit=1'],
  ['sort=name&limit=1&limit=1', 'limit=1&sort=name'],
  ['min_gpa=1.50&limit=1', 'limit=1&min_gpa=1.5'],
  ['country=Sweden&limit=1', 'limit=1&country=swe'],
])('?%s is the same list as ?%s, with the same headers', async (one, other) => {
  await server.addAthletes([
    { name: 'Ada', GPA: 2, country_of_residence: 'SE' },
    { name: 'Bo', GPA: 3, country_of_residence: 'SE' },
  ]);
  const [first, second] = [
    await server.fetch(`/api/athletes/?${one}`),
    await server.fetch(`/api/athletes/?${other}`),
  ];
  expect(Object.fromEntries(first.headers)).toEqual(Object.fromEntries(second.headers));
  const link = first.headers.get('Link') ?? expect.fail();
  expect(link.length).toBeLessThan(200);
  expect((await get(targetOf(link))).ids).toHaveLength(1);
});

/** As long as a name may be, and longer still as a key. */
const name = fc.oneof(
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 200 })
    .map((text) => text.replace(/\0/g, '').slice(0, 200)),
  fc
    .constantFrom('\ufdfa', '각', '힣', '㌕', '"', '\\', '\u0001', '\u{10ffff}')
    .map((letter) => letter.repeat(200).slice(0, 200)),
  fc.constant(Array.from({ length: 84 }, (_, index) => String.fromCodePoint(0xac00 + index * 131)).join('')),
);

test('every Link can be followed, to the end, past each entry once, whatever the names', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(name, { minLength: 2, maxLength: 6 }),
      fc.constantFrom('name', '-name', 'agency', '-agency', 'country', '-created'),
      async (names, sort) => {
        await server.sql`truncate agencies, athletes, users restart identity cascade`;
        const agencies = await server.addAgencies(names.map((agency) => ({ name: agency })));
        const ids = await server.addAthletes(
          names.map((athlete, index) => ({ name: athlete, agency_id: agencies[index] ?? null })),
        );
        const seen: string[] = [];
        let next: string | null = `/api/athletes/?limit=1&sort=${sort}&q=`;
        while (next !== null) {
          const page: Awaited<ReturnType<typeof get>> = await get(next);
          expect(page.status, next).toBe(200);
          seen.push(...page.ids);
          next = page.link === null ? null : targetOf(page.link);
          expect(next?.length ?? 0).toBeLessThan(2100);
        }
        expect(seen.toSorted()).toEqual(ids.toSorted());
      },
    ),
    { numRuns: 30 },
  );
});
