import { operations } from '@matchpoint/core/contract/operations';
import { anAgency } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { testService } from '../testing/fixtures.ts';
import { emailOf, join } from '../testing/test-agency.ts';
import { aCreatedAthlete, instant, said } from '../testing/test-answer.ts';

const { server, newPerson, newAgency } = await testService();

const path = '/api/users/me/export';
const at = expect.stringMatching(instant);
const athlete = { name: 'Ada', available_semester: 'Fall', available_year: 2027 };

test('it has everything about the caller, and nothing of others', async () => {
  const ada = await newPerson();
  const other = await newAgency();
  await join(other.path, other.owner, ada);
  await other.owner.call('POST', `${other.path}/athletes`, { ...athlete, name: 'Not hers' });
  const third = await newAgency();
  await third.owner.call('POST', `${third.path}/invitations`, { email: emailOf(ada) });
  const id = await ada.createAgency('Hers');
  const own = `/api/users/me/agencies/${id}`;
  const athletes: { id: string }[] = Object(
    (
      await ada.call('POST', `${own}/athletes/batch`, {
        athletes: Array.from({ length: 600 }, (_, index) => ({ ...athlete, client_ref: String(index) })),
      })
    ).body,
  );
  await ada.call('POST', `${own}/invitations`, { email: 'grace@example.com' });
  await ada.call('POST', `${own}/keys`, { name: 'Import' });
  const answer = await ada.call('GET', path);
  const invitation = { id: expect.any(String), invited_at: at, expires_at: at };
  const change = { id: expect.any(String), at, athlete_ids: [], fields: [], whom: null, key: null };
  expect(said(answer)).toEqual({
    status: 200,
    body: {
      exported_at: at,
      user: {
        id: expect.any(String),
        identity_provider_id: ada.uid,
        email: emailOf(ada),
        active_profile: other.id,
        created_at: at,
        rows_created: 601,
        rows_since: at,
      },
      agencies: [{ ...anAgency({ id, name: 'Hers', sports: ['Tennis'] }), created_at: at }],
      athletes: athletes.map((one) =>
        aCreatedAthlete({
          ...athlete,
          id: one.id,
          sport: 'Tennis',
          agency_id: id,
          agency_name: 'Hers',
          available_semester: 'Fall',
        }),
      ),
      memberships: [{ agency_id: other.id, agency_name: 'North', role: 'editor', since: at }],
      invitations_received: [
        {
          ...invitation,
          agency_id: other.id,
          agency_name: 'North',
          email: emailOf(ada),
          accepted_at: at,
        },
        { ...invitation, agency_id: third.id, agency_name: 'North', email: emailOf(ada), accepted_at: null },
      ],
      invitations_sent: [
        { ...invitation, agency_id: id, agency_name: 'Hers', email: 'grace@example.com', accepted_at: null },
      ],
      changes: [
        { ...change, agency_id: other.id, action: 'invitation.sent', whom: emailOf(ada) },
        { ...change, agency_id: other.id, action: 'member.joined' },
        { ...change, agency_id: third.id, action: 'invitation.sent', whom: emailOf(ada) },
        { ...change, agency_id: id, action: 'agency.created' },
        {
          ...change,
          agency_id: id,
          action: 'athletes.created',
          athlete_ids: athletes.map((one) => one.id),
        },
        { ...change, agency_id: id, action: 'invitation.sent', whom: 'grace@example.com' },
        { ...change, agency_id: id, action: 'key.created', key: 'Import' },
      ],
      keys: [{ id: expect.any(String), agency_id: id, name: 'Import', created_at: at, last_used_at: null }],
    },
  });
  expect([answer.headers.get('Cache-Control'), answer.headers.get('Content-Type')]).toEqual([
    'no-store',
    'application/json',
  ]);
  expect(safeParse(operations.exportMe.answer, answer.body).success).toBe(true);
});

test('of somebody new it is nearly empty, and invitations are for verified addresses', async () => {
  const { path: agency, owner } = await newAgency();
  const ada = await newPerson({ email_verified: false });
  await owner.call('POST', `${agency}/invitations`, { email: emailOf(ada) });
  expect((await ada.call('GET', path)).body).toEqual({
    exported_at: at,
    user: {
      id: expect.any(String),
      identity_provider_id: ada.uid,
      email: emailOf(ada),
      active_profile: null,
      created_at: at,
      rows_created: 0,
      rows_since: null,
    },
    ...{ agencies: [], athletes: [], memberships: [] },
    ...{ invitations_received: [], invitations_sent: [], changes: [], keys: [] },
  });
});

test('ten an hour for one account, and HEAD takes no connection', async () => {
  const [ada, grace] = [await newPerson(), await newPerson()];
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await ada.call('GET', path)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  for (let count = 0; count < 5; count += 1) expect((await grace.call('HEAD', path)).status).toBe(200);
  expect((await grace.call('GET', path)).status).toBe(200);
});

test('a client that leaves gives its connection back', async () => {
  const ada = await newPerson();
  for (let count = 0; count < 5; count += 1) {
    const leaving = new AbortController();
    const answer = await server.fetch(path, {
      headers: { Authorization: `Bearer ${ada.token}` },
      signal: leaving.signal,
    });
    await answer.body?.cancel();
    leaving.abort();
  }
  expect((await ada.call('GET', path)).status).toBe(200);
});
