import { joinDatabase } from '../database/join-database.ts';
import { missingMigrations, readMigrations } from '../database/migrate.ts';
import { databaseChoice } from '../database/open-database.ts';
import { type Database, openPool } from '../database/pool.ts';
import { readEnvironment } from '../environment.ts';
import { StartupError } from '../startup-error.ts';
import type { Host } from './host.ts';

/**
 * Does work on the database, beside the servers that run.
 * @throws {StartupError} when it cannot be used, or is of an earlier version
 */
export async function withDatabase<T>(
  { env, print, onStop }: Host,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const choice = databaseChoice(readEnvironment(env), print);
  // The embedded database is taken down in any case, so what runs is finished first.
  if (choice.url === null) onStop(() => undefined);
  return joinDatabase(choice, 'beside servers', async (address) => {
    const database = openPool(address, { ...choice.limits, connections: 1 });
    try {
      const [missing] = await missingMigrations(database, await readMigrations());
      if (missing === undefined) return await work(database);
      throw new StartupError(
        `The database lacks the migration ${missing}; run "matchpoint-server migrate", then this again.`,
      );
    } finally {
      await database.end();
    }
  });
}
