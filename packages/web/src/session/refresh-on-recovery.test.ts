import { IdentityError } from '@matchpoint/core/identity/identity-provider';
import type { Account } from '@matchpoint/core/session/session';
import { sessionMachine } from '@matchpoint/core/session/session.machine';
import { puppet } from '@matchpoint/core/testing/puppet';
import { ApiError } from '@matchpoint/core/wire/api-error';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import { createConnection } from '../api/connection.ts';
import { refreshOnRecovery } from './refresh-on-recovery.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

class Tab extends EventTarget {
  visibilityState = 'visible';
  show(state: 'visible' | 'hidden') {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** A person whose token could not be fetched, in a browser that the test controls. */
async function start() {
  const browser = new EventTarget();
  const tab = new Tab();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('document', tab);
  const fetchToken = puppet<string>('fetchToken', {
    done: ['token'],
    failed: [new IdentityError('auth/network-request-failed')],
  });
  const loadAccount = puppet<Account, { readonly token: string | null }>('loadAccount', {});
  const identityReports = fromCallback(({ sendBack }) =>
    sendBack({ type: 'identityFound', identity: { id: 'ada', email: null } }),
  );
  const actors = { identityReports, fetchToken, loadAccount };
  const actor = createActor(sessionMachine.provide({ actors })).start();
  const connection = createConnection();
  refreshOnRecovery(actor, connection);
  const fail = async () => {
    fetchToken.outcomes[1]?.settle();
    await waitFor(actor, (state) => state.matches({ signedIn: 'withoutToken' }));
  };
  await fail();
  return { actor, browser, tab, connection, fail, tries: () => fetchToken.inputs.length };
}

test('fetches the token again when the network, the person or the service returns', async () => {
  const { browser, tab, connection, fail, tries } = await start();
  const seen = [tries()];
  browser.dispatchEvent(new Event('online'));
  seen.push(tries());
  await fail();
  tab.show('hidden');
  seen.push(tries());
  tab.show('visible');
  seen.push(tries());
  await fail();
  connection.failed(new ApiError('unreachable', 'The service cannot be reached.'));
  seen.push(tries());
  connection.answered();
  seen.push(tries());
  expect(seen).toEqual([1, 2, 2, 3, 3, 4]);
});

test('sends no second request while one is pending', async () => {
  const { actor, browser, tab, tries } = await start();
  browser.dispatchEvent(new Event('online'));
  tab.show('visible');
  expect([tries(), actor.getSnapshot().value]).toEqual([2, { signedIn: 'fetchingToken' }]);
});
