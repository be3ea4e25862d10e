import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import * as z from 'zod';
import type { Account } from '../identity/accounts.ts';
import { createIdentity, type Identity } from '../identity/identity.ts';
import { IdentityUnreachableError } from '../identity/identity-errors.ts';
import { signedTokens } from '../identity/tokens.ts';

/** A Firebase project without Google: its keys, its accounts, and the tokens that it signs. */
export interface TestProject {
  readonly identity: Identity;
  /** The accounts that writing calls look up; a token needs none. */
  readonly accounts: Map<string, Account>;
  /** Times that the keys were fetched. */
  readonly fetches: () => number;
  /** PEM. */
  readonly publicKey: string;
  /** A token as the project signs it, with `claims` over the usual ones. */
  sign(claims?: JWTPayload, form?: TokenForm): Promise<string>;
  /** A token with the project's own key's name, signed by another key. */
  forge(claims?: JWTPayload): Promise<string>;
  /** Makes the place where the keys are unreachable, or reachable again. */
  setReachable(isReachable: boolean): void;
  /** Makes the removal of accounts fail, or work again. */
  setRemoving(isRemoving: boolean): void;
  stop(): void;
}

export interface TokenForm {
  /** The key's name; default: the project's own. */
  readonly name?: string;
  /** The claim to leave out. */
  readonly without?: string;
}

const projectId = 'matchpoint-live';
const kid = 'key-of-today';

/** The claims of a fresh sign-in. */
export function usualClaims(): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'somebody',
    email: 'somebody@example.com',
    iat: now,
    exp: now + 3600,
    auth_time: now,
  };
}

export async function startTestProject(): Promise<TestProject> {
  const own = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const accounts = new Map<string, Account>();
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(own.publicKey)), kid, alg: 'RS256', use: 'sig' }],
  });
  let fetches = 0;
  let isReachable = true;
  let isRemoving = true;
  const server = createServer((_, response) => {
    fetches += 1;
    if (!isReachable) response.destroy();
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(keys);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());

  const token = (claims: JWTPayload, { name = kid, without = '' }: TokenForm = {}) => {
    const { [without]: _, ...payload } = { ...usualClaims(), ...claims };
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: name });
  };

  return {
    identity: createIdentity({
      readToken: signedTokens(projectId, `http://127.0.0.1:${port}/keys`),
      accounts: {
        create: async ({ email }) => ({ email }),
        find: async (uid) => accounts.get(uid) ?? null,
        remove: async (uid) => {
          if (!isRemoving) throw new IdentityUnreachableError('no answer in time');
          accounts.delete(uid);
        },
      },
      isSigned: true,
      accountsKept: 0,
    }),
    accounts,
    fetches: () => fetches,
    publicKey: await exportSPKI(own.publicKey),
    sign: (claims = {}, form) => token(claims, form).sign(own.privateKey),
    forge: (claims = {}) => token(claims).sign(foreign.privateKey),
    setReachable: (value) => {
      isReachable = value;
    },
    setRemoving: (value) => {
      isRemoving = value;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
