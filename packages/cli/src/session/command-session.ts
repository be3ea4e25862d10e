import type { Authorize, Client } from '@matchpoint/core/client/client';
import { identityRefusal } from '@matchpoint/core/identity/identity-code';
import { IdentityError, type IdentityProvider } from '@matchpoint/core/identity/identity-provider';
import type { Account } from '@matchpoint/core/session/session';
import { authorized, sessionActors } from '@matchpoint/core/session/session.actors';
import { sessionMachine } from '@matchpoint/core/session/session.machine';
import { type SessionView, sessionView } from '@matchpoint/core/session/session.view';
import { ApiError, failureText } from '@matchpoint/core/wire/api-error';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { ExitError, signInAgain } from '../exit-error.ts';
import { type Explained, explainIdentity } from '../explain.ts';
import type { Env } from '../network.ts';
import { reporting } from '../reporting.ts';
import type { Run } from '../run.ts';
import { clientOfKey } from './client-of-key.ts';
import { isKeyOrigin, type OpenedIdentity, type Origin, openIdentity } from './open-identity.ts';
import type { SessionFile } from './session-file.ts';

/** The session of one command. */
export interface CommandSession {
  readonly actor: ActorRefFrom<typeof sessionMachine>;
  readonly client: Client;
  readonly file: SessionFile;
  /** Whether a program's key signed in, for which the agency is the one profile. */
  readonly isByKey: boolean;
  readonly authorize: Authorize;
  /** Resolves when no call is pending. */
  settled(): Promise<SessionView>;
  /** @throws {@link ExitError} without a session, else the failure of the call */
  account(): Promise<Account>;
  close(): void;
}

export async function openSession(run: Run, given?: OpenedIdentity): Promise<CommandSession> {
  const opened = given ?? (await openIdentity(run));
  const { origin, file } = opened;
  const isByKey = isKeyOrigin(origin);
  const failures: { identity: unknown; service: unknown } = { identity: null, service: null };
  const ofRun = await run.client();
  const own = isByKey ? clientOfKey(ofRun, run.options.apiUrl) : ofRun;
  const noteService = (error: unknown) => {
    failures.service = error;
  };
  const client: Client = {
    ...own,
    showMe: reporting(own.showMe, noteService),
    listProfiles: reporting(own.listProfiles, noteService),
  };
  const provider: IdentityProvider = {
    ...opened.provider,
    idToken: (forced) =>
      opened.provider.idToken(forced).then(
        (token) => {
          failures.identity = null;
          return token;
        },
        (error: unknown) => {
          failures.identity = error;
          throw error;
        },
      ),
  };
  const actor = createActor(
    sessionMachine.provide({ actors: sessionActors(client, provider, file.chosenProfile) }),
  ).start();
  const view = () => sessionView(actor.getSnapshot());
  const settled = async () => {
    await waitFor(actor, () => view().step !== 'starting' && !view().isBusy);
    return view();
  };

  return {
    actor,
    client,
    file,
    isByKey,
    authorize: async (call) => {
      try {
        return await authorized(actor, call);
      } catch (error) {
        const { step, isBusy, hasToken } = view();
        const isWithoutToken = step === 'signedIn' && !isBusy && !hasToken;
        throw isWithoutToken ? noToken(origin, failures.identity ?? error, run.host.env) : error;
      }
    },
    settled,
    account: async () => {
      const { step, hasToken, user, profiles, unreadableProfiles } = await settled();
      if (step === 'signedOut') {
        // A file that cannot be read does not count as signed out.
        await file.store.read();
        throw notSignedIn(run.options.apiUrl);
      }
      if (!hasToken) throw noToken(origin, failures.identity ?? failures.service, run.host.env);
      if (user === null) throw failures.service;
      return { user, profiles, unreadable: unreadableProfiles };
    },
    close: () => actor.stop(),
  };
}

/** Opens a session for `action` and closes it afterwards. */
export async function withSession<T>(
  run: Run,
  action: (session: CommandSession) => Promise<T>,
  opened?: OpenedIdentity,
): Promise<T> {
  const session = await openSession(run, opened);
  try {
    return await action(session);
  } finally {
    session.close();
  }
}

/**
 * The same for what keys may not do, which is refused before anything is sent (rules/terminal.md#keys-in-the-terminal).
 * @throws {ExitError} with a key
 */
export async function withPerson<T>(run: Run, action: (session: CommandSession) => Promise<T>): Promise<T> {
  const opened = await openIdentity(run);
  if (!isKeyOrigin(opened.origin)) return withSession(run, action, opened);
  throw new ExitError(
    'usage',
    'A key may only manage the athletes of its agency, so this needs a person.',
    opened.origin === 'MATCHPOINT_API_KEY'
      ? 'Unset MATCHPOINT_API_KEY, and sign in: matchpoint login'
      : 'Sign in: matchpoint login',
  );
}

function notSignedIn(apiUrl: string): ExitError {
  return new ExitError(
    'notSignedIn',
    `You are not signed in at ${apiUrl}.`,
    'Sign in: matchpoint login (or set MATCHPOINT_API_KEY).',
  );
}

/** Why there is no token. An unreachable provider does not end the session: a retry may succeed. */
function noToken(origin: Origin, failure: unknown, env: Env): Error {
  if (failure instanceof ExitError) return failure;
  if (failure instanceof IdentityError && failure.code === 'NETWORK_REQUEST_FAILED')
    return unreachable(explainIdentity(failure, env));
  const why = failure instanceof IdentityError ? identityRefusal(failure) : failureText(failure);
  if (isKeyOrigin(origin)) return keyRefused(origin, why);
  return origin === 'file'
    ? new ExitError('sessionEnded', `Your session has ended (${why}).`, signInAgain)
    : new ExitError(
        'sessionEnded',
        `The token in ${origin} was refused (${why}).`,
        'Replace it, or sign in: matchpoint login',
      );
}

function unreachable({ message, suggestion }: Explained): ApiError {
  return new ApiError('unreachable', [message, suggestion].filter(Boolean).join(' '), { code: 'failed' });
}

function keyRefused(origin: Origin, why: string): ExitError {
  return new ExitError(
    'sessionEnded',
    `The key ${origin === 'MATCHPOINT_API_KEY' ? 'in MATCHPOINT_API_KEY' : 'of "matchpoint login"'} was refused. ${why}`,
    "The agency's owner can create another on My Agency.",
  );
}
