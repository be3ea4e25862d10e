import { expect, inject, test } from 'vitest';
import * as z from 'zod';
import { filePostgres, filePrograms } from '../src/testing/file-fixtures.ts';
import { start, startFrom, stopAll, temporaryFolder } from '../src/testing/program.ts';
import { testAccounts } from '../src/testing/test-accounts.ts';
import { buildEarlier } from './earlier-program.ts';

const emulator = inject('authEmulator');
await filePrograms();
/** The main file of the program before the newest migration. */
const earlier = await buildEarlier(await temporaryFolder());
const postgres = await filePostgres();

const entry = z.object({ id: z.string(), name: z.string(), GPA: z.nullish(z.number()) });

/** Calls of one person at either program. */
async function person() {
  const { token } = await testAccounts(emulator).create();
  return async (url: string, method: string, body?: object) => {
    const answer = await fetch(url, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
  };
}

/** The public list as one program answers it. */
async function listed(url: string): Promise<[string, number | null][]> {
  const athletes = z.array(entry).parse(await (await fetch(`${url}/api/athletes/`)).json());
  return athletes.map(({ name, GPA }): [string, number | null] => [name, GPA ?? null]).sort();
}

const values = { sport: 'Tennis', available_semester: 'Fall', available_year: 2027, GPA: 3 };
const numbers = Array.from({ length: 20 }, (_, index) => index);

test('the program of before and this one write and read one database side by side; it can be started again', async (context) => {
  if (earlier === null) return context.skip('The history of the project is not here.');
  const variables = {
    DATABASE_URL: postgres.url,
    FIREBASE_PROJECT_ID: 'demo-matchpoint',
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
  };
  const before = await startFrom(earlier, variables).ready;
  const call = await person();
  const { id } = entry.parse(
    await call(`${before}/api/users/me/agencies`, 'POST', { name: 'Demo Agency', sports: ['Tennis'] }),
  );
  const own = `/api/users/me/agencies/${id}/athletes`;
  const add = async (url: string, name: string) =>
    entry.parse(await call(url + own, 'POST', { ...values, name })).id;
  const old = await add(before, 'Of before');

  const program = start(variables);
  const now = await program.ready;
  expect(program.said()).toContain('Applied to the database: ');
  // Each writes, and edits and removes what the other wrote; both at the same time.
  const work = numbers.flatMap((number) =>
    [
      [before, now],
      [now, before],
    ].map(async ([one = '', other = ''], side) => {
      const name = `${side} ${number}`;
      const kept = await add(one, name);
      expect((await listed(other)).map(([shown]) => shown)).toContain(name);
      await call(`${other}${own}/${kept}`, 'PATCH', { GPA: 4 });
      const gone = await add(one, `${name} gone`);
      await call(`${other}${own}/${gone}`, 'DELETE');
    }),
  );
  await Promise.all(work);
  await call(`${now}${own}/${old}`, 'PATCH', { GPA: 2 });
  const all = [
    ...numbers.map((number): [string, number] => [`0 ${number}`, 4]),
    ...numbers.map((number): [string, number] => [`1 ${number}`, 4]),
    ['Of before', 2] as [string, number],
  ].sort();
  expect([await listed(before), await listed(now)]).toEqual([all, all]);
  expect((await fetch(`${before}/readyz`)).status).toBe(200);

  await stopAll();
  const again = await startFrom(earlier, variables).ready;
  expect([(await fetch(`${again}/readyz`)).status, await listed(again)]).toEqual([200, all]);
  await call(`${again}${own}/${old}`, 'PATCH', { GPA: 1 });
  const last = await start(variables).ready;
  expect((await listed(last)).at(-1)).toEqual(['Of before', 1]);
});
