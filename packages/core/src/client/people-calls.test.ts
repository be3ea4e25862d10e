import { expect, test } from 'vitest';
import { recordedClient } from '../testing/recorded-client.ts';
import { createClient } from './client.ts';

/** A client whose service answers every call with `status` and `body`, and its requests. */
function clientOf(status: number, body: unknown, headers: Record<string, string> = {}) {
  const { client, calls } = recordedClient(
    () => new Response(body === null ? null : JSON.stringify(body), { status, headers }),
  );
  const sent = () =>
    calls.map(({ method, path, body: given, headers: { 'if-match': version = null } }) => ({
      call: `${method} ${path}`,
      body: given,
      version,
    }));
  return { client, sent };
}

const token = 'token';
const own = { 'Matchpoint-Capabilities': 'account, agency-remove, members' };

test('each call has its path, body and version', async () => {
  const { client, sent } = clientOf(204, null, own);
  await client.removeMe({ token });
  await client.removeAgency('7', { token, version: '"v-3"' });
  await client.removeAgency('7', { token, version: null });
  await client.removeMember('7', '8', { token });
  await client.withdrawInvitation('7', '9', { token });
  await client.declineInvitation('9', { token });
  const plain = { body: null, version: null };
  expect(sent()).toEqual([
    { ...plain, call: 'DELETE /api/users/me' },
    { ...plain, call: 'DELETE /api/users/me/agencies/7', version: '"v-3"' },
    { ...plain, call: 'DELETE /api/users/me/agencies/7' },
    { ...plain, call: 'DELETE /api/users/me/agencies/7/members/8' },
    { ...plain, call: 'DELETE /api/users/me/agencies/7/invitations/9' },
    { ...plain, call: 'DELETE /api/users/me/invitations/9' },
  ]);
});

test('people, invitations and changes are read; a row that cannot be read is counted', async () => {
  const member = { id: '8', email: 'ada@example.com', role: 'editor', since: '2026-11-22T10:00:00.000Z' };
  const people = clientOf(200, [{ ...member, id: 8 }], own);
  expect(await people.client.listMembers('7', { token })).toEqual([member]);
  expect(await people.client.handOver('7', '8', { token })).toEqual([member]);

  const invitation = { id: '9', email: 'ada@example.com', invited_at: null, expires_at: member.since };
  const invited = clientOf(201, { ...invitation, invited_at: 'yesterday' }, own);
  expect(await invited.client.invite('7', 'ada@example.com', { token })).toEqual(invitation);
  const invitations = clientOf(200, [invitation], own);
  expect(await invitations.client.listInvitations('7', { token })).toEqual([invitation]);

  const mine = { id: '9', agency_id: '7', agency_name: 'North', invited_by: null, expires_at: member.since };
  const received = clientOf(200, [mine, { id: '10' }], own);
  expect(await received.client.listMyInvitations({ token })).toEqual({ rows: [mine], unreadable: 1 });
  const profile = { id: '7', name: 'North', profile_type: 'Agency', role: 'editor' };
  const accepted = clientOf(200, profile, own);
  expect(await accepted.client.acceptInvitation('9', { token })).toEqual(profile);

  const change = {
    id: '3',
    at: member.since,
    who: 'ada@example.com',
    action: 'athletes.edited',
    whom: null,
    count: 1,
    athletes: [{ id: '5', name: null }],
    fields: ['GPA'],
    key: null,
  };
  const log = clientOf(200, [change, null], own);
  expect(await log.client.listChanges('7', { token, before: '4' })).toEqual({
    rows: [change],
    unreadable: 1,
  });
  expect(await log.client.listChanges('7', { token })).toEqual({ rows: [change], unreadable: 1 });

  expect([people, invited, invitations, received, accepted, log].flatMap(({ sent }) => sent())).toEqual([
    { call: 'GET /api/users/me/agencies/7/members', body: null, version: null },
    { call: 'PUT /api/users/me/agencies/7/owner', body: { member_id: '8' }, version: null },
    { call: 'POST /api/users/me/agencies/7/invitations', body: { email: 'ada@example.com' }, version: null },
    { call: 'GET /api/users/me/agencies/7/invitations', body: null, version: null },
    { call: 'GET /api/users/me/invitations', body: null, version: null },
    { call: 'POST /api/users/me/invitations/9', body: null, version: null },
    { call: 'GET /api/users/me/agencies/7/changes?before=4', body: null, version: null },
    { call: 'GET /api/users/me/agencies/7/changes', body: null, version: null },
  ]);
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
