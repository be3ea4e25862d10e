import { expect, test } from 'vitest';
import { sql } from './database/sql.ts';
import { testService } from './testing/fixtures.ts';

const { server, newPerson } = await testService({
  limits: { connections: 2, waiting: 1, queueTimeout: 5000 },
  answerTimeout: 2000,
});
await server.addAgencies([{ name: 'Some' }]);

const unavailable = {
  status: 503,
  wait: '2',
  body: { detail: 'The service is busy or its database is away; try again in a moment.' },
};
async function get(path: string) {
  const answer = await server.fetch(path);
  return { status: answer.status, wait: answer.headers.get('Retry-After'), body: await answer.json() };
}

test('a flood of slow lists is refused at once, while readiness, cached answers and people’s calls go on', async () => {
  const person = await newPerson();
  await person.createAgency();
  const cached = await get('/api/agencies/');
  await server.database.transaction(async ({ query }) => {
    await query(sql`lock table athletes`);
    const slow = [get('/api/athletes/?q=a'), get('/api/athletes/?q=b')];
    await expect.poll(async () => (await get('/api/athletes/?q=c')).status).toBe(503);
    expect(await get('/api/athletes/?q=d')).toEqual(unavailable);
    expect((await get('/readyz')).status).toBe(200);
    expect(await get('/api/agencies/')).toEqual(cached);
    expect((await person.call('GET', '/api/users/me')).status).toBe(200);
    // Their time is over before the lock is.
    expect(await Promise.all(slow)).toEqual([unavailable, unavailable]);
  });
  expect((await get('/api/athletes/?q=a')).status).toBe(200);
});

test('a flood of searches leaves entries and first pages alone', async () => {
  const [athlete] = await server.addAthletes([{ name: 'Ada' }]);
  const calls = [
    '/api/athletes/?q=e',
    '/api/athletes/?q=f',
    '/api/athletes/?q=g',
    '/api/athletes/?sort=name',
  ];
  await server.database.transaction(async ({ query }) => {
    // Searches read it.
    await query(sql`lock table countries`);
    const slow = calls.map(get);
    await expect.poll(async () => (await get('/api/athletes/?q=h')).status).toBe(503);
    for (const path of [`/api/athletes/${athlete}`, '/api/athletes/?limit=7', '/api/agencies/?limit=7']) {
      expect((await get(path)).status, path).toBe(200);
    }
    for (const { status } of await Promise.all(slow)) expect(status).toBe(503);
  });
});

test('a write that waits for a lock ends when its time is over, and stores nothing', async () => {
  const person = await newPerson();
  const path = `/api/users/me/agencies/${await person.createAgency()}/athletes`;
  const athlete = { name: 'Ada', available_semester: 'Fall', available_year: 2027 };
  await server.database.transaction(async ({ query }) => {
    await query(sql`lock table athletes`);
    expect(await person.call('POST', path, athlete)).toMatchObject({ status: 503, body: unavailable.body });
  });
  expect((await person.call('GET', path)).body).toEqual([]);
  expect((await person.call('POST', path, athlete)).status).toBe(201);
});
