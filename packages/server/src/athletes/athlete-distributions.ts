import { isOffered, type Offered, type Score, scores } from '@matchpoint/core/athletes/fields/athlete-fields';
import { chosenFields } from '@matchpoint/core/athletes/lists/athlete-filter';
import {
  type AthleteDistributions,
  type DistributionGroup,
  isNarrowed,
  scoreBins,
} from '@matchpoint/core/athletes/lists/distribution';
import { type FilterValue, filterValues } from '@matchpoint/core/athletes/lists/filter-values';
import { recordOf } from '@matchpoint/core/fields/table';
import type { Queries } from '../database/pool.ts';
import { joined, raw, type Sql, sql } from '../database/sql.ts';
import { type Reading, where } from '../directory/list-statement.ts';
import { athleteColumn, scoreColumns } from './athlete-columns.ts';
import { athleteConditions } from './athlete-list.ts';

interface CountedColumn {
  readonly name: Score | FilterValue;
  /** Athletes of one value are counted together; null is not counted. */
  readonly value: Sql;
}

const countedColumns: readonly CountedColumn[] = [
  ...scores.map((name): CountedColumn => {
    const column = scoreColumns[name];
    const bin = sql`greatest(width_bucket(${column}, ${scoreBins[name].from}::float8[]) - 1, 0)`;
    return { name, value: sql`case when ${column} is not null then ${bin} end` };
  }),
  ...chosenFields.map((name): CountedColumn => ({ name, value: athleteColumn(name) })),
  { name: 'term', value: sql`(entry.available_semester || ' ' || entry.available_year)` },
];

/** All columns in one pass over the athletes. A row is of the column that is not null in it. */
function countsOf(group: DistributionGroup, columns: readonly CountedColumn[], isShown: Sql): Sql {
  const comma = sql`, `;
  const values = columns.map(({ value }, index) => sql`${value} as ${raw(`c${index}`)}`);
  const names = columns.map((_, index) => raw(`c${index}`));
  const of = names.map((name, index) => sql`when ${name} is not null then ${columns[index]?.name ?? ''}`);
  return sql`
    select case ${joined(of, sql` `)} end as name,
      coalesce(${joined(
        names.map((name) => sql`${name}::text`),
        comma,
      )}) as value,
      count(*) as athletes
    from (
      select ${joined(values, comma)} from athletes entry
      ${where([isShown, ...athleteConditions(group)])}
    ) as entry
    group by grouping sets (${joined(
      names.map((name) => sql`(${name})`),
      comma,
    )})`;
}

interface Counted {
  readonly version: string;
  /** Null where there is no athlete, or where athletes have no value. */
  readonly name: string | null;
  readonly value: string;
  readonly athletes: string;
}

/** `distributions` of core, counted by the database. */
export async function readDistributions(
  group: DistributionGroup,
  offered: Offered,
  { query }: Queries,
  isShown: Sql,
): Promise<Reading> {
  const counted = scores.filter((score) => isOffered(score, offered));
  const columns = countedColumns.filter(({ name }) => isOffered(name, offered));
  const valuesOffered = filterValues.filter((name) => isOffered(name, offered));
  const rows = await query<Counted>(sql`
    select directory.version, counted.*
    from directory left join (${countsOf(group, columns, isShown)}) as counted on true
    order by counted.name, counted.value collate "C"`);
  const countsNamed = (name: string) =>
    rows.filter((row) => row.name === name).map((row) => [row.value, Number(row.athletes)] as const);
  const distributions: Partial<AthleteDistributions> = {
    ...recordOf(counted, (score) => {
      const bins = scoreBins[score].from.map(() => 0);
      for (const [bin, athletes] of countsNamed(score)) bins[Number(bin)] = athletes;
      return { count: bins.reduce((sum, athletes) => sum + athletes, 0), bins };
    }),
    values: recordOf(valuesOffered, (name) => Object.fromEntries(countsNamed(name))),
    ...(isNarrowed(group) && { group }),
  };
  return { version: Number(rows[0]?.version), body: Buffer.from(JSON.stringify(distributions)) };
}
