import { assign, type EventObject, emit, enqueueActions, fromCallback, setup } from 'xstate';
import { IdentityError, type IdentityUser } from '../identity/identity-provider.ts';
import { port } from '../machines/port.ts';
import { ApiError, failureText, hasStatus, isRefusal } from '../wire/api-error.ts';
import type { CredentialsInput } from './password-input.ts';
import { type Account, notRenewed } from './session.ts';

/** What the provider reports: first the restored state, then every change. */
export type IdentityReport = { type: 'identityFound'; identity: IdentityUser } | { type: 'identityLost' };

export type SessionEvent =
  | { type: 'signIn'; email: string; password: string }
  | { type: 'signOut' }
  | { type: 'refresh' }
  /** The service answered 401 to this token. */
  | { type: 'tokenRefused'; token: string }
  | IdentityReport;

/** A change of person emits both: `signedOut` is where a host clears what it stored. */
export type SessionNews =
  | { type: 'signedIn'; identity: IdentityUser }
  | { type: 'signedOut' }
  | { type: 'signInRefused'; code: string };

export interface SessionContext {
  readonly identity: IdentityUser | null;
  /** The ID token; while null, no call is sent (rules.md#session-token). */
  readonly token: string | null;
  /** Whether the token replaces one that the service refused: it is renewed only once. */
  readonly renewed: boolean;
  readonly account: Account | null;
  /** Why the account could not be loaded, as a sentence; kept until it is loaded. */
  readonly problem: string | null;
  /** The provider's code, verbatim (rules.md#sign-in-code). */
  readonly signInError: string | null;
}

export const nobody: SessionContext = {
  identity: null,
  token: null,
  renewed: false,
  account: null,
  problem: null,
  signInError: null,
};

const identityReports = fromCallback<EventObject>(() => {
  throw new Error('identityReports is not provided');
});
const signIn = port<void, CredentialsInput>('signIn');
const signOut = port<void>('signOut');
const fetchToken = port<string>('fetchToken');
const loadAccount = port<Account, { readonly token: string | null }>('loadAccount');

/** Types, actions, guards and actors of the session. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionNews,
    tags: {} as 'settled' | 'busy',
  },
  actors: { identityReports, signIn, signOut, fetchToken, loadAccount },
  delays: { retry: 5000 },
  actions: {
    reset: assign(nobody),
    switchIdentity: enqueueActions(({ context, enqueue }, { identity }: { identity: IdentityUser }) => {
      if (context.identity !== null) enqueue.emit({ type: 'signedOut' });
      enqueue.assign({ ...nobody, identity });
      enqueue.emit({ type: 'signedIn', identity });
    }),
    keepIdentity: assign((_, { identity }: { identity: IdentityUser }) => ({ identity })),
    keepToken: assign((_, { token }: { token: string }) => ({ token })),
    dropToken: assign({ token: null, problem: notRenewed }),
    resetRenewed: assign({ renewed: false }),
    markRenewed: assign({ renewed: true }),
    keepAccount: assign((_, { account }: { account: Account }) => ({ account, problem: null })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: failureText(error) })),
    forgetProblem: assign({ problem: null }),
    keepSignInError: assign((_, { error }: { error: unknown }) => ({ signInError: codeOf(error) })),
    forgetSignInError: assign({ signInError: null }),
    emitSignedOut: emit({ type: 'signedOut' }),
    emitRefusal: emit((_, { error }: { error: unknown }) => ({ type: 'signInRefused', code: codeOf(error) })),
  },
  guards: {
    isSamePerson: ({ context }, { identity }: { identity: IdentityUser }) =>
      context.identity?.id === identity.id,
    isCurrent: ({ context }, { token }: { token: string }) => token === context.token,
    isTokenRefused: (_, { error }: { error: unknown }) => hasStatus(error, 401),
    isTokenRefusedAgain: ({ context }, { error }: { error: unknown }) =>
      hasStatus(error, 401) && context.renewed,
    isUnreachable: (_, { error }: { error: unknown }) => error instanceof ApiError && !isRefusal(error),
  },
});

function codeOf(error: unknown): string {
  return error instanceof IdentityError ? error.code : 'unknown';
}
