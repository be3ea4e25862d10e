import type { Database, Queries } from '../database/pool.ts';
import { retryConflicts } from '../database/retry-conflicts.ts';
import { refuseEditor, refuseUnknown } from '../http/own-refusals.ts';
import { holdAgency, type OwnAgency, roleIn } from './access.ts';

/** @throws {RefusedError} unless the user owns the agency */
export async function expectOwner(database: Database, agency: OwnAgency): Promise<void> {
  const role = await roleIn(database, agency);
  if (role === null) refuseUnknown('agency');
  if (role !== 'owner') refuseEditor();
}

/**
 * What the agency's owner alone may change: one transaction, in which nobody else changes its people.
 * @throws {RefusedError} for everybody else
 */
export function changeAsOwner<T>(
  database: Database,
  agency: OwnAgency,
  change: (queries: Queries) => Promise<T>,
): Promise<T> {
  return retryConflicts(database, async (queries) => {
    const { role } = await holdAgency(queries, agency);
    if (role !== 'owner') refuseEditor();
    return change(queries);
  });
}
