import type { Database, Queries } from '../database/pool.ts';
import { retryConflicts } from '../database/retry-conflicts.ts';
import { sql } from '../database/sql.ts';
import { shareRuns } from '../share-runs.ts';

/** The version that the snapshot of a statement sees, as one of its columns. */
export const versionColumn = sql`(select version from directory) as version`;

/** Reads the directory's version: once for all requests that wait for it. */
export function createVersionReader({ query }: Queries): () => Promise<number> {
  return shareRuns(async () => {
    const [row] = await query<{ version: string }>(sql`select version from directory`);
    return Number(row?.version);
  });
}

/** What a transaction did, and whether agencies or athletes are others than before. */
export interface Change<T> {
  readonly result: T;
  readonly isChanged: boolean;
}

/** Raised last, so that writers wait for each other only while one of them commits. */
const raise = sql`
  update directory
  set version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)`;

/**
 * After the directory became another one than before, such as by a restore: no client or process may take what it kept
 * for an answer of this one. Versions are also those of entries, so the epoch, which stands in every tag, is another.
 * @param before a version that is gone, or none: 0
 */
export async function renewDirectory({ query }: Queries, before = '0'): Promise<void> {
  await query(sql`
    update directory
    set epoch = left(md5(gen_random_uuid()::text), 8),
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
  const { result } = await retryConflicts(database, work, ({ isChanged }) => (isChanged ? raise : null));
  return result;
}
