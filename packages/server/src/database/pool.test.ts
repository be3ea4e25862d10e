import { expect, test, vi } from 'vitest';
import { testDatabase, undo } from '../testing/fixtures.ts';
import { testLimits } from '../testing/test-cluster.ts';
import { type DatabaseLimits, type DatabasePool, openPool } from './pool.ts';
import { raw, sql } from './sql.ts';
import { ClientLeftError, DatabaseUnavailableError } from './unavailable.ts';

const { address, database: observer } = await testDatabase();

function pool(limits: Partial<DatabaseLimits> = {}): DatabasePool {
  const database = openPool(address, { ...testLimits, ...limits });
  undo(() => database.end());
  return database;
}

/** Backends that run such a statement, of those that tests left. */
async function running(statement: string): Promise<number> {
  const rows = await observer.query(sql`
    select from pg_stat_activity
    where datname = current_database() and query like ${statement} and state = 'active'`);
  return rows.length;
}
const sleeping = () => running('select pg_sleep%');
const committing = () => running('commit');

const sleep = sql`select pg_sleep(600)`;
const one = sql`select 1 as one`;

test('a statement ends when its client has left, and the pool goes on', async () => {
  const database = pool({ connections: 1 });
  const leaving = new AbortController();
  const failed = expect(database.within({ left: leaving.signal }).query(sleep)).rejects.toThrow(
    ClientLeftError,
  );
  await expect.poll(sleeping).toBe(1);
  leaving.abort();
  await failed;
  await expect.poll(sleeping).toBe(0);
  expect(await database.query(one)).toEqual([{ one: 1 }]);
});

test('who has left before there was a connection gets none, and the connection stays', async () => {
  const database = pool({ connections: 1 });
  const pid = sql`select pg_backend_pid() as pid`;
  const before = await database.query(pid);
  const left = AbortSignal.abort();
  await expect(database.within({ left }).query(sleep)).rejects.toThrow(ClientLeftError);
  expect(await database.query(pid)).toEqual(before);
});

test('one connection stays for as long as the server runs, so that nothing is restored under it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  undo(() => vi.useRealTimers());
  const database = pool({ connections: 2 });
  await Promise.all([database.query(one), database.query(one)]);
  expect(database.usage()).toMatchObject({ idle: 2 });
  vi.advanceTimersByTime(3_600_000);
  expect(database.usage()).toMatchObject({ idle: 1 });
});

test.each([
  ['a statement', { statementTimeout: 50 }, {}],
  ['a request', {}, { timeout: 50 }],
])('%s ends when its time is over', async (_, limits, bounds) => {
  const database = pool({ connections: 1, ...limits });
  await expect(database.within(bounds).query(sleep)).rejects.toThrow(DatabaseUnavailableError);
  await expect.poll(sleeping).toBe(0);
  expect(await database.query(one)).toEqual([{ one: 1 }]);
});

test('all statements of a request have one time', async () => {
  const request = pool({ connections: 1 }).within({ timeout: 100 });
  const work = async () => {
    for (;;) await request.query(sql`select pg_sleep(0.01)`);
  };
  await expect(work()).rejects.toThrow(DatabaseUnavailableError);
});

test('all statements of a transaction have one time, and then nothing of them stays', async () => {
  await observer.query(sql`create table kept (value int)`);
  const database = pool({ connections: 1, statementTimeout: 100 });
  const work = database.transaction(async ({ query }) => {
    await query(sql`insert into kept values (1)`);
    for (;;) await query(sql`select pg_sleep(0.01)`);
  });
  await expect(work).rejects.toThrow(DatabaseUnavailableError);
  expect(await observer.query(sql`select * from kept`)).toEqual([]);
  expect(await database.query(one)).toEqual([{ one: 1 }]);
});

test.each([
  ['its time is over', (): Promise<void> => new Promise(() => undefined)],
  ['its client has left', () => expect.poll(committing).toBe(1)],
])('a commit is not cancelled when %s', async (_, leaving) => {
  await observer.query(sql`create table committed (value int)`);
  await observer.query(sql`
    create function pause() returns trigger language plpgsql as 'begin perform pg_sleep(0.5); return null; end'`);
  await observer.query(sql`
    create constraint trigger slow after insert on committed deferrable initially deferred
    for each row execute function pause()`);
  const left = new AbortController();
  void leaving().then(() => left.abort());
  const work = pool({ statementTimeout: 200 })
    .within({ left: left.signal })
    .transaction(({ query }) => query(sql`insert into committed values (1)`));
  await expect(work).rejects.toThrow();
  await expect.poll(() => observer.query(sql`select value from committed`)).toEqual([{ value: 1 }]);
  await observer.query(sql`drop table committed; drop function pause`);
});

test('what fails in a transaction is undone', async () => {
  await observer.query(sql`create table undone (value int)`);
  const database = pool({ connections: 1 });
  const work = database.transaction(async ({ query }) => {
    await query(sql`insert into undone values (1)`);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  await expect(
    database.transaction(
      ({ query }) => query(sql`insert into undone values (2)`),
      () => sql`insert into undone values (3, 4)`,
    ),
  ).rejects.toThrow('INSERT has more expressions than target columns');
  expect(await database.query(sql`select * from undone`)).toEqual([]);
});

test('a lock is waited for as long as the configuration says', async () => {
  await observer.query(sql`create table locked ()`);
  const database = pool({ lockTimeout: 50 });
  await observer.transaction(async ({ query }) => {
    await query(sql`lock table locked`);
    const waiting = database.transaction((queries) => queries.query(sql`lock table locked`));
    await expect(waiting).rejects.toMatchObject({ name: 'DatabaseUnavailableError', code: '55P03' });
  });
});

test('one more than may wait is refused at once, and who waits too long after that', async () => {
  const database = pool({ connections: 1, waiting: 1, queueTimeout: 100 });
  const leaving = new AbortController();
  const busy = database
    .within({ left: leaving.signal })
    .query(sleep)
    .catch(() => 'left');
  await expect.poll(sleeping).toBe(1);
  const waiting = Promise.allSettled([database.query(one)]);
  await expect(database.query(one)).rejects.toThrow('too many requests wait');
  expect(await waiting).toEqual([{ status: 'rejected', reason: expect.any(DatabaseUnavailableError) }]);
  leaving.abort();
  expect(await busy).toBe('left');
});

test('named statements are planned once, but for searches, and again where the connection forgot them', async () => {
  await observer.query(sql`create table altered (one int)`);
  await observer.query(sql`insert into altered values (1)`);
  const database = pool({ connections: 1, isNamed: true });
  const [all, planned] = [sql`select * from altered`, sql`select count(*)::int from pg_prepared_statements`];
  await database.query(sql`select 1 where 'a' like ${'b'}`);
  for (const _ of [1, 2]) expect(await database.query(all)).toEqual([{ one: 1 }]);
  expect(await database.query(planned)).toEqual([{ count: 2 }]);
  await database.query(raw('deallocate all'));
  expect(await database.query(all)).toEqual([{ one: 1 }]);
  await database.query(all);
  await observer.query(sql`alter table altered add column two int`);
  expect(await database.query(all)).toEqual([{ one: 1, two: null }]);
  await observer.query(sql`drop table altered`);
});

test.each([
  ['an address that is none', { url: 'postgres://nobody@nowhere.invalid/none' }],
  ['a port where nobody listens', { url: 'postgres://nobody@127.0.0.1:9/none' }],
])('%s is a database that is unavailable', async (_, nowhere) => {
  const database = openPool(nowhere, testLimits);
  await expect(database.query(one)).rejects.toThrow(DatabaseUnavailableError);
  await database.end();
});

test.each([
  ['53100', true],
  ['53300', true],
  ['40001', true],
  ['40P01', true],
  ['57014', true],
  ['57P03', true],
  ['25006', true],
  ['55P03', true],
  ['08006', true],
  ['23505', false],
  ['42P01', false],
  ['22P02', false],
])('the error %s passes: %s', async (code, isPassing) => {
  const failed = pool()
    .query(raw(`do $$ begin raise exception using errcode = '${code}'; end $$`))
    .then(
      () => expect.fail(),
      (error: unknown) => error,
    );
  expect(await failed).toMatchObject({ code });
  expect((await failed) instanceof DatabaseUnavailableError).toBe(isPassing);
});
