import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { StartupError } from '../startup-error.ts';
import type { DatabaseAddress } from './connection.ts';
import { addressOf } from './embedded/cluster.ts';
import { missingMigrations, newerMigrations, readMigrations, refuseForeign } from './migrate.ts';
import { databaseChoice, readVersion } from './open-database.ts';
import { openPool, type Queries } from './pool.ts';

/** What was looked at, whether a server could go on with it, and how it is. */
export interface Finding {
  readonly about: string;
  readonly isWrong: boolean;
  /** A server works with it, but people would miss something. */
  readonly isDoubtful?: boolean;
  readonly words: string;
}

/** Looks at the database that a server would use, and changes nothing. */
export async function lookAtDatabase(environment: Environment): Promise<Finding[]> {
  const { url, dataDir, limits } = databaseChoice(environment, () => undefined);
  const cluster = join(dataDir, 'postgres');
  if (url === null && !existsSync(join(cluster, 'PG_VERSION')))
    return [fine(`None in ${cluster} yet; the first start makes it.`)];
  const address: DatabaseAddress = url === null ? addressOf(cluster, 'matchpoint') : { url };
  const database = openPool(address, { ...limits, connections: 1 });
  try {
    const version = await readVersion(database, url);
    const where = url === null ? cluster : new URL(url).host;
    const answers = fine(`PostgreSQL ${version} answers at ${where}.`);
    const migrations = await lookAtMigrations(database, environment.MATCHPOINT_MIGRATE);
    return [answers, migrations];
  } catch (error) {
    if (url === null) return [fine(`The one in ${cluster} does not run; a server starts it.`)];
    if (!(error instanceof StartupError)) throw error;
    return [{ about: 'database', isWrong: true, words: error.message }];
  } finally {
    await database.end();
  }
}

async function lookAtMigrations(database: Queries, migrates: boolean): Promise<Finding> {
  const found = (isWrong: boolean, words: string) => ({ about: 'migrations', isWrong, words });
  const migrations = await readMigrations();
  try {
    await refuseForeign(database, migrations, { clear: 'empty it', instead: 'use another database' });
  } catch (error) {
    if (error instanceof StartupError) return found(true, error.message);
    throw error;
  }
  const missing = (await missingMigrations(database, migrations)).join(', ');
  if (missing !== '') {
    return migrates
      ? found(false, `A start applies what is missing: ${missing}.`)
      : found(true, `Missing: ${missing}; run "matchpoint-server migrate".`);
  }
  const newer = (await newerMigrations(database, migrations)).join(', ');
  if (newer === '') return found(false, 'All migrations of this version are applied.');
  return found(
    false,
    `All migrations of this version are applied, and newer ones that it can work beside: ${newer}.`,
  );
}

const fine = (words: string): Finding => ({ about: 'database', isWrong: false, words });
