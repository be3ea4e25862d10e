import { expect, test } from 'vitest';
import { recordedClient } from '../testing/recorded-client.ts';

const token = 'token';

/** A client whose service answers `status` and `body`. */
const clientOf = (status: number, body: unknown, capabilities = 'keys') =>
  recordedClient(() => {
    const headers = { 'Matchpoint-Capabilities': capabilities };
    return new Response(body === null ? null : JSON.stringify(body), { status, headers });
  });
const sent = { headers: { authorization: 'Bearer token' }, body: null };

const key = {
  id: '3',
  name: 'Nightly import',
  created_by: null,
  created_at: '2026-11-22T10:00:00.000Z',
  last_used_at: null,
};

test('each call has its path and body, and its answer is read', async () => {
  const listing = clientOf(200, [{ ...key, id: 3, last_used_at: 'never' }]);
  expect([await listing.client.listKeys('7', { token }), listing.calls]).toEqual([
    [key],
    [{ ...sent, method: 'GET', path: '/api/users/me/agencies/7/keys' }],
  ]);
  const creating = clientOf(201, { ...key, key: 'mp_x' });
  const body = { name: 'Nightly import' };
  expect([await creating.client.createKey('7', body.name, { token }), creating.calls]).toEqual([
    { ...key, key: 'mp_x' },
    [{ ...sent, method: 'POST', path: '/api/users/me/agencies/7/keys', body }],
  ]);
  const ending = clientOf(204, null);
  await ending.client.endKey('7', '3', { token });
  expect(ending.calls).toEqual([{ ...sent, method: 'DELETE', path: '/api/users/me/agencies/7/keys/3' }]);
  const showing = clientOf(200, { name: 'Nightly import', agency_id: 7, agency_name: 'North' });
  expect([await showing.client.showKey({ token: 'mp_x' }), showing.calls]).toEqual([
    { name: 'Nightly import', agency_id: '7', agency_name: 'North' },
    [{ ...sent, method: 'GET', path: '/api/users/me/key', headers: { authorization: 'Bearer mp_x' } }],
  ]);
});

test('a service without keys is not asked', async () => {
  const { client, calls } = clientOf(200, [], 'members');
  await client.listAgencies();
  await expect(client.listKeys('7', { token })).rejects.toMatchObject({ code: 'unsupported' });
  expect(calls).toHaveLength(1);
});
