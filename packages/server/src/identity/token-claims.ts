import type { JWTClaimVerificationOptions, JWTPayload } from 'jose';
import * as z from 'zod';
import { TokenRefusedError } from './identity-errors.ts';

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

export interface VerifiedToken {
  readonly bearer: Bearer;
  /** Milliseconds since the epoch. */
  readonly end: number;
}

/** What distinguishes a project's ID tokens from all others (https://firebase.google.com/docs/auth/admin/verify-id-tokens). */
export function projectClaims(projectId: string): JWTClaimVerificationOptions {
  return {
    audience: projectId,
    issuer: `https://securetoken.google.com/${projectId}`,
    requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
  };
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
export function verifiedToken(payload: JWTPayload): VerifiedToken {
  return { bearer: bearerOf(payload), end: (payload.exp ?? 0) * 1000 };
}

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
