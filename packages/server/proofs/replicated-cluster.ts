import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type DatabaseAddress, openConnection } from '../src/database/connection.ts';
import {
  addressOf,
  answers,
  initialise,
  launch,
  logOf,
  type RunningCluster,
  signal,
} from '../src/database/embedded/cluster.ts';
import { chooseDataFolder, type DataFolder } from '../src/database/embedded/data-folder.ts';
import { makeTemplate, type TestClusterAddress, testSettings } from '../src/testing/test-cluster.ts';

/** A PostgreSQL with a streaming replica, both of their own. */
export interface ReplicatedCluster {
  readonly address: TestClusterAddress;
  readonly replica: TestReplica;
  stop(): Promise<void>;
}

export interface TestReplica {
  readonly address: TestClusterAddress;
  /** Keeps it as it is, while the primary goes on. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Stops all its processes where they are, as a machine that hangs does; answers what lets them go on. */
  freeze(): Promise<() => void>;
  kill(): Promise<void>;
  start(): Promise<void>;
}

export async function startReplicatedCluster(): Promise<ReplicatedCluster> {
  const root = await mkdtemp(join(tmpdir(), 'matchpoint-tests-'));
  // Where root runs the tests, the database's own user must be able to enter.
  await chmod(root, 0o755);
  const folder = await chooseDataFolder(root, () => undefined);
  await initialise(folder);
  // A cluster that never ran is its own base backup.
  const copy = { ...folder, cluster: join(root, 'replica') };
  await promisify(execFile)('cp', ['-a', folder.cluster, copy.cluster]);
  await writeFile(join(copy.cluster, 'standby.signal'), '');
  const primary = await run(folder);
  const address = await migrated(folder.cluster);
  let running = await run(copy, {
    primary_conninfo: `host=${folder.cluster} port=1 user=matchpoint`,
    hot_standby: 'on',
  });
  const own = { ...address, socket: join(copy.cluster, '.s.PGSQL.1') };
  const ask = (statement: string) => onReplica(own, statement);

  return {
    address,
    replica: {
      address: own,
      pause: async () => {
        await ask('select pg_wal_replay_pause()');
        await waitUntil(own, "select pg_get_wal_replay_pause_state() = 'paused' as done");
      },
      resume: async () => void (await ask('select pg_wal_replay_resume()')),
      freeze: async () => {
        const rows = await ask('select pid from pg_stat_activity');
        const pids = [running.pid, ...rows.map(({ pid }) => Number(pid))];
        for (const pid of pids) signal(pid, 'SIGSTOP');
        return () => {
          for (const pid of pids) signal(pid, 'SIGCONT');
        };
      },
      kill: async () => {
        // The postmaster then ends its children without any clean-up.
        signal(running.pid, 'SIGQUIT');
        await running.ended;
      },
      start: async () => {
        running = await run(copy, { primary_conninfo: `host=${folder.cluster} port=1 user=matchpoint` });
      },
    },
    stop: async () => {
      for (const { pid, ended } of [running, primary]) {
        signal(pid, 'SIGQUIT');
        await ended;
      }
      await rm(root, { recursive: true });
    },
  };
}

async function run(folder: DataFolder, settings: Record<string, string> = {}): Promise<RunningCluster> {
  const running = await launch(folder, folder.cluster, { ...testSettings, ...settings });
  if (await answers(addressOf(folder.cluster, 'postgres'), running.ended)) return running;
  throw new Error(`PostgreSQL did not start: see ${logOf(folder.cluster)}`);
}

async function migrated(socketFolder: string): Promise<TestClusterAddress> {
  const admin = await openConnection(addressOf(socketFolder, 'postgres'));
  await admin.query('create database matchpoint');
  await admin.end();
  return makeTemplate(addressOf(socketFolder, 'matchpoint'));
}

async function onReplica(address: DatabaseAddress, statement: string) {
  const connection = await openConnection({
    ...address,
    ...('socket' in address && { database: 'postgres' }),
  });
  try {
    return (await connection.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await connection.end();
  }
}

async function waitUntil(address: DatabaseAddress, statement: string): Promise<void> {
  for (;;) {
    const [row] = await onReplica(address, statement);
    if (row?.['done'] === true) return;
  }
}
