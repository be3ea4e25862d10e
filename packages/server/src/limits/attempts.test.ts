import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, openPool } from '../database/pool.ts';
import { sql } from '../database/sql.ts';
import { createTestDatabase, testLimits } from '../testing/test-cluster.ts';
import { countAttempts } from './attempts.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase(inject('testCluster'));
  drop = made.drop;
  database = openPool(made.address, testLimits);
});
afterAll(async () => {
  await database.end();
  await drop();
});

const limit = { tries: 2, window: 100 };
const endWindows = () =>
  database.query(sql`update attempts set window_ends_at = now() - interval '1 second'`);

test('tries are let through up to the limit, for each and everybody apart', async () => {
  const { take } = countAttempts(database, 'secret');
  const tries = await Promise.all(Array.from({ length: 5 }, () => take('sign-up', 'one', limit)));
  expect(tries.filter((wait) => wait === null).length).toBe(2);
  for (const wait of tries.filter((value) => value !== null)) expect([99, 100]).toContain(wait);
  expect(await take('sign-up', 'other', limit)).toBeNull();
  expect(await take('something else', 'one', limit)).toBeNull();
});

test('a window that is over begins anew', async () => {
  const { take } = countAttempts(database, 'secret');
  for (const expected of [null, null, expect.any(Number)]) {
    expect(await take('sign-up', 'again', limit)).toEqual(expected);
  }
  await endWindows();
  for (const expected of [null, null, expect.any(Number)]) {
    expect(await take('sign-up', 'again', limit)).toEqual(expected);
  }
});

test('what is over is swept, so that the table does not grow', async () => {
  const { take } = countAttempts(database, 'secret');
  await database.query(sql`truncate attempts`);
  for (let who = 0; who < 30; who += 1) await take('sign-up', `sweep ${who}`, limit);
  await endWindows();
  for (let who = 0; who < 4; who += 1) await take('sign-up', `later ${who}`, limit);
  expect((await database.query(sql`select key from attempts`)).length).toBe(4);
});

test('without the secret nobody can tell who tried', async () => {
  await database.query(sql`truncate attempts`);
  await countAttempts(database, 'secret').take('sign-up', '203.0.113.7', limit);
  await countAttempts(database, 'other secret').take('sign-up', '203.0.113.7', limit);
  const keys = (await database.query<{ key: string }>(sql`select key from attempts`)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
});
