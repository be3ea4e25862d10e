import { expect, test } from 'vitest';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { nobody, sessionMachine } from './session.machine.ts';
import type { Account } from './session.ts';
import { sessionView } from './session.view.ts';

const identity = { id: 'ada', email: 'ada@example.com' };
const account: Account = {
  user: {
    email: 'ada@agency.example',
    active_profile: '7',
    active_profile_name: 'Baseline',
    active_profile_type: 'Agency',
  },
  profiles: [{ id: '7', name: 'Baseline', profile_type: 'Agency' }],
  unreadable: 2,
};

function viewOf(
  value: StateValueFrom<typeof sessionMachine>,
  context: Partial<ContextFrom<typeof sessionMachine>> = {},
) {
  return sessionView(sessionMachine.resolveState({ value, context: { ...nobody, ...context } }));
}

const empty = {
  person: null,
  isBusy: false,
  isIncomplete: false,
  problem: null,
  hasToken: false,
  email: null,
  user: null,
  profiles: [],
  unreadableProfiles: 0,
  activeAgencyId: null,
};
const loaded = {
  ...empty,
  step: 'signedIn',
  person: 'ada',
  hasToken: true,
  email: 'ada@agency.example',
  user: account.user,
  profiles: account.profiles,
  unreadableProfiles: 2,
  activeAgencyId: '7',
};

test('nobody', () => {
  expect([viewOf('starting'), viewOf('signedOut')]).toEqual([
    { ...empty, step: 'starting' },
    { ...empty, step: 'signedOut' },
  ]);
});

test('somebody whose account is not loaded is known by the email of the provider', () => {
  const waiting = { ...empty, step: 'signedIn', person: 'ada', email: 'ada@example.com' };
  const token = 'token';
  const problem = 'The account is disabled.';
  expect([
    viewOf({ signedIn: 'fetchingToken' }, { identity }),
    viewOf({ signedIn: 'loadingAccount' }, { identity, token }),
    viewOf({ signedIn: { withoutToken: 'retrying' } }, { identity, problem }),
    viewOf({ signedIn: { withoutToken: 'refused' } }, { identity, problem }),
    viewOf({ signedIn: { withoutAccount: 'retrying' } }, { identity, token }),
    viewOf({ signedIn: { withoutAccount: 'refused' } }, { identity, token, problem }),
  ]).toEqual([
    { ...waiting, isBusy: true },
    { ...waiting, isBusy: true, hasToken: true },
    { ...waiting, isIncomplete: true, problem },
    { ...waiting, isIncomplete: true, problem },
    { ...waiting, isIncomplete: true, hasToken: true },
    { ...waiting, isIncomplete: true, hasToken: true, problem },
  ]);
});

test('an account, which stays signed in until the sign-out has succeeded', () => {
  const context = { identity, token: 'token', account };
  expect([viewOf({ signedIn: 'ready' }, context), viewOf('signingOut', context)]).toEqual([
    loaded,
    { ...loaded, isBusy: true },
  ]);
});

test('a suspended session keeps the account, which its page is about, and has no token', () => {
  expect(viewOf('suspended', { identity, account })).toEqual({
    ...loaded,
    step: 'suspended',
    hasToken: false,
  });
});

test('only an Agency profile is an agency', () => {
  const user = { ...account.user, active_profile_type: 'Coach' };
  expect(viewOf({ signedIn: 'ready' }, { identity, token: 'token', account: { ...account, user } })).toEqual({
    ...loaded,
    user,
    activeAgencyId: null,
  });
});
