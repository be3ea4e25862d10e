import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const folder = fileURLToPath(new URL('../../server', import.meta.url));

/** The server as people start it, on its own PostgreSQL on the disk: it can be killed and started again. */
export interface ServerProcess {
  readonly url: string;
  /** Resolves when it answers. */
  start(): Promise<void>;
  /** Kills it. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

export async function createServerProcess(): Promise<ServerProcess> {
  const compiler = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));
  await promisify(execFile)(process.execPath, [compiler, '-b', join(folder, 'tsconfig.build.json')]);
  const dataDir = await mkdtemp(join(tmpdir(), 'matchpoint cli server '));
  // Where root runs the tests, the database's own user must be able to enter.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'] ?? '',
    PORT: String(port),
    MATCHPOINT_ACCESS_LOG: 'off',
    MATCHPOINT_DATA_DIR: dataDir,
    MATCHPOINT_DRAIN_SECONDS: '0',
    FIREBASE_PROJECT_ID: 'demo-matchpoint',
    FIREBASE_AUTH_EMULATOR_HOST: inject('authEmulator'),
  };
  let end = async (_: NodeJS.Signals) => {};
  return {
    url: `http://127.0.0.1:${port}`,
    async start() {
      const child = spawn(process.execPath, [join(folder, 'dist/main.js')], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(child, 'exit');
      end = async (signal) => {
        child.kill(signal);
        await ended;
      };
      let said = '';
      for await (const chunk of child.stdout) {
        said += chunk;
        if (said.includes('ready on')) break;
      }
    },
    kill: () => end('SIGKILL'),
    async remove() {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
