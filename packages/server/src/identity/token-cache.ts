import { memoizeAsync } from '../memoize-async.ts';
import { TokenRefusedError } from './identity-errors.ts';
import type { Bearer } from './token-claims.ts';

/** @throws {TokenRefusedError} @throws {IdentityUnreachableError} */
export type ReadToken = (token: string) => Promise<Bearer>;

export interface VerifiedToken {
  readonly bearer: Bearer;
  /** Milliseconds since the epoch. */
  readonly end: number;
}

/** Milliseconds that a token which was good is not verified again. */
const verifiedKept = 60_000;

/** A good token is verified once a minute, and its end is minded at every call. */
export function cacheVerified(verify: (token: string) => Promise<VerifiedToken>): ReadToken {
  const verified = memoizeAsync(verify, { ttl: verifiedKept });
  return async (token) => {
    const { bearer, end } = await verified(token);
    if (end <= Date.now()) throw new TokenRefusedError('expired');
    return bearer;
  };
}
