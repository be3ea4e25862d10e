import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Client } from 'pg';
import * as z from 'zod';
import { openConnection } from '../database/connection.ts';
import { initialise, launch } from '../database/embedded/cluster.ts';
import { chooseDataFolder } from '../database/embedded/data-folder.ts';

/** A PostgreSQL as an operator runs one: on a TCP port, with a password. */
export interface OwnPostgres {
  /** As `DATABASE_URL` takes it. */
  readonly url: string;
  readonly admin: Client;
  /** A connection to the database that `url` names. */
  connect(): Promise<Client>;
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
  const running = await launch(folder, folder.cluster, { listen_addresses: '127.0.0.1', port: String(port) });
  const admin = await connectTo(`postgres://matchpoint@127.0.0.1:${port}/postgres`);
  await admin.query("create role visitor login password 'p@ss word'");
  await admin.query('create database directory owner visitor');
  const url = `postgres://visitor:${encodeURIComponent('p@ss word')}@127.0.0.1:${port}/directory`;
  return {
    url,
    admin,
    connect: () => openConnection({ url }),
    freeze: async () => {
      const { rows } = await admin.query<{ pid: number }>('select pid from pg_stat_activity');
      const pids = [running.pid, ...rows.map(({ pid }) => pid)];
      const signalAll = (signal: NodeJS.Signals) => {
        for (const pid of pids) process.kill(pid, signal);
      };
      signalAll('SIGSTOP');
      return () => signalAll('SIGCONT');
    },
    stop: async () => {
      await admin.end();
      process.kill(running.pid, 'SIGINT');
      await running.ended;
    },
  };
}

/** Waits until it answers. */
async function connectTo(url: string): Promise<Client> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await openConnection({ url });
    } catch (error) {
      if (tries > 500) throw error;
    }
  }
}

/** A port of this machine on which nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  server.close();
  await once(server, 'close');
  return port;
}
