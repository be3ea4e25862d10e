import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type DatabaseAddress } from '../database/connection.ts';
import { syncCountries } from '../database/countries.ts';
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded/embedded.ts';
import { stopLeftoverServer } from '../database/embedded/leftover-server.ts';
import { migrate, readMigrations } from '../database/migrate.ts';

/** A PostgreSQL of its own for one run of tests; `address` may be handed to other processes as JSON. */
export interface TestCluster {
  /** A migrated, empty database that nobody changes: every test file copies it. */
  readonly address: TestClusterAddress;
  stop(): Promise<void>;
}

export type TestClusterAddress = Extract<DatabaseAddress, { socket: string }>;

const folderName = 'matchpoint-tests-';
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** Starts the embedded PostgreSQL in a temporary folder, without waiting for the disk. */
export async function startTestCluster(): Promise<TestCluster> {
  await removeLeftovers();
  const dataDir = await mkdtemp(join(tmpdir(), folderName));
  // Where root runs the tests, the database's own user must be able to enter.
  await chmod(dataDir, 0o755);
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const cluster = await startEmbedded({ dataDir, tell: () => undefined, settings });
    return {
      address: await makeTemplate(cluster),
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

/** Runs that were killed leave a folder and a PostgreSQL; who lives has claimed his long before ten minutes. */
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

async function makeTemplate({ address }: EmbeddedDatabase): Promise<TestClusterAddress> {
  if (!('socket' in address)) throw new Error('The embedded database has a socket.');
  const sql = connect(address, { max: 1 });
  try {
    await migrate(sql, await readMigrations());
    await syncCountries(sql);
  } finally {
    await sql.end();
  }
  return address;
}

/** A copy of the cluster's template, gone after `drop`. */
export async function createTestDatabase(
  cluster: TestClusterAddress,
): Promise<{ address: TestClusterAddress; drop: () => Promise<void> }> {
  const database = `test_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;
  const admin = connect({ ...cluster, database: 'postgres' }, { max: 1 });
  await admin`create database ${admin(database)} template ${admin(cluster.database)}`;
  return {
    address: { ...cluster, database },
    drop: async () => {
      await admin`drop database ${admin(database)} with (force)`;
      await admin.end();
    },
  };
}
