import { startTestCluster, type TestClusterAddress } from '@matchpoint/server/testing/cluster';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestClusterAddress;
  }
}

/** One PostgreSQL for the real server. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('cluster', cluster.address);
  return cluster.stop;
}
