import { expect, inject, test } from 'vitest';
import { freshEmail, testAccounts } from '../testing/test-accounts.ts';
import { openAccounts } from './accounts.ts';
import { AccountRefusedError, IdentityUnreachableError } from './identity-errors.ts';
import type { SendJson } from './send-json.ts';
import { emulatorTokens } from './tokens.ts';

const emulator = inject('authEmulator');
const password = 'secret word';

function accountsAt(host: string) {
  const accounts = openAccounts({
    FIREBASE_PROJECT_ID: 'demo-matchpoint',
    FIREBASE_AUTH_EMULATOR_HOST: host,
  });
  if (accounts === null) throw new Error('There is a project.');
  return accounts;
}

/** A provider that gives each call the next answer, and notes the calls. */
function answering(...answers: [status: number, body: unknown][]) {
  const calls: unknown[] = [];
  const send: SendJson = async (url, { body }) => {
    calls.push([url, JSON.parse(String(body))]);
    const [status, answer] = answers.shift() ?? [500, null];
    return { status, body: answer };
  };
  const accounts = openAccounts(
    { FIREBASE_PROJECT_ID: 'demo-matchpoint', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
    send,
  );
  return { accounts, calls };
}

test('an account is created, found with its state, refused a second time, and removed', async () => {
  const accounts = accountsAt(emulator);
  const email = freshEmail();
  expect(await accounts.create({ email: email.toUpperCase(), password })).toEqual({ email });
  await expect(accounts.create({ email, password })).rejects.toEqual(
    new AccountRefusedError(409, 'There is already an account with this email address.'),
  );
  const account = await testAccounts(emulator).create();
  const found = { disabled: false, isVerified: false, validSince: expect.any(Number) };
  expect(await accounts.find(account.uid)).toEqual(found);
  await testAccounts(emulator).verify(account);
  expect(await accounts.find(account.uid)).toEqual({ ...found, isVerified: true });
  await testAccounts(emulator).disable(account);
  expect(await accounts.find(account.uid)).toMatchObject({ disabled: true });
  await accounts.remove(account.uid);
  await accounts.remove(account.uid);
  expect(await accounts.find(account.uid)).toBeNull();
});

test.each(['nobody', '', 'x'.repeat(200)])('there is no account "%s"', async (uid) => {
  expect(await accountsAt(emulator).find(uid)).toBeNull();
});

test('an operator finds an account by its address, and disables and enables it', async () => {
  const accounts = accountsAt(emulator);
  const { uid, email } = await testAccounts(emulator).create();
  expect(await accounts.findByEmail(email.toUpperCase())).toEqual({ uid, disabled: false });
  const before = Math.floor(Date.now() / 1000);
  await accounts.setDisabled(uid, true);
  const { validSince = 0 } = (await accounts.find(uid)) ?? {};
  expect([await accounts.findByEmail(email), validSince >= before]).toEqual([{ uid, disabled: true }, true]);
  await accounts.setDisabled(uid, false);
  expect(await accounts.find(uid)).toEqual({ disabled: false, isVerified: false, validSince });
  expect([await accounts.findByEmail(freshEmail()), await accounts.findByEmail('none')]).toEqual([
    null,
    null,
  ]);
});

test('an account with an id of its own has a verified address', async () => {
  const [uid, email] = [crypto.randomUUID(), freshEmail()];
  await accountsAt(emulator).createVerified(uid, { email, password });
  expect(await accountsAt(emulator).findByEmail(email)).toEqual({ uid, disabled: false });
  const token = await testAccounts(emulator).signIn(email, password);
  expect(await emulatorTokens('demo-matchpoint')(token)).toMatchObject({ uid, email, isVerified: true });
});

test('accounts that are gone are looked up a hundred at a time', async () => {
  const uids = Array.from({ length: 201 }, (_, index) => `uid-${index}`);
  const user = (uid: string | undefined) => ({ localId: uid });
  const { accounts, calls } = answering(
    [200, { users: [user(uids[0])] }],
    [200, {}],
    [200, { users: [user(uids[200])] }],
  );
  expect(await accounts?.findGone(uids)).toEqual(uids.slice(1, 200));
  const url =
    'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/projects/demo-matchpoint/accounts:lookup';
  expect(calls).toEqual([
    [url, { localId: uids.slice(0, 100) }],
    [url, { localId: uids.slice(100, 200) }],
    [url, { localId: uids.slice(200) }],
  ]);
});

test.each<[number, unknown, string]>([
  [500, null, 'HTTP 500'],
  [200, null, 'HTTP 200'],
  [403, { error: { message: 'Not allowed', status: 'PERMISSION_DENIED' } }, 'PERMISSION_DENIED'],
  [400, { error: { message: 'QUOTA_EXCEEDED : Exceeded quota' } }, 'QUOTA_EXCEEDED'],
])('an answer %d %j is an outage', async (status, body, reason) => {
  const { accounts } = answering([status, body], [status, body], [status, body]);
  const outage = new IdentityUnreachableError(reason);
  await expect(accounts?.find('a')).rejects.toEqual(outage);
  await expect(accounts?.findByEmail('ada@example.com')).rejects.toEqual(outage);
  if (status !== 200) await expect(accounts?.remove('a')).rejects.toEqual(outage);
});

test('the emulator stands in for demo projects alone', () => {
  expect(() => emulatorTokens('matchpoint-live')).toThrow('The emulator stands in for demo projects alone.');
});

test('without a project there are no accounts', () => {
  expect(openAccounts({})).toBeNull();
});
