import { type JWTPayload, UnsecuredJWT } from 'jose';
import { refusalOf } from './signed-tokens.ts';
import { cacheVerified, type ReadToken } from './token-cache.ts';
import { projectClaims, verifiedToken } from './token-claims.ts';

/**
 * Reads the tokens of the Auth emulator, which are not signed: anyone can forge one for an account that exists. Only for a
 * demo project on this machine.
 */
export function emulatorTokens(projectId: string): ReadToken {
  if (!projectId.startsWith('demo-')) throw new Error('The emulator stands in for demo projects alone.');
  const options = projectClaims(projectId);
  return cacheVerified(async (token) => {
    let payload: JWTPayload;
    try {
      ({ payload } = UnsecuredJWT.decode(token, options));
    } catch (error) {
      throw refusalOf(error);
    }
    return verifiedToken(payload);
  });
}
