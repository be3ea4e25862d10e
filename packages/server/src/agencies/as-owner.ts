import type { Database, Queries } from '../database/pool.ts';
import { retryConflicts } from '../database/retry-conflicts.ts';
import { holdAgency, type OwnAgency, roleIn } from './access.ts';
import type { Refused } from './members.store.ts';

/** What the agency's owner alone may read. */
export async function readAsOwner<T>(
  database: Database,
  agency: OwnAgency,
  read: () => Promise<T>,
): Promise<T | Refused<'forbidden'>> {
  const role = await roleIn(database, agency);
  if (role !== 'owner') return role === null ? null : { refused: 'forbidden' };
  return read();
}

/** What the agency's owner alone may change: one transaction, in which nobody else changes its people. */
export function changeAsOwner<T>(
  database: Database,
  agency: OwnAgency,
  change: (queries: Queries) => Promise<T>,
): Promise<T | Refused<'forbidden'>> {
  return retryConflicts(database, async (queries): Promise<T | Refused<'forbidden'>> => {
    const held = await holdAgency(queries, agency);
    if (held === null) return null;
    return held.role === 'owner' ? change(queries) : { refused: 'forbidden' };
  });
}
