import type { Agency } from '@matchpoint/core/agencies/agency';
import { collationKey } from '@matchpoint/core/display/collation';
import type { Queries } from '../database/connection.ts';

export type NewAgency = Omit<Agency, 'id'>;

/** Adds agencies in one statement; answers their ids in the same order. The country is an ISO alpha-2 code. */
export async function insertAgencies(sql: Queries, agencies: readonly NewAgency[]): Promise<string[]> {
  const rows = agencies.map((agency) => ({
    ...agency,
    name_key: collationKey(agency.name),
    city_key: agency.city === null ? null : collationKey(agency.city) || null,
  }));
  const added = await sql<{ id: string }[]>`
    insert into agencies (
      name, sports, country, address, city, zip_code, agency_information, email, phone_number, name_key, city_key
    )
    select
      name, sports, country, address, city, zip_code, agency_information, email, phone_number, name_key, city_key
    from jsonb_populate_recordset(null::agencies, ${JSON.stringify(rows)}::text::jsonb)
    returning id`;
  return added.map(({ id }) => id);
}
