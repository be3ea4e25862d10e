import { afterAll, afterEach, inject } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import { build, removeFolders, stopAll, temporaryFolder } from './program.ts';
import { startTestProject, type TestProject } from './test-project.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/*
 * What all tests of a file share. A file calls these at its top level; everything ends after its tests, the latest first.
 */

/** A server on a database of its own. */
export async function fileServer(options: Partial<TestServerOptions> = {}): Promise<TestServer> {
  const server = await startTestServer({ cluster: inject('testCluster'), ...options });
  afterAll(server.stop);
  return server;
}

/** A project whose accounts sign in. */
export async function fileProject(): Promise<TestProject> {
  const project = await startTestProject();
  afterAll(project.stop);
  return project;
}

/** The built program; every process ends with the test that started it. */
export async function filePrograms(): Promise<void> {
  await build();
  afterAll(removeFolders);
  afterEach(stopAll);
}

/** A PostgreSQL as an operator runs one. */
export async function filePostgres(): Promise<OwnPostgres> {
  const postgres = await startOwnPostgres(await temporaryFolder());
  afterAll(async () => {
    await postgres.stop();
    await removeFolders();
  });
  return postgres;
}
