import { expect, test } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import { IdentityError } from '../identity/identity-provider.ts';
import { type Outcome, puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkStored } from '../testing/walk-live.ts';
import { ApiError } from '../wire/api-error.ts';
import type { CredentialsInput } from './password-input.ts';
import { sessionMachine } from './session.machine.ts';
import { nobody } from './session.setup.ts';
import type { Account } from './session.ts';

const ada = { id: 'ada', email: 'ada@example.com' };
const account: Account = {
  user: { email: ada.email, active_profile: null, active_profile_name: null, active_profile_type: null },
  profiles: [],
};
const password = 'correct horse battery staple';

const puppets = {
  signIn: puppet<void, CredentialsInput>('signIn', { failed: [new IdentityError('auth/wrong-password')] }),
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
    { type: 'signIn', email: ada.email, password },
    { type: 'signOut' },
    { type: 'refresh' },
    { type: 'tokenRefused', token: 'token' },
  ],
  facts: ({ context }) => context.renewed,
} satisfies Parameters<typeof walk<typeof sessionMachine>>[0];

const { paths, missed, stuck } = walk(scene);

test('reaches every state and transition, and is never stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(48);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "identityFound → signedIn.fetchingToken, emitting signedIn
      identityFound → signedIn.fetchingToken
      identityLost → signedOut.idle, emitting signedOut
      signOut → signingOut
        identityFound → signedIn.fetchingToken
        identityLost → signedOut.idle, emitting signedOut
        signOut done → signedOut.idle, emitting signedOut
        signOut failed: IdentityError: The identity provider answered auth/internal-error → signedIn.fetchingToken
      fetchToken done → signedIn.loadingAccount
        identityFound → signedIn.fetchingToken
        identityLost → signedOut.idle, emitting signedOut
        signOut → signingOut
        refresh → signedIn.loadingAccount
        tokenRefused → signedIn.fetchingToken
          identityFound → signedIn.fetchingToken
          identityLost → signedOut.idle, emitting signedOut
          signOut → signingOut
          fetchToken done → signedIn.loadingAccount
            identityFound → signedIn.fetchingToken
            identityLost → signedOut.idle, emitting signedOut
            signOut → signingOut
            refresh → signedIn.loadingAccount
            tokenRefused → signedIn.fetchingToken
            loadAccount done → signedIn.ready
            loadAccount failed: ApiError: The token has expired. → signedIn.withoutToken
            loadAccount failed: ApiError: The account is disabled. → signedIn.withoutAccount.refused
            loadAccount failed: ApiError: The service cannot be reached. → signedIn.withoutAccount.retrying
          fetchToken failed: IdentityError: The identity provider answered auth/network-request-failed → signedIn.withoutToken
        loadAccount done → signedIn.ready
          identityFound → signedIn.fetchingToken
          identityLost → signedOut.idle, emitting signedOut
          signOut → signingOut
          refresh → signedIn.loadingAccount
          tokenRefused → signedIn.fetchingToken
        loadAccount failed: ApiError: The token has expired. → signedIn.fetchingToken
        loadAccount failed: ApiError: The account is disabled. → signedIn.withoutAccount.refused
          identityFound → signedIn.fetchingToken
          identityLost → signedOut.idle, emitting signedOut
          signOut → signingOut
          refresh → signedIn.loadingAccount
          tokenRefused → signedIn.fetchingToken
        loadAccount failed: ApiError: The service cannot be reached. → signedIn.withoutAccount.retrying
          identityFound → signedIn.fetchingToken
          identityLost → signedOut.idle, emitting signedOut
          signOut → signingOut
          refresh → signedIn.loadingAccount
          tokenRefused → signedIn.fetchingToken
          after retry → signedIn.loadingAccount
      fetchToken failed: IdentityError: The identity provider answered auth/network-request-failed → signedIn.withoutToken
        identityFound → signedIn.fetchingToken
        identityLost → signedOut.idle, emitting signedOut
        signOut → signingOut
        refresh → signedIn.fetchingToken
    identityLost → signedOut.idle
      identityFound → signedIn.fetchingToken, emitting signedIn
      signIn → signedOut.signingIn
        identityFound → signedIn.fetchingToken, emitting signedIn
        signIn failed: IdentityError: The identity provider answered auth/wrong-password → signedOut.refused, emitting signInRefused
          identityFound → signedIn.fetchingToken, emitting signedIn
          signIn → signedOut.signingIn"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  const { sights, stored } = await walkStored(scene, path);
  expect(sights).toEqual(expectedSights(path));
  expect(stored.filter((snapshot) => snapshot.includes(password))).toEqual([]);
});

test('ignores a second sign-in while the first is pending', () => {
  const signIn = puppet<void, CredentialsInput>('signIn', {});
  const session = createActor(scene.machine.provide({ actors: { signIn } })).start();
  session.send({ type: 'identityLost' });
  session.send({ type: 'signIn', email: ada.email, password });
  session.send({ type: 'signIn', email: 'bea@example.com', password: 'another' });
  expect(signIn.inputs.map(({ email, readPassword }) => [email, readPassword()])).toEqual([
    [ada.email, password],
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
