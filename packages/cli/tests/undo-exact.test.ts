import { createClient } from '@matchpoint/core/client/client';
import { agencyService } from '@matchpoint/core/roster/agency-service.actors';
import { judgeRows, summarize } from '@matchpoint/core/roster/checking/check-rows';
import { noOptions, type PlanOptions } from '@matchpoint/core/roster/checking/plan-import';
import { importRosterActors } from '@matchpoint/core/roster/import-roster.actors';
import { importRosterMachine } from '@matchpoint/core/roster/import-roster.machine';
import { importView } from '@matchpoint/core/roster/import-roster.view';
import { openJournal } from '@matchpoint/core/roster/journal/import-journal';
import type { JournalEntry } from '@matchpoint/core/roster/journal/journal-entry';
import { matchColumns } from '@matchpoint/core/roster/matching/match-columns';
import { undoImportActors } from '@matchpoint/core/roster/undo-import.actors';
import { undoImportMachine } from '@matchpoint/core/roster/undo-import.machine';
import { undoView } from '@matchpoint/core/roster/undo-import.view';
import { startTestServer, type TestServer } from '@matchpoint/server/testing';
import { testAccounts } from '@matchpoint/server/testing/accounts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

let server: TestServer;
let eleven: TestServer;
beforeAll(async () => {
  const facts = { cluster: inject('cluster'), authEmulator: inject('authEmulator') };
  server = await startTestServer(facts);
  eleven = await startTestServer({ ...facts, extensions: false, sharing: server });
});
afterAll(async () => {
  await eleven.stop();
  await server.stop();
});

/** A service without the batches. */
const withoutBatches: typeof fetch = async (input, init) => {
  if (new Request(input, init).url.endsWith('/batch')) return new Response(null, { status: 405 });
  const answer = await server.fetch(input, init);
  const headers = new Headers(answer.headers);
  headers.set('Matchpoint-Capabilities', 'paging, idempotency, agency-edit, own-athlete');
  const body = answer.status === 204 ? null : await answer.text();
  return new Response(body, { status: answer.status, headers });
};

const services = {
  'with all additions': () => server.fetch,
  'that changes athletes one by one': () => withoutBatches,
  'of the eleven calls alone': () => eleven.fetch,
};

async function agencyAt(kind: keyof typeof services) {
  const { token } = await testAccounts(inject('authEmulator')).create();
  const baseUrl = 'http://matchpoint.test';
  const client = createClient({ baseUrl, fetch: services[kind]() });
  const direct = createClient({ baseUrl, fetch: server.fetch });
  const { id } = await direct.createAgency({ name: 'Demo', sports: ['Tennis'] }, { token });
  const agency = id ?? expect.fail();
  await client.showMe({ token });
  const entries: JournalEntry[] = [];
  const ports = {
    service: async () => agencyService(client, (call) => call(token), agency),
    journal: async () =>
      openJournal(
        { entries, append: async (entry) => void entries.push(entry) },
        { service: baseUrl, agency },
      ),
  };
  return {
    direct,
    agency,
    token,
    add: async (facts: object) => {
      const draft = {
        name: 'Demo',
        sport: 'Tennis',
        available_semester: 'Fall',
        available_year: 2027,
      } as const;
      return (await direct.createAthlete(agency, { ...draft, ...facts }, { token })).id ?? expect.fail();
    },
    /** All that the agency's athletes have, but for the date of the last change. */
    state: async () =>
      (await direct.listMyAthletesInFull(agency, { token })).map(({ version: _, ...athlete }) => ({
        ...athlete,
        changed_at: null,
      })),
    importRows: async (
      header: readonly string[],
      rows: readonly string[][],
      options: Partial<PlanOptions>,
    ) => {
      const source = {
        name: 'roster.csv',
        form: 'commas',
        header,
        decimalComma: false,
        rows: rows.map((cells, index) => ({ row: index + 2, cells })),
      };
      const match = matchColumns(source, {});
      const check = summarize(source, await judgeRows(source, match, async () => {}));
      const machine = importRosterMachine.provide({
        actors: importRosterActors({ ...ports, sending: { concurrency: 1 } }),
      });
      const input = { match, check, options: { ...noOptions, ...options } };
      const actor = createActor(machine, { input }).start();
      const idle = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 20_000 });
      while ((await idle()).status === 'active') actor.send({ type: 'confirm' });
      return importView(actor.getSnapshot());
    },
    undo: async () => {
      const machine = undoImportMachine.provide({ actors: undoImportActors(ports) });
      const actor = createActor(machine).start();
      const idle = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 20_000 });
      const asked = undoView(await idle());
      if (asked.step !== 'asking') return [asked];
      actor.send({ type: 'confirm' });
      return [asked, undoView(await idle())];
    },
  };
}

const header = ['Name', 'Semester', 'Year', 'GPA', 'SAT'];
const edited = [
  ['Ada', 'Fall', '2027', '3.5', ''],
  ['Bo', 'Spring', '2028', '3', '1200'],
  ['New One', 'Fall', '2027', '', ''],
  ['New Two', 'Fall', '2027', '', ''],
  ['New Three', 'Fall', '2027', '', ''],
];

test.each(['with all additions', 'that changes athletes one by one'] as const)(
  'a service %s: an import is taken back to the state of before, but for what somebody changed',
  async (kind) => {
    const { add, state, importRows, undo, direct, agency, token } = await agencyAt(kind);
    await add({ name: 'Ada', GPA: 3, SAT: 1300, bio: 'Serves\nearly.' });
    await add({ name: 'Bo', GPA: 3, SAT: 1200 });
    await add({ name: 'Cy', GPA: 2 });
    const before = await state();
    const shown = await importRows(header, edited, {});
    expect(shown).toMatchObject({ step: 'reported', counts: { created: 3, exists: 2, updated: 0 } });
    expect((await undo()).at(-1)).toMatchObject({ step: 'undone', counts: { removed: 3, left: 0 } });
    expect(await state()).toEqual(before);

    const end = await importRows(header, edited, { update: true });
    expect(end).toMatchObject({ step: 'reported', counts: { created: 3, exists: 0, updated: 2 } });
    const after = await state();
    expect(
      after.map(({ name, GPA, SAT, bio, available_year }) => [name, GPA, SAT, bio, available_year]),
    ).toEqual([
      ['Ada', 3.5, null, 'Serves\nearly.', 2027],
      ['Bo', 3, 1200, null, 2028],
      ['Cy', 2, null, null, 2027],
      ['New One', null, null, null, 2027],
      ['New Two', null, null, null, 2027],
      ['New Three', null, null, null, 2027],
    ]);
    const [, , , one, two] = after;
    await direct.editAthlete(agency, one?.id ?? '', { bio: 'Edited.' }, { token, version: null });
    await direct.removeAthlete(agency, two?.id ?? '', { token });
    expect(await undo()).toEqual([
      { step: 'asking', outlook: { remove: 1, putBack: 2, changed: ['New One'], gone: 1 } },
      {
        step: 'undone',
        counts: { removed: 1, putBack: 2, changed: 1, gone: 1, left: 0 },
        outlook: { remove: 1, putBack: 2, changed: ['New One'], gone: 1 },
      },
    ]);
    expect(await state()).toEqual([...before, { ...one, bio: 'Edited.' }]);
    expect(await undo()).toEqual([
      { step: 'nothingToUndo', outlook: { remove: 0, putBack: 0, changed: ['New One'], gone: 0 } },
    ]);
    const again = await importRows(header, edited, { update: true });
    expect(again).toMatchObject({ step: 'reported', counts: { created: 2, updated: 2, exists: 1 } });
  },
  60_000,
);

test('a service of the eleven calls alone changes nothing, and takes nothing back', async () => {
  const { add, state, importRows, undo } = await agencyAt('of the eleven calls alone');
  await add({ name: 'Ada', GPA: 3 });
  const end = await importRows(header, edited, { update: true, missing: 'remove' });
  expect(end).toMatchObject({ step: 'reported', counts: { created: 4, exists: 1, updated: 0 } });
  const after = await state();
  expect(after.map(({ name, GPA }) => [name, GPA])).toEqual([
    ['Ada', 3],
    ['Bo', 3],
    ['New One', null],
    ['New Two', null],
    ['New Three', null],
  ]);
  expect(await undo()).toMatchObject([{ step: 'unsupported', outlook: { remove: 4 } }]);
  expect(await state()).toEqual(after);
}, 60_000);
