import { type Metric, metrics } from '@matchpoint/core/athletes/athlete';
import {
  type AthleteFilter,
  type AthleteSortField,
  athleteSortFields,
  metricBounds,
} from '@matchpoint/core/athletes/athlete-filter';
import { metricBins } from '@matchpoint/core/athletes/distribution';
import { searchWords } from '@matchpoint/core/display/collation';
import type { Sql } from '../database/connection.ts';
import {
  type Fragment,
  hasId,
  readingOf,
  readList,
  readSort,
  type SortColumn,
  versionColumn,
} from '../directory/list-statement.ts';
import type { Place, Reading } from '../directory/reading.ts';

export interface AthletesStore {
  list(filter: AthleteFilter, limit?: number, after?: Place): Promise<Reading>;
  show(id: string): Promise<Reading | null>;
  distributions(): Promise<Reading>;
}

export function createAthletesStore(sql: Sql): AthletesStore {
  const tables = sql`
    from athletes entry
    left join agencies agency on agency.id = entry.agency_id
    left join countries country on country.code = entry.country_of_residence`;
  const columns = sql`entry.*, agency.name as agency_name`;
  const fields = (row: Fragment) => sql`
    ${row}.id::text as id, ${row}.name, ${row}.gender, ${row}.sport, ${row}.country_of_residence, ${row}.bio,
    ${row}.agency_id::text as agency_id, agency_name, ${row}.profile_url, ${row}.video_1,
    ${row}.available_semester, ${row}.available_year,
    ${row}.utr as "UTR", ${row}.itf as "ITF", ${row}.gpa as "GPA", ${row}.sat as "SAT", ${row}.toefl as "TOEFL"`;
  const sortColumns: Record<AthleteSortField, SortColumn> = {
    created: { key: sql`entry.id`, type: 'id' },
    name: { key: sql`entry.name_key`, type: 'text' },
    gender: { key: sql`entry.gender collate "C"`, type: 'text' },
    sport: { key: sql`entry.sport collate "C"`, type: 'text' },
    country: { key: sql`country.name_key`, type: 'text' },
    available: {
      key: sql`entry.available_year * 4 + case entry.available_semester when 'Spring' then 1 when 'Fall' then 2 else 0 end`,
      type: 'number',
    },
    agency: { key: sql`nullif(agency.name_key, '')`, type: 'text' },
    gpa: { key: sql`entry.gpa`, type: 'number' },
    sat: { key: sql`entry.sat`, type: 'number' },
    toefl: { key: sql`entry.toefl`, type: 'number' },
    utr: { key: sql`entry.utr`, type: 'number' },
    itf: { key: sql`entry.itf`, type: 'number' },
  };
  const metricColumns: Record<Metric, Fragment> = {
    GPA: sql`entry.gpa`,
    SAT: sql`entry.sat`,
    TOEFL: sql`entry.toefl`,
    UTR: sql`entry.utr`,
    ITF: sql`entry.itf`,
  };

  function conditionsOf(filter: AthleteFilter): Fragment[] {
    const equal = (column: Fragment, value: string | undefined) =>
      value === undefined ? [] : [sql`${column} = ${value}::text`];
    return [
      ...equal(sql`entry.sport`, filter.sport),
      ...equal(sql`entry.gender`, filter.gender),
      ...equal(sql`entry.country_of_residence`, filter.country),
      ...equal(sql`entry.available_semester`, filter.semester),
      ...(filter.agency_id === undefined ? [] : [hasId(sql, sql`entry.agency_id`, filter.agency_id)]),
      ...(filter.year === undefined ? [] : [sql`entry.available_year = ${filter.year}::float8`]),
      ...metrics.flatMap((metric) => {
        const [min, max] = metricBounds[metric];
        const column = metricColumns[metric];
        return [
          ...(filter[min] === undefined ? [] : [sql`${column} >= ${filter[min]}::float8`]),
          ...(filter[max] === undefined ? [] : [sql`${column} <= ${filter[max]}::float8`]),
        ];
      }),
      ...searchWords(filter.q ?? '').map(
        (word) => sql`(
          strpos(entry.name_key, ${word}) > 0 or strpos(agency.name_key, ${word}) > 0
          or strpos(country.name_key, ${word}) > 0
        )`,
      ),
    ];
  }

  return {
    list: (filter, limit, after) => {
      const { field, descending } = readSort(athleteSortFields, filter.sort ?? '-created');
      return readList(sql, {
        tables,
        columns,
        fields: fields(sql`page`),
        conditions: conditionsOf(filter),
        sort: sortColumns[field],
        descending,
        limit,
        after,
      });
    },
    show: async (id) => {
      const rows = await sql`
        select row_to_json(fields)::text, ${versionColumn(sql)}
        from (select ${columns} ${tables} where entry.id = ${id}::bigint) as page
        cross join lateral (select ${fields(sql`page`)}) as fields`.raw();
      return readingOf(rows);
    },
    distributions: async () => {
      const edges = metrics
        .map((metric, position) => {
          const { from } = metricBins[metric];
          return sql`(${metric}::text, ${position}::int, ${`{${from.join(',')}}`}::text::float8[])`;
        })
        .reduce((all, row) => sql`${all}, ${row}`);
      const rows = await sql`
        with metric (name, position, edges) as (values ${edges}),
        counted as (
          select metric.name, greatest(width_bucket(score.value, metric.edges) - 1, 0) as n, count(*) as athletes
          from athletes entry
          cross join lateral (values
            ('GPA', entry.gpa), ('SAT', entry.sat), ('TOEFL', entry.toefl), ('UTR', entry.utr), ('ITF', entry.itf)
          ) as score (name, value)
          join metric on metric.name = score.name
          where score.value is not null
          group by 1, 2
        ),
        distribution as (
          select metric.name, metric.position,
            coalesce(sum(counted.athletes), 0) as athletes,
            json_agg(coalesce(counted.athletes, 0) order by bin.n) as bins
          from metric
          cross join lateral generate_series(0, cardinality(metric.edges) - 1) as bin (n)
          left join counted on counted.name = metric.name and counted.n = bin.n
          group by metric.name, metric.position
        )
        select
          json_object_agg(name, json_build_object('count', athletes, 'bins', bins) order by position)::text,
          ${versionColumn(sql)}
        from distribution`.raw();
      return readingOf(rows) ?? Promise.reject(new Error('A statement without a row.'));
    },
  };
}
