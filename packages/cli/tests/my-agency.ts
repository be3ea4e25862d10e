import { join } from 'node:path';
import { testAccounts } from '@matchpoint/server/testing/accounts';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { home, matchpoint } from './matchpoint.ts';

const entity = z.object({ id: z.string(), name: z.string() });

export interface MyAgency {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** An ID token of its owner. */
  readonly token: string;
  /** The environment in which its owner is signed in. */
  readonly env: Readonly<Record<string, string>>;
  /** Ids and names of its athletes, in any order. */
  athletes(): Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** Removes one of them, as the web does. */
  remove(athlete: string): Promise<void>;
}

/** An agency with an owner who has signed in on this machine. */
export async function signedInAgency(url: string): Promise<MyAgency> {
  const accounts = testAccounts(inject('authEmulator'));
  const owner = await accounts.create();
  const name = `Demo ${crypto.randomUUID()}`;
  const env = {
    XDG_STATE_HOME: join(home, crypto.randomUUID()),
    MATCHPOINT_API_URL: url,
    MATCHPOINT_FIREBASE_AUTH_EMULATOR_URL: `http://${inject('authEmulator')}`,
  };
  const answer = await fetch(`${url}/api/users/me/agencies`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${owner.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, sports: ['Tennis'] }),
  });
  const agency = z.parse(entity, await answer.json());
  const athletes = `${url}/api/users/me/agencies/${agency.id}/athletes`;
  const call = async (address: string, method = 'GET') => {
    const headers = { Authorization: `Bearer ${await accounts.signIn(owner.email, owner.password)}` };
    return fetch(address, { method, headers });
  };
  const login = ['login', '--email', owner.email, '--password-stdin'];
  const { code, stderr } = await matchpoint(login, env, { input: `${owner.password}\n` });
  if (code !== 0) throw new Error(stderr);
  return {
    id: agency.id,
    name,
    email: owner.email,
    password: owner.password,
    token: owner.token,
    env,
    athletes: async () => z.parse(z.array(entity), await (await call(athletes)).json()),
    remove: async (athlete) => {
      const { status } = await call(`${athletes}/${athlete}`, 'DELETE');
      if (status !== 204) throw new Error(`It was answered with ${status}.`);
    },
  };
}
