import { isOffered, type Offered, type Score, scores } from '@matchpoint/core/athletes/athlete-fields';
import { chosenFields } from '@matchpoint/core/athletes/athlete-filter';
import {
  type AthleteDistributions,
  type DistributionGroup,
  isNarrowed,
  scoreBins,
} from '@matchpoint/core/athletes/distribution';
import { type FilterValue, filterValues } from '@matchpoint/core/athletes/filter-values';
import { recordOf } from '@matchpoint/core/fields/table';
import type { Queries } from '../database/pool.ts';
import { joined, type Sql, sql } from '../database/sql.ts';
import { where } from '../directory/list-statement.ts';
import type { Reading } from '../directory/reading.ts';
import { shownAthlete } from '../directory/shown.ts';
import { athleteColumn, scoreColumns } from './athlete-columns.ts';
import { athleteConditions } from './athlete-list.ts';

interface CountedColumn {
  readonly name: Score | FilterValue;
  /** Null is not counted. */
  readonly column: Sql;
  /** Athletes of one bin, or else of one value, are counted together. */
  readonly bin?: Sql;
}

const countedColumns: readonly CountedColumn[] = [
  ...scores.map((name): CountedColumn => {
    const column = scoreColumns[name];
    const { from } = scoreBins[name];
    return { name, column, bin: sql`greatest(width_bucket(${column}, ${from}::float8[]) - 1, 0)` };
  }),
  ...chosenFields.map((name): CountedColumn => ({ name, column: athleteColumn(name) })),
  { name: 'term', column: sql`(entry.available_semester || ' ' || entry.available_year)` },
];

/** One pass for each field: plain passes are several times faster than one over fields times athletes. */
function countsOf(group: DistributionGroup, offered: Offered): Sql {
  const conditions = athleteConditions(group);
  return joined(
    countedColumns
      .filter(({ name }) => isOffered(name, offered))
      .map(
        ({ name, column, bin = column }) => sql`
        select ${name}::text, ${bin}::text, count(*)
        from athletes entry ${where([sql`${column} is not null`, shownAthlete, ...conditions])}
        group by 2`,
      ),
    sql` union all `,
  );
}

interface Counted {
  readonly version: string;
  /** Null where there is no athlete. */
  readonly name: string | null;
  readonly value: string;
  readonly athletes: string;
}

/** `distributions` of core, counted by the database. */
export async function readDistributions(
  group: DistributionGroup,
  offered: Offered,
  { query }: Queries,
): Promise<Reading> {
  const counted = scores.filter((score) => isOffered(score, offered));
  const rows = await query<Counted>(sql`
    select directory.version, counted.*
    from directory left join (${countsOf(group, offered)}) as counted (name, value, athletes) on true
    order by counted.name, counted.value collate "C"`);
  const countsNamed = (name: string) =>
    rows.filter((row) => row.name === name).map((row) => [row.value, Number(row.athletes)] as const);
  const distributions: Partial<AthleteDistributions> = {
    ...recordOf(counted, (score) => {
      const bins = scoreBins[score].from.map(() => 0);
      for (const [bin, athletes] of countsNamed(score)) bins[Number(bin)] = athletes;
      return { count: bins.reduce((sum, athletes) => sum + athletes, 0), bins };
    }),
    values: recordOf(filterValues, (name) => Object.fromEntries(countsNamed(name))),
    ...(isNarrowed(group) && { group }),
  };
  return { version: Number(rows[0]?.version), body: Buffer.from(JSON.stringify(distributions)) };
}
