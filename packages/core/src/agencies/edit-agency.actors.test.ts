import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createClient } from '../client/client.ts';
import { newRevision } from '../forms/revision.ts';
import { noAgencyEntry } from './agency-form.ts';
import { editAgencyActors } from './edit-agency.actors.ts';

const patchOfCity = 'PATCH {"city":"Bern"}';

/** Saves to a service whose edits `patch` answers. */
function save(patch: (attempt: number) => Response | null, readable = true) {
  const calls: string[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const method = init?.method ?? '';
    calls.push(typeof init?.body === 'string' ? `${method} ${init.body}` : method);
    const attempts = calls.filter((call) => call.startsWith('PATCH')).length;
    const answer = method === 'PATCH' ? patch(attempts) : readable ? Response.json([]) : null;
    if (answer === null) throw new TypeError('Failed to fetch');
    return answer;
  };
  const client = createClient({ baseUrl: 'https://service.example', fetch });
  const actors = editAgencyActors(client, (call) => call('token'));
  const sent = { ...noAgencyEntry, city: 'Bern' };
  const base = { entry: noAgencyEntry, version: null };
  const input = { ...newRevision(noAgencyEntry), id: '1', base, entry: sent, sent };
  const saving = toPromise(createActor(actors.save, { input }).start()).then(
    ({ now }) => now.entry.city,
    (error: { status: number | null }) => error.status,
  );
  return saving.then((end) => [end, calls.join(' ')]);
}

test('reports that a service cannot save when it answers reads but no edits', async () => {
  expect(await save(() => null)).toEqual([405, `${patchOfCity} GET ${patchOfCity} GET`]);
});

test('reports an outage when the service answers nothing', async () => {
  expect(await save(() => null, false)).toEqual([null, `${patchOfCity} GET`]);
});

test('saves after the connection broke off once', async () => {
  const agency = { id: '1', name: 'Demo', city: 'Bern' };
  expect(await save((attempt) => (attempt === 1 ? null : Response.json(agency)))).toEqual([
    'Bern',
    `${patchOfCity} GET ${patchOfCity}`,
  ]);
});
