import { countries } from '@matchpoint/core/countries/countries';
import { collationKey } from '@matchpoint/core/display/collation';
import type { Sql } from './connection.ts';

/** Writes core's names of countries where the database has others, so that its order and search are core's. */
export async function syncCountries(sql: Sql): Promise<void> {
  const rows = [...countries].map(([code, name]) => ({ code, name_key: collationKey(name) }));
  await sql`
    insert into countries (code, name_key)
    select code, name_key from jsonb_populate_recordset(null::countries, ${JSON.stringify(rows)}::text::jsonb)
    order by code
    on conflict (code) do update set name_key = excluded.name_key
    where countries.name_key <> excluded.name_key`;
}
