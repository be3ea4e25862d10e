import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@matchpoint/server/testing/own-postgres';
import { build, start, temporaryFolder } from '@matchpoint/server/testing/program';
import { inject } from 'vitest';

/** The built server on an embedded database: it can be killed and started again. */
export interface ServerProcess {
  readonly url: string;
  /** Resolves when it answers. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Kills its PostgreSQL, which ends it. */
  killDatabase(): Promise<void>;
}

/** End it with `stopAll` and `removeFolders`. */
export async function createServerProcess(): Promise<ServerProcess> {
  await build();
  const port = String(await freePort());
  const folder = await temporaryFolder();
  const variables = {
    PORT: port,
    MATCHPOINT_DATA_DIR: folder,
    FIREBASE_PROJECT_ID: 'demo-matchpoint',
    FIREBASE_AUTH_EMULATOR_HOST: inject('authEmulator'),
  };
  let running = start(variables);
  return {
    url: await running.ready,
    async start() {
      running = start(variables);
      await running.ready;
    },
    async kill() {
      running.signal('SIGKILL');
      await running.ended;
    },
    async killDatabase() {
      const [pid] = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await running.ended;
    },
  };
}
