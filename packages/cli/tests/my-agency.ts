import { join } from 'node:path';
import { testAccounts } from '@matchpoint/server/testing/accounts';
import { callsOf, ownAgencies, ownAthletes, serverAt } from '@matchpoint/server/testing/calls';
import { inject } from 'vitest';
import { type Ended, home, matchpoint } from './matchpoint.ts';

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
  /** Calls of its owner, as the web sends them. */
  readonly call: ReturnType<typeof callsOf>;
  readonly athletes: ReturnType<typeof ownAthletes>;
  /** The names of its athletes, sorted. */
  names(): Promise<readonly string[]>;
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

/** An agency with an owner who has signed in on this machine. */
export async function signedInAgency(url: string, sports = ['Tennis']): Promise<MyAgency> {
  const owner = await testAccounts(inject('authEmulator')).create();
  const name = `Demo ${crypto.randomUUID()}`;
  const env = visitorAt(url);
  const server = serverAt(url);
  const id = await ownAgencies(server, owner).create({ name, sports });
  const athletes = ownAthletes(server, owner, id);
  const { code, stderr } = await login(owner, env);
  if (code !== 0) throw new Error(stderr);
  return {
    ...owner,
    id,
    name,
    env,
    run: (...args) => matchpoint(args, env),
    call: callsOf(server, owner),
    athletes,
    names: async () => (await athletes.names()).toSorted(),
  };
}
