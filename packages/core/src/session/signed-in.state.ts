import { sessionSetup } from './session.setup.ts';

/** A person is signed in: fetches a token, then the account at the service (rules.md#session-token). */
export const signedIn = sessionSetup.createStateConfig({
  tags: 'settled',
  initial: 'fetchingToken',
  exit: 'resetRenewed',
  on: {
    identityLost: { target: 'signedOut', actions: 'emitSignedOut' },
    signOut: 'signingOut',
    tokenRefused: {
      guard: { type: 'isCurrent', params: ({ event }) => event },
      target: '.fetchingToken',
      actions: 'markRenewed',
    },
  },
  states: {
    fetchingToken: {
      tags: 'busy',
      on: { tokenRefused: {} },
      invoke: {
        id: 'fetchToken',
        src: 'fetchToken',
        onDone: {
          target: 'loadingAccount',
          actions: { type: 'keepToken', params: ({ event }) => ({ token: event.output }) },
        },
        onError: 'withoutToken',
      },
    },
    loadingAccount: {
      tags: 'busy',
      on: { refresh: { target: 'loadingAccount', reenter: true } },
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        input: ({ context }) => ({ token: context.token }),
        onDone: {
          target: 'ready',
          actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output }) },
        },
        onError: [
          { guard: { type: 'isTokenRefusedAgain', params: ({ event }) => event }, target: 'withoutToken' },
          {
            guard: { type: 'isTokenRefused', params: ({ event }) => event },
            target: 'fetchingToken',
            actions: 'markRenewed',
          },
          {
            guard: { type: 'isUnreachable', params: ({ event }) => event },
            target: 'withoutAccount.retrying',
            actions: 'forgetProblem',
          },
          {
            target: 'withoutAccount.refused',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
        ],
      },
    },
    ready: { entry: 'resetRenewed', on: { refresh: 'loadingAccount' } },
    withoutAccount: {
      entry: 'resetRenewed',
      on: { refresh: 'loadingAccount' },
      initial: 'retrying',
      states: {
        retrying: { after: { retry: '#session.signedIn.loadingAccount' } },
        refused: {},
      },
    },
    withoutToken: { entry: ['dropToken', 'resetRenewed'], on: { refresh: 'fetchingToken' } },
  },
});
