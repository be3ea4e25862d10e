import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Client } from 'pg';
import * as z from 'zod';
import { openConnection } from '../database/connection.ts';
import { answers, initialise, launch, signal as signalTo } from '../database/embedded/cluster.ts';
import { chooseDataFolder } from '../database/embedded/data-folder.ts';

/** A PostgreSQL as an operator runs one: on a TCP port, with a password. */
export interface OwnPostgres {
  /** As `DATABASE_URL` takes it. */
  readonly url: string;
  /** A new one after `restart`. */
  readonly admin: Client;
  readonly isRunning: boolean;
  /** A connection to the database that `url` names. */
  connect(): Promise<Client>;
  /** Ends all its processes at once, as a power cut does. */
  kill(): Promise<void>;
  /** After `kill`: settles when it answers on the same address. */
  restart(): Promise<void>;
  /** Stops all its processes where they are, as a machine that hangs does; answers what lets them go on. */
  freeze(): Promise<() => void>;
  stop(): Promise<void>;
}

export async function startOwnPostgres(dataDir: string): Promise<OwnPostgres> {
  const folder = await chooseDataFolder(dataDir, () => undefined);
  await initialise(folder);
  const rules = join(folder.cluster, 'pg_hba.conf');
  await writeFile(
    rules,
    `host all visitor 127.0.0.1/32 scram-sha-256\nhost all matchpoint 127.0.0.1/32 trust\n${await readFile(rules, 'utf8')}`,
  );
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', port: String(port), max_connections: '200' };
  let { running, admin } = await run();
  await admin.query("create role visitor login password 'p@ss word'");
  await admin.query('create database directory owner visitor');
  const url = `postgres://visitor:${encodeURIComponent('p@ss word')}@127.0.0.1:${port}/directory`;

  async function run() {
    for (let tries = 0; tries < 50; tries += 1) {
      const cluster = await launch(folder, folder.cluster, settings);
      const address = { url: `postgres://matchpoint@127.0.0.1:${port}/postgres` };
      // It ends next to what a killed one left.
      if (!(await answers(address, cluster.ended))) continue;
      let hasEnded = false;
      void cluster.ended.then(() => {
        hasEnded = true;
      });
      return { running: { ...cluster, isRunning: () => !hasEnded }, admin: await openConnection(address) };
    }
    throw new Error('PostgreSQL ends at each start.');
  }

  async function signalAll(signal: NodeJS.Signals): Promise<number[]> {
    const { rows } = await admin.query<{ pid: number }>('select pid from pg_stat_activity');
    const pids = [running.pid, ...rows.map(({ pid }) => pid)];
    for (const pid of pids) signalTo(pid, signal);
    return pids;
  }

  return {
    url,
    get admin() {
      return admin;
    },
    get isRunning() {
      return running.isRunning();
    },
    connect: () => openConnection({ url }),
    kill: async () => {
      await signalAll('SIGKILL');
      await awake(running.ended);
    },
    restart: async () => {
      ({ running, admin } = await run());
    },
    freeze: async () => {
      const pids = await signalAll('SIGSTOP');
      return () => {
        for (const pid of pids) signalTo(pid, 'SIGCONT');
      };
    },
    stop: async () => {
      await admin.end();
      signalTo(running.pid, 'SIGINT');
      await awake(running.ended);
    },
  };
}

/** Waits for the end of an unreferenced process, which does not keep this one alive. */
async function awake(ended: Promise<void>): Promise<void> {
  const timer = setInterval(() => undefined, 1000);
  await ended;
  clearInterval(timer);
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  server.close();
  await once(server, 'close');
  return port;
}
