import type { Agency } from '@matchpoint/core/agencies/agency';
import type { AgencyEdit } from '@matchpoint/core/agencies/agency-draft';
import { agencyFields } from '@matchpoint/core/agencies/agency-fields';
import { collationKey, textKey } from '@matchpoint/core/display/collation';
import type { Queries } from '../database/pool.ts';
import { columnList, type Row, rowsOf } from '../database/record.ts';
import { type Sql, sql } from '../database/sql.ts';

/** The columns that an agency's own writes set. */
export const agencyColumns = columnList(agencyFields, 'name_key', 'city_key');

const fieldsOf = rowsOf(agencyFields);

/** A draft or an edit as columns. */
export function agencyRow(draft: AgencyEdit, kind: 'draft' | 'edit'): Row {
  const row = fieldsOf(draft, kind);
  if (draft.name !== undefined) row['name_key'] = collationKey(draft.name);
  if (row['city'] !== undefined) row['city_key'] = textKey(draft.city ?? null);
  return row;
}

/** Inserts rows in their order; those whose `client_ref` their owner has used are left out. */
export function insertRows(rows: readonly Row[]): Sql {
  return sql`
    insert into agencies (owner_id, client_ref, payload_digest, ${agencyColumns})
    select owner_id, client_ref, payload_digest, ${agencyColumns}
    from json_populate_recordset(null::agencies, ${JSON.stringify(rows)}::json)
    on conflict (owner_id, client_ref) do nothing`;
}

/** Adds agencies of the program's own; returns their ids in the same order. The country is an ISO alpha-2 code. */
export async function insertAgencies(
  { query }: Queries,
  agencies: readonly Omit<Agency, 'id'>[],
): Promise<string[]> {
  const rows = agencies.map((agency) => ({
    ...agency,
    name_key: collationKey(agency.name),
    city_key: textKey(agency.city),
  }));
  const added = await query<{ id: string }>(sql`${insertRows(rows)} returning id`);
  return added.map(({ id }) => id);
}
