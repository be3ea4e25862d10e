import {
  assertEvent,
  assign,
  type EventObject,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import { ApiError } from '../api/api-error.ts';
import { IdentityError, type IdentityUser } from '../identity/identity-provider.ts';
import type { CredentialsInput } from './password-input.ts';
import type { Account } from './session.ts';

/** What the provider reports: at first the restored state, then every change. */
export type IdentityReport = { type: 'identityFound'; identity: IdentityUser } | { type: 'identityLost' };

export type SessionEvent =
  | { type: 'signIn'; email: string; password: string }
  | { type: 'signOut' }
  | { type: 'refresh' }
  /** The service answered 401 to this token. */
  | { type: 'tokenRefused'; token: string }
  | IdentityReport;

/** When one person follows another, both are told: `signedOut` is where a host forgets what it keeps. */
export type SessionNews =
  | { type: 'signedIn'; identity: IdentityUser }
  | { type: 'signedOut' }
  | { type: 'signInRefused'; code: string };

interface SessionContext {
  readonly identity: IdentityUser | null;
  /** The ID token, or null while there is none: then no call is sent (decision 24). */
  readonly token: string | null;
  /** Whether the token stands in for one that the service refused: it is renewed once. */
  readonly renewed: boolean;
  readonly account: Account | null;
  /** The provider's code, verbatim (specification section 8). */
  readonly signInError: string | null;
}

const nobody: SessionContext = {
  identity: null,
  token: null,
  renewed: false,
  account: null,
  signInError: null,
};

const identityReports = fromCallback<EventObject>(() => {
  throw new Error('identityReports is not provided');
});
const signIn = fromPromise<void, CredentialsInput>(async () => {
  throw new Error('signIn is not provided');
});
const signOut = fromPromise<void>(async () => {
  throw new Error('signOut is not provided');
});
const fetchToken = fromPromise<string>(async () => {
  throw new Error('fetchToken is not provided');
});
const loadAccount = fromPromise<Account, { readonly token: string | null }>(async () => {
  throw new Error('loadAccount is not provided');
});

/** Who is signed in, with which token and profiles (specification section 4; decisions 23 to 25). */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionNews,
    tags: {} as 'settled' | 'busy',
  },
  actors: { identityReports, signIn, signOut, fetchToken, loadAccount },
  delays: { retry: 5000 },
  actions: {
    becomeNobody: assign(nobody),
    become: enqueueActions(({ context, enqueue }, { identity }: { identity: IdentityUser }) => {
      if (context.identity !== null) enqueue.emit({ type: 'signedOut' });
      enqueue.assign({ ...nobody, identity });
      enqueue.emit({ type: 'signedIn', identity });
    }),
    keepIdentity: assign((_, { identity }: { identity: IdentityUser }) => ({ identity })),
    keepToken: assign((_, { token }: { token: string }) => ({ token })),
    loseToken: assign({ token: null }),
    startAfresh: assign({ renewed: false }),
    renewToken: assign({ renewed: true }),
    keepAccount: assign((_, { account }: { account: Account }) => ({ account })),
    keepSignInError: assign((_, { code }: { code: string }) => ({ signInError: code })),
    forgetSignInError: assign({ signInError: null }),
    tellSignedOut: emit({ type: 'signedOut' }),
    tellRefusal: emit((_, { code }: { code: string }) => ({ type: 'signInRefused', code })),
  },
  guards: {
    isSamePerson: ({ context }, { identity }: { identity: IdentityUser }) =>
      context.identity?.id === identity.id,
    isCurrent: ({ context }, { token }: { token: string }) => token === context.token,
    isTokenRefused: (_, { error }: { error: unknown }) => isTokenRefusal(error),
    isTokenRefusedAgain: ({ context }, { error }: { error: unknown }) =>
      isTokenRefusal(error) && context.renewed,
    isOutOfReach: (_, { error }: { error: unknown }) => error instanceof ApiError && error.kind !== 'refused',
  },
}).createMachine({
  id: 'session',
  context: nobody,
  invoke: { id: 'identityReports', src: 'identityReports' },
  initial: 'starting',
  on: {
    identityFound: [
      {
        guard: { type: 'isSamePerson', params: ({ event }) => event },
        target: '.signedIn',
        actions: { type: 'keepIdentity', params: ({ event }) => event },
      },
      { target: '.signedIn', actions: { type: 'become', params: ({ event }) => event } },
    ],
  },
  states: {
    starting: {
      on: { identityLost: 'signedOut' },
    },
    signedOut: {
      tags: 'settled',
      entry: 'becomeNobody',
      initial: 'idle',
      states: {
        idle: { on: { signIn: 'signingIn' } },
        signingIn: {
          tags: 'busy',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => {
              assertEvent(event, 'signIn');
              return { email: event.email, readPassword: () => event.password };
            },
            onError: {
              target: 'refused',
              actions: [
                { type: 'keepSignInError', params: ({ event }) => ({ code: codeOf(event.error) }) },
                { type: 'tellRefusal', params: ({ event }) => ({ code: codeOf(event.error) }) },
              ],
            },
          },
        },
        refused: { on: { signIn: 'signingIn' }, exit: 'forgetSignInError' },
      },
    },
    signedIn: {
      tags: 'settled',
      initial: 'fetchingToken',
      exit: 'startAfresh',
      on: {
        identityLost: { target: 'signedOut', actions: 'tellSignedOut' },
        signOut: 'signingOut',
        tokenRefused: {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: '.fetchingToken',
          actions: 'renewToken',
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
              {
                guard: { type: 'isTokenRefusedAgain', params: ({ event }) => event },
                target: 'withoutToken',
              },
              {
                guard: { type: 'isTokenRefused', params: ({ event }) => event },
                target: 'fetchingToken',
                actions: 'renewToken',
              },
              {
                guard: { type: 'isOutOfReach', params: ({ event }) => event },
                target: 'withoutAccount.retrying',
              },
              { target: 'withoutAccount.refused' },
            ],
          },
        },
        ready: { entry: 'startAfresh', on: { refresh: 'loadingAccount' } },
        withoutAccount: {
          entry: 'startAfresh',
          on: { refresh: 'loadingAccount' },
          initial: 'retrying',
          states: {
            retrying: { after: { retry: '#session.signedIn.loadingAccount' } },
            refused: {},
          },
        },
        withoutToken: { entry: ['loseToken', 'startAfresh'], on: { refresh: 'fetchingToken' } },
      },
    },
    signingOut: {
      tags: ['settled', 'busy'],
      on: { identityLost: { target: 'signedOut', actions: 'tellSignedOut' } },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', actions: 'tellSignedOut' },
        onError: 'signedIn',
      },
    },
  },
});

function isTokenRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function codeOf(error: unknown): string {
  return error instanceof IdentityError ? error.code : 'unknown';
}
