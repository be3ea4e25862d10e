import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { startTestCluster, type TestClusterAddress } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What `startTestServer` takes. */
    testCluster: TestClusterAddress;
  }
}

/** One PostgreSQL a run of vitest. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('testCluster', cluster.address);
  return cluster.stop;
}
