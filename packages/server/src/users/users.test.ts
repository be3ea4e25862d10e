import { describe, expect, test } from 'vitest';
import { testService } from '../testing/fixtures.ts';
import { emailOf } from '../testing/test-agency.ts';
import { missing, said, told } from '../testing/test-answer.ts';
import type { TestPerson } from '../testing/test-person.ts';
import type { TestServer } from '../testing/test-server.ts';

const { server, newPerson, beside } = await testService();
const plain = await beside({ extensions: false });

const me = '/api/users/me';
const active = `${me}/active_profile`;

interface Owner extends TestPerson {
  /** The ids of their agencies, oldest first. */
  readonly ids: readonly string[];
  /** What a GET answers. */
  read(path: string, at?: TestServer): Promise<object>;
  switchTo(profile: unknown): Promise<object>;
}

/** A person with agencies of these names. */
async function owner(...names: string[]): Promise<Owner> {
  const person = await newPerson();
  const ids: string[] = [];
  for (const name of names) ids.push(await person.createAgency(name));
  return {
    ...person,
    ids,
    read: async (path, at = server) => said(await person.call('GET', path, undefined, { at })),
    switchTo: async (profile) => said(await person.call('PUT', active, { active_profile: profile })),
  };
}

const user = (person: TestPerson, id?: string, name?: string) => ({
  status: 200,
  body: {
    email: emailOf(person),
    active_profile: id ?? null,
    active_profile_name: name ?? null,
    active_profile_type: id === undefined ? null : 'Agency',
    email_verified: true,
  },
});

describe('the current user', () => {
  test('an account that was made at the provider has no profile yet', async () => {
    const person = await owner();
    expect(await person.read(me)).toEqual(user(person));
    expect(await person.read(`${me}/profiles`)).toEqual({ status: 200, body: [] });
  });

  test('first calls that come together make one user', async () => {
    const person = await owner();
    const paths = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? me : `${me}/profiles/`));
    const answers = await Promise.all(paths.map((path) => person.call('GET', path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    expect(await server.sql`select email from users where uid = ${person.uid}`).toEqual([
      { email: emailOf(person) },
    ]);
  });

  test('an email that changed at the provider changes here', async () => {
    const person = await owner();
    await person.read(me);
    await server.sql`update users set email = 'old@example.com' where uid = ${person.uid}`;
    expect(await person.read(me)).toEqual(user(person));
  });

  test('the active profile is the chosen one, then the oldest, then none', async () => {
    const person = await owner('First', 'Second', 'Third');
    const [first = '', second = '', third = ''] = person.ids;
    expect(await person.read(me)).toEqual(user(person, first, 'First'));
    await server.sql`update users set active_agency_id = ${second} where uid = ${person.uid}`;
    expect(await person.read(me)).toEqual(user(person, second, 'Second'));
    await server.sql`update agencies set owner_id = null where id = ${second}`;
    expect(await person.read(me)).toEqual(user(person, first, 'First'));
    await server.sql`delete from agencies where id in (${first}, ${second})`;
    expect(await person.read(me)).toEqual(user(person, third, 'Third'));
    await server.sql`delete from agencies where id = ${third}`;
    expect(await person.read(me)).toEqual(user(person));
  });

  test('the profiles are the agencies of the user alone, oldest first', async () => {
    const person = await owner('Bravo', 'Alpha');
    await owner('Not yours');
    const [first, second] = person.ids;
    expect(await person.read(`${me}/profiles`)).toEqual({
      status: 200,
      body: [
        { id: first, name: 'Bravo', profile_type: 'Agency', role: 'owner' },
        { id: second, name: 'Alpha', profile_type: 'Agency', role: 'owner' },
      ],
    });
  });
});

describe('switching the profile', () => {
  test('one of the user’s own becomes the active one; its id is taken as text or number', async () => {
    const person = await owner('First', 'Second');
    const [first = '', second = ''] = person.ids;
    expect(await person.switchTo(second)).toEqual(user(person, second, 'Second'));
    expect(await person.read(`${me}/`)).toEqual(user(person, second, 'Second'));
    const slashed = await person.call('PUT', `${active}/`, { active_profile: Number(first) });
    expect(said(slashed)).toEqual(user(person, first, 'First'));
  });

  test('another’s profile is answered as one that does not exist, and changes nothing', async () => {
    const [person, other] = [await owner('Mine'), await owner('Theirs')];
    for (const id of [other.ids[0], '999999999', '9'.repeat(30), 'abc', '-1', 0, 1.5, "1' or '1'='1"])
      expect(await person.switchTo(id)).toEqual(missing('profile'));
    expect(await person.read(me)).toEqual(user(person, person.ids[0], 'Mine'));
  });

  test.each([null, '', [], {}, true])('%o is not an id', async (id) => {
    expect(await (await owner()).switchTo(id)).toEqual(
      told(422, [{ loc: ['body', 'active_profile'], msg: expect.any(String), type: expect.any(String) }]),
    );
  });

  test('without extensions the user and their profiles have less', async () => {
    const person = await owner('Mine');
    const [id = ''] = person.ids;
    const { email_verified: _, ...plainUser } = user(person, id, 'Mine').body;
    expect(await person.read(me, plain)).toEqual({ status: 200, body: plainUser });
    expect(await person.read(`${me}/profiles`, plain)).toEqual({
      status: 200,
      body: [{ id, name: 'Mine', profile_type: 'Agency' }],
    });
  });
});

test('nothing under /api/users is kept by anybody', async () => {
  const { call } = await owner();
  const answers = await Promise.all([
    call('GET', me),
    call('GET', `${me}/profiles`),
    call('PUT', active, { active_profile: '1' }),
    server.fetch(me),
    call('POST', '/api/users/', {}),
    call('GET', '/api/users/'),
    call('GET', '/api/users/nobody'),
  ]);
  expect(answers.map(({ headers, status }) => [status, headers.get('Cache-Control')])).toEqual(
    [200, 200, 404, 401, 422, 405, 404].map((status) => [status, 'no-store']),
  );
});
