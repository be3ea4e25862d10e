import { describe, expect, test } from 'vitest';
import { testService } from '../testing/fixtures.ts';
import { done, emailOf, join, memberId, newestChanges, ownersAlone } from '../testing/test-agency.ts';
import { instant, missing, refusal, said, told } from '../testing/test-answer.ts';
import type { TestPerson } from '../testing/test-person.ts';

const { server, newPerson, newAgency, beside } = await testService({ quotas: { agenciesPerUser: 3 } });

const member = (who: TestPerson, role: string) => ({
  id: expect.any(String),
  email: emailOf(who),
  role,
  since: expect.stringMatching(instant),
});
const athlete = { name: 'Ada', available_semester: 'Fall', available_year: 2027 };

test('an editor has their rows counted for themselves, not for the owner', async () => {
  const { path, owner, editor } = await newAgency();
  await server.sql`update users set rows_created = 0`;
  await editor.call('POST', `${path}/athletes`, athlete);
  await editor.call('POST', `${path}/athletes/batch`, { athletes: [{ ...athlete, client_ref: 'a' }] });
  await owner.call('POST', `${path}/athletes`, athlete);
  expect(
    await server.sql`
      select email, rows_created from users
      where email in (${emailOf(owner)}, ${emailOf(editor)}) order by rows_created`,
  ).toEqual([
    { email: emailOf(owner), rows_created: 1 },
    { email: emailOf(editor), rows_created: 2 },
  ]);
});

describe('the people', () => {
  test('take agencies over up to the quota, also where hand-overs and creates come together to two servers', async () => {
    const [me, other] = [await newPerson(), await beside()];
    const offered = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const agency = await newAgency();
        await join(agency.path, agency.owner, me);
        return { ...agency, member: await memberId(agency, me) };
      }),
    );
    await Promise.all([
      ...offered.map(({ owner, path, member: id }, index) =>
        owner.call('PUT', `${path}/owner`, { member_id: id }, index % 2 === 0 ? {} : { at: other }),
      ),
      ...Array.from({ length: 4 }, () => me.createAgency().catch(() => null)),
    ]);
    const [owned] = await server.sql`
      select count(*)::int as agencies from agencies join users on users.id = owner_id where users.email = ${emailOf(me)}`;
    expect(owned).toEqual({ agencies: 3 });
  });

  test('are listed with the owner first', async () => {
    const { path, owner, editor } = await newAgency();
    const people = { status: 200, body: [member(owner, 'owner'), member(editor, 'editor')] };
    expect(said(await owner.call('GET', `${path}/members`))).toEqual(people);
    expect(said(await editor.call('GET', `${path}/members/`))).toEqual(people);
  });

  test('an editor is taken off, and has nothing of the agency from then on', async () => {
    const { id, path, owner, editor } = await newAgency();
    const chosen = await editor.call('PUT', '/api/users/me/active_profile', { active_profile: id });
    expect(chosen.body).toMatchObject({ active_profile_name: 'North' });
    const editorId = await memberId({ path, owner, editor }, editor);
    expect(said(await owner.call('DELETE', `${path}/members/${editorId}`))).toEqual(done);
    expect((await owner.call('GET', `${path}/members`)).body).toEqual([member(owner, 'owner')]);
    expect(said(await editor.call('GET', path))).toEqual(missing('agency'));
    expect((await editor.call('GET', '/api/users/me/profiles')).body).toEqual([]);
    expect((await editor.call('GET', '/api/users/me')).body).toMatchObject({ active_profile: null });
    expect(said(await owner.call('DELETE', `${path}/members/${editorId}`))).toEqual(missing('member'));
  });

  test('an editor leaves; the owner cannot', async () => {
    const { path, owner, editor } = await newAgency();
    const editorId = await memberId({ path, owner, editor }, editor);
    const ownerId = await memberId({ path, owner, editor }, owner);
    expect(said(await owner.call('DELETE', `${path}/members/${ownerId}`))).toEqual(
      told(409, 'The owner cannot leave the agency: hand it over to an editor first, or remove the agency.'),
    );
    expect(said(await editor.call('DELETE', `${path}/members/${ownerId}`))).toEqual(ownersAlone);
    expect(said(await editor.call('DELETE', `${path}/members/${editorId}`))).toEqual(done);
    expect(said(await editor.call('DELETE', `${path}/members/${editorId}`))).toEqual(missing('agency'));
  });
});

describe('handing over', () => {
  test('makes the editor the owner and the owner an editor; asked twice it is done once', async () => {
    const { path, owner, editor } = await newAgency();
    const member_id = await memberId({ path, owner, editor }, editor);
    const people = { status: 200, body: [member(editor, 'owner'), member(owner, 'editor')] };
    expect(said(await owner.call('PUT', `${path}/owner`, { member_id }))).toEqual(people);
    expect(said(await owner.call('PUT', `${path}/owner`, { member_id }))).toEqual(people);
    expect(said(await owner.call('DELETE', path))).toEqual(ownersAlone);
    expect(said(await editor.call('DELETE', path))).toEqual(done);
  });

  test('ends the agency’s keys with it where that is asked, and each end is in the log', async () => {
    const { path, owner, editor } = await newAgency();
    const member_id = await memberId({ path, owner, editor }, editor);
    for (const name of ['Nightly', 'Weekly']) await owner.call('POST', `${path}/keys`, { name });
    const handOver = (end_keys: unknown) => owner.call('PUT', `${path}/owner`, { member_id, end_keys });
    expect(said(await handOver('yes'))).toEqual(refusal(['end_keys', expect.any(String)]));
    expect((await handOver(true)).status).toBe(200);
    expect((await editor.call('GET', `${path}/keys`)).body).toEqual([]);
    expect(await newestChanges(editor, path, 3)).toEqual([
      [emailOf(owner), 'agency.handed-over', null],
      [emailOf(owner), 'key.ended', 'Weekly'],
      [emailOf(owner), 'key.ended', 'Nightly'],
    ]);
  });

  test('to somebody who is not an editor, or owns as many agencies as they may, is refused', async () => {
    const { path, owner, editor } = await newAgency();
    const other = await newAgency();
    const stranger = await memberId(other, other.editor);
    for (const id of [stranger, '999999999', '-1', 'abc', '9'.repeat(30)])
      expect(said(await owner.call('PUT', `${path}/owner`, { member_id: id }))).toEqual(missing('member'));
    for (const name of ['One', 'Two', 'Three']) await editor.createAgency(name);
    const member_id = await memberId({ path, owner, editor }, editor);
    const before = (await owner.call('GET', `${path}/members`)).body;
    expect(said(await owner.call('PUT', `${path}/owner`, { member_id }))).toEqual(
      told(409, 'This person owns as many agencies as an account may have; nothing was changed.'),
    );
    expect((await owner.call('GET', `${path}/members`)).body).toEqual(before);
  });

  test('keeps both sides’ keys apart', async () => {
    const { owner, editor } = await newAgency();
    const key = { headers: { 'Idempotency-Key': 'same' } };
    const draft = { name: 'Keyed', sports: ['Tennis'] };
    const [mine, theirs] = [
      await owner.call('POST', '/api/users/me/agencies', draft, key),
      await editor.call('POST', '/api/users/me/agencies', draft, key),
    ];
    const path = `/api/users/me/agencies/${Object(mine.body).id}`;
    await join(path, owner, editor);
    const member_id = await memberId({ path, owner, editor }, editor);
    expect((await owner.call('PUT', `${path}/owner`, { member_id })).status).toBe(200);
    expect(said(await editor.call('POST', '/api/users/me/agencies', draft, key))).toEqual({
      status: 200,
      body: theirs.body,
    });
  });

  test('to two at once leaves one owner', async () => {
    const { path, owner, editor } = await newAgency();
    const other = await newPerson();
    await join(path, owner, other);
    const ids = [
      await memberId({ path, owner, editor }, editor),
      await memberId({ path, owner, editor }, other),
    ];
    const answers = await Promise.all(
      ids.map((member_id) => owner.call('PUT', `${path}/owner`, { member_id })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const winner = answers[0]?.status === 200 ? editor : other;
    const loser = answers[0]?.status === 200 ? other : editor;
    const { body } = await owner.call('GET', `${path}/members`);
    expect(body).toEqual([member(winner, 'owner'), ...[member(loser, 'editor'), member(owner, 'editor')]]);
  });
});
