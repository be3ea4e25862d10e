import type { TestServer } from '@matchpoint/server/testing';
import { testAccounts } from '@matchpoint/server/testing/accounts';
import { expect, inject } from 'vitest';
import { withServer } from './fixtures.ts';
import { matchpoint, says } from './matchpoint.ts';
import { login, type MyAgency } from './my-agency.ts';

const test = withServer();

const ok = (stdout: string, stderr: unknown = '') => ({ code: 0, stdout, stderr });
const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

/** An editor who has joined, as the web does it. @returns their address */
async function joined(server: TestServer, agency: MyAgency): Promise<string> {
  const { email, token, uid } = await testAccounts(inject('authEmulator')).create();
  await fetch(`${server.url}/api/users/me`, { headers: { Authorization: `Bearer ${token}` } });
  await server.sql`
    insert into agency_editors (agency_id, user_id)
    select ${agency.id}::bigint, id from users where uid = ${uid}`;
  return email;
}

test('people are listed, invited, withdrawn and removed', async ({ agency, server }) => {
  const { run } = agency;
  const editor = await joined(server, agency);
  expect(await run('members', 'invite', 'Grace@Example.com')).toEqual(
    ok(
      '',
      expect.stringMatching(
        new RegExp(
          `^grace@example\\.com may become an editor of ${agency.name} until \\d{4}-\\d\\d-\\d\\d\\. No email`,
        ),
      ),
    ),
  );
  const listed = await run('members', 'list', '--format', 'json');
  expect(JSON.parse(listed.stdout)).toEqual([
    { id: expect.any(String), email: agency.email, role: 'owner', since: day, expires_at: null },
    { id: expect.any(String), email: editor, role: 'editor', since: day, expires_at: null },
    { id: expect.any(String), email: 'grace@example.com', role: 'invited', since: day, expires_at: day },
  ]);
  expect((await run('members', 'list')).stdout).toMatch(/^Email +Role +Since +Until *\n/);
  expect(await run('members', 'remove', 'grace@example.com')).toMatchObject(
    says(2, expect.stringContaining('Nothing was removed: there is no terminal to confirm in.')),
  );
  expect(await run('members', 'remove', 'GRACE@example.com', '--yes')).toEqual(
    ok('', 'The invitation of grace@example.com is withdrawn.\n'),
  );
  expect(await run('members', 'remove', editor, '--yes')).toEqual(
    ok('', `${editor} is no longer an editor of ${agency.name}.\n`),
  );
  expect(await run('members', 'remove', editor, '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`No member or invitation of ${agency.name} has the address ${editor}.`),
  });
  expect(await run('members', 'remove', agency.email, '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The owner cannot leave the agency'),
  });
});

test('the log is listed newest first, in every format, by its earlier name, too', async ({ agency }) => {
  const { run } = agency;
  await run('members', 'invite', 'ada@example.com');
  const [newest, ...others] = JSON.parse((await run('log', '--format', 'json')).stdout);
  expect(newest).toEqual({
    id: expect.any(String),
    at: day,
    who: agency.email,
    action: 'invitation.sent',
    whom: 'ada@example.com',
    count: 0,
    athletes: [],
    fields: [],
    key: null,
  });
  expect(others.at(-1)).toMatchObject({ action: 'agency.created' });
  const lines = (await run('log', '--limit', '1')).stdout.split('\n');
  expect([lines.length, lines[1]]).toEqual([3, expect.stringContaining('Invited ada@example.com')]);
  expect((await run('changes', '--limit', '1', '--format', 'csv')).stdout).toBe(
    `id,at,who,action,whom,count,athletes,fields,key\r\n${newest.id},${newest.at},${agency.email},invitation.sent,ada@example.com,0,,,\r\n`,
  );
});

test('a service of the eleven calls has none of it, and says so', async ({ agency, eleven }) => {
  const env = { ...agency.env, MATCHPOINT_API_URL: eleven.url };
  expect(await login(agency, env)).toMatchObject({ code: 0 });
  for (const args of [['members', 'list'], ['log'], ['agencies', 'delete', '--yes']])
    expect(await matchpoint(args, env)).toMatchObject(says(1, expect.stringContaining('cannot do that')));
});

test('an agency is removed with its athletes after a yes', async ({ agency, server }) => {
  const { run } = agency;
  expect(await run('agencies', 'delete')).toMatchObject({ code: 2, stdout: '' });
  expect(await run('agencies', 'delete', '--yes')).toEqual(
    ok('', `${agency.name} and its 0 athletes are removed.\n`),
  );
  expect((await fetch(`${server.url}/api/agencies/${agency.id}`)).status).toBe(404);
});
