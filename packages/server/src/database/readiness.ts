import { shareRuns } from '../share-runs.ts';
import { type Migration, missingMigrations } from './migrate.ts';
import type { Queries } from './pool.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

/** Why this server is not ready, a reason each (rules/server.md#readiness); none: it is ready. Anyone may read them. */
export type Readiness = () => Promise<readonly string[]>;

/** Whether the database answers and has all that this program needs. */
export function databaseReadiness(database: Queries, migrations: readonly Migration[]): Readiness {
  return shareRuns(async () => {
    try {
      const missing = await missingMigrations(database, migrations);
      return missing.map((name) => `migration missing: ${name}`);
    } catch (error) {
      return [error instanceof DatabaseUnavailableError ? 'database unreachable' : 'database failing'];
    }
  });
}
