import { countries } from '@matchpoint/core/countries/country-list';
import { collationKey } from '@matchpoint/core/display/collation';
import type { Database } from '../database/pool.ts';
import { sql } from '../database/sql.ts';
import { changeDirectory } from './directory-version.ts';

/** Writes core's names of countries where the database has others, so that its order and search are core's. */
export async function syncCountries(database: Database): Promise<void> {
  const rows = [...countries].map(([code, name]) => ({ code, name_key: collationKey(name) }));
  await changeDirectory(database, async ({ query }) => {
    const written = await query(sql`
      insert into countries (code, name_key)
      select code, name_key from json_populate_recordset(null::countries, ${JSON.stringify(rows)}::json)
      order by code
      on conflict (code) do update set name_key = excluded.name_key
      where countries.name_key <> excluded.name_key
      returning code`);
    return { result: undefined, isChanged: written.length > 0 };
  });
}
