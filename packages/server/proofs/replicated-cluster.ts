import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openConnection } from '../src/database/connection.ts';
import {
  addressOf,
  answers,
  initialise,
  launch,
  logOf,
  type RunningCluster,
  signal,
  socketIn,
} from '../src/database/embedded/cluster.ts';
import { chooseDataFolder, type DataFolder } from '../src/database/embedded/data-folder.ts';
import { makeTemplate, type TestClusterAddress, testSettings } from '../src/testing/test-cluster.ts';

/** A PostgreSQL with a streaming standby, both of their own, and an address that leads to one of them. */
export interface ReplicatedCluster {
  /** Leads to the primary, and after `failOver` to the standby. */
  readonly address: TestClusterAddress;
  /** Settles when the standby has all that the primary has. */
  caughtUp(): Promise<void>;
  /** The standby ends: what the primary acknowledges from now on will be lost. */
  cutStandby(): Promise<void>;
  /** The primary ends at once, and the address leads to the standby, which is not promoted yet. */
  failOver(): Promise<void>;
  promote(): Promise<void>;
  stop(): Promise<void>;
}

export async function startReplicatedCluster(): Promise<ReplicatedCluster> {
  const root = await mkdtemp(join(tmpdir(), 'matchpoint-tests-'));
  // Where root runs the tests, the database's own user must be able to enter.
  await chmod(root, 0o755);
  const folder = await chooseDataFolder(root, () => undefined);
  await initialise(folder);
  // A cluster that never ran is its own base backup.
  const copy = { ...folder, cluster: join(root, 'standby') };
  await promisify(execFile)('cp', ['-a', folder.cluster, copy.cluster]);
  await writeFile(join(copy.cluster, 'standby.signal'), '');
  const leading = join(root, 'leading');
  const leadTo = async (target: string) => {
    await symlink(target, `${leading}.new`);
    await rename(`${leading}.new`, leading);
  };
  const streaming = { primary_conninfo: `host=${folder.cluster} port=1 user=matchpoint` };
  await leadTo(folder.cluster);
  const primary = await run(folder);
  const address = await migrated(folder.cluster);
  let standby = await run(copy, streaming);

  return {
    address: { ...address, socket: socketIn(leading) },
    caughtUp: async () => {
      const [at] = await ask(folder.cluster, 'select pg_current_wal_lsn() as lsn');
      await waitUntil(copy.cluster, `select pg_last_wal_replay_lsn() >= '${at?.['lsn']}' as done`);
    },
    cutStandby: () => end(standby),
    failOver: async () => {
      await end(primary);
      standby = await run(copy, streaming);
      await leadTo(copy.cluster);
    },
    promote: async () => void (await ask(copy.cluster, 'select pg_promote()')),
    stop: async () => {
      await end(standby);
      await end(primary);
      await rm(root, { recursive: true });
    },
  };
}

/** The postmaster ends its children without any clean-up. */
async function end({ pid, ended }: RunningCluster): Promise<void> {
  signal(pid, 'SIGQUIT');
  await ended;
}

async function run(folder: DataFolder, settings: Record<string, string> = {}): Promise<RunningCluster> {
  const running = await launch(folder, folder.cluster, {
    ...testSettings,
    synchronous_commit: 'on',
    ...settings,
  });
  if (await answers(addressOf(folder.cluster, 'postgres'), running.ended)) return running;
  throw new Error(`PostgreSQL did not start: see ${logOf(folder.cluster)}`);
}

async function migrated(socketFolder: string): Promise<TestClusterAddress> {
  await ask(socketFolder, 'create database matchpoint');
  return makeTemplate(addressOf(socketFolder, 'matchpoint'));
}

async function ask(socketFolder: string, statement: string) {
  const connection = await openConnection(addressOf(socketFolder, 'postgres'));
  try {
    return (await connection.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await connection.end();
  }
}

async function waitUntil(socketFolder: string, statement: string): Promise<void> {
  for (;;) {
    const [row] = await ask(socketFolder, statement);
    if (row?.['done'] === true) return;
  }
}
