import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startTestCluster, type TestClusterAddress } from '@matchpoint/server/testing/cluster';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestClusterAddress;
  }
}

/** The build that people run, and one PostgreSQL for the real server. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build();
  const cluster = await startTestCluster();
  project.provide('cluster', cluster.address);
  return cluster.stop;
}

async function build(): Promise<void> {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const manifest = createRequire(join(folder, '..', '..', 'package.json')).resolve('typescript/package.json');
  const tsc = join(dirname(manifest), 'bin', 'tsc');
  await promisify(execFile)(process.execPath, [tsc, '-b', join(folder, 'tsconfig.build.json')]);
}
