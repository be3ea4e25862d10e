import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import postgres from 'postgres';
import * as z from 'zod';
import { initialise, launch } from '../src/database/embedded/cluster.ts';
import { chooseDataFolder } from '../src/database/embedded/data-folder.ts';

/** A PostgreSQL as an operator runs one: on a TCP port, with a password. */
export interface OwnPostgres {
  /** As `DATABASE_URL` takes it. */
  readonly url: string;
  readonly sql: postgres.Sql;
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
  const sql = postgres({
    host: '127.0.0.1',
    port,
    user: 'matchpoint',
    database: 'postgres',
    max: 1,
    onnotice: () => undefined,
  });
  await expectAnswer(sql);
  await sql`create role visitor login password 'p@ss word'`;
  await sql`create database directory owner visitor`;
  return {
    url: `postgres://visitor:${encodeURIComponent('p@ss word')}@127.0.0.1:${port}/directory`,
    sql,
    stop: async () => {
      await sql.end({ timeout: 1 });
      process.kill(running.pid, 'SIGINT');
      await running.ended;
    },
  };
}

async function expectAnswer(sql: postgres.Sql): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const failure = await sql`select 1`.then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) return;
    if (tries > 500) throw failure;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  server.close();
  await once(server, 'close');
  return port;
}
