import { DatabaseError } from 'pg';
import type { Database, Queries } from '../database/pool.ts';
import { retryConflicts } from '../database/retry-conflicts.ts';
import { sql } from '../database/sql.ts';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { isErrorCode } from '../error-reason.ts';
import type { Log } from '../log.ts';
import { shareRuns } from '../share-runs.ts';
import { isOnOtherTimeline } from './timeline.ts';

/** The version that the snapshot of a statement sees, as one of its columns. */
export const versionColumn = sql`(select version from directory) as version`;

/** The directory as this process read it last. */
export interface DirectoryReader {
  /** Reads its version, once for all requests that wait for it. Renews it first where a standby was promoted. */
  readonly readVersion: () => Promise<number>;
  readonly epoch: () => string;
}

export interface DirectoryReaderOptions {
  readonly database: Queries;
  readonly epoch: string;
  /** After a promotion: what was acknowledged may be gone (rules/server.md#fail-over). */
  readonly renew: () => Promise<void>;
  readonly log: Pick<Log, 'warn'>;
}

/** What identifies one database: `epoch` stands before the version in every ETag, `cursorKey` signs cursors. */
export async function readDirectory({ query }: Queries): Promise<{ epoch: string; cursorKey: string }> {
  const [row] = await query<{ epoch: string; cursorKey: string }>(
    sql`select epoch, cursor_key as "cursorKey" from directory`,
  );
  if (row === undefined) throw new Error('The table "directory" lost its row.');
  return row;
}

interface DirectoryRow {
  readonly version: string;
  readonly epoch: string;
  readonly isOther: boolean;
}

/** @throws {DatabaseUnavailableError} also where a standby answers, which may be behind */
export function createDirectoryReader(options: DirectoryReaderOptions): DirectoryReader {
  let { epoch } = options;
  const read = async (): Promise<DirectoryRow> => {
    const [row] = await options.database.query<DirectoryRow>(
      sql`select version, epoch, ${isOnOtherTimeline} as "isOther" from directory where not pg_is_in_recovery()`,
    );
    if (row === undefined) throw new DatabaseUnavailableError('the address leads to a standby');
    return row;
  };
  return {
    epoch: () => epoch,
    readVersion: shareRuns(async () => {
      let row = await read();
      if (row.isOther) {
        await options.renew();
        row = await read();
      }
      if (row.epoch !== epoch) {
        epoch = row.epoch;
        options.log.warn({}, 'the directory was renewed, after a fail-over or a restore');
      }
      return Number(row.version);
    }),
  };
}

/** What a transaction did, and whether agencies or athletes are others than before. */
export interface Change<T> {
  readonly result: T;
  readonly isChanged: boolean;
}

/**
 * Raised last, so that writers wait for each other only while one of them commits. There is no version, which the column
 * refuses, for what began before the directory was renewed, or while it has to be: its ids may have been given out before.
 */
const raise = sql`
  update directory
  set version = case when not ${isOnOtherTimeline} and renewed_at not between now() and clock_timestamp()
    then greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint) end`;

/**
 * After the directory became another one than before, such as by a restore: no client or process may take what it kept
 * for an answer of this one. Versions are also those of entries, so the epoch, which stands in every tag, is another.
 * @param before a version that is gone, or none: 0
 */
export async function renewDirectory({ query }: Queries, before = '0'): Promise<void> {
  await query(sql`
    update directory
    set epoch = left(md5(gen_random_uuid()::text), 8), timeline = null, renewed_at = clock_timestamp(),
      version = greatest(
        version + 1, ${before}::bigint + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)`);
}

/**
 * Changes agencies or athletes in one transaction, which raises the directory's version where it changed something.
 * The version is at least the time in milliseconds: after a restore or a fail-over no version comes a second time.
 */
export async function changeDirectory<T>(
  database: Database,
  work: (queries: Queries) => Promise<Change<T>>,
): Promise<T> {
  const { result } = await retryConflicts(database, work, ({ isChanged }) =>
    isChanged ? raise : null,
  ).catch((error) => {
    if (!hasNoVersion(error)) throw error;
    throw new DatabaseUnavailableError('another primary took over', { cause: error });
  });
  return result;
}

function hasNoVersion(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    isErrorCode(error, notNullViolation) &&
    error.table === 'directory' &&
    error.column === 'version'
  );
}
const notNullViolation = '23502';
