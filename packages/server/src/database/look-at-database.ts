import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDirectory } from '../directory/directory.ts';
import type { Environment } from '../environment.ts';
import { reasonOf } from '../error-reason.ts';
import { StartupError } from '../startup-error.ts';
import type { DatabaseAddress } from './connection.ts';
import { addressOf } from './embedded/cluster.ts';
import { missingMigrations, newerMigrations, readMigrations, refuseForeign } from './migrate.ts';
import { databaseChoice, readVersion } from './open-database.ts';
import { type DatabaseLimits, openPool, type Queries } from './pool.ts';

/** What was looked at, whether a server could go on with it, and how it is. */
export interface Finding {
  readonly about: string;
  readonly isWrong: boolean;
  readonly words: string;
}

/** Looks at the database that a server would use, and changes nothing. */
export async function lookAtDatabase(environment: Environment): Promise<Finding[]> {
  const { url, readUrl, dataDir, limits } = databaseChoice(environment, () => undefined);
  const cluster = join(dataDir, 'postgres');
  if (url === null && !(await exists(cluster)))
    return [fine(`None in ${cluster} yet; the first start makes it.`)];
  const address: DatabaseAddress = url === null ? addressOf(cluster, 'matchpoint') : { url };
  const database = openPool(address, { ...limits, connections: 1 });
  try {
    const version = await readVersion(database, url);
    const where = url === null ? cluster : new URL(url).host;
    const answers = fine(`PostgreSQL ${version} answers at ${where}.`);
    const migrations = await lookAtMigrations(database, environment.MATCHPOINT_MIGRATE);
    if (readUrl === null || migrations.isWrong) return [answers, migrations];
    return [answers, migrations, await lookAtReplica(database, readUrl, limits)];
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
  if (newer === '') return found(false, 'All of this version are there.');
  return found(false, `All of this version are there, and newer ones that it can work beside: ${newer}.`);
}

/** A server works without it, so that it is away is no fault of the configuration. */
async function lookAtReplica(primary: Queries, url: string, limits: DatabaseLimits): Promise<Finding> {
  const found = (isWrong: boolean, words: string) => ({ about: 'replica', isWrong, words });
  const { host } = new URL(url);
  const epoch = await readDirectory(primary).then(
    (directory) => directory.epoch,
    () => null,
  );
  if (epoch === null) return found(false, 'It is looked at once the database has its tables.');
  const replica = openPool({ url }, { ...limits, connections: 1 });
  try {
    const copy = await readDirectory(replica);
    if (copy.epoch === epoch) return found(false, `A copy of the database answers at ${host}.`);
    return found(true, `DATABASE_READ_URL: ${host} has another database; name a replica of DATABASE_URL.`);
  } catch (error) {
    return found(false, `None answers at ${host} (${reasonOf(error)}); the primary answers all reads.`);
  } finally {
    await replica.end();
  }
}

const fine = (words: string): Finding => ({ about: 'database', isWrong: false, words });

function exists(cluster: string): Promise<boolean> {
  return readFile(join(cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}
