import type { Database } from '../database/pool.ts';
import { isErrorCode } from '../error-reason.ts';
import { answerCall, type Call, type PeerApp, type PeerContext } from '../http/answer-call.ts';
import { problem } from '../http/problem.ts';
import type { Bearer } from '../identity/tokens.ts';
import { type HandleKey, type Identified, signInEnded } from './identified.ts';
import type { EnsureUser, User } from './users.store.ts';

/** The calling user, with the claims of their token. */
export interface Caller extends User, Omit<Bearer, 'email'> {}

export interface SignedInPorts {
  readonly ensureUser: EnsureUser;
  /** Whether only verified addresses may change anything (rules/account.md#verified-email). */
  readonly verifiedOnly: boolean;
  /** Notices first that another primary took over, so that no edit of what it lacks is taken (rules/server.md#fail-over). */
  readonly readVersion: () => Promise<number>;
}

export type OnCaller = (
  operation: Call,
  handle: (user: Caller, context: PeerContext, database: Database) => Promise<Response>,
  handleKey?: HandleKey,
) => void;

/** Answers calls by `handle` with the user of a valid ID token, or `handleKey` with a key, and refuses every other request. */
export function callerCalls(
  app: PeerApp,
  { ensureUser, verifiedOnly, readVersion }: SignedInPorts,
  identified: Identified,
): OnCaller {
  return (operation, handle, handleKey) => {
    const isWriting = operation.method !== 'GET';
    const answer = identified(
      isWriting ? 'writing' : 'reading',
      async (bearer, context, { database }) => {
        if (bearer.email === null) return problem(403, 'This account has no email address.');
        if (verifiedOnly && isWriting && !bearer.isVerified) return problem(403, verifyFirst);
        if (isWriting) await readVersion();
        const user = await ensureUser(bearer.uid, bearer.email, String(bearer.signedInAt));
        if (user === null) return signInEnded();
        return handle({ ...bearer, ...user }, context, database).catch(endedWithUser);
      },
      handleKey &&
        (async (key, context, database) => {
          if (verifiedOnly && isWriting && !key.isVerified) return problem(403, ownerVerifiesFirst);
          if (isWriting) await readVersion();
          return handleKey(key, context, database).catch(endedWithUser);
        }),
    );
    answerCall(app, operation, answer);
  };
}

/** The user's own row is the only one that may go while a statement of theirs runs: others are locked first. */
function endedWithUser(error: unknown): Response {
  if (isErrorCode(error, foreignKeyViolation)) return signInEnded();
  throw error;
}

const foreignKeyViolation = '23503';

const ownerVerifiesFirst =
  'The owner of this agency has to verify their email address first, on Account; until then its keys only read.';

const verifyFirst =
  'Verify your email address first: open the link in the email that you get from Account, then try again.';
