import { IdentityError } from '@matchpoint/core/identity/identity-provider';
import type { Account } from '@matchpoint/core/session/session';
import { sessionMachine } from '@matchpoint/core/session/session.machine';
import { puppet } from '@matchpoint/core/testing/puppet';
import { ApiError } from '@matchpoint/core/wire/api-error';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import { createConnection } from '../api/connection.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Ada is signed in, in a browser that the test controls. */
async function start({ isVerified }: { readonly isVerified?: boolean } = {}) {
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('document', new EventTarget());
  const { refetchAccount } = await import('./refetch-account.ts');
  const fetchToken = puppet<string>('fetchToken', {
    done: ['token'],
    failed: [new IdentityError('auth/network-request-failed')],
  });
  const loadAccount = puppet<Account, { readonly token: string | null }>('loadAccount', {
    done: [
      {
        user: {
          email: '',
          active_profile: null,
          active_profile_name: null,
          active_profile_type: null,
          ...(isVerified !== undefined && { email_verified: isVerified }),
        },
        profiles: [],
        unreadable: 0,
      },
    ],
  });
  const identityReports = fromCallback(({ sendBack }) =>
    sendBack({ type: 'identityFound', identity: { id: 'ada', email: null } }),
  );
  const actors = { identityReports, fetchToken, loadAccount };
  const actor = createActor(sessionMachine.provide({ actors })).start();
  const connection = createConnection();
  refetchAccount(actor, connection);
  const idle = () => waitFor(actor, (state) => !state.hasTag('busy'));
  return {
    actor,
    browser,
    connection,
    fails: () => {
      fetchToken.outcomes[1]?.settle();
      return idle();
    },
    loads: async () => {
      fetchToken.outcomes[0]?.settle();
      await waitFor(actor, (state) => state.matches({ signedIn: 'loadingAccount' }));
      loadAccount.outcomes[0]?.settle();
      await idle();
    },
    reloads: () => {
      loadAccount.outcomes[0]?.settle();
      return idle();
    },
    tokens: () => fetchToken.inputs.length,
    accounts: () => loadAccount.inputs.length,
  };
}

test('fetches a new token with the account as long as the email is not verified', async () => {
  const renewed = async (isVerified: boolean) => {
    const { browser, loads, tokens } = await start({ isVerified });
    await loads();
    browser.dispatchEvent(new Event('online'));
    return tokens();
  };
  const [unverified, verified] = [await renewed(false), await renewed(true)];
  expect({ unverified, verified }).toEqual({ unverified: 2, verified: 1 });
});

test('leaves a loaded account alone while something on the page is unsaved', async () => {
  vi.stubGlobal('location', { href: '/my-agency' });
  const { browser, loads, reloads, accounts } = await start();
  await loads();
  const { blockNavigation } = await import('../shell/navigation-blocker.ts');
  const unblock = blockNavigation(() => {});
  browser.dispatchEvent(new Event('online'));
  const unsaved = accounts();
  unblock();
  browser.dispatchEvent(new Event('online'));
  await reloads();
  expect([unsaved, accounts()]).toEqual([1, 2]);
});

test('fetches a missing token again as soon as any call reaches the service', async () => {
  const { connection, fails, tokens } = await start();
  await fails();
  connection.failed(new ApiError('unreachable', 'The service cannot be reached.'));
  const before = tokens();
  connection.answered();
  expect([before, tokens()]).toEqual([1, 2]);
});

test('sends no second request while one is pending', async () => {
  const { actor, browser, fails, tokens } = await start();
  await fails();
  browser.dispatchEvent(new Event('online'));
  browser.dispatchEvent(new Event('online'));
  expect([tokens(), actor.getSnapshot().value]).toEqual([2, { signedIn: 'fetchingToken' }]);
});
