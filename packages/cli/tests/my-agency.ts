import { join } from 'node:path';
import { testAccounts } from '@matchpoint/server/testing/accounts';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { type Ended, home, matchpoint } from './matchpoint.ts';

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
  /** Runs a command as its owner. */
  run(...args: readonly string[]): Promise<Ended>;
  /** Ids and names of its athletes, in any order. */
  athletes(): Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** The names of its athletes, sorted. */
  names(): Promise<readonly string[]>;
  /** Sends a call of its owner about one of its athletes, as the web does. */
  call(method: 'PATCH' | 'DELETE', athlete: string, body?: object): Promise<void>;
}

/** The environment of a person on this machine who has not signed in yet. */
export function visitorAt(url: string) {
  return {
    XDG_STATE_HOME: join(home, crypto.randomUUID()),
    MATCHPOINT_API_URL: url,
    MATCHPOINT_FIREBASE_AUTH_EMULATOR_URL: `http://${inject('authEmulator')}`,
  };
}

export const login = (
  { email, password }: { readonly email: string; readonly password: string },
  env: Readonly<Record<string, string>>,
) => matchpoint(['login', '--email', email, '--password-stdin'], env, { input: `${password}\n` });

const headersOf = (token: string) => ({
  Authorization: `Bearer ${token}`,
  'Content-Type': 'application/json',
});

/** Adds an agency of the person with the token, as the web does. */
export async function createAgency(url: string, token: string, name: string, sports = ['Tennis']) {
  const answer = await fetch(`${url}/api/users/me/agencies`, {
    method: 'POST',
    headers: headersOf(token),
    body: JSON.stringify({ name, sports }),
  });
  return z.parse(entity, await answer.json());
}

/** An agency with an owner who has signed in on this machine. */
export async function signedInAgency(url: string, sports = ['Tennis']): Promise<MyAgency> {
  const accounts = testAccounts(inject('authEmulator'));
  const owner = await accounts.create();
  const name = `Demo ${crypto.randomUUID()}`;
  const env = visitorAt(url);
  const json = headersOf(owner.token);
  const { id } = await createAgency(url, owner.token, name, sports);
  const address = `${url}/api/users/me/agencies/${id}/athletes`;
  const athletes = async () =>
    z.parse(z.array(entity), await (await fetch(address, { headers: json })).json());
  const { code, stderr } = await login(owner, env);
  if (code !== 0) throw new Error(stderr);
  return {
    id,
    name,
    email: owner.email,
    password: owner.password,
    token: owner.token,
    env,
    run: (...args) => matchpoint(args, env),
    athletes,
    names: async () => (await athletes()).map((athlete) => athlete.name).toSorted(),
    call: async (method, athlete, body) => {
      const { status, ok } = await fetch(`${address}/${athlete}`, {
        method,
        headers: json,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!ok) throw new Error(`It was answered with ${status}.`);
    },
  };
}
