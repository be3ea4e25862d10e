import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { TokenRefusedError, unreachableBy } from './identity-errors.ts';
import { cacheVerified, type ReadToken } from './token-cache.ts';
import { projectClaims, verifiedToken } from './token-claims.ts';

/** Google's keys for the ID tokens of all Firebase projects. */
const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/**
 * Verifies the ID tokens of a real project. The keys are fetched when the first token needs them, kept for hours, and
 * fetched again for a key that is not among them, at most twice a minute.
 */
export function signedTokens(projectId: string, keysUrl: string = googleKeys): ReadToken {
  const keys = createRemoteJWKSet(new URL(keysUrl), { cacheMaxAge: 6 * 3_600_000 });
  const options = { ...projectClaims(projectId), algorithms: ['RS256'] };

  return cacheVerified(async (token) => {
    const { payload } = await jwtVerify(token, keys, options).catch((error) => {
      throw refusalOf(error);
    });
    return verifiedToken(payload);
  });
}

const tokenErrors = [
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSMultipleMatchingKeys,
  errors.JWKSNoMatchingKey,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
];

/** Tells a refused token from keys that could not be fetched. */
export function refusalOf(error: unknown): Error {
  if (error instanceof errors.JWTExpired) return new TokenRefusedError('expired');
  if (tokenErrors.some((kind) => error instanceof kind)) return new TokenRefusedError('invalid');
  return unreachableBy(error);
}
