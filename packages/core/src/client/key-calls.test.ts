import { expect, test } from 'vitest';
import { createClient } from './client.ts';

const token = 'token';

/** A client whose service answers `status` and `body`, and its requests. */
function clientOf(status: number, body: unknown, capabilities = 'keys') {
  const sent: string[] = [];
  const client = createClient({
    baseUrl: 'http://service.example',
    fetch: async (input, init) => {
      const { method, url } = new Request(input, init);
      const { pathname } = new URL(url);
      sent.push([method, pathname, ...(typeof init?.body === 'string' ? [init.body] : [])].join(' '));
      const headers = { 'Matchpoint-Capabilities': capabilities };
      return new Response(body === null ? null : JSON.stringify(body), { status, headers });
    },
  });
  return { client, sent };
}

const key = {
  id: '3',
  name: 'Nightly import',
  created_by: null,
  created_at: '2026-11-22T10:00:00.000Z',
  last_used_at: null,
};

test('each call has its path and body, and its answer is read', async () => {
  const listing = clientOf(200, [{ ...key, id: 3, last_used_at: 'never' }]);
  expect([await listing.client.listKeys('7', { token }), listing.sent]).toEqual([
    [key],
    ['GET /api/users/me/agencies/7/keys'],
  ]);
  const creating = clientOf(201, { ...key, key: 'mp_x' });
  expect([await creating.client.createKey('7', 'Nightly import', { token }), creating.sent]).toEqual([
    { ...key, key: 'mp_x' },
    ['POST /api/users/me/agencies/7/keys {"name":"Nightly import"}'],
  ]);
  const ending = clientOf(204, null);
  await ending.client.endKey('7', '3', { token });
  expect(ending.sent).toEqual(['DELETE /api/users/me/agencies/7/keys/3']);
  const showing = clientOf(200, { name: 'Nightly import', agency_id: 7, agency_name: 'North' });
  expect([await showing.client.showKey({ token: 'mp_x' }), showing.sent]).toEqual([
    { name: 'Nightly import', agency_id: '7', agency_name: 'North' },
    ['GET /api/users/me/key'],
  ]);
});

test('a service without keys is not asked', async () => {
  const { client, sent } = clientOf(200, [], 'members');
  await client.listAgencies();
  sent.length = 0;
  await expect(client.listKeys('7', { token })).rejects.toMatchObject({ code: 'unsupported' });
  expect(sent).toEqual([]);
});
