import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createClient } from '../client/client.ts';
import { newRevision } from '../forms/revision.ts';
import { noAgencyEntry } from './agency-form.ts';
import { editAgencyActors } from './edit-agency.actors.ts';

test('saves what was changed, also after the connection broke off once', async () => {
  const calls: string[] = [];
  const client = createClient({
    baseUrl: 'https://service.example',
    fetch: async (_, init) => {
      calls.push(`${init?.method} ${init?.body ?? ''}`.trim());
      if (calls.length === 1) throw new TypeError('Failed to fetch');
      return Response.json(init?.method === 'PATCH' ? { id: '1', name: 'Demo', city: 'Bern' } : []);
    },
  });
  const { save } = editAgencyActors(client, (call) => call('token'));
  const sent = { ...noAgencyEntry, city: 'Bern' };
  const base = { entry: noAgencyEntry, version: null };
  const input = { ...newRevision(noAgencyEntry), id: '1', base, entry: sent, sent };
  const { now } = await toPromise(createActor(save, { input }).start());
  expect([now.entry.city, ...calls]).toEqual([
    'Bern',
    'PATCH {"city":"Bern"}',
    'GET',
    'PATCH {"city":"Bern"}',
  ]);
});
