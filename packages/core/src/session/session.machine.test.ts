import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { IdentityError } from '../identity/identity-provider.ts';
import { puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { ApiError } from '../wire/api-error.ts';
import { sessionMachine } from './session.machine.ts';
import { type Account, notRenewed } from './session.ts';

const ada = { id: 'ada', email: 'ada@example.com' };
/** The same person with another address, and another person. */
const moved = { id: 'ada', email: 'new@example.com' };
const bea = { id: 'bea', email: 'bea@example.com' };
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
const actors = { ...puppets, identityReports: fromCallback(() => {}) };
const scene = {
  machine: sessionMachine.provide({ actors }),
  puppets,
  events: [
    { type: 'identityFound', identity: ada },
    { type: 'identityFound', identity: moved },
    { type: 'identityFound', identity: bea },
    { type: 'identityLost' },
    { type: 'signOut' },
    { type: 'discard' },
    { type: 'refresh' },
    { type: 'renew' },
    { type: 'tokenRefused', token: 'token' },
    { type: 'tokenRefused', token: 'an older one' },
  ],
  names: { ada, moved, bea, account, notRenewed, expired, disabled, away, broken, offline },
  facts: ({ context }) => ({ renewed: context.renewed, refused: context.problem !== null }),
} satisfies Scene<typeof sessionMachine>;

/** In a tab with something typed that is not saved. */
const unsaved = {
  ...scene,
  machine: sessionMachine.provide({ actors, guards: { isUnsaved: () => true } }),
  events: scene.events.filter(({ type }) => !['refresh', 'renew', 'tokenRefused'].includes(type)),
} satisfies Scene<typeof sessionMachine>;

testWalks({ scene, unsaved });

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "session
      start → starting {identity: null, token: null, renewed: false, account: null, problem: null}, starts identityReports
    starting
      identityFound → signedIn.fetchingToken {identity: ada}, starts fetchToken, emits signedIn {identity: ada}
      identityFound {identity: moved} → signedIn.fetchingToken {identity: moved}, starts fetchToken, emits signedIn {identity: moved}
      identityFound {identity: bea} → signedIn.fetchingToken {identity: bea}, starts fetchToken, emits signedIn {identity: bea}
      identityLost → signedOut
    signedIn.fetchingToken #busy
      identityFound → signedIn.fetchingToken {renewed: false}, starts fetchToken
      identityFound {identity: moved} → signedIn.fetchingToken {identity: moved, renewed: false}, starts fetchToken
      identityFound {identity: bea} → signedIn.fetchingToken {identity: bea, token: null, renewed: false, problem: null}, starts fetchToken,
          emits signedOut, emits signedIn {identity: bea}
      identityLost → signedOut {identity: null, token: null, renewed: false, problem: null}, emits sessionRevoked, emits signedOut
      signOut → signingOut {renewed: false}, starts signOut
      renew → signedIn.fetchingToken, starts fetchToken
      fetchToken done → signedIn.loadingAccount {token: 'token'}, starts loadAccount {token: 'token'}
      fetchToken failed: offline → signedIn.withoutToken.retrying {problem: notRenewed, token: null, renewed: false}
    signedOut
      identityFound → signedIn.fetchingToken {identity: ada}, starts fetchToken, emits signedIn {identity: ada}
      identityFound {identity: moved} → signedIn.fetchingToken {identity: moved}, starts fetchToken, emits signedIn {identity: moved}
      identityFound {identity: bea} → signedIn.fetchingToken {identity: bea}, starts fetchToken, emits signedIn {identity: bea}
    signingOut #busy
      identityFound | signOut failed: broken → signedIn.fetchingToken, starts fetchToken
      identityFound {identity: moved} → signedIn.fetchingToken {identity: moved}, starts fetchToken
      identityFound {identity: bea} → signedIn.fetchingToken {identity: bea, problem: null}, starts fetchToken, emits signedOut,
          emits signedIn {identity: bea}
      identityLost | signOut done → signedOut {identity: null, problem: null}, emits signedOut
    signedIn.loadingAccount #busy
      identityFound → signedIn.fetchingToken {renewed: false}, starts fetchToken
      identityFound {identity: moved} → signedIn.fetchingToken {identity: moved, renewed: false}, starts fetchToken
      identityFound {identity: bea} → signedIn.fetchingToken {identity: bea, token: null, renewed: false, problem: null}, starts fetchToken,
          emits signedOut, emits signedIn {identity: bea}
      identityLost → signedOut {identity: null, token: null, renewed: false, problem: null}, emits sessionRevoked, emits signedOut
      signOut → signingOut {renewed: false}, starts signOut
      renew → signedIn.fetchingToken, starts fetchToken
      refresh → signedIn.loadingAccount, starts loadAccount {token: 'token'}
      tokenRefused → signedIn.fetchingToken {renewed: true}, starts fetchToken
      loadAccount done → signedIn.ready {account: account, renewed: false, problem: null}
      [not renewed] loadAccount failed: expired → signedIn.fetchingToken {renewed: true}, starts fetchToken
      [renewed] loadAccount failed: expired → signedIn.withoutToken.refused {token: null, renewed: false, problem: notRenewed}
      loadAccount failed: disabled → signedIn.withoutAccount.refused {problem: 'The account is disabled.', renewed: false}
      loadAccount failed: away → signedIn.withoutAccount.retrying {renewed: false, problem: null}
    signedIn.withoutToken.retrying
      identityFound | renew | refresh | after retry → signedIn.fetchingToken, starts fetchToken
      identityFound {identity: moved} → signedIn.fetchingToken {identity: moved}, starts fetchToken
      identityFound {identity: bea} → signedIn.fetchingToken {identity: bea, problem: null}, starts fetchToken, emits signedOut,
          emits signedIn {identity: bea}
      identityLost → signedOut {identity: null, problem: null}, emits sessionRevoked, emits signedOut
      signOut → signingOut, starts signOut
    signedIn.ready
      identityFound | renew → signedIn.fetchingToken, starts fetchToken
      identityFound {identity: moved} → signedIn.fetchingToken {identity: moved}, starts fetchToken
      identityFound {identity: bea} → signedIn.fetchingToken {identity: bea, token: null, account: null}, starts fetchToken, emits signedOut,
          emits signedIn {identity: bea}
      identityLost → signedOut {identity: null, token: null, account: null}, emits sessionRevoked, emits signedOut
      signOut → signingOut, starts signOut
      refresh → signedIn.loadingAccount, starts loadAccount {token: 'token'}
      tokenRefused → signedIn.fetchingToken {renewed: true}, starts fetchToken
    signedIn.withoutAccount.refused
      identityFound | renew → signedIn.fetchingToken, starts fetchToken
      identityFound {identity: moved} → signedIn.fetchingToken {identity: moved}, starts fetchToken
      identityFound {identity: bea} → signedIn.fetchingToken {identity: bea, token: null, problem: null}, starts fetchToken, emits signedOut,
          emits signedIn {identity: bea}
      identityLost → signedOut {identity: null, token: null, problem: null}, emits sessionRevoked, emits signedOut
      signOut → signingOut, starts signOut
      refresh → signedIn.loadingAccount, starts loadAccount {token: 'token'}
      tokenRefused → signedIn.fetchingToken {renewed: true}, starts fetchToken
    signedIn.withoutAccount.retrying
      identityFound | renew → signedIn.fetchingToken, starts fetchToken
      identityFound {identity: moved} → signedIn.fetchingToken {identity: moved}, starts fetchToken
      identityFound {identity: bea} → signedIn.fetchingToken {identity: bea, token: null}, starts fetchToken, emits signedOut,
          emits signedIn {identity: bea}
      identityLost → signedOut {identity: null, token: null}, emits sessionRevoked, emits signedOut
      signOut → signingOut, starts signOut
      refresh | after retry → signedIn.loadingAccount, starts loadAccount {token: 'token'}
      tokenRefused → signedIn.fetchingToken {renewed: true}, starts fetchToken
    signedIn.withoutToken.refused
      identityFound | renew | refresh → signedIn.fetchingToken, starts fetchToken
      identityFound {identity: moved} → signedIn.fetchingToken {identity: moved}, starts fetchToken
      identityFound {identity: bea} → signedIn.fetchingToken {identity: bea, problem: null}, starts fetchToken, emits signedOut,
          emits signedIn {identity: bea}
      identityLost → signedOut {identity: null, problem: null}, emits sessionRevoked, emits signedOut
      signOut → signingOut, starts signOut"
  `);
});

test('the chart of a tab with something unsaved, as far as it differs', () => {
  const known = new Set(walkTable(scene).split('\n'));
  const lines = walkTable(unsaved).split('\n');
  expect(lines.filter((line) => !known.has(line) || !line.startsWith(' ')).join('\n')).toMatchInlineSnapshot(`
    "session
    starting
    signedIn.fetchingToken #busy
          emits unsavedDiscarded, emits signedOut, emits signedIn {identity: bea}
      identityLost → suspended {token: null, renewed: false, problem: null}, emits sessionRevoked, emits signedOut
    signedOut
    suspended
      identityFound → signedIn.fetchingToken, starts fetchToken
      identityFound {identity: bea} → signedIn.fetchingToken {identity: bea}, starts fetchToken, emits unsavedDiscarded, emits signedOut,
      discard → signedOut {identity: null}
    signingOut #busy
      identityFound {identity: bea} → signedIn.fetchingToken {identity: bea, problem: null}, starts fetchToken, emits unsavedDiscarded,
      identityLost | signOut done → suspended {problem: null}, emits signedOut
    signedIn.loadingAccount #busy
          emits unsavedDiscarded, emits signedOut, emits signedIn {identity: bea}
      identityLost → suspended {token: null, renewed: false, problem: null}, emits sessionRevoked, emits signedOut
    signedIn.withoutToken.retrying
      identityFound | after retry → signedIn.fetchingToken, starts fetchToken
      identityFound {identity: bea} → signedIn.fetchingToken {identity: bea, problem: null}, starts fetchToken, emits unsavedDiscarded,
      identityLost → suspended {problem: null}, emits sessionRevoked, emits signedOut
    signedIn.ready
      identityFound → signedIn.fetchingToken, starts fetchToken
      identityFound {identity: bea} → signedIn.fetchingToken {identity: bea, token: null, account: null}, starts fetchToken,
          emits unsavedDiscarded, emits signedOut, emits signedIn {identity: bea}
      identityLost → suspended {token: null}, emits sessionRevoked, emits signedOut
    signedIn.withoutAccount.refused
      identityFound → signedIn.fetchingToken, starts fetchToken
      identityFound {identity: bea} → signedIn.fetchingToken {identity: bea, token: null, problem: null}, starts fetchToken,
          emits unsavedDiscarded, emits signedOut, emits signedIn {identity: bea}
      identityLost → suspended {token: null, problem: null}, emits sessionRevoked, emits signedOut
    signedIn.withoutAccount.retrying
      identityFound → signedIn.fetchingToken, starts fetchToken
      identityFound {identity: bea} → signedIn.fetchingToken {identity: bea, token: null}, starts fetchToken, emits unsavedDiscarded,
      identityLost → suspended {token: null}, emits sessionRevoked, emits signedOut
      after retry → signedIn.loadingAccount, starts loadAccount {token: 'token'}
    signedIn.withoutToken.refused
      identityFound → signedIn.fetchingToken, starts fetchToken
      identityFound {identity: bea} → signedIn.fetchingToken {identity: bea, problem: null}, starts fetchToken, emits unsavedDiscarded,
      identityLost → suspended {problem: null}, emits sessionRevoked, emits signedOut"
  `);
});
