import { assign, type EventObject, emit, enqueueActions, fromCallback, setup } from 'xstate';
import type { IdentityUser } from '../identity/identity-provider.ts';
import { port } from '../machines/port.ts';
import { ApiError, failureText, hasStatus, isRefusal } from '../wire/api-error.ts';
import { type Account, notRenewed } from './session.ts';

/** Reports of the provider: first the restored state, then every change. */
export type IdentityReport = { type: 'identityFound'; identity: IdentityUser } | { type: 'identityLost' };

export type SessionEvent =
  | { type: 'signOut' }
  /** Reads the account again, with a new token if there is none. */
  | { type: 'refresh' }
  /** The provider has new facts of the person: fetches a token with them. */
  | { type: 'renew' }
  /** The service answered 401 to this token. */
  | { type: 'tokenRefused'; token: string }
  /** Gives up what was typed, and with it a suspended session. */
  | { type: 'discard' }
  | IdentityReport;

/** A change of person emits both: `signedOut` is where a host clears what it stored. */
export type SessionNews =
  | { type: 'signedIn'; identity: IdentityUser }
  | { type: 'signedOut' }
  /** The provider ended the session without a sign-out: it has no such account, or the token was revoked. */
  | { type: 'sessionRevoked' }
  /** Another person has signed in: what was typed goes. Comes before that change's `signedOut`. */
  | { type: 'unsavedDiscarded' };

export interface SessionContext {
  readonly identity: IdentityUser | null;
  /** The ID token; while null, no call is sent (rules/session.md#session-token). */
  readonly token: string | null;
  /** Whether the token replaces one that the service refused: it is renewed only once. */
  readonly renewed: boolean;
  readonly account: Account | null;
  /** Why the account could not be loaded, as a sentence; kept until it is loaded. */
  readonly problem: string | null;
}

export const nobody: SessionContext = {
  identity: null,
  token: null,
  renewed: false,
  account: null,
  problem: null,
};

interface Switch {
  readonly identity: IdentityUser;
  readonly isUnsaved?: true;
}

interface Failure {
  readonly error: unknown;
}

const ended = [
  { guard: 'isUnsaved', target: 'suspended', actions: 'emitSignedOut' },
  { target: 'signedOut', actions: 'emitSignedOut' },
] as const;

/** The session: identity, token and profiles (rules/session.md#session-token). A sign-in is an `identityFound`, too. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionNews,
    tags: {} as 'busy',
  },
  actors: {
    identityReports: fromCallback<EventObject>(() => {
      throw new Error('identityReports is not provided');
    }),
    signOut: port<void>('signOut'),
    fetchToken: port<string>('fetchToken'),
    loadAccount: port<Account, { readonly token: string | null }>('loadAccount'),
  },
  /** In a browser it is the interval of lists (rules/loading.md#refetch-defaults). */
  delays: { retry: 5000 },
  actions: {
    reset: assign(nobody),
    switchIdentity: enqueueActions(({ context, enqueue }, { identity, isUnsaved }: Switch) => {
      if (context.identity !== null && isUnsaved) enqueue.emit({ type: 'unsavedDiscarded' });
      if (context.identity !== null) enqueue.emit({ type: 'signedOut' });
      enqueue.assign({ ...nobody, identity });
      enqueue.emit({ type: 'signedIn', identity });
    }),
    keepIdentity: assign((_, { identity }: { identity: IdentityUser }) => ({ identity })),
    keepToken: assign((_, { token }: { token: string }) => ({ token })),
    dropToken: assign({ token: null, problem: notRenewed }),
    suspend: assign({ token: null, problem: null }),
    resetRenewed: assign({ renewed: false }),
    markRenewed: assign({ renewed: true }),
    keepAccount: assign((_, { account }: { account: Account }) => ({ account, problem: null })),
    keepProblem: assign((_, { error }: Failure) => ({ problem: failureText(error) })),
    forgetProblem: assign({ problem: null }),
    emitSignedOut: emit({ type: 'signedOut' }),
    emitRevoked: emit({ type: 'sessionRevoked' }),
  },
  guards: {
    /** Whether the host holds something typed that is not saved. */
    isUnsaved: (_) => false,
    isSamePerson: ({ context }, { identity }: { identity: IdentityUser }) =>
      context.identity?.id === identity.id,
    isCurrent: ({ context }, { token }: { token: string }) => token === context.token,
    isTokenRefused: (_, { error }: Failure) => hasStatus(error, 401),
    isTokenRefusedAgain: ({ context }, { error }: Failure) => hasStatus(error, 401) && context.renewed,
    isUnreachable: (_, { error }: Failure) => error instanceof ApiError && !isRefusal(error),
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
      {
        guard: 'isUnsaved',
        target: '.signedIn',
        actions: { type: 'switchIdentity', params: ({ event }) => ({ ...event, isUnsaved: true }) },
      },
      { target: '.signedIn', actions: { type: 'switchIdentity', params: ({ event }) => event } },
    ],
  },
  states: {
    starting: { on: { identityLost: 'signedOut' } },
    signedOut: { entry: 'reset' },
    /** Keeps the person and their account for what they typed, until the same person signs in (rules/session.md#unsaved-text). */
    suspended: { entry: 'suspend', on: { discard: 'signedOut' } },
    /** Fetches a token, then the account at the service. */
    signedIn: {
      initial: 'fetchingToken',
      exit: 'resetRenewed',
      on: {
        identityLost: [
          { guard: 'isUnsaved', target: 'suspended', actions: ['emitRevoked', 'emitSignedOut'] },
          { target: 'signedOut', actions: ['emitRevoked', 'emitSignedOut'] },
        ],
        signOut: 'signingOut',
        renew: '.fetchingToken',
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
            onError: 'withoutToken.retrying',
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
                target: 'withoutToken.refused',
              },
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
        withoutToken: {
          entry: ['dropToken', 'resetRenewed'],
          on: { refresh: 'fetchingToken' },
          initial: 'retrying',
          states: {
            retrying: { after: { retry: '#session.signedIn.fetchingToken' } },
            /** The service refuses new tokens, too. */
            refused: {},
          },
        },
      },
    },
    signingOut: {
      tags: 'busy',
      on: { identityLost: ended },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: ended,
        onError: 'signedIn',
      },
    },
  },
});
