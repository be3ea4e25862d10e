import type { OwnAgency } from '../agencies/owned-agency.ts';
import type { Sql } from '../database/connection.ts';
import { part, readRaw } from '../database/statement.ts';
import { isTrue } from '../directory/own-entry.ts';
import { addedAthletes } from './added-athletes.ts';
import type { BatchRecord, KnownRow } from './athlete-batch.ts';

/**
 * Adds the athletes of a batch that are not there yet, in one statement, and tells of each what is there now; null
 * where the agency is not the caller's.
 */
export async function insertBatch(
  sql: Sql,
  agency: OwnAgency,
  records: readonly BatchRecord[],
): Promise<ReadonlyMap<string, KnownRow> | null> {
  const statement = part`
    with ${addedAthletes(
      agency,
      records.map(({ json }) => json),
    )}
    select given.client_ref, added.id is not null, coalesce(added.id, known.id),
      coalesce(added.payload_digest, known.payload_digest)
    from owned
    left join given on true
    left join added on added.id = given.new_id
    left join lateral (
      select id, payload_digest from athletes
      where agency_id = given.owned_id and client_ref = given.client_ref and added.id is null
      limit 1
    ) as known on true`;
  const known = new Map<string, KnownRow>();
  // A row that another transaction committed while this statement waited for it is there for the next one.
  for (let tries = 0; tries < 5; tries += 1) {
    const found = await readRaw(sql, statement, true);
    if (found.length === 0) return null;
    for (const [ref, isNew, id, digest] of found) {
      if (ref === null || ref === undefined || id === null || id === undefined) continue;
      const name = ref.toString();
      if (known.has(name)) continue;
      known.set(name, { id: id.toString(), isNew: isTrue(isNew), digest: digest?.toString() ?? null });
    }
    if (known.size === records.length) return known;
  }
  throw new Error('Athletes of the same names come and go.');
}
