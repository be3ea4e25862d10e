import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock, waitFor } from 'xstate';
import { IdentityError } from '../identity/identity-provider.ts';
import { type Outcome, puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { ApiError } from '../wire/api-error.ts';
import { nobody, sessionMachine } from './session.machine.ts';
import type { Account } from './session.ts';

const ada = { id: 'ada', email: 'ada@example.com' };
const account: Account = {
  user: { email: ada.email, active_profile: null, active_profile_name: null, active_profile_type: null },
  profiles: [],
  unreadable: 0,
};

const puppets = {
  signOut: puppet<void>('signOut', { done: [undefined], failed: [new IdentityError('auth/internal-error')] }),
  fetchToken: puppet('fetchToken', {
    done: ['token'],
    failed: [new IdentityError('auth/network-request-failed')],
  }),
  loadAccount: puppet<Account, { readonly token: string | null }>('loadAccount', {
    done: [account],
    failed: [
      new ApiError('refused', 'The token has expired.', { status: 401 }),
      new ApiError('refused', 'The account is disabled.', { status: 403 }),
      new ApiError('unreachable', 'The service cannot be reached.'),
    ],
  }),
};
const scene = {
  machine: sessionMachine.provide({ actors: { ...puppets, identityReports: fromCallback(() => {}) } }),
  puppets,
  events: [
    { type: 'identityFound', identity: ada },
    { type: 'identityLost' },
    { type: 'signOut' },
    { type: 'refresh' },
    { type: 'renew' },
    { type: 'tokenRefused', token: 'token' },
    { type: 'tokenRefused', token: 'an older one' },
  ],
  facts: ({ context }) => context.renewed,
} satisfies Parameters<typeof walk<typeof sessionMachine>>[0];

const { paths, missed, stuck } = walk(scene);

test('reaches every state and transition, and is never stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(58);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "session: starting {identity: null, token: null, renewed: false, account: null, problem: null}, starts identityReports
      identityFound → signedIn.fetchingToken #busy {identity: {id: 'ada', email: 'ada@example.com'}}, starts fetchToken, emits signedIn {identity: {id: 'ada', email: 'ada@example.com'}}
        identityFound → signedIn.fetchingToken #busy, starts fetchToken
        identityLost → signedOut {identity: null}, emits signedOut
        signOut → signingOut #busy, starts signOut
          identityFound → signedIn.fetchingToken #busy, starts fetchToken
          identityLost → signedOut {identity: null}, emits signedOut
          signOut done → signedOut {identity: null}, emits signedOut
          signOut failed: IdentityError: The identity provider answered auth/internal-error → signedIn.fetchingToken #busy, starts fetchToken
        renew → signedIn.fetchingToken #busy, starts fetchToken
        fetchToken done → signedIn.loadingAccount #busy {token: 'token'}, starts loadAccount {token: 'token'}
          identityFound → signedIn.fetchingToken #busy, starts fetchToken
          identityLost → signedOut {identity: null, token: null}, emits signedOut
          signOut → signingOut #busy, starts signOut
          refresh → signedIn.loadingAccount #busy, starts loadAccount {token: 'token'}
          renew → signedIn.fetchingToken #busy, starts fetchToken
          tokenRefused → signedIn.fetchingToken #busy {renewed: true}, starts fetchToken
            identityFound → signedIn.fetchingToken #busy {renewed: false}, starts fetchToken
            identityLost → signedOut {identity: null, token: null, renewed: false}, emits signedOut
            signOut → signingOut #busy {renewed: false}, starts signOut
            renew → signedIn.fetchingToken #busy, starts fetchToken
            fetchToken done → signedIn.loadingAccount #busy, starts loadAccount {token: 'token'}
              identityFound → signedIn.fetchingToken #busy {renewed: false}, starts fetchToken
              identityLost → signedOut {identity: null, token: null, renewed: false}, emits signedOut
              signOut → signingOut #busy {renewed: false}, starts signOut
              refresh → signedIn.loadingAccount #busy, starts loadAccount {token: 'token'}
              renew → signedIn.fetchingToken #busy, starts fetchToken
              tokenRefused → signedIn.fetchingToken #busy, starts fetchToken
              loadAccount done → signedIn.ready {renewed: false, account: {user: {email: 'ada@example.com', active_profile: null, active_profile_name: null, active_profile_type: null}, profiles: [], unreadable: 0}}
              loadAccount failed: ApiError: The token has expired. → signedIn.withoutToken.refused {token: null, renewed: false, problem: 'Your sign-in could not be renewed. Try again, or sign in again.'}
                identityFound → signedIn.fetchingToken #busy, starts fetchToken
                identityLost → signedOut {identity: null, problem: null}, emits signedOut
                signOut → signingOut #busy, starts signOut
                refresh → signedIn.fetchingToken #busy, starts fetchToken
                renew → signedIn.fetchingToken #busy, starts fetchToken
              loadAccount failed: ApiError: The account is disabled. → signedIn.withoutAccount.refused {renewed: false, problem: 'The account is disabled.'}
              loadAccount failed: ApiError: The service cannot be reached. → signedIn.withoutAccount.retrying {renewed: false}
            fetchToken failed: IdentityError: The identity provider answered auth/network-request-failed → signedIn.withoutToken.retrying {token: null, renewed: false, problem: 'Your sign-in could not be renewed. Try again, or sign in again.'}
          loadAccount done → signedIn.ready {account: {user: {email: 'ada@example.com', active_profile: null, active_profile_name: null, active_profile_type: null}, profiles: [], unreadable: 0}}
            identityFound → signedIn.fetchingToken #busy, starts fetchToken
            identityLost → signedOut {identity: null, token: null, account: null}, emits signedOut
            signOut → signingOut #busy, starts signOut
            refresh → signedIn.loadingAccount #busy, starts loadAccount {token: 'token'}
            renew → signedIn.fetchingToken #busy, starts fetchToken
            tokenRefused → signedIn.fetchingToken #busy {renewed: true}, starts fetchToken
          loadAccount failed: ApiError: The token has expired. → signedIn.fetchingToken #busy {renewed: true}, starts fetchToken
          loadAccount failed: ApiError: The account is disabled. → signedIn.withoutAccount.refused {problem: 'The account is disabled.'}
            identityFound → signedIn.fetchingToken #busy, starts fetchToken
            identityLost → signedOut {identity: null, token: null, problem: null}, emits signedOut
            signOut → signingOut #busy, starts signOut
            refresh → signedIn.loadingAccount #busy, starts loadAccount {token: 'token'}
            renew → signedIn.fetchingToken #busy, starts fetchToken
            tokenRefused → signedIn.fetchingToken #busy {renewed: true}, starts fetchToken
          loadAccount failed: ApiError: The service cannot be reached. → signedIn.withoutAccount.retrying
            identityFound → signedIn.fetchingToken #busy, starts fetchToken
            identityLost → signedOut {identity: null, token: null}, emits signedOut
            signOut → signingOut #busy, starts signOut
            refresh → signedIn.loadingAccount #busy, starts loadAccount {token: 'token'}
            renew → signedIn.fetchingToken #busy, starts fetchToken
            tokenRefused → signedIn.fetchingToken #busy {renewed: true}, starts fetchToken
            after retry → signedIn.loadingAccount #busy, starts loadAccount {token: 'token'}
        fetchToken failed: IdentityError: The identity provider answered auth/network-request-failed → signedIn.withoutToken.retrying {problem: 'Your sign-in could not be renewed. Try again, or sign in again.'}
          identityFound → signedIn.fetchingToken #busy, starts fetchToken
          identityLost → signedOut {identity: null, problem: null}, emits signedOut
          signOut → signingOut #busy, starts signOut
          refresh → signedIn.fetchingToken #busy, starts fetchToken
          renew → signedIn.fetchingToken #busy, starts fetchToken
          after retry → signedIn.fetchingToken #busy, starts fetchToken
      identityLost → signedOut
        identityFound → signedIn.fetchingToken #busy {identity: {id: 'ada', email: 'ada@example.com'}}, starts fetchToken, emits signedIn {identity: {id: 'ada', email: 'ada@example.com'}}"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
});

test('keeps a new address of the same person, who is not told as a new one', () => {
  const session = createActor(scene.machine).start();
  const emitted: string[] = [];
  session.on('*', ({ type }) => emitted.push(type));
  session.send({ type: 'identityFound', identity: ada });
  session.send({ type: 'identityFound', identity: { ...ada, email: 'new@example.com' } });
  expect([session.getSnapshot().context.identity, emitted]).toEqual([
    { id: 'ada', email: 'new@example.com' },
    ['signedIn'],
  ]);
});

test('clears everything about the last person when another one signs in', async () => {
  const session = createActor(scene.machine).start();
  session.send({ type: 'identityFound', identity: ada });
  puppets.fetchToken.outcomes[0]?.settle();
  await waitFor(session, (state) => state.matches({ signedIn: 'loadingAccount' }));
  puppets.loadAccount.outcomes[0]?.settle();
  await waitFor(session, (state) => state.matches({ signedIn: 'ready' }));
  const bea = { id: 'bea', email: 'bea@example.com' };
  const emitted: string[] = [];
  session.on('*', ({ type }) => emitted.push(type));
  session.send({ type: 'identityFound', identity: bea });
  const { context } = session.getSnapshot();
  expect(context).toEqual({ ...nobody, identity: bea });
  expect(emitted).toEqual(['signedOut', 'signedIn']);
});

test('keeps a refusal of the account until it is loaded, and shows nothing while the service is unreachable', async () => {
  const session = createActor(scene.machine).start();
  const [, refused, unreachable] = puppets.loadAccount.outcomes.slice(1);
  const problems: (string | null)[] = [];
  const load = async (outcome: Outcome | undefined, state: 'ready' | 'withoutAccount') => {
    await waitFor(session, (now) => now.matches({ signedIn: 'loadingAccount' }));
    outcome?.settle();
    problems.push((await waitFor(session, (now) => now.matches({ signedIn: state }))).context.problem);
    session.send({ type: 'refresh' });
  };
  session.send({ type: 'identityFound', identity: ada });
  puppets.fetchToken.outcomes[0]?.settle();
  await load(refused, 'withoutAccount');
  await load(unreachable, 'withoutAccount');
  await load(refused, 'withoutAccount');
  problems.push(session.getSnapshot().context.problem);
  await load(puppets.loadAccount.outcomes[0], 'ready');
  session.stop();
  const text = 'The account is disabled.';
  expect(problems).toEqual([text, null, text, text, null]);
});

test('tries a token again after the interval, as the account', async () => {
  const clock = new SimulatedClock();
  const session = createActor(scene.machine, { clock }).start();
  const values: unknown[] = [];
  const fail = async (outcome: Outcome | undefined) => {
    outcome?.settle();
    await waitFor(session, (state) => !state.hasTag('busy'));
    for (const passed of [0, 4999, 1]) {
      clock.increment(passed);
      values.push(session.getSnapshot().value);
    }
  };
  session.send({ type: 'identityFound', identity: ada });
  await fail(puppets.fetchToken.outcomes[1]);
  puppets.fetchToken.outcomes[0]?.settle();
  await waitFor(session, (state) => state.matches({ signedIn: 'loadingAccount' }));
  await fail(puppets.loadAccount.outcomes[3]);
  session.stop();
  expect(values).toEqual([
    { signedIn: { withoutToken: 'retrying' } },
    { signedIn: { withoutToken: 'retrying' } },
    { signedIn: 'fetchingToken' },
    { signedIn: { withoutAccount: 'retrying' } },
    { signedIn: { withoutAccount: 'retrying' } },
    { signedIn: 'loadingAccount' },
  ]);
});
