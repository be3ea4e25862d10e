import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { filePostgres } from '../src/testing/file-fixtures.ts';
import { build, start, stopAll, temporaryFolder } from '../src/testing/program.ts';
import { testAccounts } from '../src/testing/test-accounts.ts';
import { idOf } from '../src/testing/test-answer.ts';
import { callerWith, serverAt } from '../src/testing/test-person.ts';

const accounts = testAccounts(inject('authEmulator'));
const postgres = await filePostgres();
const variables = {
  DATABASE_URL: postgres.url,
  FIREBASE_PROJECT_ID: 'demo-matchpoint',
  FIREBASE_AUTH_EMULATOR_HOST: inject('authEmulator'),
};
await build();
const url = await start(variables).ready;
afterAll(stopAll);
const account = await accounts.create();
const call = callerWith(serverAt(url), account.token);
const create = async (path: string, body: object) => idOf(await call('POST', path, body));
const agency = await create('/api/users/me/agencies', { name: 'Smash', sports: ['Tennis'] });
const athlete = await create(`/api/users/me/agencies/${agency}/athletes`, {
  name: 'Ada Lovelace',
  bio: 'Serve\nand volley',
  available_semester: 'Fall',
  available_year: 2027,
});

/** How a command ends, without dates and what is another value each time. */
async function admin(...words: string[]) {
  const { code, stdout, stderr } = await start(variables, 'admin', ...words).ended;
  const plain = (text: string) =>
    text
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, 'DATE')
      .replaceAll(account.email, 'EMAIL')
      .replaceAll(account.uid, 'UID');
  return { code, stdout: plain(stdout), stderr: plain(stderr) };
}

test('show says what is kept of an account, an agency and an athlete', async () => {
  expect(await admin('show', account.email)).toMatchInlineSnapshot(`
    {
      "code": 0,
      "stderr": "",
      "stdout": "EMAIL: an account
      here since DATE, as user 1 (UID)
      owns Smash (1) with 1 athlete
    ",
    }
  `);
  expect(await admin('show', '1')).toMatchInlineSnapshot(`
    {
      "code": 0,
      "stderr": "",
      "stdout": "athlete 1, listed by Smash
      id: 1
      agency_id: 1
      name: "Ada Lovelace"
      sport: "Tennis"
      bio: "Serve\\nand volley"
      available_semester: "Fall"
      available_year: 2027
      name_key: "ada lovelace"
      payload_digest: "Z43iY94pPArS0kI2wH1Lzt"
      revision: 1
      created_at: "DATE"
    agency 1: Smash
      since DATE, of EMAIL and 0 editors, with 1 athlete
    ",
    }
  `);
  expect(await admin('show', '99')).toEqual({ code: 1, stdout: '', stderr: 'Nothing is kept of 99.\n' });
  expect(await admin('show', 'x')).toMatchObject({
    code: 1,
    stderr: 'x is neither an email address nor an id.\n',
  });
});

test('each action says first what it does, and does nothing where nobody can be asked', async () => {
  const asked = [
    await admin('disable-account', account.email),
    await admin('disable-agency', agency),
    await admin('remove-athlete', athlete),
  ];
  expect(asked.map(({ stdout }) => stdout)).toMatchInlineSnapshot(`
    [
      "This keeps EMAIL from signing in, and ends their sessions. What they own is not changed: Smash (1) with 1 athlete. disable-agency hides it.
    ",
      "This hides Smash (1) and its 1 athlete from the public. Its people still read and export them, and change nothing.
    ",
      "This erases the athlete Ada Lovelace (1), listed by Smash, for good.
    ",
    ]
  `);
  for (const { code, stderr } of asked) {
    expect([code, stderr]).toEqual([
      1,
      'There is no terminal to confirm in; nothing was done. Add --yes to skip the question.\n',
    ]);
  }
  expect((await fetch(`${url}/api/athletes/${athlete}`)).status).toBe(200);
});

test('a disabled agency is hidden by the server that runs, and is in the log of its changes', async () => {
  const shown = async () => (await fetch(`${url}/api/agencies/${agency}`)).status;
  expect(await shown()).toBe(200);
  expect((await admin('disable-agency', agency, '--yes')).stdout).toMatchInlineSnapshot(`
    "This hides Smash (1) and its 1 athlete from the public. Its people still read and export them, and change nothing.
    Smash (1) is disabled.
    "
  `);
  expect(await shown()).toBe(404);
  expect((await admin('disable-agency', agency, '--yes')).stdout).toBe('Smash (1) is disabled already.\n');
  expect((await admin('enable-agency', agency, '--yes')).stdout).toMatchInlineSnapshot(`
    "This shows Smash (1) and its 1 athlete to the public again, and its people may change them.
    Smash (1) is enabled.
    "
  `);
  expect(await shown()).toBe(200);
  const changes = await call('GET', `/api/users/me/agencies/${agency}/changes`);
  expect(changes.body).toMatchObject([
    { action: 'agency.enabled', who: null },
    { action: 'agency.disabled', who: null },
    { action: 'athletes.created', who: account.email },
    { action: 'agency.created', who: account.email },
  ]);
});

test('a server that asks families starts once it is decided about those who are there, and who is hidden is', async () => {
  expect((await start({ ...variables, MATCHPOINT_CONSENT: 'family' }).ended).stderr).toMatch(
    /^MATCHPOINT_CONSENT is family, and of 1 athlete nobody has said whether the family agrees\. Decide with one of:\n {2}matchpoint-server admin consent --existing keep-until=/,
  );
  expect((await admin('consent', '--existing', 'soon')).stderr).toContain(
    'It must be hide, declared, keep-until=2027-03-31, with a day of yours, or list.',
  );
  expect((await admin('consent', '--existing', 'keep-until=2050-03-31', '--yes')).stdout).toBe(
    'This decides about 1 athlete of whom nobody has said whether the family agrees: they stay listed until 2050-03-31.\nDecided about 1 athlete.\n',
  );
  const asks = { ...variables, MATCHPOINT_CONSENT: 'family' };
  const asking = await start(asks).ready;
  const status = async () => (await fetch(`${asking}/api/athletes/${athlete}`)).status;
  expect((await admin('hide', athlete, '--yes')).stderr).toMatch(
    /^This service hides nobody: set MATCHPOINT_CONSENT=hide/,
  );
  const hide = async () => (await start(asks, 'admin', 'hide', athlete, '--yes').ended).stdout;
  expect([await status(), await hide(), await status()]).toEqual([
    200,
    'This hides Ada Lovelace (1), listed by Smash, from everybody but its agency.\nAda Lovelace (1) is hidden.\n',
    404,
  ]);
  expect(await hide()).toContain('is hidden already.');
  expect((await start(variables).ended).stderr).toMatch(
    /^MATCHPOINT_CONSENT is off, so everybody would see 1 athlete hidden or waiting/,
  );
  expect((await admin('consent', '--existing', 'list', '--yes')).stdout).toBe(
    'This shows everybody 1 athlete hidden or waiting for the family.\nDecided about 1 athlete.\n',
  );
  const [changed] = z
    .array(z.object({ action: z.string() }))
    .parse((await call('GET', `/api/users/me/agencies/${agency}/changes`)).body);
  expect(changed).toEqual({ action: 'athletes.hidden' });
  const missing = await start(variables, 'restored', '--withdrawn', 'no-such-file').ended;
  expect(missing).toMatchObject({ code: 1, stderr: '--withdrawn: no-such-file cannot be read (ENOENT).\n' });
});

test('a removed athlete is gone at once, and a restore of an earlier backup removes them again', async () => {
  const folder = await temporaryFolder();
  expect(await admin('remove-athlete', athlete, '--yes', '--backups', folder)).toMatchObject({
    code: 1,
    stderr: `There are no backups in ${folder}; name the folder that "matchpoint-server backup" was given.\n`,
  });
  await start(variables, 'backup', folder).ended;
  const [backup = ''] = await readdir(folder);
  const { stdout } = await admin('remove-athlete', athlete, '--yes', '--backups', folder);
  expect(stdout.replace(folder, 'FOLDER')).toMatchInlineSnapshot(`
    "This erases the athlete Ada Lovelace (1), listed by Smash, for good.
    Ada Lovelace (1) is erased.
    Copies may still be in:
    - the backups in FOLDER, until they are removed. A restore from there erases the athlete again.
    - a CDN that keeps answers against their headers: purge /api/athletes* and /athletes/1.
    - search engines: ask them to remove the address /athletes/1.
    - the files of the agency, lists that people have downloaded, and boards in their browsers.
    "
  `);
  expect((await fetch(`${url}/api/athletes/${athlete}`)).status).toBe(404);
  expect(await readFile(join(folder, 'erased-athletes.txt'), 'utf8')).toMatch(/^\d{4}-\S+Z 1\n$/);
  expect(await admin('remove-athlete', athlete, '--yes')).toMatchObject({
    code: 1,
    stderr: 'There is no athlete 1.\n',
  });

  await call('POST', `/api/users/me/agencies/${agency}/invitations`, { email: 'Grace@example.com' });
  expect((await admin('remove-address', 'grace@example.com', '--yes')).stdout).toBe(
    'This erases grace@example.com from invitations and from logs of changes, for good.\n2 places had grace@example.com, and no longer have it.\n',
  );
  const two = await create(`/api/users/me/agencies/${agency}/athletes`, {
    name: 'Mary Example',
    available_semester: 'Fall',
    available_year: 2027,
  });
  await call('DELETE', `/api/users/me/agencies/${agency}/athletes/${two}`);
  const named = `Mary Example (${two})`;
  const removedBy = 'removed by Smash, whose log of changes has the name';
  expect((await admin('show', two)).stdout).toBe(`athlete ${two}: Mary Example, ${removedBy}\n`);
  expect((await admin('remove-athlete', two, '--yes')).stdout).toMatch(
    `This erases the athlete ${named}, ${removedBy}, for good.\n${named} is erased.\n`,
  );
  expect(await admin('show', two)).toMatchObject({ code: 1, stderr: `Nothing is kept of ${two}.\n` });

  await postgres.admin.query('create database restored owner visitor');
  const target = { ...variables, DATABASE_URL: postgres.url.replace(/directory$/, 'restored') };
  const restored = await start(target, 'restore', join(folder, backup)).ended;
  expect(restored).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Erased 1 athlete again, erased since that time.'),
  });
  await postgres.admin.query('drop database restored with (force)');
});

test('a disabled account neither signs in nor changes anything, until it is enabled', async () => {
  const edit = async () => (await call('PATCH', `/api/users/me/agencies/${agency}`, { city: 'Bern' })).status;
  expect(await edit()).toBe(200);
  expect((await admin('disable-account', account.email, '--yes')).stdout).toMatchInlineSnapshot(`
    "This keeps EMAIL from signing in, and ends their sessions. What they own is not changed: Smash (1) with 0 athletes. disable-agency hides it.
    The account of EMAIL is disabled: it changes nothing from now on (within 5 seconds), and reads what is its own for at most an hour.
    "
  `);
  await expect.poll(edit, { timeout: 15_000, interval: 200 }).toBe(401);
  await expect(accounts.signIn(account.email, account.password)).rejects.toThrow('USER_DISABLED');
  expect((await admin('show', account.email)).stdout).toContain('EMAIL: an account that is disabled\n');
  expect((await admin('enable-account', account.email, '--yes')).stdout).toMatchInlineSnapshot(`
    "This lets EMAIL sign in again.
    The account of EMAIL is enabled.
    "
  `);
  expect(await accounts.signIn(account.email, account.password)).toEqual(expect.any(String));
  expect(await admin('disable-account', 'nobody@example.com')).toMatchObject({
    code: 1,
    stderr: 'There is no account of nobody@example.com.\n',
  });
});

test('people without an account at the provider are removed with what they own, never all of them', async () => {
  const person = await accounts.create();
  const draft = { name: 'Gone Agency', sports: ['Tennis'] };
  const gone = idOf(await callerWith(serverAt(url), person.token)('POST', '/api/users/me/agencies', draft));
  const none = 'Everybody here has an account at the identity provider.\n';
  expect(await admin('remove-gone-accounts')).toEqual({ code: 0, stdout: none, stderr: '' });

  await accounts.remove(person);
  const { code, stdout } = await admin('remove-gone-accounts', '--yes');
  expect([code, stdout.replace(person.email, 'PERSON').replace(`(${gone})`, '(ID)')]).toEqual([
    0,
    'This removes, with their agencies and athletes, people without an account:\n  PERSON, who owns Gone Agency (ID) with 0 athletes\nRemoved 1 person.\n',
  ]);
  expect((await fetch(`${url}/api/agencies/${gone}`)).status).toBe(404);
  expect((await fetch(`${url}/api/agencies/${agency}`)).status).toBe(200);

  await accounts.remove(account);
  expect(await admin('remove-gone-accounts', '--yes')).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'Nobody here has an account in the project demo-matchpoint; is it the right one? Nothing was done.\n',
  });
});

test('an identity provider that is away is named', async () => {
  const away = { ...variables, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:2' };
  expect(await start(away, 'admin', 'disable-account', 'ada@example.com').ended).toMatchObject({
    code: 1,
    stderr: 'The identity provider is out of reach (ECONNREFUSED).\n',
  });
});

test('a database of before is not touched', async () => {
  await postgres.admin.query('create database older owner visitor');
  const older = { ...variables, DATABASE_URL: postgres.url.replace(/directory$/, 'older') };
  expect((await start(older, 'admin', 'show', '1').ended).stderr).toBe(
    'The database lacks the migration 0001-directory.sql; run "matchpoint-server migrate", then this again.\n',
  );
  await postgres.admin.query('drop database older with (force)');
});
