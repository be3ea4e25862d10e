import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { endOrphan } from './postmaster.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'matchpoint-locks-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function clusterLockedBy(pid: number): Promise<{ cluster: string; locks: () => Promise<string[]> }> {
  const cluster = await temporaryFolder();
  const files = ['postmaster.pid', '.s.PGSQL.1.lock'].map((name) => join(cluster, name));
  for (const file of files) await writeFile(file, `${pid}\n${cluster}\n1\n1\n${cluster}\n\n12345 6\n`);
  return { cluster, locks: () => Promise.all(files.map((file) => readFile(file, 'utf8'))) };
}

test('locks that hold the number of another program are disowned, and keep what else they say', async () => {
  const { cluster, locks } = await clusterLockedBy(process.pid);
  await endOrphan(cluster);
  const rest = `${cluster}\n1\n1\n${cluster}\n\n12345 6\n`;
  expect(await locks()).toEqual([`2147483646\n${rest}`, `2147483646\n${rest}`]);
});

test('a process that has ended has no PostgreSQL to end', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  const { cluster } = await clusterLockedBy(child.pid ?? 0);
  await expect(endOrphan(cluster)).resolves.toBeUndefined();
});

test('a folder without a lock is nobody’s', async () => {
  await expect(endOrphan(await temporaryFolder())).resolves.toBeUndefined();
});

test('a cluster that a live server has claimed is left alone', async () => {
  const { socket } = inject('testCluster');
  await expect(endOrphan(join(socket, '..'))).rejects.toThrow(
    /in use by another running server \(process \d+\)/,
  );
});
