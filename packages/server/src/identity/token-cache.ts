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

/** Milliseconds. */
const verifiedKept = 60_000;

/** Valid tokens are verified once a minute; expiry is checked on every call. */
export function cacheVerified(verify: (token: string) => Promise<VerifiedToken>): ReadToken {
  const verified = memoizeAsync(verify, { ttl: verifiedKept });
  return async (token) => {
    const { bearer, end } = await verified(token);
    if (end <= Date.now()) throw new TokenRefusedError('expired');
    return bearer;
  };
}
