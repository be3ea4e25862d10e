import { describe, expect, test } from 'vitest';
import { testService } from '../testing/fixtures.ts';
import { done, emailOf, join, memberId } from '../testing/test-agency.ts';
import { idOf, instant, missing, said, told } from '../testing/test-answer.ts';
import type { TestAnswer, TestPerson } from '../testing/test-person.ts';

const { server, newPerson, newAgency } = await testService();

const mine = '/api/users/me/invitations';

async function ownAgency() {
  const owner = await newPerson();
  const id = await owner.createAgency('North');
  return { id, owner, path: `/api/users/me/agencies/${id}` };
}
const invite = (path: string, owner: TestPerson, email: string) =>
  owner.call('POST', `${path}/invitations`, { email });
const invitation = (email: string) => ({
  id: expect.any(String),
  email,
  invited_at: expect.stringMatching(instant),
  expires_at: expect.stringMatching(instant),
});
const received = (agency: string, by: TestPerson) => ({
  id: expect.any(String),
  agency_id: agency,
  agency_name: 'North',
  invited_by: emailOf(by),
  expires_at: expect.stringMatching(instant),
});
const addEditors = (id: string, count: number) =>
  server.sql`
    with added as (
      insert into users (uid, email) select gen_random_uuid()::text, 'x' from generate_series(1, ${count}::int) returning id
    )
    insert into agency_editors (agency_id, user_id) select ${id}::bigint, id from added`;
const endAll = (path: string) =>
  server.sql`update invitations set expires_at = now() where agency_id = ${path.split('/').at(-1) ?? ''}::bigint`;

describe('inviting', () => {
  test('is for an address, in lower case, and lasts fourteen days', async () => {
    const { path, owner } = await ownAgency();
    const answer = await invite(path, owner, 'Ada@Example.COM');
    expect(said(answer)).toEqual({ status: 201, body: invitation('ada@example.com') });
    const { invited_at, expires_at } = Object(answer.body);
    expect(Date.parse(expires_at) - Date.parse(invited_at)).toBe(14 * 86_400_000);
    expect(said(await owner.call('GET', `${path}/invitations/`))).toEqual({
      status: 200,
      body: [answer.body],
    });
  });

  test('the same address again starts its days anew, and newer ones come first', async () => {
    const { path, owner } = await ownAgency();
    const first = await invite(path, owner, 'ada@example.com');
    await server.sql`update invitations set expires_at = now() + interval '1 day' where id = ${idOf(first)}::bigint`;
    const second = await invite(path, owner, 'grace@example.com');
    const again = await invite(path, owner, 'ADA@example.com');
    expect([again.status, idOf(again)]).toEqual([201, idOf(first)]);
    expect((await owner.call('GET', `${path}/invitations`)).body).toEqual([second.body, again.body]);
    const { invited_at, expires_at } = Object(again.body);
    expect(Date.parse(expires_at) - Date.parse(invited_at)).toBe(14 * 86_400_000);
  });

  test('somebody of the agency is refused in words', async () => {
    const { path, owner, editor } = await newAgency();
    const refused = (who: TestPerson, role: string) =>
      told(409, `${emailOf(who)} is ${role} of this agency already.`);
    expect(said(await invite(path, owner, emailOf(editor)))).toEqual(refused(editor, 'an editor'));
    expect(said(await invite(path, owner, emailOf(owner)))).toEqual(refused(owner, 'the owner'));
    expect((await owner.call('GET', `${path}/invitations`)).body).toEqual([]);
  });

  test('more than fifty at a time is refused, also when calls come together', async () => {
    const { path, owner } = await ownAgency();
    const answers = await Promise.all(
      Array.from({ length: 53 }, (_, index) => invite(path, owner, `a${index}@example.com`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(said)).toEqual(
      refused.map(() => told(409, 'An agency may have 50 open invitations; withdraw one first.')),
    );
    expect((await owner.call('GET', `${path}/invitations`)).body).toHaveLength(50);
  });

  test('removes a few invitations that have ended, of anybody', async () => {
    const [one, other] = [await ownAgency(), await ownAgency()];
    await invite(one.path, one.owner, 'ada@example.com');
    await endAll(one.path);
    await invite(other.path, other.owner, 'grace@example.com');
    expect(await server.sql`select email from invitations where agency_id = ${one.id}::bigint`).toEqual([]);
  });
});

describe('an invitation', () => {
  test('is found by the one with the address, and accepting it makes an editor, once or twice', async () => {
    const { id, path, owner } = await ownAgency();
    const ada = await newPerson();
    await invite(path, owner, emailOf(ada).toUpperCase());
    const list = await ada.call('GET', mine);
    expect(said(list)).toEqual({ status: 200, body: [received(id, owner)] });
    const [{ id: invitationId }] = Object(list.body);
    const profile = { id, name: 'North', profile_type: 'Agency', role: 'editor' };
    const accept = () => ada.call('POST', `${mine}/${invitationId}`);
    expect([said(await accept()), said(await accept())]).toEqual([
      { status: 200, body: profile },
      { status: 200, body: profile },
    ]);
    expect((await ada.call('GET', '/api/users/me/profiles')).body).toEqual([profile]);
    expect((await ada.call('GET', mine)).body).toEqual([]);
    expect((await owner.call('GET', `${path}/invitations`)).body).toEqual([]);
  });

  test('that was accepted gives nothing back to one who was taken off since', async () => {
    const { path, owner } = await ownAgency();
    const ada = await newPerson();
    const id = idOf(await invite(path, owner, emailOf(ada)));
    await ada.call('POST', `${mine}/${id}`);
    const adaId = await memberId({ path, owner, editor: ada }, ada);
    await owner.call('DELETE', `${path}/members/${adaId}`);
    expect(said(await ada.call('POST', `${mine}/${id}`))).toEqual(missing('invitation'));
    await join(path, owner, ada);
    expect((await ada.call('GET', path)).status).toBe(200);
  });

  test('leaves the active profile as it is, also one that was never chosen', async () => {
    const older = await ownAgency();
    const ada = await newPerson();
    const own = await ada.createAgency('Own');
    await join(older.path, older.owner, ada);
    expect((await ada.call('GET', '/api/users/me')).body).toMatchObject({ active_profile: own });
    const grace = await newPerson();
    await join(older.path, older.owner, grace);
    await grace.createAgency('Later');
    expect((await grace.call('GET', '/api/users/me')).body).toMatchObject({ active_profile: older.id });
  });

  test('is declined, withdrawn or ends, and then exists no more', async () => {
    const { path, owner } = await ownAgency();
    const ada = await newPerson();
    const fresh = async () => idOf(await invite(path, owner, emailOf(ada)));
    const gone = async (id: string) => {
      expect((await ada.call('GET', mine)).body).toEqual([]);
      expect((await owner.call('GET', `${path}/invitations`)).body).toEqual([]);
      expect([
        said(await ada.call('POST', `${mine}/${id}`)),
        said(await ada.call('DELETE', `${mine}/${id}`)),
        said(await owner.call('DELETE', `${path}/invitations/${id}`)),
      ]).toEqual([missing('invitation'), missing('invitation'), missing('invitation')]);
    };
    const declined = await fresh();
    expect(said(await ada.call('DELETE', `${mine}/${declined}`))).toEqual(done);
    await gone(declined);
    const withdrawn = await fresh();
    expect(said(await owner.call('DELETE', `${path}/invitations/${withdrawn}`))).toEqual(done);
    await gone(withdrawn);
    const ended = await fresh();
    await endAll(path);
    await gone(ended);
  });

  test('is nothing to an account whose address is not verified', async () => {
    const { path, owner } = await ownAgency();
    const ada = await newPerson({ email_verified: false });
    const id = idOf(await invite(path, owner, emailOf(ada)));
    const refused = told(
      403,
      expect.stringMatching(/^Invitations are for verified email addresses\. Verify /),
    );
    expect((await ada.call('GET', mine)).body).toEqual([]);
    expect(said(await ada.call('POST', `${mine}/${id}`))).toEqual(refused);
    expect(said(await ada.call('DELETE', `${mine}/${id}`))).toEqual(refused);
    expect((await owner.call('GET', `${path}/invitations`)).body).toHaveLength(1);
  });
});

test('an invitation that is accepted while it is withdrawn is one of both', async () => {
  const { path, owner } = await ownAgency();
  const people = await Promise.all(Array.from({ length: 12 }, () => newPerson()));
  const outcomes = await Promise.all(
    people.map(async (ada) => {
      const id = idOf(await invite(path, owner, emailOf(ada)));
      const [accepted, withdrawn] = await Promise.all([
        ada.call('POST', `${mine}/${id}`),
        owner.call('DELETE', `${path}/invitations/${id}`),
      ]);
      const isEditor = (await ada.call('GET', path)).status === 200;
      return [accepted.status, withdrawn.status, isEditor].join(' ');
    }),
  );
  for (const outcome of outcomes) expect(['200 404 true', '404 204 false']).toContain(outcome);
});

test('of several who accept at once for the last place one gets it, and the others wait for another', async () => {
  const { id, path, owner } = await ownAgency();
  await addEditors(id, 49);
  const people = await Promise.all(Array.from({ length: 4 }, () => newPerson()));
  const ids: string[] = [];
  for (const ada of people) ids.push(idOf(await invite(path, owner, emailOf(ada))));
  const acceptAll = () => Promise.all(people.map((ada, index) => ada.call('POST', `${mine}/${ids[index]}`)));
  const full = told(409, 'An agency may have 50 editors; ask its owner to remove one first.');
  const accepted = { status: 200, body: expect.anything() };
  const byStatus = (answers: readonly TestAnswer[]) =>
    answers.map(said).toSorted((one, other) => one.status - other.status);
  expect(byStatus(await acceptAll())).toEqual([accepted, full, full, full]);
  await server.sql`
    delete from agency_editors where user_id = (
      select min(user_id) from agency_editors where agency_id = ${id}::bigint
    )`;
  expect(byStatus(await acceptAll())).toEqual([accepted, accepted, full, full]);
});
