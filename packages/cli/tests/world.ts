import { fileURLToPath } from 'node:url';
import { startTestCluster, type TestClusterAddress } from '@matchpoint/server/testing/cluster';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestClusterAddress;
  }
}

/** The build that people run, and one PostgreSQL for the real server. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'warn' });
  const cluster = await startTestCluster();
  project.provide('cluster', cluster.address);
  return cluster.stop;
}
