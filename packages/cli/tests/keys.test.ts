import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createdKey } from '@matchpoint/core/agencies/agency-keys';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { fakeService, json } from './fake-service.ts';
import { roster, withServer } from './fixtures.ts';
import { built, matchpoint, says } from './matchpoint.ts';
import { type MyAgency, visitorAt } from './my-agency.ts';

const test = withServer();

/** A key of the agency, and the environment of a program on a machine where nobody signed in. */
async function newKey(url: string, { id, call }: MyAgency) {
  const keys = `agencies/${id}/keys`;
  const created = z.parse(createdKey, JSON.parse(await call('POST', keys, { name: 'Nightly import' })));
  const { XDG_STATE_HOME, MATCHPOINT_API_URL } = visitorAt(url);
  return {
    key: created.key,
    env: { XDG_STATE_HOME, MATCHPOINT_API_URL },
    end: () => call('DELETE', `${keys}/${created.id}`),
  };
}

const lines = (season: number) => [
  'Name,Sport,Term,Year,Gender',
  `Ada Example,Tennis,Fall,${season},Female`,
  `Bo Example,Tennis,Fall,${season},Male`,
];

test('a nightly import needs a key alone, which the log names, until it ends', async ({ agency, server }) => {
  const { key, env, end } = await newKey(server.url, agency);
  const program = { ...env, MATCHPOINT_API_KEY: key };
  const tonight = (...args: readonly string[]) => built(['athletes', ...args, '--verbose'], program);
  const first = await tonight('import', await roster(...lines(2027)), '--yes');
  expect(first).toMatchObject({ code: 0, stderr: expect.stringContaining('2 athletes added.') });
  const next = await roster(...lines(2028));
  const second = await tonight('import', next, '--update', '--missing', 'remove', '--yes');
  expect(second.stderr).toContain('2 athletes changed.');
  const undone = await tonight('undo', 'last', '--yes');
  expect(undone).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('The import was undone: 2 athletes put back.'),
  });
  expect(await agency.names()).toEqual(['Ada Example', 'Bo Example']);
  const log = await agency.run('changes', '--limit', '3');
  expect(log.stdout.split('\n').filter((line) => line.includes('Key Nightly import'))).toHaveLength(3);
  const one = ['add', '--name', 'Cy Example', '--semester', 'Fall', '--year', '2028'];
  expect(await tonight(...one)).toMatchObject({ code: 0 });
  expect(await tonight('update', 'Cy Example', '--gpa', '3.9')).toMatchObject({ code: 0 });
  expect(await tonight('remove', 'Cy Example', '--yes')).toMatchObject({ code: 0 });
  expect(await agency.names()).toEqual(['Ada Example', 'Bo Example']);

  await end();
  const refused = await tonight('import', next, '--yes');
  expect(refused).toMatchObject({
    code: 4,
    stderr: expect.stringContaining(
      "error: The key in MATCHPOINT_API_KEY was refused. This key was ended, or is incomplete. The agency's owner can create another on My Agency.\n",
    ),
  });
  expect(JSON.stringify([first, second, undone, refused])).not.toContain(key.slice(3));
});

test('login stores a key that the service takes; commands use it', async ({ agency, server }) => {
  const { key, env, end } = await newKey(server.url, agency);
  const folder = join(env.XDG_STATE_HOME, 'matchpoint', 'sessions');
  const signIn = (text: string) => matchpoint(['login', '--key-stdin'], env, { input: `${text}\n` });
  expect(await signIn('password')).toMatchObject({
    code: 2,
    stderr: 'error: Not a key: keys start with mp_.\n',
  });
  expect(await signIn(`${key}x`)).toMatchObject({
    code: 4,
    stderr: expect.stringContaining('The key of "matchpoint login" was refused. This key'),
  });
  expect(await readdir(folder).catch(() => [])).toEqual([]);

  expect(await signIn(key)).toEqual(
    says(
      0,
      `Signed in at ${server.url} with the key Nightly import of ${agency.name}. It can manage the athletes of this agency.\n`,
    ),
  );
  const [session = ''] = await readdir(folder);
  expect([
    (await stat(join(folder, session))).mode & 0o777,
    JSON.parse(await readFile(join(folder, session), 'utf8')),
  ]).toEqual([0o600, { version: 1, key }]);
  expect(await matchpoint(['whoami'], env)).toEqual({
    code: 0,
    stdout: `Key        Nightly import\nAgency     ${agency.name}\nAgency ID  ${agency.id}\n`,
    stderr: '',
  });
  expect(JSON.parse((await matchpoint(['profiles', 'list', '--format', 'json'], env)).stdout)).toEqual([
    { id: agency.id, name: agency.name, profile_type: 'Agency', active: true },
  ]);
  await end();
  expect(await matchpoint(['logout'], env)).toEqual(
    says(
      0,
      `The key for ${server.url} is deleted from this machine. It works elsewhere until the agency's owner ends it.\n`,
    ),
  );
  expect(await readdir(folder)).toEqual([]);
});

test('what needs a person says so, and sends nothing', async () => {
  const { url, calls } = await fakeService((_, response) => json(response, 500, {}));
  const env = { ...visitorAt(url), MATCHPOINT_API_KEY: 'mp_x' };
  for (const command of [
    ['account', 'show'],
    ['account', 'export'],
    ['account', 'delete', '--yes', '--password-stdin'],
    ['profiles', 'use', 'x'],
    ['agencies', 'update', '--city', 'Zurich'],
    ['agencies', 'delete', '--yes'],
    ['members', 'list'],
    ['members', 'invite', 'ada@example.com'],
    ['members', 'remove', 'ada@example.com', '--yes'],
    ['changes'],
  ])
    expect(await matchpoint(command, env)).toEqual(
      says(
        2,
        'error: A key may only manage the athletes of its agency, so this needs a person. Unset MATCHPOINT_API_KEY, and sign in: matchpoint login\n',
      ),
    );
  expect(calls).toEqual([]);
});

test('a service that knows no keys is named', async () => {
  const { url } = await fakeService((_, response) => json(response, 404, { detail: 'Not Found' }));
  expect(await matchpoint(['whoami'], { ...visitorAt(url), MATCHPOINT_API_KEY: 'mp_x' })).toEqual(
    says(1, `error: The service at ${url} takes no keys. Sign in: matchpoint login\n`),
  );
});
