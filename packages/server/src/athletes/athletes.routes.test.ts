import { createClient } from '@matchpoint/core/client/client';
import { anAgency, anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { testServer } from '../testing/fixtures.ts';
import { told } from '../testing/test-answer.ts';

const full = anAthlete({
  id: '1',
  name: 'Ada Topspin',
  gender: 'Female',
  country_of_residence: 'SE',
  bio: 'Serves "wide"\nand early. 🎾',
  agency_id: '1',
  agency_name: 'Advantage Placement',
  profile_url: 'https://example.com/ada',
  video_1: 'https://example.com/ada/video',
  available_semester: 'Fall',
  available_year: 2027,
  UTR: 11.07,
  ITF: 340,
  GPA: 3.7,
  SAT: 1400,
  TOEFL: 0,
});
const bare = anAthlete({ id: '2', name: 'Bo Volley', sport: 'Soccer' });
const third = anAthlete({
  id: '3',
  name: 'Çem Lob',
  GPA: 3.7,
  agency_id: '1',
  agency_name: 'Advantage Placement',
});

const server = await testServer();
await server.addAgencies([anAgency({ name: 'Advantage Placement' })]);
await server.addAthletes([full, bare, third]);

const client = () => createClient({ baseUrl: 'http://matchpoint.test', fetch: server.fetch });

async function get(
  path: string,
): Promise<{ status: number; body: unknown; total: string | null; link: string | null }> {
  const answer = await server.fetch(path);
  const { status, headers } = answer;
  return {
    status,
    body: await answer.json(),
    total: headers.get('X-Total-Count'),
    link: headers.get('Link'),
  };
}

test('the whole list, newest first, and one athlete, with every field', async () => {
  expect(await get('/api/athletes/')).toEqual({
    status: 200,
    body: [third, bare, full],
    total: '3',
    link: null,
  });
  expect(await get('/api/athletes/1')).toEqual({ status: 200, body: full, total: null, link: null });
});

test('the client of core reads what the server writes', async () => {
  expect(await client().listAthletes()).toEqual({
    rows: [third, bare, full],
    total: 3,
    next: null,
    unreadable: 0,
  });
  expect(await client().showAthlete('2')).toEqual(bare);
});

test('signs that mean something to a database are only themselves in a search', async () => {
  const other = await testServer();
  await other.addAthletes(['Ada 100%_a\\b', 'Ada 1000_xab'].map((name) => ({ name })));
  const found = async (q: string) =>
    (await other.fetch(`/api/athletes/?${new URLSearchParams({ q })}`)).headers.get('X-Total-Count');
  expect(await Promise.all(['100%', '0%_a', 'a\\b', '%%%', '___', 'ada'].map(found))).toEqual([
    ...['1', '1', '1', '0', '0', '2'],
  ]);
});

test.each([
  ['q=sweden%20ada&gender=Female&country=swe&semester=Fall&year=2027', [full]],
  ['agency_id=1', [third, full]],
  ['agency_id=01', []],
  ['agency_id=x', []],
  ['id=3', [third]],
  ['id=1,x,3,9', [third, full]],
  ['id=1,2&sport=Soccer', [bare]],
  ['sport=&gender=&country=&limit=&unknown=1', [third, bare, full]],
  ['sport=Soccer&sport=Tennis', [third, full]],
])('?%s narrows the list', async (query, body) => {
  expect(await get(`/api/athletes/?${query}`)).toEqual({
    status: 200,
    body,
    total: String(body.length),
    link: null,
  });
});

test('a hundred ids are read at once, and agencies by theirs', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 3).join(',');
  expect((await get(`/api/athletes/?id=${ids(100)}`)).body).toEqual([third]);
  for (const refused of [ids(101), '1,,2', ',']) {
    const { status, body } = await get(`/api/athletes/?id=${refused}`);
    expect([status, body]).toEqual([
      422,
      {
        detail: [
          { loc: ['query', 'id'], msg: 'must be 1 to 100 ids, separated by commas', type: 'invalid_format' },
        ],
      },
    ]);
  }
  expect((await get('/api/agencies/?id=1,2')).body).toEqual([
    anAgency({ id: '1', name: 'Advantage Placement' }),
  ]);
});

test('a page goes on after its last row although rows came and went', async () => {
  const first = await client().listAthletes({ limit: '2' });
  const [added = ''] = await server.addAthletes([{ name: 'New Comer' }]);
  await server.sql`delete from athletes where id = 2`;
  await server.changed();
  expect((await client().listAthletes({ limit: '2', cursor: first.next ?? '' })).rows).toEqual([full]);
  await server.sql`delete from athletes where id = ${added}`;
});

test.each([
  ['sport=Tennis&gender=Female', { sport: 'Tennis', gender: 'Female' }, 1],
  ['gender=Female&sport=', { gender: 'Female' }, 1],
  ['sport=Tennis&unknown=1', { sport: 'Tennis' }, 2],
  ['sport=Chess', { sport: 'Chess' }, 0],
])('distributions of ?%s count that group alone, and say so', async (query, group, count) => {
  const { body } = await get(`/api/athlete-distributions?${query}`);
  expect(body).toMatchObject({ group, GPA: { count } });
});

test('a group of a gender that no athlete can have is refused', async () => {
  expect(await get('/api/athlete-distributions?gender=x')).toMatchObject(
    told(422, [{ loc: ['query', 'gender'] }]),
  );
});
