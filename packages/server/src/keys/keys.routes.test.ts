import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { setAgencyDisabled } from '../admin/actions.ts';
import { testService } from '../testing/fixtures.ts';
import { done, emailOf, memberId, newestChanges } from '../testing/test-agency.ts';
import { idOf, instant, missing, said, told } from '../testing/test-answer.ts';
import { callerWith, type TestPerson } from '../testing/test-person.ts';

const { server, project, newAgency, beside } = await testService({
  quotas: { athletesPerAgency: 5 },
  trustedProxies: ['127.0.0.1'],
});

const athlete = { name: 'Ada', available_semester: 'Fall', available_year: 2027 };
const at = expect.stringMatching(instant);

/** An agency with a key, and a program that has it. */
async function keyedAgency() {
  const agency = await newAgency();
  const created = await createKey(agency.owner, agency.path);
  const { id, key }: { id: string; key: string } = Object(created.body);
  return { ...agency, created, keyId: id, key, program: callerWith(server, key) };
}
const createKey = (owner: TestPerson, path: string, name = 'Nightly import') =>
  owner.call('POST', `${path}/keys`, { name });

const ended = told(401, 'This key was ended, or is incomplete.');

describe('a key', () => {
  test('is answered once, listed without its text, and stored as a digest', async () => {
    const { id, path, owner, created, key } = await keyedAgency();
    const listed = {
      id: expect.any(String),
      name: 'Nightly import',
      created_by: emailOf(owner),
      created_at: at,
      last_used_at: null,
    };
    expect(said(created)).toEqual({
      status: 201,
      body: { ...listed, key: expect.stringMatching(/^mp_[\w-]{43}$/) },
    });
    expect(created.headers.get('Cache-Control')).toBe('no-store');
    const second = await createKey(owner, path, 'Other');
    expect((await owner.call('GET', `${path}/keys`)).body).toEqual([
      { ...listed, name: 'Other', id: idOf(second) },
      { ...listed, id: idOf(created) },
    ]);
    const rows = await server.sql<{ row: string; digest: string }>`
      select agency_keys::text as row, digest from agency_keys where agency_id = ${id}::bigint order by id`;
    expect(rows[0]?.digest).toBe(createHash('sha256').update(key).digest('base64url'));
    const notes = await server.sql<{ row: string }>`
      select changes::text as row from changes where agency_id = ${id}::bigint`;
    expect([...rows, ...notes].filter(({ row }) => row.includes(key.slice(3)))).toEqual([]);
  });

  test('is one of ten at most', async () => {
    const { path, owner } = await newAgency();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => createKey(owner, path, String(index))),
    );
    const refused = told(409, 'An agency may have 10 keys; end one first.');
    expect(answers.filter(({ status }) => status !== 201).map(said)).toEqual([refused, refused]);
    const id = answers.filter(({ status }) => status === 201).map(idOf)[0];
    expect(said(await owner.call('DELETE', `${path}/keys/${id}`))).toEqual(done);
    expect(said(await owner.call('DELETE', `${path}/keys/${id}`))).toEqual(missing('key'));
    expect((await createKey(owner, path)).status).toBe(201);
  });

  test('that was ended is refused at once, by every server, and its end is in the log', async () => {
    const { path, owner, keyId, program } = await keyedAgency();
    const other = await beside();
    expect((await program('GET', `${path}/athletes`, undefined, { at: other })).status).toBe(200);
    await owner.call('DELETE', `${path}/keys/${keyId}`);
    const answer = await program('GET', `${path}/athletes`, undefined, { at: other });
    expect([said(answer), answer.headers.get('WWW-Authenticate')]).toEqual([
      ended,
      'Bearer error="invalid_token"',
    ]);
    expect(said(await program('GET', `${path}/athletes`))).toEqual(ended);
    expect(await newestChanges(owner, path, 2)).toEqual([
      [emailOf(owner), 'key.ended', 'Nightly import'],
      [emailOf(owner), 'key.created', 'Nightly import'],
    ]);
  });

  test('that was never made is refused in the same words, and the address that guesses is told to wait', async () => {
    const { path, program, key } = await keyedAgency();
    const from = async (call: typeof program, address: string) =>
      said(await call('GET', `${path}/athletes`, undefined, { headers: { 'X-Forwarded-For': address } }));
    const guess = callerWith(server, `mp_${'a'.repeat(42)}A`);
    const nearly = callerWith(server, key.slice(0, -1));
    expect([await from(program, '10.0.0.1'), await from(nearly, '10.0.0.2')]).toEqual([
      { status: 200, body: [] },
      ended,
    ]);
    const answers = await Promise.all(Array.from({ length: 61 }, () => from(guess, '10.0.0.1')));
    const wait = told(429, 'Too many calls with a bad token; wait a moment.');
    expect(answers.toSorted((one, other) => one.status - other.status)).toEqual([
      ...Array.from({ length: 60 }, () => ended),
      wait,
    ]);

    await server.sql`alter table agency_keys rename to keys_away`;
    const unasked = [await from(guess, '10.0.0.1'), await from(nearly, '10.0.0.2')];
    await server.sql`alter table keys_away rename to agency_keys`;
    expect(unasked).toEqual([wait, ended]);
    expect(await from(program, '10.0.0.1')).toEqual({ status: 200, body: [] });
  });
});

describe('a program with a key', () => {
  test('adds, changes and removes athletes and nothing else, and the log names the key', async () => {
    const { id, path, owner, program } = await keyedAgency();
    expect((await program('GET', '/api/users/me/key')).body).toEqual({
      name: 'Nightly import',
      agency_id: id,
      agency_name: 'North',
    });
    expect(said(await program('GET', '/api/users/me'))).toEqual(
      told(
        403,
        'A key may read, add, change and remove the athletes of its agency, and nothing else. Sign in to do this.',
      ),
    );
    const batch = { athletes: ['a', 'b'].map((client_ref) => ({ ...athlete, client_ref })) };
    const [one, two]: { id: string; version: string }[] = Object(
      (await program('POST', `${path}/athletes/batch`, batch)).body,
    );
    const changes = [
      { id: one?.id, version: one?.version, change: { name: 'Grace' } },
      { id: two?.id, version: two?.version, change: null },
    ];
    await program('PATCH', `${path}/athletes/batch`, { athletes: changes });
    await program('PATCH', `${path}/athletes/${one?.id}`, { GPA: 3.5 });
    await program('DELETE', `${path}/athletes/${one?.id}`);
    const three = idOf(
      await program('POST', `${path}/athletes`, athlete, { headers: { 'Idempotency-Key': 'k' } }),
    );
    expect((await program('GET', `${path}/athletes/batch`)).body).toMatchObject([{ id: three }]);
    expect(await newestChanges(owner, path, 7)).toEqual([
      [null, 'athletes.created', 'Nightly import'],
      [null, 'athletes.removed', 'Nightly import'],
      [null, 'athletes.edited', 'Nightly import'],
      [null, 'athletes.removed', 'Nightly import'],
      [null, 'athletes.edited', 'Nightly import'],
      [null, 'athletes.created', 'Nightly import'],
      [emailOf(owner), 'key.created', 'Nightly import'],
    ]);
  });

  test('counts for the quotas of the agency and of its owner', async () => {
    const { id, path, owner, program } = await keyedAgency();
    await owner.call('POST', `${path}/athletes`, athlete);
    const row = (index: number) => ({ ...athlete, client_ref: String(index) });
    const batch = (rows: number) =>
      program('POST', `${path}/athletes/batch`, {
        athletes: Array.from({ length: rows }, (_, index) => row(index)),
      });
    expect(said(await batch(5))).toMatchObject(
      told(429, expect.stringContaining('An agency may have 5 athletes')),
    );
    expect((await batch(4)).status).toBe(200);
    const slow = await beside({ quotas: { athletesPerAgency: 1000, rowsPerMinute: 6 } });
    const more = { athletes: [row(10), row(11)] };
    expect((await program('POST', `${path}/athletes/batch`, more, { at: slow })).status).toBe(429);
    expect(
      await server.sql`select count(*)::int as count from athletes where agency_id = ${id}::bigint`,
    ).toEqual([{ count: 5 }]);
  });

  test('is noted as used once an hour', async () => {
    const { id, path, owner, program } = await keyedAgency();
    const used = async () => Object((await owner.call('GET', `${path}/keys`)).body)[0].last_used_at;
    await program('GET', `${path}/athletes`);
    const first = await used();
    expect(Date.now() - Date.parse(first)).toBeLessThan(60_000);
    await server.sql`
      update agency_keys set last_used_at = now() - interval '59 minutes' where agency_id = ${id}::bigint`;
    const before = await used();
    await program('GET', `${path}/athletes`);
    expect(await used()).toBe(before);
    await server.sql`
      update agency_keys set last_used_at = now() - interval '61 minutes' where agency_id = ${id}::bigint`;
    await program('GET', `${path}/athletes`);
    expect(Date.now() - Date.parse(await used())).toBeLessThan(60_000);
  });

  test('goes on after a hand-over, and ends with the agency', async () => {
    const { id, path, owner, editor, keyId, program } = await keyedAgency();
    const agency = { path, owner, editor };
    await owner.call('PUT', `${path}/owner`, { member_id: await memberId(agency, editor) });
    await owner.call('DELETE', `${path}/members/${await memberId({ ...agency, owner: editor }, owner)}`);
    expect((await program('POST', `${path}/athletes`, athlete)).status).toBe(201);
    expect((await editor.call('GET', `${path}/keys`)).body).toMatchObject([
      { id: keyId, created_by: emailOf(owner) },
    ]);
    await editor.call('DELETE', path);
    expect(said(await program('GET', `${path}/athletes`))).toEqual(ended);
    expect(await server.sql`select from agency_keys where agency_id = ${id}::bigint`).toEqual([]);
  });

  test('is refused while the owner’s account is disabled', async () => {
    const { path, owner, program } = await keyedAgency();
    project.accounts.set(owner.uid, { disabled: true, isVerified: true, validSince: 0 });
    expect(said(await program('GET', `${path}/athletes`))).toEqual(
      told(401, 'This key does not work while the account of the agency’s owner is disabled.'),
    );
    project.accounts.set(owner.uid, { disabled: false, isVerified: true, validSince: Date.now() });
    expect((await program('GET', `${path}/athletes`)).status).toBe(200);
  });

  test('reads nothing and changes nothing while the operator has disabled the agency', async () => {
    const { id, path, program } = await keyedAgency();
    const refused = told(
      401,
      'This key does not work while the operator of this service has disabled its agency.',
    );
    const calls = async () =>
      Promise.all([
        program('GET', '/api/users/me/key'),
        program('GET', `${path}/athletes`),
        program('GET', `${path}/athletes/batch`),
        program('POST', `${path}/athletes`, athlete),
      ]);
    await setAgencyDisabled(server.database, id, true);
    expect((await calls()).map(said)).toEqual([refused, refused, refused, refused]);
    await setAgencyDisabled(server.database, id, false);
    expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 200, 201]);
  });

  test('only reads while the owner has to verify their address', async () => {
    const { path, owner, program } = await keyedAgency();
    const strict = await beside({ verifiedOnly: true });
    const calls = async () => [
      said(await program('GET', `${path}/athletes`, undefined, { at: strict })).status,
      said(await program('POST', `${path}/athletes`, athlete, { at: strict })),
    ];
    project.accounts.set(owner.uid, { disabled: false, isVerified: false, validSince: 0 });
    expect(await calls()).toEqual([
      200,
      told(
        403,
        'The owner of this agency has to verify their email address first, on Account; until then its keys only read.',
      ),
    ]);
    project.accounts.set(owner.uid, { disabled: false, isVerified: true, validSince: 0 });
    expect(await calls()).toEqual([200, expect.objectContaining({ status: 201 })]);
  });

  test('is a stranger where there are the eleven calls alone', async () => {
    const { path, program } = await keyedAgency();
    const plain = await beside({ extensions: false });
    expect(said(await program('GET', `${path}/athletes`, undefined, { at: plain }))).toEqual(
      told(401, 'The bearer token is not valid here.'),
    );
  });
});
