import type { BrowserIdentityProvider, IdentityUser } from '@matchpoint/core/identity/identity-provider';
import { expect, test } from 'vitest';
import { lazyIdentity } from './lazy-identity.ts';

const ada = { id: 'ada', email: 'ada@example.com' };

/** A provider whose loads end as `loads` says, with Ada signed in. */
function start(...loads: ('works' | 'fails')[]) {
  const calls: string[] = [];
  const listeners = new Set<(user: IdentityUser | null) => void>();
  const record =
    (name: string) =>
    async (...values: unknown[]) => {
      calls.push([name, ...values].join(' '));
    };
  const provider: BrowserIdentityProvider = {
    onChange: (listener) => {
      listeners.add(listener);
      listener(ada);
      return () => {
        listeners.delete(listener);
      };
    },
    signIn: record('signIn'),
    signOut: record('signOut'),
    idToken: async () => 'token',
    sendPasswordReset: record('sendPasswordReset'),
    checkResetCode: record('checkResetCode'),
    resetPassword: record('resetPassword'),
    reauthenticate: record('reauthenticate'),
    changePassword: record('changePassword'),
    sendEmailChange: record('sendEmailChange'),
    sendEmailVerification: record('sendEmailVerification'),
    readActionCode: async (code) => ({ kind: 'verify', email: code }),
    applyActionCode: record('applyActionCode'),
    setPersistence: record('setPersistence'),
  };
  const lazy = lazyIdentity(async () => {
    const load = loads.shift();
    calls.push(`load ${load}`);
    if (load !== 'works') throw new TypeError('Failed to fetch dynamically imported module');
    return provider;
  });
  const reports: (IdentityUser | null)[] = [];
  return { lazy, calls, listeners, reports, listen: () => lazy.onChange((user) => reports.push(user)) };
}

test('loads at the first call, and only once', async () => {
  const { lazy, calls, reports, listen } = start('works');
  expect(calls).toEqual([]);
  listen();
  await lazy.signIn('ada@example.com', 'secret');
  await lazy.setPersistence('tab');
  expect([calls, reports]).toEqual([
    ['load works', 'signIn ada@example.com secret', 'setPersistence tab'],
    [ada],
  ]);
});

test('passes every call on', async () => {
  const { lazy, calls } = start('works');
  await lazy.sendPasswordReset('ada@example.com');
  await lazy.checkResetCode('code');
  await lazy.resetPassword('code', 'new');
  await lazy.reauthenticate('old');
  await lazy.changePassword('old', 'new');
  await lazy.sendEmailChange('old', 'new@example.com');
  await lazy.sendEmailVerification();
  expect(await lazy.readActionCode('code')).toEqual({ kind: 'verify', email: 'code' });
  await lazy.applyActionCode('code');
  expect(calls).toEqual([
    'load works',
    'sendPasswordReset ada@example.com',
    'checkResetCode code',
    'resetPassword code new',
    'reauthenticate old',
    'changePassword old new',
    'sendEmailChange old new@example.com',
    'sendEmailVerification',
    'applyActionCode code',
  ]);
});

test('reports nobody after a failed load, and loads again at the next call', async () => {
  const { lazy, calls, reports, listen } = start('fails', 'fails', 'works');
  listen();
  await expect(lazy.signOut()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  await expect(lazy.signOut()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  await lazy.signOut();
  expect([calls, reports]).toEqual([
    ['load fails', 'load fails', 'load works', 'signOut'],
    [null, ada],
  ]);
});

test('reports nothing after unsubscribing, before and after the load', async () => {
  const { lazy, listeners, reports, listen } = start('works');
  const stopEarly = listen();
  stopEarly();
  await lazy.signOut();
  const stop = listen();
  await lazy.signOut();
  expect(listeners.size).toBe(1);
  stop();
  expect([listeners.size, reports]).toEqual([0, [ada]]);
});
