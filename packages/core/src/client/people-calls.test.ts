import { expect, test } from 'vitest';
import { recordedClient } from '../testing/recorded-client.ts';
import { type Client, createClient } from './client.ts';

/** A client whose service answers every call with `status` and `body`, and its requests. */
function clientOf(status: number, body: unknown, headers: Record<string, string> = {}) {
  const { client, calls } = recordedClient(
    () => new Response(body === null ? null : JSON.stringify(body), { status, headers }),
  );
  const sent = () =>
    calls.map(({ method, path, body: given, headers: { authorization, 'if-match': version = null } }) => ({
      call: `${method} ${path}`,
      bearer: authorization,
      body: given,
      version,
    }));
  return { client, sent };
}

const token = 'token';
const own = { 'Matchpoint-Capabilities': 'account, agency-remove, members' };

const me = { token };
const row = {
  name: 'B',
  sport: 'Tennis',
  available_semester: 'Fall',
  available_year: 2027,
  client_ref: 'a',
} as const;
const changes = [
  { id: '1', version: '"1"', change: { GPA: 3 } },
  { id: '2', version: '"1"', change: null },
];
const old = { ...me, version: '"6"' };
test.each<[string, (client: Client) => Promise<unknown>, body?: object | null, version?: string]>([
  ['GET /api/users/me/agencies/a%2F7', (client) => client.showMyAgency('a/7', me)],
  [
    'PATCH /api/users/me/agencies/7',
    (client) => client.editAgency('7', { city: null }, old),
    { city: null },
    '"6"',
  ],
  ['GET /api/users/me/agencies/7/athletes', (client) => client.listMyAthletes('7', me)],
  ['GET /api/users/me/agencies/7/athletes/2', (client) => client.showMyAthlete('7', '2', me)],
  [
    'PATCH /api/users/me/agencies/7/athletes/2',
    (client) => client.editAthlete('7', '2', { GPA: null }, { ...me, version: null }),
    { GPA: null },
  ],
  [
    'POST /api/users/me/agencies/7/athletes/batch',
    (client) => client.createAthletes('7', [row], me),
    { athletes: [row] },
  ],
  [
    'PATCH /api/users/me/agencies/7/athletes/batch',
    (client) => client.changeAthletes('7', changes, me),
    { athletes: changes },
  ],
  ['DELETE /api/users/me', (client) => client.removeMe(me)],
  ['DELETE /api/users/me/agencies/7', (client) => client.removeAgency('7', { ...me, version: null })],
  ['DELETE /api/users/me/agencies/7', (client) => client.removeAgency('7', old), null, '"6"'],
  ['GET /api/users/me/agencies/7/members', (client) => client.listMembers('7', me)],
  ['DELETE /api/users/me/agencies/7/members/8', (client) => client.removeMember('7', '8', me)],
  [
    'PUT /api/users/me/agencies/7/owner',
    (client) => client.handOver('7', { member_id: '8', end_keys: true }, me),
    { member_id: '8', end_keys: true },
  ],
  ['GET /api/users/me/agencies/7/invitations', (client) => client.listInvitations('7', me)],
  [
    'POST /api/users/me/agencies/7/invitations',
    (client) => client.invite('7', 'a@b.example', me),
    { email: 'a@b.example' },
  ],
  ['DELETE /api/users/me/agencies/7/invitations/9', (client) => client.withdrawInvitation('7', '9', me)],
  ['GET /api/users/me/invitations', (client) => client.listMyInvitations(me)],
  ['POST /api/users/me/invitations/9', (client) => client.acceptInvitation('9', me)],
  ['DELETE /api/users/me/invitations/9', (client) => client.declineInvitation('9', me)],
  ['GET /api/users/me/agencies/7/changes', (client) => client.listChanges('7', me)],
  [
    'GET /api/users/me/agencies/7/changes?before=4',
    (client) => client.listChanges('7', { ...me, before: '4' }),
  ],
  ['DELETE /api/users/me/agencies/7/athletes/2', (client) => client.removeAthlete('7', '2', me)],
  ['GET /api/users/me/agencies/7/keys', (client) => client.listKeys('7', me)],
  ['POST /api/users/me/agencies/7/keys', (client) => client.createKey('7', 'Import', me), { name: 'Import' }],
  ['DELETE /api/users/me/agencies/7/keys/3', (client) => client.endKey('7', '3', me)],
  ['GET /api/users/me/key', (client) => client.showKey(me)],
])('%s', async (call, make, body = null, version?: string) => {
  const { client, sent } = clientOf(422, { detail: 'No.' });
  await expect(make(client)).rejects.toMatchObject({ message: 'No.' });
  expect(sent()).toEqual([{ call, bearer: 'Bearer token', body, version: version ?? null }]);
});

test('invitations and changes are read; a row that cannot be read is counted', async () => {
  const since = '2026-11-22T10:00:00.000Z';
  const mine = { id: '9', agency_id: '7', agency_name: 'North', invited_by: null, expires_at: since };
  const received = clientOf(200, [mine, { id: '10' }], own);
  expect(await received.client.listMyInvitations({ token })).toEqual({ rows: [mine], unreadable: 1 });
  const change = {
    id: '3',
    at: since,
    who: 'ada@example.com',
    action: 'athletes.edited',
    whom: null,
    count: 1,
    athletes: [{ id: '5', name: null }],
    fields: ['GPA'],
    key: null,
  };
  const log = clientOf(200, [change, null], own);
  expect(await log.client.listChanges('7', { token })).toEqual({ rows: [change], unreadable: 1 });
});

test('a service without keys is not asked', async () => {
  const { client, sent } = clientOf(200, [], own);
  await client.listAgencies();
  await expect(client.listKeys('7', { token })).rejects.toMatchObject({ code: 'unsupported' });
  expect(sent()).toHaveLength(1);
});

test('an export is answered as it came', async () => {
  const kept = {
    exported_at: '2026-11-22T10:00:00.000Z',
    user: { email: 'ada@example.com' },
    agencies: [{ id: '7' }],
    athletes: [],
    memberships: [],
    invitations_received: [],
    invitations_sent: [],
    changes: [],
  };
  expect(await clientOf(200, kept, own).client.exportMe({ token })).toEqual(kept);

  const waiting: ((answer: Response) => void)[] = [];
  const client = createClient({
    baseUrl: 'http://service.example',
    timeout: 1,
    fetch: (_, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        waiting.push(resolve);
      }),
  });
  const exported = client.exportMe({ token });
  await expect(client.showMe({ token })).rejects.toMatchObject({ code: 'timeout' });
  waiting[0]?.(Response.json(kept));
  expect(await exported, 'takes longer than other calls may').toEqual(kept);
});

test('a text is read without a token; null where there is none, also at a service without the call', async () => {
  const { client, sent } = clientOf(200, { markdown: '# Terms' });
  expect([await client.showText('terms'), sent()[0]?.call]).toEqual([
    { markdown: '# Terms' },
    'GET /api/texts/terms',
  ]);
  expect(await clientOf(404, { detail: 'Not found' }).client.showText('privacy')).toBeNull();
  await expect(clientOf(500, {}).client.showText('privacy')).rejects.toMatchObject({ status: 500 });
});

test('a service of the eleven calls is asked once, and then known to lack them', async () => {
  const { client, sent } = clientOf(404, { detail: 'There is no such call.' });
  const refused = { code: 'unsupported' };
  await expect(client.listMyInvitations({ token })).rejects.toMatchObject(refused);
  await expect(client.listMembers('7', { token })).rejects.toMatchObject(refused);
  await expect(client.removeMe({ token })).rejects.toMatchObject(refused);
  await expect(client.removeAgency('7', { token, version: null })).rejects.toMatchObject(refused);
  expect(sent().map(({ call }) => call)).toEqual([
    'GET /api/users/me/invitations',
    'DELETE /api/users/me',
    'DELETE /api/users/me/agencies/7',
  ]);
  expect(['account', 'agency-remove', 'members'] as const).toSatisfy(
    (names: readonly ('account' | 'agency-remove' | 'members')[]) =>
      names.every((name) => client.capabilities.can(name) === false),
  );
});
