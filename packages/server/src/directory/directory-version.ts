import type { Database, Deadline, Queries } from '../database/pool.ts';
import { sql } from '../database/sql.ts';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { isErrorCode } from '../error-reason.ts';
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

const mostTries = 5;

/**
 * Changes agencies or athletes in one transaction, which raises the directory's version where it changed something.
 * The version is at least the time in milliseconds: after a restore or a fail-over no version comes a second time.
 * Work that conflicts with another transaction is done again.
 */
export async function changeDirectory<T>(
  database: Database,
  work: (queries: Queries) => Promise<Change<T>>,
  deadline?: Deadline,
): Promise<T> {
  const last = ({ isChanged }: Change<T>) => (isChanged ? raise : null);
  for (let tries = 1; ; tries += 1) {
    try {
      return (await database.transaction(work, { deadline, last })).result;
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (tries === mostTries) throw new DatabaseUnavailableError('others write the same at the moment');
    }
  }
}

/** Serialization failure, deadlock, or a row that was removed after this transaction had met it. */
function isConflict(error: unknown): boolean {
  return error instanceof ConflictError || isErrorCode(error, '40001', '40P01');
}

export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}
