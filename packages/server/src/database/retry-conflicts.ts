import { isErrorCode } from '../error-reason.ts';
import type { Database, Queries } from './pool.ts';
import type { Sql } from './sql.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

const mostTries = 5;

/** One transaction, which is tried again after a conflict with another. @param last as of {@link Database.transaction} */
export async function retryConflicts<T>(
  database: Database,
  work: (queries: Queries) => Promise<T>,
  last?: (result: T) => Sql | null,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction(work, last);
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

/** The transaction met a state that another one has just changed: a new try sees the new state. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}
