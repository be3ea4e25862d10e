import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { testFolder } from '../../testing/fixtures.ts';
import { stopLeftoverServer } from './leftover-server.ts';

async function clusterLockedBy(pid: number): Promise<{ cluster: string; locks: () => Promise<string[]> }> {
  const cluster = await testFolder();
  const files = ['postmaster.pid', '.s.PGSQL.1.lock'].map((name) => join(cluster, name));
  for (const file of files) await writeFile(file, lockOf(pid, cluster));
  return { cluster, locks: () => Promise.all(files.map((file) => readFile(file, 'utf8'))) };
}

const lockOf = (pid: number, cluster: string) => `${pid}\n${cluster}\n1\n1\n${cluster}\n\n12345 6\n`;
const disowned = (cluster: string) => Array.from({ length: 2 }, () => lockOf(2_147_483_646, cluster));

/** The number of a process that is called postgres and is none. */
function otherPostgres(): number {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { argv0: 'postgres' });
  onTestFinished(() => void other.kill());
  return other.pid ?? expect.fail();
}

test('locks that hold the number of another program are disowned, and keep what else they say', async () => {
  const { cluster, locks } = await clusterLockedBy(process.pid);
  await stopLeftoverServer(cluster);
  expect(await locks()).toEqual(disowned(cluster));
});

test('a process that has ended has no PostgreSQL to end', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  const { cluster } = await clusterLockedBy(child.pid ?? 0);
  await expect(stopLeftoverServer(cluster)).resolves.toBeUndefined();
});

test('locks of another program that is called postgres, and answers nowhere, are disowned', async () => {
  const { cluster, locks } = await clusterLockedBy(otherPostgres());
  await stopLeftoverServer(cluster);
  expect(await locks()).toEqual(disowned(cluster));
});

test('a PostgreSQL that does not answer is named', async () => {
  const pid = otherPostgres();
  const { cluster } = await clusterLockedBy(pid);
  const refusing = createServer((socket) => socket.destroy()).listen(join(cluster, '.s.PGSQL.1'));
  onTestFinished(() => void refusing.close());
  await expect(stopLeftoverServer(cluster, 0)).rejects.toThrow(
    `A PostgreSQL (process ${pid}) runs on ${cluster} and does not answer; wait until it has recovered or stop it, then start again.`,
  );
});

test('a folder without a lock is nobody’s', async () => {
  await expect(stopLeftoverServer(await testFolder())).resolves.toBeUndefined();
});

test('a cluster that a live server has claimed is left alone', async () => {
  const { socket } = inject('testCluster');
  await expect(stopLeftoverServer(join(socket, '..'))).rejects.toThrow(
    /in use by another running server \(process \d+\)/,
  );
});
