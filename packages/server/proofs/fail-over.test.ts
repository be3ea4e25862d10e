import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { readVersion } from '../src/database/open-database.ts';
import { sql } from '../src/database/sql.ts';
import { AwayError } from '../src/startup-error.ts';
import { testService, undo } from '../src/testing/fixtures.ts';
import type { TestAnswer } from '../src/testing/test-person.ts';
import type { TestServer } from '../src/testing/test-server.ts';
import { startReplicatedCluster } from './replicated-cluster.ts';

const cluster = await startReplicatedCluster();
afterAll(cluster.stop);
const { server: one, newPerson, beside } = await testService({ cluster: cluster.address });
const other = await beside();
const person = await newPerson();
const athletes = `/api/users/me/agencies/${await person.createAgency()}/athletes`;

const idIn = ({ body }: TestAnswer) => Number(z.object({ id: z.string() }).parse(body).id);
const add = (name: string, at: TestServer) =>
  person.call('POST', athletes, { name, available_semester: 'Fall', available_year: 2027 }, { at });
const tagAt = async (server: TestServer) => (await server.fetch('/api/athletes/')).headers.get('ETag');
const reasonsAt = async (server: TestServer) => (await server.fetch('/readyz')).json();

test('a standby that lacks writes is promoted: no tag and no id of before is taken for one of now', async () => {
  const kept = await add('Kept', one);
  await cluster.caughtUp();
  await cluster.cutStandby();
  const path = `${athletes}/${idIn(kept)}`;
  const lostEdit = await person.call('PATCH', path, { bio: 'Lost' }, { at: one });
  const lost = idIn(await add('Lost', other));
  const before = await tagAt(one);

  await cluster.failOver();
  await expect
    .poll(() => reasonsAt(one))
    .toEqual({
      detail: 'The database does not answer, or is not migrated.',
      reasons: ['database read-only'],
    });
  expect((await one.fetch('/api/athletes/')).status).toBe(503);
  // What a start, `check` and `migrate` say.
  await expect(readVersion(one.database, 'postgres://me:secret@db:5432/x')).rejects.toThrow(
    new AwayError(
      'DATABASE_URL: db:5432 is a standby, which cannot be written; promote it, or name the primary.',
    ),
  );

  await cluster.promote();
  await expect.poll(async () => (await one.fetch('/readyz')).status).toBe(200);
  await person.call('PATCH', path, { bio: 'Another' }, { at: other });
  const edit = await person.call(
    'PATCH',
    path,
    { bio: 'Over what is gone' },
    { at: one, headers: { 'If-Match': lostEdit.headers.get('ETag') ?? '' } },
  );
  expect(edit.status).toBe(412);
  const ids = await Promise.all([add('After', one), add('After', other)]);
  for (const answer of ids) expect(idIn(answer)).toBeGreaterThan(lost);
  expect(await tagAt(one)).toBe(await tagAt(other));
  expect(epochOf(await tagAt(one))).not.toBe(epochOf(before));
  for (const { logged } of [one, other]) {
    expect(logged.filter((line) => JSON.stringify(line).includes('renewed'))).toEqual([
      { message: 'the directory was renewed, after a fail-over or a restore' },
    ]);
  }
});

test('reads after a promotion do not wait until there is a standby', async () => {
  const { query } = one.database;
  undo(async () => {
    await query(sql`alter system reset synchronous_standby_names`);
    await query(sql`select pg_reload_conf()`);
  });
  await query(sql`alter system set synchronous_standby_names = 'nobody'`);
  await query(sql`select pg_reload_conf()`);
  await expect
    .poll(async () => {
      void query(sql`analyze countries`).catch(() => undefined);
      return query(sql`select wait_event from pg_stat_activity where wait_event = 'SyncRep' limit 1`);
    })
    .toEqual([{ wait_event: 'SyncRep' }]);
  await other.database.query(sql`set synchronous_commit = local; update directory set timeline = '00000000'`);
  expect((await other.fetch('/api/athletes/')).status).toBe(200);
});

const epochOf = (tag: string | null) => tag?.split('-')[0];
