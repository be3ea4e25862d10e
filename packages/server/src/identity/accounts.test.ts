import { afterEach, expect, inject, test } from 'vitest';
import { freshEmail, testAccounts } from '../testing/test-accounts.ts';
import { firebaseAccounts } from './accounts.ts';
import { emulatorTokens } from './emulator-tokens.ts';
import { AccountRefusedError, IdentityUnreachableError } from './identity-errors.ts';

const variable = 'FIREBASE_AUTH_EMULATOR_HOST';
const emulator = inject('authEmulator');
afterEach(() => {
  delete process.env[variable];
});

function accountsAt(host: string) {
  process.env[variable] = host;
  return firebaseAccounts('demo-matchpoint', host);
}

test('an account is made, found with its state, and refused a second time', async () => {
  const accounts = accountsAt(emulator);
  const credentials = { email: freshEmail(), password: 'secret word' };
  expect(await accounts.create(credentials)).toEqual({ email: credentials.email });
  await expect(accounts.create(credentials)).rejects.toThrow(AccountRefusedError);
  const account = await testAccounts(emulator).create();
  expect(await accounts.find(account.uid)).toEqual({ disabled: false, validSince: expect.any(Number) });
  await testAccounts(emulator).disable(account);
  expect(await accounts.find(account.uid)).toMatchObject({ disabled: true });
});

test.each(['nobody', '', 'x'.repeat(200)])('there is no account "%s"', async (uid) => {
  expect(await accountsAt(emulator).find(uid)).toBeNull();
});

test('a provider that is away is told apart from a refusal', async () => {
  const accounts = accountsAt('127.0.0.1:9');
  const away = new IdentityUnreachableError('app/network-error');
  await expect(accounts.create({ email: freshEmail(), password: 'secret word' })).rejects.toEqual(away);
  await expect(accounts.find('somebody')).rejects.toEqual(away);
});

test('a real project never meets an emulator that only the environment names, nor the other way round', async () => {
  process.env[variable] = emulator;
  await expect(firebaseAccounts('matchpoint-live', undefined).find('x')).rejects.toThrow(/unknown/);
  await expect(firebaseAccounts('demo-matchpoint', '127.0.0.1:9').find('x')).rejects.toThrow(/unknown/);
  expect(() => emulatorTokens('matchpoint-live')).toThrow('The emulator stands in for demo projects alone.');
});
