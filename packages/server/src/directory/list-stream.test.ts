import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { sortAthletes } from '@matchpoint/core/athletes/lists/athlete-filter';
import { expect, test } from 'vitest';
import { testServer } from '../testing/fixtures.ts';

const count = 5000;
const server = await testServer({ limits: { queueTimeout: 1000 } });
await server.addAgencies([{ name: 'Some' }]);
await server.addAthletes(
  Array.from({ length: count }, (_, index) => ({
    name: `Athlete ${index % 7}`,
    bio: 'x'.repeat(300),
    GPA: index % 3 === 0 ? null : 1 + (index % 30) / 10,
    agency_id: index % 2 === 0 ? '1' : null,
    agency_name: index % 2 === 0 ? 'Some' : null,
  })),
);

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.fetch(path, { method, headers: { 'Accept-Encoding': 'identity', ...headers } });
const rows = async (answer: Response): Promise<Athlete[]> => JSON.parse(await answer.text());
const whole = async () => rows(await get('/api/athletes/'));

test('a list that is too long to cache is streamed whole, newest first', async () => {
  const answer = await get('/api/athletes/');
  expect([answer.status, answer.headers.get('X-Total-Count'), answer.headers.get('Link')]).toEqual([
    200,
    String(count),
    null,
  ]);
  expect(answer.headers.get('Content-Length')).toBeNull();
  const all = await rows(answer);
  expect(all.map(({ id }) => Number(id))).toEqual(Array.from({ length: count }, (_, index) => count - index));
  expect(all.at(-1)).toEqual({
    ...all[0],
    id: '1',
    name: 'Athlete 0',
    GPA: null,
    agency_id: '1',
    agency_name: 'Some',
  });
});

test.each(['name', '-name', 'gpa', '-gpa', 'agency', '-agency', 'created', 'country'] as const)(
  'ordered by %s it is what core orders',
  async (sort) => {
    expect(await rows(await get(`/api/athletes/?sort=${sort}`))).toEqual(sortAthletes(await whole(), sort));
  },
);

test('narrowed it is a part, and a cursor without a limit goes on to the end', async () => {
  const all = await whole();
  const narrowed = await get('/api/athletes/?max_gpa=3.5');
  expect(narrowed.headers.get('X-Total-Count')).toBe(
    String(all.filter(({ GPA }) => GPA !== null && GPA <= 3.5).length),
  );
  expect(await rows(narrowed)).toEqual(all.filter(({ GPA }) => GPA !== null && GPA <= 3.5));
  const page = await get('/api/athletes/?sort=name&limit=7');
  const cursor = /cursor=([\w-]+)/.exec(page.headers.get('Link') ?? '')?.[1];
  expect(await rows(await get(`/api/athletes/?sort=name&cursor=${cursor}`))).toEqual(
    sortAthletes(all, 'name').slice(7),
  );
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('it is compressed as it is sent: %s', async (encoding, decompress) => {
  const answer = await get('/api/athletes/', { 'Accept-Encoding': encoding });
  expect([answer.headers.get('Content-Encoding'), answer.headers.get('Vary')]).toEqual([
    encoding,
    'Accept-Encoding',
  ]);
  const body = Buffer.from(await answer.arrayBuffer());
  expect(JSON.parse(decompress(body).toString())).toEqual(await whole());
});

test('who has it hears 304, and who asks for its head gets that alone; neither takes a connection', async () => {
  const opened = [await get('/api/athletes/'), await get('/api/athletes/?sort=gpa')];
  for (const encoding of ['identity', 'br', 'gzip']) {
    const headers = { 'Accept-Encoding': encoding };
    const head = await get('/api/athletes/', headers, 'HEAD');
    expect([head.status, await head.text(), head.headers.get('X-Total-Count')]).toEqual([200, '', '5000']);
    const tag = head.headers.get('ETag') ?? expect.fail();
    const again = await get('/api/athletes/', { ...headers, 'If-None-Match': tag });
    expect([again.status, again.headers.get('ETag')]).toEqual([304, tag]);
  }
  for (const { body } of opened) await body?.cancel();
});

test('after a change the whole list has another tag and is another one', async () => {
  const before = await get('/api/athletes/', {}, 'HEAD');
  const tag = before.headers.get('ETag') ?? expect.fail();
  await server.sql`update athletes set name = 'Renamed' where id = 1`;
  await server.changed();
  const after = await get('/api/athletes/', { 'If-None-Match': tag });
  expect([after.status, (await rows(after)).at(-1)?.name]).toEqual([200, 'Renamed']);
});

test('two are sent at once; one more is 503, and the lists that are cached still answer', async () => {
  const opened = [await get('/api/athletes/'), await get('/api/athletes/?sort=name')];
  expect(opened.map(({ status }) => status)).toEqual([200, 200]);
  const third = await get('/api/athletes/?sort=gpa');
  expect([third.status, third.headers.get('Retry-After')]).toEqual([503, '2']);
  expect((await get('/api/athletes/?limit=5')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
  await opened[0]?.body?.cancel();
  const statusOf = async (path: string) => {
    const { status, body } = await get(path);
    await body?.cancel();
    return status;
  };
  await expect.poll(() => statusOf('/api/athletes/?sort=gpa')).toBe(200);
  await opened[1]?.body?.cancel();
});

test('a client that leaves ends its stream', async () => {
  for (let round = 0; round < 5; round += 1) {
    const leaving = new AbortController();
    const answer = await server.fetch('/api/athletes/', { signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
  }
  const inTransaction = () => server.sql`
    select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
  await expect.poll(async () => (await inTransaction()).length).toBe(0);
});

test('the whole list of all agencies, which is short, is cached as one', async () => {
  const answer = await get('/api/agencies/');
  expect(answer.headers.get('Content-Length')).toBe(String((await answer.arrayBuffer()).byteLength));
});
