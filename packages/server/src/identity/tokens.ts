import {
  createRemoteJWKSet,
  errors,
  type JWTClaimVerificationOptions,
  type JWTPayload,
  jwtVerify,
  UnsecuredJWT,
} from 'jose';
import * as z from 'zod';
import { memoizeAsync } from '../memoize-async.ts';
import { TokenRefusedError, unreachableBy } from './identity-errors.ts';

/** The account that an ID token was issued for. */
export interface Bearer {
  readonly uid: string;
  /** Null: an account without an address, such as an anonymous one. */
  readonly email: string | null;
  /** Whether the provider has verified the address. */
  readonly isVerified: boolean;
  /** Seconds since the epoch at which the person signed in. */
  readonly signedInAt: number;
}

/** @throws {TokenRefusedError} @throws {IdentityUnreachableError} */
export type ReadToken = (token: string) => Promise<Bearer>;

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
  return cacheVerified(async (token) => (await jwtVerify(token, keys, options)).payload);
}

/**
 * Reads the tokens of the Auth emulator, which are not signed: anyone can forge one for an account that exists. Only for a
 * demo project on this machine.
 */
export function emulatorTokens(projectId: string): ReadToken {
  if (!projectId.startsWith('demo-')) throw new Error('The emulator stands in for demo projects alone.');
  const options = projectClaims(projectId);
  return cacheVerified(async (token) => UnsecuredJWT.decode(token, options).payload);
}

/** What distinguishes a project's ID tokens from all others (https://firebase.google.com/docs/auth/admin/verify-id-tokens). */
function projectClaims(projectId: string): JWTClaimVerificationOptions {
  return {
    audience: projectId,
    issuer: `https://securetoken.google.com/${projectId}`,
    requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
  };
}

/** Milliseconds. */
const verifiedKept = 60_000;

/** Valid tokens are verified once a minute; expiry is checked on every call. */
function cacheVerified(verify: (token: string) => Promise<JWTPayload>): ReadToken {
  const read = async (token: string) => {
    const payload = await verify(token).catch((error) => {
      throw refusalOf(error);
    });
    return { bearer: bearerOf(payload), end: (payload.exp ?? 0) * 1000 };
  };
  const verified = memoizeAsync(read, { ttl: verifiedKept });
  return async (token) => {
    const { bearer, end } = await verified(token);
    if (end <= Date.now()) throw new TokenRefusedError('expired');
    return bearer;
  };
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
function refusalOf(error: unknown): Error {
  if (error instanceof errors.JWTExpired) return new TokenRefusedError('expired');
  if (tokenErrors.some((kind) => error instanceof kind)) return new TokenRefusedError('invalid');
  return unreachableBy(error);
}

const claims = z.object({
  sub: z.string().min(1).max(128),
  iat: z.number(),
  auth_time: z.number(),
  email: z.string().min(1).optional(),
  email_verified: z.boolean().optional(),
});

/** Seconds that the provider's clock may be ahead of ours. */
const clockTolerance = 60;

/** @throws {TokenRefusedError} when the payload lacks claims of an ID token, or was issued in the future */
function bearerOf(payload: JWTPayload): Bearer {
  const { data } = claims.safeParse(payload);
  const latest = Date.now() / 1000 + clockTolerance;
  if (data === undefined || data.iat > latest || data.auth_time > latest) {
    throw new TokenRefusedError('invalid');
  }
  return {
    uid: data.sub,
    email: data.email ?? null,
    isVerified: data.email_verified === true,
    signedInAt: data.auth_time,
  };
}
