import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type JWTPayload, UnsecuredJWT } from 'jose';
import { expect, inject, test } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from '../src/testing/own-postgres.ts';
import { build, removeFolders, start, stopAll, temporaryFolder } from '../src/testing/program.ts';
import { type TestAccount, testAccounts } from '../src/testing/test-accounts.ts';
import { type Finding, tableOf } from './finding.ts';

/** A PostgreSQL of its own, built servers as processes, and accounts at the Auth emulator. */
export interface World {
  readonly postgres: OwnPostgres;
  /** Starts a server on the database; on `port`, or on a free one. */
  serve(variables?: Record<string, string>, port?: string): ReturnType<typeof start>;
  /** Runs a command of the server program to its end. */
  command(...words: string[]): Promise<string>;
  newcomer(): Promise<TestAccount>;
  disable(account: Pick<TestAccount, 'uid'>): Promise<void>;
  readonly folder: string;
  /** Prints a line of progress. */
  readonly say: (line: string) => void;
}

declare module 'vitest' {
  interface TaskMeta {
    /** Markdown for docs/reliability.md, which `pnpm prove` writes between the markers of this name. */
    figures?: { readonly name: string; readonly text: string };
  }
}

/** A test in a world of its own. Each finding must hold; `pnpm prove` writes all of them to docs/reliability.md. */
export function prove(name: string, minutes: number, work: (world: World) => Promise<Finding[]>): void {
  test(name, { timeout: minutes * 60_000 }, async ({ task }) => {
    await build();
    const load = (loadavg()[0] ?? 0).toFixed(1);
    const begun = performance.now();
    const findings = await inWorld(work);
    const took = ((performance.now() - begun) / 60_000).toFixed(1);
    const when = `${new Date().toISOString().slice(0, 10)}, ${took} minutes, ${cpus().length} processors, load before it ${load}.`;
    task.meta.figures = { name, text: `${when}\n\n${tableOf(findings)}` };
    expect(findings.filter(({ holds }) => holds === false)).toEqual([]);
  });
}

/** Limits that no proof reaches: quotas are tested elsewhere. */
const roomy = {
  MATCHPOINT_SIGN_UPS_PER_HOUR: '999999',
  MATCHPOINT_ATHLETES_PER_AGENCY: '999999',
  MATCHPOINT_ROWS_PER_MINUTE: '999999',
  MATCHPOINT_AGENCIES_PER_USER: '999999',
  MATCHPOINT_READS_PER_MINUTE: '0',
  TRUSTED_PROXIES: '127.0.0.1',
};

/** Stops every process that `work` started. */
async function inWorld<T>(work: (world: World) => Promise<T>): Promise<T> {
  const emulator = inject('authEmulator');
  const folder = await temporaryFolder('matchpoint-prove-');
  const postgres = await startOwnPostgres(join(folder, 'database'));
  const accounts = testAccounts(emulator);
  const say = (line: string) => void process.stderr.write(`${line.slice(0, 1500)}\n`);
  try {
    return await work({
      postgres,
      folder,
      say,
      newcomer: () => accounts.create({ verified: true }),
      disable: accounts.disable,
      command: async (...words) => {
        const { code, stdout, stderr } = await start({ DATABASE_URL: postgres.url }, ...words).ended;
        if (code !== 0) throw new Error(`${words[0]} ended with ${code}: ${stderr}`);
        return stdout;
      },
      serve: (variables = {}, port = '0') => {
        const server = start({
          DATABASE_URL: postgres.url,
          FIREBASE_PROJECT_ID: 'demo-matchpoint',
          FIREBASE_AUTH_EMULATOR_HOST: emulator,
          ...roomy,
          ...variables,
          PORT: port,
        });
        void server.ended.then(({ code, signal, stderr }) => {
          if (code !== 0 && signal !== 'SIGKILL' && signal !== 'SIGTERM')
            say(`A server ended (${signal ?? code}): ${stderr.slice(-1000)}`);
        });
        return server;
      },
    });
  } finally {
    await stopAll();
    await postgres.stop();
    await removeFolders();
  }
}

/** A token as the Auth emulator writes it at a sign-in, valid for three hours, with `claims` over the usual ones. */
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
