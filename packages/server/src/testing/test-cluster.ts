import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseAddress, openConnection } from '../database/connection.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { stopLeftoverServer } from '../database/embedded/leftover-server.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { type DatabaseLimits, openPool } from '../database/pool.ts';
import { syncCountries } from '../directory/countries.ts';

/** A PostgreSQL of its own for one run of tests; `address` may be handed to other processes as JSON. */
export interface TestCluster {
  /** A migrated, empty database that no test changes: every test file copies it. */
  readonly address: TestClusterAddress;
  stop(): Promise<void>;
}

export type TestClusterAddress = Extract<DatabaseAddress, { socket: string }>;

const folderName = 'matchpoint-tests-';
export const testSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** More than tests need. */
export const testLimits: DatabaseLimits = {
  connections: 8,
  waiting: 1000,
  queueTimeout: 20_000,
  statementTimeout: 20_000,
  lockTimeout: 20_000,
};

/** Starts the embedded PostgreSQL in a temporary folder, without waiting for the disk. */
export async function startTestCluster(): Promise<TestCluster> {
  await removeLeftovers();
  const dataDir = await mkdtemp(join(tmpdir(), folderName));
  // Where root runs the tests, the database's own user must be able to enter.
  await chmod(dataDir, 0o755);
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const cluster = await startEmbedded({ dataDir, print: () => undefined, settings: testSettings });
    return {
      address: await makeTemplate(cluster.address),
      stop: async () => {
        await cluster.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Killed test runs leave a folder and a server behind; anything unclaimed after ten minutes is stale. */
async function removeLeftovers(): Promise<void> {
  const someTimeAgo = Date.now() - 600_000;
  for (const name of await readdir(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (!name.startsWith(folderName) || (await stat(folder)).mtimeMs > someTimeAgo) continue;
    await stopLeftoverServer(join(folder, 'postgres')).then(
      () => rm(folder, { recursive: true, force: true }),
      () => undefined,
    );
  }
}

/** Migrates an empty database. */
export async function makeTemplate(address: DatabaseAddress): Promise<TestClusterAddress> {
  if (!('socket' in address)) throw new Error('The embedded database has a socket.');
  const database = openPool(address, testLimits);
  try {
    await migrate(database, await readMigrations());
    await syncCountries(database);
  } finally {
    await database.end();
  }
  return address;
}

/** A copy of the cluster's template, gone after `drop`. */
export async function createTestDatabase(
  cluster: TestClusterAddress,
): Promise<{ address: TestClusterAddress; drop: () => Promise<void> }> {
  const database = `test_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;
  async function ask(statement: string): Promise<void> {
    const admin = await openConnection({ ...cluster, database: 'postgres' });
    await admin.query(statement).finally(() => admin.end());
  }
  await ask(`create database ${database} template ${cluster.database}`);
  return {
    address: { ...cluster, database },
    drop: () => ask(`drop database ${database} with (force)`),
  };
}
