import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock, waitFor } from 'xstate';
import { IdentityError } from '../identity/identity-provider.ts';
import { type Outcome, puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { ApiError } from '../wire/api-error.ts';
import { nobody, sessionMachine } from './session.machine.ts';
import { type Account, notRenewed } from './session.ts';

const ada = { id: 'ada', email: 'ada@example.com' };
const account: Account = {
  user: { email: ada.email, active_profile: null, active_profile_name: null, active_profile_type: null },
  profiles: [],
  unreadable: 0,
};

const broken = new IdentityError('auth/internal-error');
const offline = new IdentityError('auth/network-request-failed');
const expired = new ApiError('refused', 'The token has expired.', { status: 401 });
const disabled = new ApiError('refused', 'The account is disabled.', { status: 403 });
const away = new ApiError('unreachable', 'The service cannot be reached.');

const puppets = {
  signOut: puppet<void>('signOut', { done: [undefined], failed: [broken] }),
  fetchToken: puppet('fetchToken', {
    done: ['token'],
    failed: [offline],
  }),
  loadAccount: puppet<Account, { readonly token: string | null }>('loadAccount', {
    done: [account],
    failed: [expired, disabled, away],
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
  names: { ada, account, notRenewed, expired, disabled, away, broken, offline },
  facts: ({ context }) => ({ renewed: context.renewed }),
} satisfies Scene<typeof sessionMachine>;

testWalks({ scene });

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "session: starting {identity: null, token: null, renewed: false, account: null, problem: null}, starts identityReports
    starting
      identityFound → signedIn.fetchingToken {identity: ada}, starts fetchToken, emits signedIn {identity: ada}
      identityLost → signedOut
    signedIn.fetchingToken #busy
      identityFound → signedIn.fetchingToken {renewed: false}, starts fetchToken
      identityLost → signedOut {identity: null, token: null, renewed: false}, emits signedOut
      signOut → signingOut {renewed: false}, starts signOut
      renew → signedIn.fetchingToken, starts fetchToken
      fetchToken done → signedIn.loadingAccount {token: 'token'}, starts loadAccount {token: 'token'}
      fetchToken failed: offline → signedIn.withoutToken.retrying {problem: notRenewed, token: null, renewed: false}
    signedOut
      identityFound → signedIn.fetchingToken {identity: ada}, starts fetchToken, emits signedIn {identity: ada}
    signingOut #busy
      identityFound | signOut failed: broken → signedIn.fetchingToken, starts fetchToken
      identityLost | signOut done → signedOut {identity: null}, emits signedOut
    signedIn.loadingAccount #busy
      identityFound → signedIn.fetchingToken {renewed: false}, starts fetchToken
      identityLost → signedOut {identity: null, token: null, renewed: false}, emits signedOut
      signOut → signingOut {renewed: false}, starts signOut
      renew → signedIn.fetchingToken, starts fetchToken
      refresh → signedIn.loadingAccount, starts loadAccount {token: 'token'}
      tokenRefused → signedIn.fetchingToken {renewed: true}, starts fetchToken
      loadAccount done → signedIn.ready {account: account, renewed: false}
      [plain] loadAccount failed: expired → signedIn.fetchingToken {renewed: true}, starts fetchToken
      [renewed] loadAccount failed: expired → signedIn.withoutToken.refused {token: null, renewed: false,
          problem: notRenewed}
      loadAccount failed: disabled → signedIn.withoutAccount.refused {problem: 'The account is disabled.', renewed: false}
      loadAccount failed: away → signedIn.withoutAccount.retrying {renewed: false}
    signedIn.withoutToken.retrying
      identityFound | renew | refresh | after retry → signedIn.fetchingToken, starts fetchToken
      identityLost → signedOut {identity: null, problem: null}, emits signedOut
      signOut → signingOut, starts signOut
    signedIn.ready
      identityFound | renew → signedIn.fetchingToken, starts fetchToken
      identityLost → signedOut {identity: null, token: null, account: null}, emits signedOut
      signOut → signingOut, starts signOut
      refresh → signedIn.loadingAccount, starts loadAccount {token: 'token'}
      tokenRefused → signedIn.fetchingToken {renewed: true}, starts fetchToken
    signedIn.withoutAccount.refused
      identityFound | renew → signedIn.fetchingToken, starts fetchToken
      identityLost → signedOut {identity: null, token: null, problem: null}, emits signedOut
      signOut → signingOut, starts signOut
      refresh → signedIn.loadingAccount, starts loadAccount {token: 'token'}
      tokenRefused → signedIn.fetchingToken {renewed: true}, starts fetchToken
    signedIn.withoutAccount.retrying
      identityFound | renew → signedIn.fetchingToken, starts fetchToken
      identityLost → signedOut {identity: null, token: null}, emits signedOut
      signOut → signingOut, starts signOut
      refresh | after retry → signedIn.loadingAccount, starts loadAccount {token: 'token'}
      tokenRefused → signedIn.fetchingToken {renewed: true}, starts fetchToken
    signedIn.withoutToken.refused
      identityFound | renew | refresh → signedIn.fetchingToken, starts fetchToken
      identityLost → signedOut {identity: null, problem: null}, emits signedOut
      signOut → signingOut, starts signOut"
  `);
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
