import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { migrate, readMigrations } from '../database/migrate.ts';
import { raw, sql } from '../database/sql.ts';
import { testDatabase, testService } from '../testing/fixtures.ts';
import { idOf } from '../testing/test-answer.ts';
import { athleteTables } from './athlete-columns.ts';

const { server, newPerson } = await testService();
const person = await newPerson();
const agency = await person.createAgency();
const path = `/api/users/me/agencies/${agency}/athletes`;

const dates = z.object({ created_at: z.iso.datetime(), changed_at: z.iso.datetime() });
type Dates = z.output<typeof dates>;
const versions = z.array(z.object({ id: z.string(), version: z.string() }));

/** Added long ago, and not changed since. */
const { created_at, changed_at } = anAthlete();
const untouched = { created_at, changed_at };

async function old(): Promise<string> {
  const [id] = await server.addAthletes([{ name: 'Demo', agency_id: agency, available_year: 2027 }]);
  return id ?? expect.fail();
}

async function datesOf(id: string): Promise<Dates> {
  return dates.parse(await (await server.fetch(`/api/athletes/${id}`)).json());
}

/** What the owner does, as the calls and their bodies. */
async function edit(id: string, change: object): Promise<Dates> {
  return dates.parse((await person.call('PATCH', `${path}/${id}`, change)).body);
}

async function versionOf(id: string): Promise<string> {
  const page = versions.parse((await person.call('GET', `${path}/batch?after=${Number(id) - 1}`)).body);
  return page[0]?.version ?? expect.fail();
}

test('what is created was changed when it was added, whatever the sender says', async () => {
  const draft = { name: 'Demo', available_semester: 'Fall', available_year: 2027, ...untouched };
  const single = idOf(await person.call('POST', path, draft));
  await person.call('POST', `${path}/batch`, { athletes: [{ ...draft, client_ref: 'a' }] });
  for (const id of [single, String(Number(single) + 1)]) {
    const { created_at, changed_at } = await datesOf(id);
    expect(changed_at).toBe(created_at);
    expect(Math.abs(Date.parse(created_at) - Date.now())).toBeLessThan(60_000);
  }
});

test('an edit changes the date of the change alone, everywhere', async () => {
  const id = await old();
  expect(await datesOf(id)).toEqual(untouched);
  const edited = await edit(id, { GPA: 3 });
  expect(edited).toEqual({ created_at, changed_at: expect.any(String) });
  expect(Date.parse(edited.changed_at)).toBeGreaterThan(Date.parse(untouched.changed_at ?? ''));
  const lists = ['/api/athletes/', '/api/athletes/?limit=1'].map((list) => server.fetch(list));
  const own = person.call('GET', `${path}/batch?after=${Number(id) - 1}`).then(({ body }) => body);
  const answers = await Promise.all([...lists.map(async (list) => (await list).json()), own]);
  for (const answer of answers) expect(z.array(dates).parse(answer)[0]).toEqual(edited);
});

test('an edit without a difference, and a new name of the agency, change no date', async () => {
  const id = await old();
  expect(await edit(id, { available_year: 2027 })).toEqual(untouched);
  await person.call('PATCH', `/api/users/me/agencies/${agency}`, { name: 'Renamed' });
  expect(await datesOf(id)).toEqual(untouched);
});

test('a batch of changes dates those that it changes', async () => {
  const [changed, same] = [await old(), await old()];
  const athletes = [
    { id: changed, version: await versionOf(changed), change: { GPA: 2 } },
    { id: same, version: await versionOf(same), change: { available_year: 2027 } },
  ];
  expect((await person.call('PATCH', `${path}/batch`, { athletes })).status).toBe(200);
  expect(await datesOf(same)).toEqual(untouched);
  const { changed_at: now, ...rest } = await datesOf(changed);
  expect([rest, Date.parse(now) > Date.parse(created_at ?? '')]).toEqual([{ created_at }, true]);
});

test('what an earlier program wrote counts as changed when it was added, also after the migration', async () => {
  const { database } = await testDatabase('empty');
  const migrations = await readMigrations();
  const insert = raw("insert into athletes (name, sport, name_key) values ('Demo', 'Tennis', 'demo')");
  await migrate(database, migrations.slice(0, 1));
  await database.query(insert);
  await migrate(database, migrations);
  await database.query(insert);
  const { joins, answer } = athleteTables(true, []);
  const rows = await database.query<{ answer: string }>(
    sql`select ${answer} as answer from athletes entry ${joins}`,
  );
  const read = rows.map(({ answer }) => dates.parse(JSON.parse(answer)));
  expect(read.map(({ created_at, changed_at }) => created_at === changed_at)).toEqual([true, true]);
});
