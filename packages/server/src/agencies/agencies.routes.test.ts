import { createClient } from '@matchpoint/core/client/client';
import { anAgency } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { testServer } from '../testing/fixtures.ts';

const full = anAgency({
  id: '1',
  name: 'Advantage Placement',
  sports: ['Tennis', 'Soccer'],
  country: 'CH',
  address: '1 Baseline Road',
  city: 'Zürich',
  zip_code: '08001',
  agency_information: 'Line one\nLine two',
  email: 'office@example.org',
  phone_number: '+1 555 0100',
});
const bare = anAgency({ id: '2', name: 'Backcourt' });

const server = await testServer();
await server.addAgencies([full, bare]);

const client = () => createClient({ baseUrl: 'http://matchpoint.test', fetch: server.fetch });

test.each(['/api/agencies/', '/api/agencies'])(
  '%s is the whole list, newest first, with every field',
  async (path) => {
    const answer = await server.fetch(path);
    expect([answer.status, await answer.json()]).toEqual([200, [bare, full]]);
  },
);

test('the client of core reads what the server writes', async () => {
  expect(await client().listAgencies()).toEqual({ rows: [bare, full], total: 2, next: null, unreadable: 0 });
  expect(await client().showAgency('1')).toEqual(full);
});

test('the query narrows and orders the list', async () => {
  const query = { q: 'switzerland advantage', sport: 'Soccer', country: 'SUI' };
  expect((await client().listAgencies(query)).rows).toEqual([full]);
  expect((await client().listAgencies({ sort: '-city' })).rows).toEqual([full, bare]);
});
