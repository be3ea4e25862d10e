import type { Database } from '../database/pool.ts';
import { sql } from '../database/sql.ts';
import { changeDirectory } from '../directory/directory-version.ts';

/**
 * Hides the agency and its athletes from the public and keeps them from changes, or ends that (rules.md#disabled-agency).
 * @returns false: it is so already, or there is no such agency
 */
export function setAgencyDisabled(database: Database, id: string, isDisabled: boolean): Promise<boolean> {
  return changeDirectory(database, async ({ query }) => {
    const changed = await query(sql`
      update agencies set disabled_at = ${isDisabled ? sql`now()` : sql`null`}
      where id = ${id}::bigint and (disabled_at is not null) <> ${isDisabled}
      returning id`);
    return { result: changed.length > 0, isChanged: changed.length > 0 };
  });
}
