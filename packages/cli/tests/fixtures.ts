import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer, type TestServerOptions } from '@matchpoint/server/testing';
import { testAccounts } from '@matchpoint/server/testing/accounts';
import { test as base, inject } from 'vitest';
import { home } from './matchpoint.ts';
import { signedInAgency, visitorAt } from './my-agency.ts';

const facts = { cluster: inject('cluster'), authEmulator: inject('authEmulator'), listening: true };

/** Writes a file of its own. @returns its path */
export async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(home, `${crypto.randomUUID()}-${name}`);
  await writeFile(path, content);
  return path;
}

/** A CSV file with these lines. */
export const roster = (...lines: readonly string[]) => file('roster.csv', `${lines.join('\n')}\n`);

/**
 * The `test` of a file, with the real server, started where it is used. Each file makes its own, because files share this
 * module, and vitest ends what belongs to a file only where the file defined it.
 */
export function withServer(more: Pick<TestServerOptions, 'consent' | 'offered'> = {}) {
  return (
    base
      .extend('options', { scope: 'file' }, { ...facts, ...more })
      .extend('server', { scope: 'file' }, async ({ options }, { onCleanup }) => {
        const server = await startTestServer(options);
        onCleanup(() => server.stop());
        return server;
      })
      /** The eleven calls alone, on the database of `server`. */
      .extend('eleven', { scope: 'file' }, async ({ options, server }, { onCleanup }) => {
        const eleven = await startTestServer({ ...options, extensions: false, sharing: server });
        onCleanup(() => eleven.stop());
        return eleven;
      })
      /** A person with an account who has not signed in on this machine. */
      .extend('person', async ({ server }) => ({
        ...(await testAccounts(inject('authEmulator')).create()),
        env: visitorAt(server.url),
      }))
      /** A person who is signed in on this machine and owns an agency. */
      .extend('agency', ({ server }) => signedInAgency(server.url))
  );
}
