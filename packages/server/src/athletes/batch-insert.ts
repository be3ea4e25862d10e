import * as z from 'zod/mini';
import type { OwnAgency } from '../agencies/owned-agency.ts';
import type { Sql } from '../database/connection.ts';
import { type Part, part, readRaw } from '../database/statement.ts';
import { untilUnmet } from '../directory/own-entry.ts';
import { addedAthletes } from './added-athletes.ts';
import type { StoredRow } from './athlete-batch.ts';

const knownRows = z.array(
  z.object({ place: z.number(), id: z.string(), payload_digest: z.nullable(z.string()) }),
);

/**
 * Adds the athletes of a batch that are not there yet, in one statement, and tells of each record, in their order, what
 * is there now; null where the agency is not the caller's.
 */
export async function insertBatch(
  sql: Sql,
  agency: OwnAgency,
  records: Part,
): Promise<readonly StoredRow[] | null> {
  // One row, because the driver takes as long for each as for a hundred of its ids.
  const statement = part`
    with ${addedAthletes(agency, records)}
    select
      (select string_agg(id::text, ',' order by place) from given),
      (select json_agg(facts) from (
        select place, id::text as id, payload_digest from known
      ) as facts)
    from owned`;
  const [row] = await untilUnmet(() => readRaw(sql, statement, true));
  if (row === undefined) return null;
  const ids = row[0]?.toString().split(',') ?? [];
  const known = knownRows.parse(JSON.parse(row[1]?.toString() ?? '[]'));
  const knownAt = new Map(known.map(({ place, ...facts }) => [place, facts]));
  return ids.map((newId, index) => {
    const there = knownAt.get(index + 1);
    if (there === undefined) return { isNew: true, id: newId };
    return { isNew: false, id: there.id, digest: there.payload_digest };
  });
}
