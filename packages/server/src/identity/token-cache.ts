import { memoizeAsync } from '../memoize-async.ts';
import { TokenRefusedError } from './identity-errors.ts';
import type { Bearer, VerifiedToken } from './token-claims.ts';

/** @throws {TokenRefusedError} @throws {IdentityUnreachableError} */
export type ReadToken = (token: string) => Promise<Bearer>;

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
