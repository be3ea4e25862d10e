import { UnsecuredJWT } from 'jose';
import { type ReadToken, refusalOf } from './signed-tokens.ts';
import { bearerOf, projectClaims } from './token-claims.ts';

/**
 * Reads the tokens of the Auth emulator, which are not signed: anybody can write one for an account that exists. Only
 * for a demo project on this machine.
 */
export function emulatorTokens(projectId: string): ReadToken {
  if (!projectId.startsWith('demo-')) throw new Error('The emulator stands in for demo projects alone.');
  const options = projectClaims(projectId);
  return async (token) => {
    try {
      return bearerOf(UnsecuredJWT.decode(token, options).payload);
    } catch (error) {
      throw refusalOf(error);
    }
  };
}
