import {
  type AgencyFilter,
  type AgencySortField,
  agencySortFields,
} from '@matchpoint/core/agencies/agency-filter';
import { searchWords } from '@matchpoint/core/display/collation';
import type { Sql } from '../database/connection.ts';
import {
  type Fragment,
  readingOf,
  readList,
  readSort,
  type SortColumn,
  versionColumn,
} from '../directory/list-statement.ts';
import type { Place, Reading } from '../directory/reading.ts';

export interface AgenciesStore {
  list(filter: AgencyFilter, limit?: number, after?: Place): Promise<Reading>;
  show(id: string): Promise<Reading | null>;
}

export function createAgenciesStore(sql: Sql): AgenciesStore {
  const tables = sql`
    from agencies entry
    left join countries country on country.code = entry.country`;
  const columns = sql`entry.*`;
  const fields = sql`
    page.id::text as id, page.name, page.sports, page.country, page.address, page.city, page.zip_code,
    page.agency_information, page.email, page.phone_number`;
  const sortColumns: Record<AgencySortField, SortColumn> = {
    created: { key: sql`entry.id`, type: 'id' },
    name: { key: sql`entry.name_key`, type: 'text' },
    city: { key: sql`entry.city_key`, type: 'text' },
    country: { key: sql`country.name_key`, type: 'text' },
  };

  function conditionsOf(filter: AgencyFilter): Fragment[] {
    return [
      ...(filter.sport === undefined ? [] : [sql`${filter.sport}::text = any(entry.sports)`]),
      ...(filter.country === undefined ? [] : [sql`entry.country = ${filter.country}::text`]),
      ...searchWords(filter.q ?? '').map(
        (word) => sql`(
          strpos(entry.name_key, ${word}) > 0 or strpos(entry.city_key, ${word}) > 0
          or strpos(country.name_key, ${word}) > 0
        )`,
      ),
    ];
  }

  return {
    list: (filter, limit, after) => {
      const { field, descending } = readSort(agencySortFields, filter.sort ?? '-created');
      return readList(sql, {
        tables,
        columns,
        fields,
        conditions: conditionsOf(filter),
        sort: sortColumns[field],
        descending,
        limit,
        after,
      });
    },
    show: async (id) =>
      readingOf(
        await sql`
          select row_to_json(fields)::text, ${versionColumn(sql)}
          from (select ${columns} ${tables} where entry.id = ${id}::bigint) as page
          cross join lateral (select ${fields}) as fields`.raw(),
      ),
  };
}
