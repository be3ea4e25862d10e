import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createClient } from '../api/client.ts';
import { editAgencyActors } from './edit-agency.actors.ts';

/** Saves at a service of which `patch` answers the edits, or lets none through. */
function save(patch: (attempt: number) => Response | null, readable = true) {
  const calls: string[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const method = init?.method ?? '';
    calls.push(method);
    const attempts = calls.filter((call) => call === 'PATCH').length;
    const answer = method === 'PATCH' ? patch(attempts) : readable ? Response.json([]) : null;
    if (answer === null) throw new TypeError('Failed to fetch');
    return answer;
  };
  const client = createClient({ baseUrl: 'https://service.example', fetch });
  const { saveAgency } = editAgencyActors(client, (call) => call('token'));
  const input = { agencyId: '1', edit: { city: 'Bern' }, version: null };
  const saving = toPromise(createActor(saveAgency, { input }).start()).then(
    ({ data }) => data.city,
    (error: { status: number | null }) => error.status,
  );
  return saving.then((end) => [end, calls.join(' ')]);
}

test('a service that answers reads and no edit cannot save', async () => {
  expect(await save(() => null)).toEqual([405, 'PATCH GET PATCH GET']);
});

test('one that answers nothing is out of reach', async () => {
  expect(await save(() => null, false)).toEqual([null, 'PATCH GET']);
});

test('a connection that broke off once is no refusal', async () => {
  const agency = { id: '1', name: 'Demo', city: 'Bern' };
  expect(await save((attempt) => (attempt === 1 ? null : Response.json(agency)))).toEqual([
    'Bern',
    'PATCH GET PATCH',
  ]);
});
