import { IdentityError } from '@matchpoint/core/identity/identity-provider';
import type { Account } from '@matchpoint/core/session/session';
import { sessionMachine } from '@matchpoint/core/session/session.machine';
import { puppet } from '@matchpoint/core/testing/puppet';
import { ApiError } from '@matchpoint/core/wire/api-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import { createConnection } from '../api/connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

class Tab extends EventTarget {
  visibilityState = 'visible';
}

/** Ada is signed in, in a browser that the test controls. */
async function start({ isVerified }: { readonly isVerified?: boolean } = {}) {
  const browser = new EventTarget();
  const tab = new Tab();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('document', tab);
  const { retryInterval } = await import('../api/refetch.ts');
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
  const delays = { retry: retryInterval() };
  const actor = createActor(sessionMachine.provide({ actors, delays })).start();
  const connection = createConnection();
  refetchAccount(actor, connection);
  const idle = () => waitFor(actor, (state) => !state.hasTag('busy'));
  return {
    actor,
    browser,
    tab,
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

/** After these milliseconds a token that could not be fetched is fetched again. */
async function retriedAfter(): Promise<number> {
  const { fails, tokens, actor } = await start();
  await fails();
  let passed = 0;
  while (tokens() === 1 && passed < 60_000) {
    vi.advanceTimersByTime(1000);
    passed += 1000;
  }
  actor.stop();
  return passed;
}

test('tries again by the interval of lists, on fast and slow connections (rules/loading.md#refetch-defaults)', async () => {
  const fast = await retriedAfter();
  vi.resetModules();
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } });
  expect([fast, await retriedAfter()]).toEqual([5000, 10_000]);
});

test('reads a loaded account again on focus, at most every 5 seconds, and on a new connection', async () => {
  const { browser, tab, loads, reloads, accounts } = await start();
  await loads();
  const seen: number[] = [];
  const after = async (milliseconds: number, happen: () => void) => {
    vi.advanceTimersByTime(milliseconds);
    const before = accounts();
    happen();
    if (accounts() > before) await reloads();
    seen.push(accounts());
  };
  const focus = () => browser.dispatchEvent(new Event('focus'));
  const look = () => tab.dispatchEvent(new Event('visibilitychange'));
  await after(4999, focus);
  await after(1, focus);
  await after(0, look);
  await after(4999, look);
  await after(1, look);
  tab.visibilityState = 'hidden';
  await after(5000, look);
  await after(0, () => browser.dispatchEvent(new Event('online')));
  expect(seen).toEqual([1, 2, 2, 2, 3, 3, 4]);
});

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
