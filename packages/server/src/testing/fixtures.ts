import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { JWTPayload } from 'jose';
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest';
import { type DatabasePool, openPool } from '../database/pool.ts';
import { type TestAgency, testAgency } from './test-agency.ts';
import { createTestDatabase, type TestClusterAddress, testLimits } from './test-cluster.ts';
import { type TestPerson, testPerson } from './test-person.ts';
import { startTestProject, type TestProject } from './test-project.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

type Options = Partial<TestServerOptions>;

/** Undoes a set-up at the end of the test that is running, or of the file where none is. */
export function undo(step: () => unknown): void {
  if (TestRunner.getCurrentTest() === undefined) afterAll(async () => void (await step()));
  else onTestFinished(async () => void (await step()));
}

/** A database of its own: as a migrated server has it, or without any table. */
export async function testDatabase(
  content: 'migrated' | 'empty' = 'migrated',
): Promise<{ readonly address: TestClusterAddress; readonly database: DatabasePool }> {
  const cluster = inject('testCluster');
  const { address, drop } = await createTestDatabase(
    content === 'empty' ? { ...cluster, database: 'template1' } : cluster,
  );
  const database = openPool(address, testLimits);
  undo(async () => {
    await database.end();
    await drop();
  });
  return { address, database };
}

/** A server on a fresh database, for one test or, at the top of a file, for all its tests. */
export async function testServer(options: Options = {}): Promise<TestServer> {
  const server = await startTestServer({ cluster: inject('testCluster'), ...options });
  undo(server.stop);
  return server;
}

/** A server with accounts of a project of its own. */
export interface TestService {
  readonly project: TestProject;
  readonly server: TestServer;
  /** A signed-in person. @param claims over those of a verified account */
  newPerson(claims?: JWTPayload): Promise<TestPerson>;
  /** An agency with its owner and an editor. */
  newAgency(): Promise<TestAgency>;
  /** Another server process on the same database, with `more` over the same options. */
  beside(more?: Options): Promise<TestServer>;
}

export async function testService(options: Options = {}): Promise<TestService> {
  const project = await startTestProject();
  undo(project.stop);
  const facts = { identity: project.identity, ...options };
  const server = await testServer(facts);
  return {
    project,
    server,
    newPerson: (claims) => testPerson(server, project, claims),
    newAgency: () => testAgency(server, project),
    beside: (more) => testServer({ ...facts, sharing: server, ...more }),
  };
}

/** A temporary folder with files, by their paths in it. */
export async function testFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'matchpoint test '));
  undo(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}
