import type { Queries } from '../database/pool.ts';
import { sql } from '../database/sql.ts';

/**
 * Removes agencies, which the transaction has locked, and their athletes. Athletes are locked in the order of their ids, as
 * every other change of several locks them.
 */
export async function removeAgencies({ query }: Queries, ids: readonly string[]): Promise<void> {
  await query(sql`
    with gone as (
      select id from athletes where agency_id = any(${ids}::bigint[]) order by id for update
    )
    delete from athletes using gone where athletes.id = gone.id`);
  await query(sql`delete from agencies where id = any(${ids}::bigint[])`);
}
