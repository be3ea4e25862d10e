import { holdConsent } from '../consent/consent-state.ts';
import type { DatabaseAddress } from '../database/connection.ts';
import type { Migration } from '../database/migrate.ts';
import type { Database, Queries } from '../database/pool.ts';
import { sql } from '../database/sql.ts';
import { renewDirectory } from '../directory/directory-version.ts';
import { isOnOtherTimeline, watchTimeline } from '../directory/timeline.ts';
import { StartupError } from '../startup-error.ts';
import { readExisting, refuseServers } from './existing-data.ts';
import { type LastId, ownTables, readLastIds } from './stored-tables.ts';
import { openTransfer, queriesOf, transferSettings } from './transfer.ts';

/**
 * For a database that was restored by other means.
 * @param beside whether servers may run, which then notice it; those of an earlier version do not
 * @param withdrawn as {@link holdConsent} takes it
 * @returns how many athletes are held back
 * @throws {StartupError}
 */
export async function declareRestored(
  address: DatabaseAddress,
  migrations: readonly Migration[],
  beside: boolean,
  withdrawn: readonly string[] | null = null,
): Promise<number> {
  const client = await openTransfer(address, 'restore');
  const queries = queriesOf(client);
  try {
    if (!beside) await refuseServers(queries);
    await client.query(`begin; ${transferSettings}`);
    const { lastIds } = await readExisting(queries, migrations);
    if (lastIds.length === 0) throw new StartupError('The database has no data of Matchpoint.');
    const held = await holdConsent(queries, withdrawn);
    await renewInPlace(queries, migrations);
    await client.query('commit');
    await watchTimeline(queries);
    return held;
  } finally {
    await client.end();
  }
}

/**
 * Renews the directory after a promotion, once for all processes that notice it: the others wait, and find it done. Reads need
 * it, so it does not wait for a standby, which may be long in coming: if it is lost, so is the timeline, and it is done again.
 */
export async function renewAfterPromotion(
  database: Database,
  migrations: readonly Migration[],
): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.query(sql`set local synchronous_commit = local`);
    const [row] = await queries.query<{ isOther: boolean }>(
      sql`select ${isOnOtherTimeline} as "isOther" from directory for update`,
    );
    if (row?.isOther !== true) return;
    await renewInPlace(queries, migrations);
    await watchTimeline(queries);
  });
}

async function renewInPlace(queries: Queries, migrations: readonly Migration[]): Promise<void> {
  const lastIds = await readLastIds(queries, ownTables(migrations));
  // The version is the time of the last change.
  const [row] = await queries.query<{ version: string }>(sql`select version from directory`);
  const takenAt = new Date(Number(row?.version)).toISOString();
  await continueIds(queries, migrations, { lastIds, takenAt, before: [] });
  await renewDirectory(queries);
}

/** Ids that may have been given out since the backup, beyond one a millisecond. */
const idsInHand = 1_000_000;

interface IdsGiven {
  /** At the time of the backup. */
  readonly lastIds: readonly LastId[];
  readonly takenAt: string;
  /** By the database that is replaced. */
  readonly before: readonly LastId[];
}

/**
 * Ids that were given out after the backup are not given out again: links, boards and exports name them. Their number is
 * unknown, so a million are left out, and one for each millisecond since.
 */
export async function continueIds(
  queries: Queries,
  migrations: readonly Migration[],
  { lastIds, takenAt, before }: IdsGiven,
): Promise<void> {
  for (const { table, column } of await readLastIds(queries, ownTables(migrations))) {
    const lastIn = (ids: readonly LastId[]) =>
      ids.find((id) => id.table === table && id.column === column)?.last ?? '0';
    await queries.query(sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), greatest(
        ${lastIn(before)}::bigint,
        ${lastIn(lastIds)}::bigint + ${idsInHand}::bigint
          + greatest(0, extract(epoch from clock_timestamp() - ${takenAt}::timestamptz) * 1000)::bigint))`);
  }
}
