import { expect, test } from 'vitest';
import type { BrowserIdentityProvider, IdentityUser } from './identity-provider.ts';
import { lazyIdentity } from './lazy.ts';

const ada = { id: 'ada', email: 'ada@example.com' };

/** A provider that is loaded as `loads` says, one entry a time, and that has Ada signed in. */
function start(...loads: ('works' | 'fails')[]) {
  const calls: string[] = [];
  const listeners = new Set<(user: IdentityUser | null) => void>();
  const note =
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
    signIn: note('signIn'),
    signOut: note('signOut'),
    idToken: async () => 'token',
    sendPasswordReset: note('sendPasswordReset'),
    resetPassword: note('resetPassword'),
    keep: note('keep'),
  };
  const lazy = lazyIdentity(async () => {
    const load = loads.shift();
    calls.push(`load ${load}`);
    if (load !== 'works') throw new TypeError('Failed to fetch dynamically imported module');
    return provider;
  });
  const reports: (IdentityUser | null)[] = [];
  return { lazy, calls, listeners, reports, hear: () => lazy.onChange((user) => reports.push(user)) };
}

test('it is loaded when it is first asked, and once', async () => {
  const { lazy, calls, reports, hear } = start('works');
  expect(calls).toEqual([]);
  hear();
  await lazy.signIn('ada@example.com', 'secret');
  await lazy.keep('tab');
  expect([calls, reports]).toEqual([['load works', 'signIn ada@example.com secret', 'keep tab'], [ada]]);
});

test('while it cannot be loaded nobody is signed in; the next call loads it, and who listens hears of it', async () => {
  const { lazy, calls, reports, hear } = start('fails', 'fails', 'works');
  hear();
  await expect(lazy.signOut()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  await expect(lazy.signOut()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  await lazy.signOut();
  expect([calls, reports]).toEqual([
    ['load fails', 'load fails', 'load works', 'signOut'],
    [null, ada],
  ]);
});

test('who stops listening hears nothing, before the loading and after', async () => {
  const { lazy, listeners, reports, hear } = start('works');
  const stopEarly = hear();
  stopEarly();
  await lazy.signOut();
  const stop = hear();
  await lazy.signOut();
  expect(listeners.size).toBe(1);
  stop();
  expect([listeners.size, reports]).toEqual([0, [ada]]);
});
