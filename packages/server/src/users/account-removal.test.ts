import { expect, test } from 'vitest';
import { testService } from '../testing/fixtures.ts';
import { done, emailOf, join, memberId } from '../testing/test-agency.ts';
import { missing, said, told } from '../testing/test-answer.ts';
import type { TestPerson } from '../testing/test-person.ts';

const { project, server, newPerson, newAgency, beside } = await testService();
const other = await beside();

const me = '/api/users/me';
const athlete = { name: 'Ada', available_semester: 'Fall', available_year: 2027 };
const seconds = () => Math.floor(Date.now() / 1000);
const ended = told(401, 'This sign-in has been ended; sign in again.');

async function kept({ uid }: TestPerson): Promise<object[]> {
  return server.sql`select email from users where uid = ${uid}`;
}

test('an account goes with its agencies and its part in others; others keep theirs', async () => {
  const { id, path, owner, editor } = await newAgency();
  const theirs = await editor.createAgency('Theirs');
  await join(`${me}/agencies/${theirs}`, editor, owner);
  await owner.call('POST', `${path}/athletes`, athlete);
  await owner.call('POST', `${path}/invitations`, { email: 'new@example.com' });
  await editor.call('POST', `${me}/agencies/${theirs}/athletes`, athlete);
  await owner.call('PATCH', `${me}/agencies/${theirs}`, { city: 'Kiel' });
  const third = await newAgency();
  await third.owner.call('POST', `${third.path}/invitations`, { email: emailOf(owner) });
  await other.fetch(`/api/athletes/?agency_id=${id}`);

  expect(said(await owner.call('DELETE', me))).toEqual(done);

  expect([await kept(owner), project.accounts.has(owner.uid)]).toEqual([[], false]);
  for (const at of [server, other]) {
    expect(await (await at.fetch(`/api/athletes/?agency_id=${id}`)).json()).toEqual([]);
    expect((await at.fetch(`/api/agencies/${id}`)).status).toBe(404);
    expect(await (await at.fetch(`/api/athletes/?agency_id=${theirs}`)).json()).toHaveLength(1);
  }
  expect(said(await editor.call('GET', path))).toEqual(missing('agency'));
  expect(await server.sql`select id from invitations where agency_id = ${id}::bigint`).toEqual([]);
  expect((await third.owner.call('GET', `${third.path}/invitations`)).body).toEqual([]);
  expect((await editor.call('GET', `${me}/agencies/${theirs}/members`)).body).toHaveLength(1);
  const [newest] = Object((await editor.call('GET', `${me}/agencies/${theirs}/changes`)).body);
  expect(newest).toMatchObject({ who: null, action: 'agency.edited', fields: ['city'] });
  const [invited] = Object((await third.owner.call('GET', `${third.path}/changes`)).body);
  expect(invited).toMatchObject({ action: 'invitation.sent', whom: null });
});

test('the token of before is over, and makes nothing anew', async () => {
  const owner = await newPerson();
  await owner.createAgency();
  expect((await owner.call('DELETE', me)).status).toBe(204);
  expect(said(await owner.call('GET', me))).toEqual(ended);
  expect(said(await owner.call('GET', me, undefined, { at: other }))).toEqual(ended);
  expect(said(await owner.call('POST', `${me}/agencies`, { name: 'A', sports: ['Tennis'] }))).toEqual(ended);
  expect(said(await owner.call('DELETE', me))).toEqual(ended);
  expect(await kept(owner)).toEqual([]);
});

test('a server that knew the account writes nothing for it, though the identity provider’s word is a moment old', async () => {
  const owner = await newPerson();
  await owner.call('GET', me, undefined, { at: other });
  await owner.call('DELETE', me);
  project.accounts.set(owner.uid, { disabled: false, isVerified: true, validSince: 0 });
  const draft = { name: 'Ghost', sports: ['Tennis'] };
  expect(said(await owner.call('POST', `${me}/agencies`, draft, { at: other }))).toEqual(ended);
  expect(await server.sql`select id from agencies where name = 'Ghost'`).toEqual([]);
});

test('it asks for a sign-in of the last ten minutes, and removes nothing without', async () => {
  const late = await newPerson({ auth_time: seconds() - 620 });
  expect(said(await late.call('DELETE', me))).toEqual(
    told(
      403,
      'Sign in again before you delete your account: this sign-in is more than ten minutes old. Nothing was removed.',
    ),
  );
  await late.call('GET', me);
  expect([await kept(late), project.accounts.has(late.uid)]).toEqual([[{ email: emailOf(late) }], true]);
  const fresh = await newPerson({ auth_time: seconds() - 580 });
  expect((await fresh.call('DELETE', me)).status).toBe(204);
});

test('where the identity provider fails, asking again completes it', async () => {
  const owner = await newPerson();
  const agency = await owner.createAgency();
  project.setRemoving(false);
  const answer = await owner.call('DELETE', me);
  expect([said(answer), answer.headers.get('Retry-After')]).toEqual([
    told(503, 'Your data is deleted. The sign-in account is not yet: try again to finish.'),
    '2',
  ]);
  expect([await kept(owner), project.accounts.has(owner.uid)]).toEqual([[], true]);
  expect((await server.fetch(`/api/agencies/${agency}`)).status).toBe(404);
  expect(said(await owner.call('GET', me))).toEqual(ended);
  expect(said(await owner.call('POST', `${me}/agencies`, { name: 'A', sports: ['Tennis'] }))).toEqual(ended);
  expect(await kept(owner)).toEqual([]);
  project.setRemoving(true);
  expect(said(await owner.call('DELETE', me, undefined, { at: other }))).toEqual(done);
  expect([await kept(owner), project.accounts.has(owner.uid)]).toEqual([[], false]);
});

test('who signs in anew, at an account that the provider kept, begins anew', async () => {
  const owner = await newPerson();
  await owner.call('DELETE', me);
  await server.sql`update removed_accounts set removed_at = removed_at - interval '5 minutes'`;
  const again = await newPerson({ sub: owner.uid });
  expect((await again.call('GET', me)).status).toBe(200);
  expect(await kept(again)).toEqual([{ email: emailOf(owner) }]);
});

test('the note of a removal goes after a day, once the provider has done its part', async () => {
  const [one, two, three] = [await newPerson(), await newPerson(), await newPerson()];
  await server.sql`delete from removed_accounts`;
  await one.call('DELETE', me);
  project.setRemoving(false);
  await two.call('DELETE', me);
  project.setRemoving(true);
  await server.sql`update removed_accounts set removed_at = removed_at - interval '2 days'`;
  await three.call('DELETE', me);
  expect(
    await server.sql`
      select is_complete, removed_at > now() - interval '1 day' as is_new from removed_accounts order by is_new`,
  ).toEqual([
    { is_complete: false, is_new: false },
    { is_complete: true, is_new: true },
  ]);
});

test('one whose address is not verified leaves invitations to it to its owner', async () => {
  const { path, owner } = await newAgency();
  const email = `${crypto.randomUUID()}@example.com`;
  await owner.call('POST', `${path}/invitations`, { email });
  const impostor = await newPerson({ email, email_verified: false });
  expect((await impostor.call('DELETE', me)).status).toBe(204);
  expect((await owner.call('GET', `${path}/invitations`)).body).toHaveLength(1);
});

test('while agencies are created and handed over to it, none is left without an owner', async () => {
  const before = await server.sql`select id from agencies where owner_id is null`;
  for (let round = 0; round < 4; round += 1) {
    const { path, owner, editor } = await newAgency();
    const member_id = await memberId({ path, owner, editor }, editor);
    const draft = { name: 'Late', sports: ['Tennis'] };
    const [removed, handed, ...created] = await Promise.all([
      editor.call('DELETE', me),
      owner.call('PUT', `${path}/owner`, { member_id }, { at: other }),
      ...[server, other, server].map((at) => editor.call('POST', `${me}/agencies`, draft, { at })),
    ]);
    expect(removed.status).toBe(204);
    expect([200, 404]).toContain(handed.status);
    for (const { status } of created) expect([201, 401]).toContain(status);
    // Handed over, it went with its new owner.
    expect((await owner.call('GET', path)).status).toBe(handed.status === 200 ? 404 : 200);
  }
  expect(await server.sql`select id from agencies where owner_id is null`).toEqual(before);
});
