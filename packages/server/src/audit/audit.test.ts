import { expect, test } from 'vitest';
import { testService } from '../testing/fixtures.ts';
import { emailOf, memberId } from '../testing/test-agency.ts';
import { idOf, instant, missing, said, told } from '../testing/test-answer.ts';
import type { TestPerson } from '../testing/test-person.ts';

const { server, newPerson, newAgency } = await testService({ auditDays: 30 });

const athlete = { name: 'Ada', available_semester: 'Fall', available_year: 2027 };
interface Noted {
  readonly who: TestPerson;
  readonly action: string;
  readonly athletes?: readonly (readonly [id: string, name: string | null])[];
  readonly fields?: readonly string[];
  readonly whom?: string;
}
const entry = ({ who, action, athletes = [], fields = [], whom }: Noted) => ({
  id: expect.any(String),
  at: expect.stringMatching(instant),
  who: emailOf(who),
  action,
  whom: whom ?? null,
  key: null,
  count: athletes.length,
  athletes: athletes.map(([id, name]) => ({ id, name })),
  fields,
});
const log = async (person: TestPerson, path: string, query = '') =>
  Object((await person.call('GET', `${path}/changes${query}`)).body);

test('everything that is done to an agency is noted once, newest first, by names and never by values', async () => {
  const { path, owner, editor } = await newAgency();
  await owner.call('PATCH', path, { name: 'South', city: 'Kiel', country: null });
  const one = idOf(await editor.call('POST', `${path}/athletes`, athlete));
  const batch = { athletes: ['a', 'b'].map((client_ref) => ({ ...athlete, client_ref })) };
  const [{ id: two, version }, { id: three, version: itsVersion }] = Object(
    (await editor.call('POST', `${path}/athletes/batch`, batch)).body,
  );
  await owner.call('PATCH', `${path}/athletes/${one}`, { name: 'Grace', GPA: 3.5, SAT: null });
  await owner.call('PATCH', `${path}/athletes/batch`, {
    athletes: [
      { id: two, version, change: { name: 'Mary', available_year: 2028 } },
      { id: three, version: itsVersion, change: null },
    ],
  });
  await owner.call('DELETE', `${path}/athletes/${one}`);
  const sent = idOf(await owner.call('POST', `${path}/invitations`, { email: 'new@example.com' }));
  await owner.call('DELETE', `${path}/invitations/${sent}`);
  const member_id = await memberId({ path, owner, editor }, editor);
  await owner.call('PUT', `${path}/owner`, { member_id });
  const ownerId = await memberId({ path, owner: editor, editor }, owner);
  await owner.call('DELETE', `${path}/members/${ownerId}`);
  expect(await log(editor, path)).toEqual(
    [
      { who: owner, action: 'member.left' },
      { who: owner, action: 'agency.handed-over', whom: emailOf(editor) },
      { who: owner, action: 'invitation.withdrawn', whom: 'new@example.com' },
      { who: owner, action: 'invitation.sent', whom: 'new@example.com' },
      { who: owner, action: 'athletes.removed', athletes: [[one, 'Grace'] as const] },
      { who: owner, action: 'athletes.removed', athletes: [[three, 'Ada'] as const] },
      {
        who: owner,
        action: 'athletes.edited',
        athletes: [[two, 'Mary'] as const],
        fields: ['name', 'available_year'],
      },
      { who: owner, action: 'athletes.edited', athletes: [[one, null] as const], fields: ['name', 'GPA'] },
      {
        who: editor,
        action: 'athletes.created',
        athletes: [[two, 'Mary'] as const, [three, null] as const],
      },
      { who: editor, action: 'athletes.created', athletes: [[one, null] as const] },
      { who: owner, action: 'agency.edited', fields: ['name', 'city'] },
      { who: editor, action: 'member.joined' },
      { who: owner, action: 'invitation.sent', whom: emailOf(editor) },
      { who: owner, action: 'agency.created' },
    ].map(entry),
  );
});

test('what is refused, repeated or changes nothing is not noted', async () => {
  const { path, owner, editor } = await newAgency();
  const key = { headers: { 'Idempotency-Key': 'k' } };
  const one = idOf(await owner.call('POST', `${path}/athletes`, athlete, key));
  const before = await log(owner, path);
  const [{ version }] = Object((await owner.call('GET', `${path}/athletes/batch`)).body);
  await owner.call('POST', `${path}/athletes`, athlete, key);
  await owner.call('POST', `${path}/athletes`, { name: '' });
  await owner.call('POST', `${path}/athletes/batch`, { athletes: [{ ...athlete, client_ref: 'k' }] });
  await owner.call('PATCH', `${path}/athletes/${one}`, { name: 'Ada' });
  await owner.call('PATCH', `${path}/athletes/${one}`, { name: 'x' }, { headers: { 'If-Match': '"x"' } });
  await owner.call('DELETE', `${path}/athletes/${one}`, undefined, { headers: { 'If-Match': '"x"' } });
  await owner.call('PATCH', `${path}/athletes/batch`, {
    athletes: [
      { id: one, version, change: { name: 'Ada' } },
      { id: '999999999', version, change: null },
    ],
  });
  await owner.call('PATCH', path, { name: 'North' });
  await editor.call('DELETE', path);
  await (await newPerson()).call('PATCH', path, { name: 'Mine' });
  await owner.call('GET', `${path}/athletes`);
  expect(await log(owner, path)).toEqual(before);
});

test('one entry counts all athletes of a batch, and names twenty', async () => {
  const { path, owner } = await newAgency();
  const batch = Array.from({ length: 25 }, (_, index) => ({ ...athlete, client_ref: String(index) }));
  const created: { id: string }[] = Object(
    (await owner.call('POST', `${path}/athletes/batch`, { athletes: batch })).body,
  );
  expect((await log(owner, path))[0]).toEqual({
    ...entry({ who: owner, action: 'athletes.created' }),
    count: 25,
    athletes: created.slice(0, 20).map(({ id }) => ({ id, name: 'Ada' })),
  });
});

test('a page has a hundred, and goes on before its last', async () => {
  const owner = await newPerson();
  const path = `/api/users/me/agencies/${await owner.createAgency()}`;
  for (let index = 0; index < 102; index += 1) await owner.call('PATCH', path, { city: `Kiel ${index}` });
  const first = await log(owner, path);
  const second = await log(owner, path, `?before=${first.at(-1).id}`);
  expect([first.length, second.map(({ action }: { action: string }) => action)]).toEqual([
    100,
    ['agency.edited', 'agency.edited', 'agency.created'],
  ]);
  expect(await log(owner, path, `?before=${second.at(-1).id}`)).toEqual([]);
  expect(said(await owner.call('GET', `${path}/changes?before=x`))).toEqual(
    told(422, [
      { loc: ['query', 'before'], msg: 'must be the id of the last one', type: expect.any(String) },
    ]),
  );
});

test('entries that are too old go, a few with each new one', async () => {
  const owner = await newPerson();
  const id = await owner.createAgency();
  await server.sql`
    insert into changes (agency_id, at, action)
    select ${id}::bigint, now() - interval '31 days', 'agency.edited' from generate_series(1, 12)`;
  await server.sql`
    insert into changes (agency_id, at, action) values (${id}::bigint, now() - interval '29 days', 'agency.edited')`;
  const path = `/api/users/me/agencies/${id}`;
  const counts: number[] = [];
  for (const city of ['Kiel', 'Bonn', 'Ulm']) {
    await owner.call('PATCH', path, { city });
    counts.push((await log(owner, path)).length);
  }
  expect(counts).toEqual([5, 4, 5]);
});

test('the removal of an agency is noted, though nobody reads it any more', async () => {
  const { id, path, owner } = await newAgency();
  await owner.call('DELETE', path);
  expect(said(await owner.call('GET', `${path}/changes`))).toEqual(missing('agency'));
  expect(
    await server.sql`
      select users.email, action from changes join users on users.id = user_id
      where agency_id = ${id}::bigint order by changes.id desc limit 1`,
  ).toEqual([{ email: emailOf(owner), action: 'agency.removed' }]);
});
