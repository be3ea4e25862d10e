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

const waiting = { ...empty, step: 'signedIn', person: 'ada', email: 'ada@example.com' };
const token = 'token';
const problem = 'The account is disabled.';
const whole = { identity, token, account };
const coach = { ...account.user, active_profile_type: 'Coach' };

test.each<[StateValueFrom<typeof sessionMachine>, Partial<ContextFrom<typeof sessionMachine>>, object]>([
  ['starting', {}, { ...empty, step: 'starting' }],
  ['signedOut', {}, { ...empty, step: 'signedOut' }],
  [{ signedIn: 'fetchingToken' }, { identity }, { ...waiting, isBusy: true }],
  [{ signedIn: 'loadingAccount' }, { identity, token }, { ...waiting, isBusy: true, hasToken: true }],
  [
    { signedIn: { withoutToken: 'retrying' } },
    { identity, problem },
    { ...waiting, isIncomplete: true, problem },
  ],
  [
    { signedIn: { withoutToken: 'refused' } },
    { identity, problem },
    { ...waiting, isIncomplete: true, problem },
  ],
  [
    { signedIn: { withoutAccount: 'retrying' } },
    { identity, token },
    { ...waiting, isIncomplete: true, hasToken: true },
  ],
  [
    { signedIn: { withoutAccount: 'refused' } },
    { identity, token, problem },
    { ...waiting, isIncomplete: true, hasToken: true, problem },
  ],
  [{ signedIn: 'ready' }, whole, loaded],
  // Signed in until the sign-out has succeeded.
  ['signingOut', whole, { ...loaded, isBusy: true }],
  // Its page is about the account.
  ['suspended', { identity, account }, { ...loaded, step: 'suspended', hasToken: false }],
  // Only an Agency profile is an agency.
  [
    { signedIn: 'ready' },
    { ...whole, account: { ...account, user: coach } },
    { ...loaded, user: coach, activeAgencyId: null },
  ],
])('%j with %j', (value, context, shown) => {
  expect(sessionView(sessionMachine.resolveState({ value, context: { ...nobody, ...context } }))).toEqual(
    shown,
  );
});
