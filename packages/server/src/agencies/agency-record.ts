import type { Agency, AgencyEdit } from '@matchpoint/core/agencies/agency';
import { agencyFields } from '@matchpoint/core/agencies/agency-fields';
import { collationKey, textKey } from '@matchpoint/core/display/collation';
import type { Queries } from '../database/pool.ts';
import { columnList, type Row, rowOf } from '../database/record.ts';
import { type Sql, sql } from '../database/sql.ts';

/** The columns that an agency's own writes set. */
export const agencyColumns = columnList(agencyFields, 'name_key', 'city_key');

/** A draft or an edit as columns. */
export function agencyRow({ name, city, ...draft }: AgencyEdit): Row {
  return {
    ...rowOf(agencyFields, { name, city, ...draft }),
    ...(name !== undefined && { name_key: collationKey(name) }),
    ...(city !== undefined && { city_key: textKey(city) }),
  };
}

/** Inserts rows, and returns their ids in the same order; those whose `client_ref` their owner has used are left out. */
export function insertRows(rows: readonly Row[]): Sql {
  return sql`
    insert into agencies (owner_id, client_ref, payload_digest, ${agencyColumns})
    select owner_id, client_ref, payload_digest, ${agencyColumns}
    from jsonb_populate_recordset(null::agencies, ${JSON.stringify(rows)}::jsonb)
    on conflict (owner_id, client_ref) do nothing
    returning id`;
}

/** Adds agencies that nobody sent; returns their ids in the same order. The country is an ISO alpha-2 code. */
export async function insertAgencies(
  { query }: Queries,
  agencies: readonly Omit<Agency, 'id'>[],
): Promise<string[]> {
  const rows = agencies.map((agency) => ({
    ...agency,
    name_key: collationKey(agency.name),
    city_key: textKey(agency.city),
  }));
  const added = await query<{ id: string }>(insertRows(rows));
  return added.map(({ id }) => id);
}
