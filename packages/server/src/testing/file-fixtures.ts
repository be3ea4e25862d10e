import { afterAll, afterEach } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import { build, removeFolders, stopAll, temporaryFolder } from './program.ts';

/*
 * What all tests of a file share. A file calls these at its top level; everything ends after its tests, the latest first.
 */

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
