import { expect, test } from 'vitest';
import { sql } from '../database/sql.ts';
import { testDatabase } from '../testing/fixtures.ts';
import { createRateLimiter } from './rate-limit.ts';

const { database } = await testDatabase();

const limit = { attempts: 2, seconds: 100 };
const endWindows = () =>
  database.query(sql`update attempts set window_ends_at = now() - interval '1 second'`);

test('attempts pass up to the limit, for each action and actor', async () => {
  const { count } = createRateLimiter(database, 'secret');
  const waits = await Promise.all(Array.from({ length: 5 }, () => count('sign-up', 'one', limit)));
  expect(waits.filter((wait) => wait === null).length).toBe(2);
  for (const wait of waits.filter((value) => value !== null)) expect([99, 100]).toContain(wait);
  expect(await count('sign-up', 'other', limit)).toBeNull();
  expect(await count('something else', 'one', limit)).toBeNull();
});

test('an expired window starts again', async () => {
  const { count } = createRateLimiter(database, 'secret');
  for (const expected of [null, null, expect.any(Number)]) {
    expect(await count('sign-up', 'again', limit)).toEqual(expected);
  }
  await endWindows();
  for (const expected of [null, null, expect.any(Number)]) {
    expect(await count('sign-up', 'again', limit)).toEqual(expected);
  }
});

test('expired windows are deleted, so the table does not grow', async () => {
  const { count } = createRateLimiter(database, 'secret');
  await database.query(sql`truncate attempts`);
  for (let actor = 0; actor < 30; actor += 1) await count('sign-up', `early ${actor}`, limit);
  await endWindows();
  for (let actor = 0; actor < 4; actor += 1) await count('sign-up', `late ${actor}`, limit);
  expect((await database.query(sql`select key from attempts`)).length).toBe(4);
});

test('without the secret the actor cannot be computed from a key', async () => {
  await database.query(sql`truncate attempts`);
  await createRateLimiter(database, 'secret').count('sign-up', '203.0.113.7', limit);
  await createRateLimiter(database, 'other secret').count('sign-up', '203.0.113.7', limit);
  const keys = (await database.query<{ key: string }>(sql`select key from attempts`)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
});
