import { join } from 'node:path';
import { type OwnPostgres, startOwnPostgres } from '../testing/own-postgres.ts';
import { removeFolders, start, stopAll, temporaryFolder } from '../testing/program.ts';
import { type TestAccount, testAccounts } from '../testing/test-accounts.ts';

/** What a proof works on: a PostgreSQL of its own, built servers as processes, people at the Auth emulator. */
export interface World {
  readonly postgres: OwnPostgres;
  /** Starts a server on the database; on `port`, or on a free one. */
  serve(variables?: Record<string, string>, port?: string): Server;
  /** Runs a command of the server's to its end. */
  command(...words: string[]): Promise<string>;
  newcomer(): Promise<TestAccount>;
  disable(account: Pick<TestAccount, 'uid'>): Promise<void>;
  readonly folder: string;
  /** Tells the person who waits. */
  readonly say: (line: string) => void;
}

export type Server = ReturnType<typeof start>;

/** As many as the proofs make: quotas are proved elsewhere. */
const roomy = {
  MATCHPOINT_SIGN_UPS_PER_HOUR: '999999',
  MATCHPOINT_ATHLETES_PER_AGENCY: '999999',
  MATCHPOINT_ROWS_PER_MINUTE: '999999',
  MATCHPOINT_AGENCIES_PER_USER: '999999',
  MATCHPOINT_READS_PER_MINUTE: '0',
  TRUSTED_PROXIES: '127.0.0.1',
};

/** Runs `work` in a world of its own, and takes everything down that was started. */
export async function inWorld<T>(
  emulator: string,
  say: (line: string) => void,
  work: (world: World) => Promise<T>,
): Promise<T> {
  const folder = await temporaryFolder('matchpoint-prove-');
  const postgres = await startOwnPostgres(join(folder, 'database'));
  const accounts = testAccounts(emulator);
  const stopped = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => reject(new Error(`Told to stop (${signal}).`)));
  });
  stopped.catch(() => undefined);
  try {
    const working = work({
      postgres,
      folder,
      say,
      newcomer: accounts.create,
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
    return await Promise.race([working, stopped]);
  } finally {
    await stopAll();
    await postgres.stop();
    await removeFolders();
  }
}
