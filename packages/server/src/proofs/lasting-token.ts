import { type JWTPayload, UnsecuredJWT } from 'jose';

/** A token as the Auth emulator writes it for a sign-in just now, valid for three hours, with `claims` over the usual ones. */
export function lasting(claims: JWTPayload): string {
  const now = Math.floor(Date.now() / 1000);
  return new UnsecuredJWT({
    iss: 'https://securetoken.google.com/demo-matchpoint',
    aud: 'demo-matchpoint',
    iat: now,
    auth_time: now,
    exp: now + 3 * 3600,
    ...claims,
  }).encode();
}
