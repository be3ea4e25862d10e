import { shareRuns } from '../share-runs.ts';
import { type Migration, missingMigrations } from './migrate.ts';
import type { Queries } from './pool.ts';
import { sql } from './sql.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

/** Why this server is not ready, a reason each (rules/server.md#readiness); none: it is ready. Anyone may read them. */
export type Readiness = () => Promise<readonly string[]>;

/** Milliseconds in which readiness is known, whatever the database does: checks and scrapes wait for a second or less. */
const patience = 300;

/** Answers what was found last while a probe takes longer than that. */
export function promptly(probe: Readiness): Readiness {
  let last: readonly string[] = ['database unreachable'];
  const found = async () => {
    last = await probe();
    return last;
  };
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<readonly string[]>((resolve) => {
      timer = setTimeout(() => resolve(last), patience);
    });
    return Promise.race([found(), late]).finally(() => clearTimeout(timer));
  };
}

/** Whether the database answers, takes writes and has all that this program needs. */
export function databaseReadiness(database: Queries, migrations: readonly Migration[]): Readiness {
  const probe = shareRuns(async () => {
    try {
      const [server] = await database.query<{ isStandby: boolean }>(
        sql`select pg_is_in_recovery() as "isStandby"`,
      );
      if (server?.isStandby) return ['database read-only'];
      const missing = await missingMigrations(database, migrations);
      return missing.map((name) => `migration missing: ${name}`);
    } catch (error) {
      return [error instanceof DatabaseUnavailableError ? 'database unreachable' : 'database failing'];
    }
  });
  return promptly(probe);
}
