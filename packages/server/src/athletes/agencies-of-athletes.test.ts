import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect, type Sql } from '../database/connection.ts';
import { createTestDatabase } from '../testing/test-cluster.ts';

let sql: Sql;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase(inject('testCluster'));
  sql = connect(database.address);
  drop = database.drop;
});
afterAll(async () => {
  await sql.end();
  await drop();
});

type Queries = Pick<Sql, 'unsafe'>;

async function addAgency(): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into agencies (name, name_key) values ('Demo', 'demo') returning id`;
  return row?.id ?? '';
}

const addAthletes = (agencies: readonly (string | null)[], queries: Queries = sql) =>
  queries.unsafe(
    `insert into athletes (agency_id, name, sport, name_key)
     select agency, 'Demo', 'Tennis', 'demo' from unnest($1::bigint[]) as agency returning id, agency_id`,
    [`{${agencies.map((id) => id ?? 'NULL').join(',')}}`],
  );
const removeAgency = (id: string, queries: Queries = sql) =>
  queries.unsafe('delete from agencies where id = $1::bigint', [id]);
const agencyOf = async (athlete: string) =>
  (await sql`select agency_id from athletes where id = ${athlete}::bigint`)[0]?.['agency_id'];

const noAgency = (id: string) => ({ code: '23503', message: `athletes: there is no agency ${id}` });

/** Whether a backend waits for a lock. */
async function someoneWaits(): Promise<boolean> {
  const rows = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return rows.length > 0;
}

test('an athlete has an agency that is there, or none', async () => {
  const there = await addAgency();
  await expect(addAthletes([there, '999999'])).rejects.toMatchObject(noAgency('999999'));
  const [kept, free] = await addAthletes([there, null]);
  expect([kept?.['agency_id'], free?.['agency_id']]).toEqual([there, null]);
  await expect(sql`update athletes set agency_id = 888888 where id = ${kept?.['id']}`).rejects.toMatchObject(
    noAgency('888888'),
  );
  expect(await agencyOf(kept?.['id'])).toBe(there);
});

test('an agency that is removed leaves its athletes without one', async () => {
  const [gone, other] = [await addAgency(), await addAgency()];
  const [first, second] = await addAthletes([gone, other]);
  await removeAgency(gone);
  expect([await agencyOf(first?.['id']), await agencyOf(second?.['id'])]).toEqual([null, other]);
});

test('no athlete is added to an agency that is being removed', async () => {
  const agency = await addAgency();
  let adding: Promise<unknown> = Promise.resolve();
  await sql.begin(async (transaction) => {
    await removeAgency(agency, transaction);
    adding = expect(addAthletes([agency])).rejects.toMatchObject(noAgency(agency));
    await expect.poll(someoneWaits).toBe(true);
  });
  await adding;
});

test('an agency that is removed while an athlete is added to it leaves that one, too', async () => {
  const agency = await addAgency();
  let athlete = '';
  let removing: Promise<unknown> = Promise.resolve();
  await sql.begin(async (transaction) => {
    const [row] = await addAthletes([agency], transaction);
    athlete = row?.['id'];
    removing = removeAgency(agency).execute();
    await expect.poll(someoneWaits).toBe(true);
  });
  await removing;
  expect(await agencyOf(athlete)).toBeNull();
});

test('an edit does not wait for the removal of the agency, which waits for it', async () => {
  const agency = await addAgency();
  const [row] = await addAthletes([agency]);
  const athlete = row?.['id'];
  let removing: Promise<unknown> = Promise.resolve();
  await sql.begin(async (transaction) => {
    await transaction`select from athletes where id = ${athlete} for update`;
    removing = removeAgency(agency).execute();
    await expect.poll(someoneWaits).toBe(true);
    await transaction`update athletes set name = 'Demo edited' where id = ${athlete}`;
  });
  await removing;
  expect([...(await sql`select name, agency_id from athletes where id = ${athlete}`)]).toEqual([
    { name: 'Demo edited', agency_id: null },
  ]);
});
